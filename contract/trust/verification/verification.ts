// Verification: claims and verifier queue.
import * as z from 'zod'
import { claimFilesMost, claimNoteMost, staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Attachment, AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { Day, Instant, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { NewClaim } from './fields.ts'
import { claimKinds, claimStates } from '#contract/identity/businesses/verification-kinds.ts'

const Kind = z.enum(claimKinds)
const State = z.enum(claimStates)
const Detail = z
  .record(z.string(), z.string())
  .describe('by kind: country, issuer, scope, expireDate, method (`dns`, `file`, `mail`), mailbox')

const Checked = z.object({
  kind: Kind,
  subject: z.string().describe('what was checked: the number, domain, address or certificate'),
  detail: Detail,
  checkedAt: Instant,
  checkedBy: z.array(z.string()).describe('verifiers of the operator; empty: an automatic check'),
  validUntil: Instant,
})
export type CheckedClaim = z.output<typeof Checked>

const PublicVerification = z.object({
  businessID: z.string(),
  key: z.string(),
  companyName: z.string(),
  verified: z.boolean(),
  claims: z.array(Checked),
  notChecked: z.array(Kind),
  history: z
    .array(z.object({ kind: Kind, happened: z.enum(['verified', 'expired', 'withdrawn']), at: Instant }))
    .describe('latest first'),
})
export type PublicVerification = z.output<typeof PublicVerification>

const Entry = z.object({
  id: z.string(),
  happened: z.enum([
    'submitted',
    'taken',
    'released',
    'asked',
    'answered',
    'approved',
    'verified',
    'refused',
    'expired',
    'withdrawn',
    'proven',
    'unproven',
  ]),
  author: z.string().describe('name; empty: a job'),
  content: z.string(),
  at: Instant,
})

const Claim = z.object({
  claimID: z.string(),
  kind: Kind,
  state: State,
  subject: z.string(),
  detail: Detail,
  note: z.string(),
  files: z.array(Attachment),
  submittedAt: Instant,
  decidedAt: Instant.nullable(),
  validUntil: Instant.nullable(),
  reason: z.string().describe('of a refusal'),
  entries: z.array(Entry).describe('oldest first'),
  proof: z
    .object({ token: z.string(), lastCheckedAt: Instant.nullable(), lastProblem: z.string() })
    .nullable()
    .describe('of a domain: what the record or file must hold'),
})
export type Claim = z.output<typeof Claim>

const OwnVerification = z.object({
  open: z.boolean().describe('may claims be made: a paid tier, or opened to all'),
  claims: z.array(Claim),
})
export type OwnVerification = z.output<typeof OwnVerification>

const Case = z.object({
  claimID: z.string(),
  kind: Kind,
  state: State,
  subject: z.string(),
  businessID: z.string(),
  companyName: z.string(),
  country: z.string(),
  submittedAt: Instant,
  dueAt: Instant,
  verifier: z.object({ userID: z.string(), name: z.string() }).nullable().describe('who has taken it'),
})
export type Case = z.output<typeof Case>
export const CaseDetail = Case.extend({
  key: z.string(),
  claim: Claim,
  approvedBy: z.string().describe('first of four eyes, or empty'),
  holding: z.array(Checked).describe('all that holds now of the business, with this claim'),
  can: z.object({ take: z.boolean(), ask: z.boolean(), approve: z.boolean(), refuse: z.boolean() }),
  own: z.boolean().describe('the viewer belongs to the business and may not judge it'),
  others: z
    .array(z.object({ businessID: z.string(), companyName: z.string(), state: State }))
    .describe('other companies that claim the same number or domain'),
  profile: z
    .record(z.string(), z.string())
    .describe('what the profile says: companyName, legalAddress, city, country, website, yearStablished'),
})
export type CaseDetail = z.output<typeof CaseDetail>

const Business = z.object({ businessID: Uuid })
const OwnClaim = z.object({ businessID: Uuid, claimID: Uuid })
const needs = { permission: 'askVerification', by: 'businessID' } as const
const owns = { signedIn: 'verified', needs, answer: OwnVerification } as const
const onOwn = {
  ...owns,
  method: 'POST',
  params: OwnClaim,
  refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
} as const
const staff = ['verifier', 'administrator'] as const
const OnCase = z.object({ claimID: Uuid })
const judges = {
  method: 'POST',
  signedIn: true,
  staff,
  params: OnCase,
  answer: CaseDetail,
  refusals: ['NotFound', 'Forbidden', 'Conflict'],
} as const
const Reason = z.object({ reason: required(staffReasonMost) })

export const verification = capability({
  read: {
    method: 'GET',
    path: '/business/:businessID/verification',
    summary: 'What was checked of a business, when, by whom and until when, and what was not.',
    params: Business,
    answer: PublicVerification,
    refusals: ['NotFound', 'Gone'],
  },
  own: {
    ...owns,
    method: 'GET',
    path: '/business/:businessID/verification/claim',
    summary: 'All claims of an own business with their states.',
    params: Business,
    refusals: ['NotFound', 'Gone', 'Forbidden'],
  },
  submit: {
    ...owns,
    method: 'POST',
    path: '/business/:businessID/verification/claim',
    summary:
      'Claims something of the business, with evidence. An open claim of the same kind and subject stays as it is.',
    params: Business,
    body: z.object({ claim: NewClaim }),
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  answer: {
    ...onOwn,
    path: '/business/:businessID/verification/claim/:claimID/answer',
    summary: 'Answers what the verifier has asked.',
    body: z.object({
      content: required(claimNoteMost),
      files: z
        .array(z.object({ token: z.string().min(1).max(200) }))
        .max(claimFilesMost)
        .default([]),
    }),
  },
  check: {
    ...onOwn,
    path: '/business/:businessID/verification/claim/:claimID/check',
    summary: 'Looks for the proof of a domain now.',
  },
  confirm: {
    ...onOwn,
    path: '/business/:businessID/verification/claim/:claimID/confirm',
    summary: 'Proves a domain by the code that was sent to its mailbox.',
    body: z.object({ code: required(20) }),
  },
  withdraw: {
    ...onOwn,
    method: 'DELETE',
    path: '/business/:businessID/verification/claim/:claimID',
    summary: 'Takes a claim back; what was verified counts no longer.',
  },
  file: {
    method: 'GET',
    path: '/business/:businessID/verification/claim/:claimID/file/:fileID',
    summary: 'An address for ten minutes of a document of an own claim.',
    signedIn: true,
    needs,
    params: OwnClaim.extend({ fileID: Uuid }),
    answer: AttachmentAddress,
    refusals: ['NotFound', 'Gone', 'Forbidden'],
  },
  list: {
    method: 'GET',
    path: '/verification/claim',
    summary: 'Claims of all businesses, by default those that wait for a verifier, the next due first.',
    signedIn: true,
    staff,
    query: tableQuery(['dueAt', 'submittedAt'], 'dueAt', {
      state: z
        .enum(['judged', ...claimStates, 'all'])
        .default('judged')
        .describe('`judged`: waiting or seconding'),
      kind: Kind.optional().describe('what is claimed'),
      verifier: z.enum(['me', 'nobody']).optional().describe('who has taken it'),
    }),
    answer: tableOf(Case),
  },
  readCase: {
    method: 'GET',
    path: '/verification/claim/:claimID',
    summary: 'A claim as a verifier sees it, with evidence and history.',
    signedIn: true,
    staff,
    params: OnCase,
    answer: CaseDetail,
    refusals: ['NotFound'],
  },
  take: {
    ...judges,
    path: '/verification/claim/:claimID/take',
    summary: 'Takes a case, or gives it back.',
    body: z.object({ taken: z.boolean() }),
  },
  ask: {
    ...judges,
    path: '/verification/claim/:claimID/ask',
    summary: 'Asks the owner for more; a mail tells them.',
    body: z.object({ content: required(claimNoteMost) }),
  },
  approve: {
    ...judges,
    path: '/verification/claim/:claimID/approve',
    summary: 'Approves a claim. With four eyes the first approval waits for another verifier.',
    body: Reason.extend({
      validUntil: Day.optional().describe('last day; without one by the kind'),
      despite: z.boolean().default(false).describe('needed where other companies claim the same; the reason says why'),
    }),
  },
  refuse: {
    ...judges,
    path: '/verification/claim/:claimID/refuse',
    summary: 'Refuses a claim; the owner reads the reason.',
    body: Reason,
  },
  caseFile: {
    method: 'GET',
    path: '/verification/claim/:claimID/file/:fileID',
    summary: 'An address for ten minutes of a document of a claim.',
    signedIn: true,
    staff,
    params: OnCase.extend({ fileID: Uuid }),
    answer: AttachmentAddress,
    refusals: ['NotFound'],
  },
})
