// Support requests and hours.
import * as z from 'zod'
import { capability } from '#contract/foundation/endpoint.ts'
import { required, requiredLine } from '#contract/foundation/fields.ts'
import { Instant, Subscription, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { supportMinutesMost, supportNoteMost, supportStatuses, supportSubjectMost, supportTextMost } from './rules.ts'

const Status = z.enum(supportStatuses).describe('waiting: for an answer of the team')

const Balance = z.object({
  total: z.int().describe('minutes of the plan'),
  used: z.int().describe('minutes booked this year'),
  renewsAt: Instant,
})
const Request = z.object({
  requestID: z.string(),
  subject: z.string(),
  status: Status,
  minutes: z.int().describe('booked for it'),
  createdAt: Instant,
})
const ofBusiness = { businessID: z.string(), companyName: z.string(), subscription: Subscription, balance: Balance }
export const Support = z.object({ ...ofBusiness, requests: z.array(Request).describe('the latest 100, newest first') })
export type Support = z.output<typeof Support>

const SupportDetail = Request.extend({
  ...ofBusiness,
  messages: z.array(
    z.object({
      id: z.string(),
      byTeam: z.boolean(),
      writer: z.string().describe('name; empty for the team, which only the team sees by name, and for who has left'),
      content: z.string(),
      at: Instant,
    }),
  ),
  bookings: z.array(z.object({ id: z.string(), minutes: z.int(), note: z.string(), at: Instant })),
})
export type SupportDetail = z.output<typeof SupportDetail>

const Waiting = Request.extend({ companyName: z.string(), subscription: Subscription, waitingSince: Instant })
export type WaitingSupport = z.output<typeof Waiting>

const Of = z.object({ businessID: Uuid })
const member = { signedIn: true, needs: { permission: 'askSupport', by: 'businessID' } } as const
const One = Of.extend({ requestID: Uuid })
const team = {
  signedIn: true,
  staff: ['administrator', 'support'],
  params: z.object({ requestID: Uuid }),
  answer: SupportDetail,
} as const
const gone = ['NotFound', 'Gone', 'Forbidden'] as const
const Message = z.object({ content: required(supportTextMost) })

export const support = capability({
  list: {
    ...member,
    method: 'GET',
    path: '/business/:businessID/support',
    summary: 'The requests of a business to the support team, and how many minutes of its year are left.',
    params: Of,
    answer: Support,
    refusals: gone,
  },
  start: {
    ...member,
    method: 'POST',
    path: '/business/:businessID/support',
    summary: 'Asks the support team. Where no minute is left, or too many requests are open, it is refused.',
    params: Of,
    body: Message.extend({ subject: requiredLine(supportSubjectMost) }),
    answer: SupportDetail,
    refusals: [...gone, 'Conflict'],
  },
  read: {
    ...member,
    method: 'GET',
    path: '/business/:businessID/support/:requestID',
    summary: 'A request with its messages and the minutes booked for it.',
    params: One,
    answer: SupportDetail,
    refusals: gone,
  },
  write: {
    ...member,
    method: 'POST',
    path: '/business/:businessID/support/:requestID/message',
    summary: 'Writes to the team in a request that is not closed.',
    params: One,
    body: Message,
    answer: SupportDetail,
    refusals: [...gone, 'Conflict'],
  },
  close: {
    ...member,
    method: 'POST',
    path: '/business/:businessID/support/:requestID/close',
    summary: 'Closes a request: it is settled. Safe to repeat.',
    params: One,
    answer: SupportDetail,
    refusals: gone,
  },
  queue: {
    signedIn: true,
    staff: team.staff,
    method: 'GET',
    path: '/support/request',
    summary: 'Requests of members to the team, by default those that wait, the longest waiting first.',
    query: tableQuery(['waitingSince'], 'waitingSince', {
      status: z
        .enum([...supportStatuses, 'all'])
        .default('waiting')
        .describe('its state'),
    }),
    answer: tableOf(Waiting),
  },
  open: {
    ...team,
    method: 'GET',
    path: '/support/request/:requestID',
    summary: 'A request of a member for the team, with the names of who answered.',
    refusals: ['NotFound'],
  },
  answer: {
    ...team,
    method: 'POST',
    path: '/support/request/:requestID/answer',
    summary: 'Answers a request, unless somebody wrote into it or closed it meanwhile; who asked is told by mail.',
    body: Message.extend({ lastMessageID: Uuid.describe('the last message as it was read') }),
    refusals: ['NotFound', 'Conflict'],
  },
  book: {
    ...team,
    method: 'POST',
    path: '/support/request/:requestID/minutes',
    summary: 'Books minutes for a request, no more than are left; negative ones give back what was booked for it.',
    body: z.object({
      minutes: z
        .int('must be a whole number')
        .min(-supportMinutesMost)
        .max(supportMinutesMost)
        .refine((minutes) => minutes !== 0, { error: 'must not be 0' }),
      note: z.string().trim().max(supportNoteMost).default('').describe('what for; the business reads it'),
    }),
    refusals: ['NotFound', 'Conflict'],
  },
})
