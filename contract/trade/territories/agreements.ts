// Agreements of suppliers and those who represent them: proposed by one side, confirmed by the other.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { agreementTextMost, noticeDaysMost, territoryPageSizeMost } from './constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Country, Day, Instant, listOf, Named, paging, text, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { Author } from '#contract/identity/actors.ts'
import { Attachment, AttachmentAddress, Attachments } from '#contract/identity/files/attachments.ts'
import { NewAgreement } from './fields.ts'
import {
  agreementActs,
  agreementSides,
  agreementStates,
  disputeEnds,
  disputeKinds,
  disputeOutcomes,
  exclusivities,
  lineRoles,
} from './states.ts'

const Side = z.enum(agreementSides)
const BySide = z.object({ supplier: z.boolean(), distributor: z.boolean() })

export const Agreement = z.object({
  agreementID: z.string(),
  state: z.enum(agreementStates),
  side: Side.describe('of the reading business'),
  proposedBy: Side,
  supplier: Author.nullable().describe('null: left the network'),
  distributor: Author.nullable(),
  lines: z.array(Named),
  subject: z.string().nullable(),
  countries: z.array(Country),
  role: z.enum(lineRoles),
  exclusivity: z.enum(exclusivities),
  from: Day,
  until: Day.nullable(),
  showsEnd: BySide,
  listed: BySide.describe('shown publicly; a confirmed one where both say so'),
  note: z.string(),
  replaces: z.string().nullable(),
  proposedAt: Instant,
  confirmedAt: Instant.nullable(),
  notice: z.object({ by: Side, until: Day }).nullable(),
  endedAt: Instant.nullable(),
  confirmedUntil: Day.nullable().describe('was confirmed until; null: never, or still'),
  dispute: z
    .object({
      disputeID: z.string(),
      kind: z.enum(disputeKinds),
      by: Side.nullable().describe('null: a third company'),
      openedAt: Instant,
      dueAt: Instant,
      text: z.string().describe('own words; those of others stay with the verifier'),
      files: z.array(Attachment).describe('own ones'),
      outcome: z.enum(disputeEnds).nullable().describe('closed: the agreement ended before a decision'),
    })
    .nullable(),
  history: z.array(
    z.object({
      at: Instant,
      by: z.enum([...agreementSides, 'time', 'staff']),
      act: z.enum([...agreementActs, 'propose', 'show', 'end', 'lapse', 'keep', 'refute']),
    }),
  ),
  can: z.object({
    confirm: z.boolean(),
    decline: z.boolean(),
    giveNotice: z.boolean(),
    withdraw: z.boolean(),
    dispute: z.boolean(),
    addEvidence: z.boolean(),
    show: z.boolean(),
    renew: z.boolean(),
  }),
})
export type Agreement = z.output<typeof Agreement>

const caseWhys = ['overdue', 'brand', 'side'] as const
const Row = z.object({
  disputeID: z.string(),
  agreementID: z.string(),
  kind: z.enum(disputeKinds),
  brand: z.string().describe('whose appointment is said to be false'),
  by: Named.nullable().describe('the company that asks'),
  supplier: Named.nullable(),
  distributor: Named.nullable(),
  state: z.enum(agreementStates),
  openedAt: Instant,
  dueAt: Instant,
  outcome: z.enum(disputeEnds).nullable(),
})
export type AgreementCaseRow = z.output<typeof Row>
const Statement = z.object({
  by: z.enum([...agreementSides, 'brand']),
  at: Instant,
  text: z.string(),
  files: z.array(Attachment),
})
const Case = Row.extend({
  lines: z.array(Named),
  subject: z.string().nullable(),
  countries: z.array(Country),
  role: z.enum(lineRoles),
  exclusivity: z.enum(exclusivities),
  from: Day,
  until: Day.nullable(),
  history: Agreement.shape.history,
  statements: z.array(Statement),
  verified: z.boolean().describe('the company that asks is verified'),
  reason: z.string().describe('of the decision'),
})
export type AgreementCase = z.output<typeof Case>

const OnAgreement = z.object({ businessID: Uuid, agreementID: Uuid })
const acts = {
  method: 'POST',
  signedIn: 'verified',
  needs: { permission: 'manageAgreements', by: 'businessID' },
  params: OnAgreement,
  answer: Agreement,
  refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
} as const
const reads = {
  method: 'GET',
  signedIn: true,
  needs: { permission: 'readTerritories', by: 'businessID' },
  refusals: ['NotFound', 'Gone', 'Forbidden'],
} as const
const staff = ['verifier', 'administrator'] as const
const OnDispute = z.object({ disputeID: Uuid })
const Evidence = z.object({
  text: required(agreementTextMost),
  files: Attachments.describe('the page of the contract that shows it, for the verifier alone; deleted when decided'),
})

export const agreements = capability({
  list: {
    ...reads,
    path: '/business/:businessID/agreement',
    summary: 'Agreements of a business, those that wait for it first.',
    params: z.object({ businessID: Uuid }),
    query: z.object({
      side: Side.optional().describe('of the business'),
      which: z.enum(['open', 'over']).optional().describe('open: that may still change'),
      ...paging(territoryPageSizeMost),
    }),
    answer: listOf(Agreement).extend({
      inForce: z.int(),
      waiting: z.int().describe('for the word of the business'),
      unanswered: z.int().describe('for the word of the other side'),
    }),
  },
  read: {
    ...reads,
    path: '/business/:businessID/agreement/:agreementID',
    summary: 'An agreement of a business.',
    params: OnAgreement,
    answer: Agreement,
  },
  propose: {
    ...acts,
    path: '/business/:businessID/agreement',
    summary:
      'States an agreement with another business, which confirms it or not. The same open proposal is answered as it is. A supplier is refused where a cell is taken.',
    params: z.object({ businessID: Uuid }),
    body: NewAgreement,
  },
  confirm: {
    ...acts,
    path: '/business/:businessID/agreement/:agreementID/confirm',
    summary:
      'Confirms what the other side proposed. A supplier is told which cell is taken; a distributor that it can’t be confirmed now. Safe to repeat.',
    body: z.object({
      lines: z.array(Uuid).max(50).default([]).describe('for a supplier, where a subject stands in their place'),
      showsEnd: z.boolean().default(false),
      listed: z.boolean().default(true),
    }),
  },
  decline: {
    ...acts,
    path: '/business/:businessID/agreement/:agreementID/decline',
    summary: 'Declines a proposal: it is shown nowhere any more. Safe to repeat.',
  },
  giveNotice: {
    ...acts,
    path: '/business/:businessID/agreement/:agreementID/notice',
    summary: 'Gives notice: it stays confirmed until the day. Safe to repeat.',
    body: z.object({ until: Day.describe(`last day, at most ${noticeDaysMost} days ahead`) }),
  },
  withdraw: {
    ...acts,
    path: '/business/:businessID/agreement/:agreementID/withdraw',
    summary: 'Withdraws the own word alone and at once; no reason is asked for or shown. Safe to repeat.',
  },
  dispute: {
    ...acts,
    path: '/business/:businessID/agreement/:agreementID/dispute',
    summary: 'Says that it is not as stated: it is not shown as confirmed until a verifier has seen the contract.',
    body: Evidence,
  },
  addEvidence: {
    ...acts,
    path: '/business/:businessID/agreement/:agreementID/evidence',
    summary: 'The other side’s word in a dispute, once, for the verifier alone.',
    body: Evidence,
  },
  show: {
    ...acts,
    method: 'PUT',
    path: '/business/:businessID/agreement/:agreementID/show',
    summary: 'Says whether the agreement and its end are shown publicly; both sides must agree. Safe to repeat.',
    body: z.object({ listed: z.boolean(), showsEnd: z.boolean() }),
  },
  challenge: {
    method: 'POST',
    path: '/business/:businessID/false-appointment',
    summary:
      'A company says that another one is shown as appointed for its brand and is not. Decided within 48 hours; a verified company’s word counts then without a decision. Safe to repeat.',
    signedIn: 'verified',
    needs: { permission: 'manageAgreements', by: 'businessID' },
    params: z.object({ businessID: Uuid }),
    body: Evidence.extend({
      distributor: Uuid.describe('id of the business that is shown as appointed'),
      supplier: Uuid.optional().describe('shown as the maker; the own business without'),
      brand: required(80),
    }),
    answer: z.object({ disputes: z.array(z.string()), dueAt: Instant }),
    refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
  },
  queue: {
    method: 'GET',
    path: '/agreement-case',
    summary: 'Disputes and false appointments, the next due first.',
    signedIn: true,
    staff,
    query: tableQuery(['dueAt'], 'dueAt', {
      why: z.enum(caseWhys).optional().describe('only these'),
      decided: z.enum(['true']).optional().describe('those decided in place of open ones'),
    }),
    answer: tableOf(Row),
  },
  readCase: {
    method: 'GET',
    path: '/agreement-case/:disputeID',
    summary: 'A dispute as a verifier sees it: both sides’ words and pages of the contract. Not of an own company.',
    signedIn: true,
    staff,
    params: OnDispute,
    answer: Case,
    refusals: ['NotFound', 'Forbidden'],
  },
  decide: {
    method: 'POST',
    path: '/agreement-case/:disputeID',
    summary: 'Decides with a reason; the pages of the contract are deleted.',
    signedIn: true,
    staff,
    params: OnDispute,
    body: z.object({
      outcome: z.enum(disputeOutcomes).describe('kept: as it stood before; notConfirmed: shown nowhere any more'),
      reason: text(staffReasonMost).refine((value) => value !== '', 'is missing'),
    }),
    answer: Case,
    refusals: ['NotFound', 'Forbidden', 'Conflict'],
  },
  caseFile: {
    method: 'GET',
    path: '/agreement-case/:disputeID/file/:fileID',
    summary: 'An address at which a verifier can read a page of the contract, for some minutes.',
    signedIn: true,
    staff,
    params: OnDispute.extend({ fileID: Uuid }),
    answer: AttachmentAddress,
    refusals: ['NotFound'],
  },
})
