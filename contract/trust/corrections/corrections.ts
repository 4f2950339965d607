// Corrections: suggestions and decisions.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Id, Instant, text, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { correctable, NewCorrection } from './fields.ts'

const staff = ['moderator', 'administrator'] as const

const Correction = z.object({
  correctionID: z.string(),
  businessID: z.string(),
  key: z.string(),
  companyName: z.string(),
  field: z.enum(correctable),
  former: z.string().describe('as it stood when this was suggested; empty: there was none'),
  value: z.string(),
  link: z.string(),
  note: z.string(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  suggestedAt: Instant,
  ownerUntil: Instant.nullable().describe('until then the owner alone decides; null: nobody runs the company'),
  decidedAt: Instant.nullable(),
  decidedAs: z.enum(['owner', 'staff']).nullable(),
  reason: z.string(),
})
export type Correction = z.output<typeof Correction>

const Decision = z
  .object({ accept: z.boolean(), reason: text(staffReasonMost).default('').describe('needed to refuse') })
  .refine(({ accept, reason }) => accept || reason !== '', { error: 'is missing', path: ['reason'] })

const Of = z.object({ businessID: Uuid })
const edit = { signedIn: 'verified', needs: { permission: 'edit', by: 'businessID' } } as const

export const corrections = capability({
  suggest: {
    method: 'POST',
    path: '/business/:id/correction',
    summary: 'Suggests a correction of one field, with a source. The same suggestion waits once.',
    signedIn: 'verified',
    params: Id,
    body: NewCorrection,
    answer: Correction,
    refusals: ['NotFound', 'Gone', 'Conflict'],
  },
  mine: {
    method: 'GET',
    path: '/correction/mine',
    summary: 'Own suggestions, newest first, and how many were accepted.',
    signedIn: true,
    answer: z.object({ data: z.array(Correction), accepted: z.int() }),
  },
  ofBusiness: {
    method: 'GET',
    path: '/business/:businessID/correction',
    summary: 'Suggestions for a business one may edit: the waiting ones, then the last decided.',
    ...edit,
    params: Of,
    answer: z.array(Correction),
  },
  decide: {
    method: 'POST',
    path: '/business/:businessID/correction/:id',
    summary: 'Accepts a suggestion, which writes the field, or refuses it with a reason; the person is told by email.',
    ...edit,
    params: Of.extend({ id: Uuid }),
    body: Decision,
    answer: Correction,
    refusals: ['Conflict'],
  },
  list: {
    method: 'GET',
    path: '/correction',
    summary: 'Suggestions for the staff: of companies that nobody runs at once, of others once the owner had time.',
    signedIn: true,
    staff,
    query: tableQuery(['suggestedAt'], 'suggestedAt', {
      state: z.enum(['open', 'closed']).default('open').describe('waiting ones, or decided ones'),
    }),
    answer: tableOf(Correction),
  },
  judge: {
    method: 'POST',
    path: '/correction/:id',
    summary: 'The same decision by the staff, refused while it is the owner’s.',
    signedIn: true,
    staff,
    params: Id,
    body: z.object({ accept: z.boolean(), reason: required(staffReasonMost) }),
    answer: Correction,
    refusals: ['NotFound', 'Conflict'],
  },
})
