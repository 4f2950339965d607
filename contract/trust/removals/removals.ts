// Removals of listings.
import * as z from 'zod'
import { removalReasonMost, staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { Email, required } from '#contract/foundation/fields.ts'
import { Id, Instant, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

export const removalStates = ['waiting', 'hidden', 'removed', 'refused'] as const
export type RemovalState = (typeof removalStates)[number]
const State = z.enum(removalStates)
const staff = ['moderator', 'administrator'] as const

export const NewRemoval = z.object({
  email: Email,
  reason: required(removalReasonMost),
  soleTrader: z.boolean().default(false).describe('the company bears the name of a natural person'),
})

const Removal = z.object({
  removalID: z.string(),
  businessID: z.string(),
  companyName: z.string(),
  email: z.string(),
  reason: z.string(),
  soleTrader: z.boolean(),
  ownDomain: z.boolean().describe('the mailbox is at the domain of the listing'),
  run: z.boolean().describe('somebody runs the company'),
  state: State,
  requestedAt: Instant,
  decidedAt: Instant.nullable(),
  decision: z.string().describe('reason of the staff'),
})
export type Removal = z.output<typeof Removal>

export const removals = capability({
  request: {
    method: 'POST',
    path: '/business/:id/removal',
    summary: 'Asks for the removal of a company; a code goes to the mailbox. No account is needed.',
    params: Id,
    body: NewRemoval,
    answer: z.object({ removalID: z.string() }),
    refusals: ['NotFound', 'Gone', 'Conflict'],
  },
  confirm: {
    method: 'POST',
    path: '/business/:id/removal/:removalID/confirm',
    summary:
      'Proves the mailbox. A mailbox at the domain of a listing that nobody runs removes it, a sole trader is hidden at once, else the staff decides.',
    params: Id.extend({ removalID: Uuid }),
    body: z.object({ code: z.string().trim().max(40) }),
    answer: z.object({ state: State }),
    refusals: ['NotFound', 'Gone', 'Conflict'],
  },
  list: {
    method: 'GET',
    path: '/removal',
    summary: 'The requests whose mailbox is proven, for the staff.',
    signedIn: true,
    staff,
    query: tableQuery(['requestedAt'], 'requestedAt', {
      state: z.enum(['open', 'closed']).default('open').describe('waiting ones, or decided ones'),
    }),
    answer: tableOf(Removal),
  },
  decide: {
    method: 'POST',
    path: '/removal/:id',
    summary: 'Removes the company for good, or refuses and shows it again; the requester is told by email.',
    signedIn: true,
    staff,
    params: Id,
    body: z.object({ remove: z.boolean(), reason: required(staffReasonMost) }),
    answer: Removal,
    refusals: ['NotFound', 'Conflict'],
  },
})
