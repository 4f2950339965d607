// Claims to a listed company.
import * as z from 'zod'
import { claimNoteMost, staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required, requiredLine } from '#contract/foundation/fields.ts'
import { Id, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { ownershipStates } from './proofs.ts'
import {
  Case,
  ClaimDocument,
  ClaimMailbox,
  ClaimPage,
  NewOwnershipClaim,
  Objection,
  OnObjection,
  OpenClaim,
  Row,
} from './shapes.ts'

export type * from './shapes.ts'

const own = {
  method: 'POST',
  signedIn: 'verified',
  params: Id,
  answer: ClaimPage,
  refusals: ['NotFound', 'Gone', 'Forbidden', 'Conflict'],
} as const

const staff = ['verifier', 'administrator'] as const
const OnClaim = z.object({ claimID: Uuid })
const queueStates = ['queue', 'letters', ...ownershipStates, 'all'] as const

const judges = {
  method: 'POST',
  signedIn: true,
  staff,
  params: OnClaim,
  answer: Case,
  refusals: ['NotFound', 'Forbidden', 'Conflict'],
} as const

export const ownershipClaims = capability({
  mine: {
    method: 'GET',
    path: '/ownership-claim/mine',
    summary: 'The own open claims, oldest first.',
    signedIn: true,
    answer: z.array(OpenClaim),
  },
  read: {
    method: 'GET',
    path: '/business/:id/claim',
    summary: 'How a listed company can be claimed, which proofs would count and why, and the own claim.',
    signedIn: true,
    params: Id,
    answer: ClaimPage,
    refusals: ['NotFound', 'Gone'],
  },
  start: {
    ...own,
    path: '/business/:id/claim',
    summary: 'Begins a claim, or changes the facts of the open one; the domain is looked at.',
    body: NewOwnershipClaim,
  },
  sendCode: {
    ...own,
    path: '/business/:id/claim/mailbox',
    summary: 'Sends a code to a mailbox at the listing’s own domain.',
    body: ClaimMailbox,
  },
  call: {
    ...own,
    path: '/business/:id/claim/phone',
    summary: 'Reads a code to the phone number of the listing.',
  },
  proveDomain: {
    ...own,
    path: '/business/:id/claim/domain',
    summary: 'Asks for a record or file at the listing’s domain; repeated, looks for it now.',
    body: z.object({ method: z.enum(['dns', 'file']) }),
  },
  sendDocument: {
    ...own,
    path: '/business/:id/claim/document',
    summary: 'Sends a document that a verifier reads.',
    body: ClaimDocument,
  },
  orderLetter: {
    ...own,
    path: '/business/:id/claim/letter',
    summary: 'Orders a letter with a code to the address of the listing.',
  },
  enterCode: {
    ...own,
    path: '/business/:id/claim/code',
    summary: 'Enters the code of an email, call or letter.',
    body: z.object({ method: z.enum(['mailbox', 'phone', 'letter']), code: requiredLine(20) }),
  },
  withdraw: {
    ...own,
    path: '/business/:id/claim/withdraw',
    summary: 'Takes an open claim back; an editor by it leaves.',
  },
  release: {
    ...own,
    path: '/business/:id/claim/release',
    summary: 'Gives a claimed company back: the holder leaves, and it is listed again if nobody else runs it.',
  },
  sayColleague: {
    ...own,
    path: '/business/:id/claim/colleague',
    summary: 'Says that the sides of a contest are colleagues; when both say so, both stay.',
  },
  appeal: {
    ...own,
    path: '/business/:id/claim/appeal',
    summary: 'Asks once for a second look at a decision, by another verifier.',
    body: z.object({ content: required(claimNoteMost) }),
  },
  objection: {
    method: 'GET',
    path: '/ownership-claim/objection/:token',
    summary: 'The claim that the receiver of an email to the company may object to.',
    params: OnObjection,
    answer: Objection,
    refusals: ['NotFound'],
  },
  confirm: {
    method: 'POST',
    path: '/ownership-claim/objection/:token/confirm',
    summary:
      'Says that the claimant is a colleague. It is noted and decides nothing: an objection stays possible, and none is taken back.',
    params: OnObjection,
    answer: Objection,
    refusals: ['NotFound', 'Conflict'],
  },
  object: {
    method: 'POST',
    path: '/ownership-claim/objection/:token',
    summary: 'Objects to a claim, once; a verifier decides.',
    params: OnObjection,
    body: z.object({ reason: required(claimNoteMost) }),
    answer: Objection,
    refusals: ['NotFound', 'Conflict'],
  },
  list: {
    method: 'GET',
    path: '/ownership-claim',
    summary: 'Claims of companies, by default those that wait for a verifier, the next due first.',
    signedIn: true,
    staff,
    query: tableQuery(['dueAt', 'since'], 'dueAt', {
      state: z.enum(queueStates).default('queue').describe('`letters`: to be posted'),
    }),
    answer: tableOf(Row),
  },
  readCase: {
    method: 'GET',
    path: '/ownership-claim/:claimID',
    summary: 'A claim as a verifier sees it: what speaks for each side.',
    signedIn: true,
    staff,
    params: OnClaim,
    answer: Case,
    refusals: ['NotFound'],
  },
  decide: {
    ...judges,
    path: '/ownership-claim/:claimID/decide',
    summary:
      'Decides a claim with a reason. Where other companies have its number or domain, an approval needs `despite`.',
    body: z.object({
      outcome: z.enum(['approve', 'refuse']),
      reason: required(staffReasonMost),
      despite: z.boolean().default(false).describe('the warnings were looked at'),
    }),
  },
  markPosted: {
    ...judges,
    path: '/ownership-claim/:claimID/posted',
    summary: 'Notes that the letter was posted.',
  },
  letter: {
    ...judges,
    path: '/ownership-claim/:claimID/letter',
    summary:
      'The letter as a PDF to print and post, in base64. Its code is new each time; a posted one stays as it is.',
    answer: z.object({ name: z.string(), content: z.string() }),
    secret: true,
  },
  caseFile: {
    method: 'GET',
    path: '/ownership-claim/:claimID/file/:fileID',
    summary: 'An address for ten minutes of a document of a claim.',
    signedIn: true,
    staff,
    params: OnClaim.extend({ fileID: Uuid }),
    answer: AttachmentAddress,
    refusals: ['NotFound'],
  },
})
