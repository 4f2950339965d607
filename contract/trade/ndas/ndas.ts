// NDAs before files: proposed in a thread or for an RFQ, signed by both sides, ended by either.
import * as z from 'zod'
import { ndaPageSizeMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { locales } from '#contract/foundation/locales.ts'
import { Instant, listOf, paging, Uuid } from '#contract/foundation/shapes.ts'
import { Author } from '#contract/identity/actors.ts'
import { Attachment, AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { As, reading, refusals, ThreadID } from '#contract/trade/inquiries/team.ts'
import { NdaReason, NewNda, NewSignature } from './fields.ts'
import { ndaKinds, ndaObstacles, ndaStates, ndaTexts } from './states.ts'

const Side = z.enum(['S', 'R'])

const Signature = z.object({
  side: Side,
  firm: z.string().describe('as it was called then'),
  name: z.string(),
  role: z.string(),
  signedAt: Instant,
  address: z.string().describe('network address at signing; of IPv6 the first half'),
  hash: z.string().describe('SHA-256 of the text, in hex'),
})
export type NdaSignature = z.output<typeof Signature>

export const Nda = z.object({
  ndaID: z.string(),
  requestID: z.string(),
  rfqID: z.string().nullable(),
  kind: z.enum(ndaKinds),
  state: z.enum(ndaStates),
  side: Side.describe('of whom it is read'),
  proposer: Side,
  discloser: Side.describe('of a oneWay: the side that shows files'),
  as: Author.nullable().describe('own side; null: left the network'),
  with: Author.nullable().describe('other side; null: left the network'),
  subject: z.string().describe('of the thread'),
  text: z.object({
    kind: z.enum(ndaTexts),
    lang: z.enum(locales).nullable().describe('null: of an own text'),
    title: z.string(),
    content: z.string().describe('plain text, `# ` begins a heading; empty: an own text, see `file`'),
    file: Attachment.nullable(),
    hash: z.string().describe('SHA-256 in hex: of title, a line break and content, or of the bytes of the file'),
  }),
  signatures: z.array(Signature).describe('in the order of signing'),
  proposedAt: Instant,
  signUntil: Instant.describe('a proposal that is not signed by both lapses then'),
  settledAt: Instant.nullable().describe('since when it is in its state; null while proposed'),
  reason: z.string().describe('of declining or ending'),
  holds: z
    .boolean()
    .describe('in force between those who signed; false where one side is another firm since a merge, or gone'),
  can: z.object({ sign: z.boolean(), decline: z.boolean(), withdraw: z.boolean(), end: z.boolean() }),
  obstacle: z
    .enum(ndaObstacles)
    .nullable()
    .describe(
      'why the viewer can not sign for a side that has not signed: no permission, an ownership claim, too late, signed for the other side, or another firm in the place of one that signed',
    ),
})
export type Nda = z.output<typeof Nda>

const Opening = z.object({
  at: Instant.describe('the last time on that day'),
  times: z.int().describe('how often this person opened it on that day (UTC)'),
  file: z.string().describe('its name'),
  fileID: z.string(),
  revision: z.int().describe('1 is the first file of this name in the thread'),
  from: Side.describe('whose file it is'),
  firm: z.string().describe('of the reader, as it was called then'),
  person: z.string(),
  marked: z
    .boolean()
    .nullable()
    .describe('pages bore firm and day; false: given as sent, such as a STEP file; null: opened before this was noted'),
})
export type NdaOpening = z.output<typeof Opening>

const Of = z.object({ ndaID: Uuid })
const proposing = { permission: 'answerRequests', by: 'bid', orSelf: true } as const
const signing = { permission: 'signNdas', by: 'bid', orSelf: true } as const
const ending = { permission: 'endRequests', by: 'bid', orSelf: true } as const
const acts = {
  method: 'POST',
  signedIn: 'verified',
  params: Of,
  query: As,
  answer: Nda,
  refusals: [...refusals, 'Conflict'],
} as const

export const ndas = capability({
  operatorText: {
    method: 'GET',
    path: '/nda-text/:kind',
    summary: "The operator's text of an NDA as plain text, as it would be proposed now, with its SHA-256.",
    signedIn: true,
    params: z.object({ kind: z.enum(ndaKinds).describe('of the agreement: one side shows files, or both') }),
    query: z.object({ lang: z.enum(locales).optional().describe('language of the text; else Accept-Language') }),
    answer: z.object({ title: z.string(), content: z.string(), hash: z.string() }),
    refusals: ['NotFound'],
  },
  list: {
    method: 'GET',
    path: '/nda',
    summary: 'The NDAs of an actor, the latest first.',
    signedIn: true,
    needs: reading,
    query: As.extend({
      state: z.enum(ndaStates).optional().describe('only those in this state'),
      ...paging(ndaPageSizeMost),
    }),
    answer: listOf(Nda),
    refusals,
  },
  ofThread: {
    method: 'GET',
    path: '/business/request/:rid/nda',
    summary: 'The NDAs of a thread, the latest first.',
    signedIn: true,
    needs: reading,
    params: ThreadID,
    query: As,
    answer: z.array(Nda),
    refusals,
  },
  propose: {
    method: 'POST',
    path: '/business/request/:rid/nda',
    summary:
      'Proposes an NDA in an open thread. Files that a side sends with `afterNda` are opened to the other one once both have signed. The same proposal again, of the text of the operator, is the one that waits.',
    signedIn: 'verified',
    needs: proposing,
    params: ThreadID,
    query: As,
    body: NewNda,
    answer: Nda,
    refusals: [...refusals, 'Conflict'],
  },
  proposeForRfq: {
    method: 'POST',
    path: '/rfq/:rfqID/nda',
    summary:
      'Proposes an NDA to every supplier of an open request for quotation, as its buyer, where none waits or is in force. Safe to repeat.',
    signedIn: 'verified',
    params: z.object({ rfqID: Uuid }),
    body: NewNda,
    answer: z.object({
      proposed: z.int(),
      waiting: z.int().describe('proposed or in force before'),
      skipped: z.int().describe('declined, or nobody can write in the thread, or it has 10 NDAs'),
    }),
    refusals: ['NotFound', 'Forbidden', 'Conflict'],
  },
  read: {
    method: 'GET',
    path: '/nda/:ndaID',
    summary: 'An NDA with its text and signatures, for the two sides of its thread.',
    signedIn: true,
    needs: reading,
    params: Of,
    query: As,
    answer: Nda,
    refusals,
  },
  sign: {
    ...acts,
    path: '/nda/:ndaID/sign',
    needs: signing,
    summary:
      'Signs for a side, once, with name, role, time, network address and the SHA-256 of the text: a simple electronic signature. With the second one it is in force. Safe to repeat.',
    body: NewSignature,
  },
  decline: {
    ...acts,
    path: '/nda/:ndaID/decline',
    needs: ending,
    summary: 'Declines a proposal of the other side. Safe to repeat.',
    body: z.object({ reason: NdaReason.default('') }),
  },
  withdraw: {
    ...acts,
    path: '/nda/:ndaID/withdraw',
    needs: ending,
    summary: 'Withdraws an own proposal that is not in force yet. Safe to repeat.',
    body: z.object({}),
  },
  end: {
    ...acts,
    path: '/nda/:ndaID/end',
    needs: ending,
    summary:
      'Ends the access to files under an NDA in force, at once and for both sides; what was signed stays. Safe to repeat.',
    body: z.object({ reason: NdaReason.default('') }),
  },
  copy: {
    method: 'GET',
    path: '/nda/:ndaID/copy',
    summary: 'The copy with the text and all signatures, as a PDF in base64, in the language of the text.',
    signedIn: true,
    needs: reading,
    params: Of,
    query: As,
    answer: z.object({ name: z.string(), content: z.string() }),
    refusals,
  },
  text: {
    method: 'GET',
    path: '/nda/:ndaID/text/:fileID',
    summary: 'An address at which the viewer can download the own text of an NDA, for some minutes.',
    signedIn: true,
    needs: reading,
    params: Of.extend({ fileID: Uuid }),
    query: As,
    answer: AttachmentAddress,
    refusals,
  },
  openings: {
    method: 'GET',
    path: '/business/request/:rid/nda/openings',
    summary:
      'Who opened which file of a thread that was sent with `afterNda`, the latest first, a row for each person, file and day: own files by the other side, and its files by the own people.',
    signedIn: true,
    needs: reading,
    params: ThreadID,
    query: As.extend(paging(ndaPageSizeMost)),
    answer: listOf(Opening),
    refusals,
  },
})
