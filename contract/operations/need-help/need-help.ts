// Help requests and their inbox.
import * as z from 'zod'
import { helpRequestAnswerMost, helpRequestNoteMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { NewHelpRequest } from './fields.ts'
import { helpRequestStatuses } from './states.ts'

const Status = z.enum(helpRequestStatuses)
const StaffPerson = z.object({ userID: z.string(), name: z.string() })

const HelpRequest = z.object({
  enquiryID: z.string(),
  reference: z.string().describe('short name, as mails give it'),
  status: Status,
  late: z.boolean(),
  dueAt: Instant.describe('until when the first answer was promised'),
  answeredAt: Instant.nullable(),
  createdAt: Instant,
  name: z.string(),
  businessName: z.string(),
  email: z.string(),
  country: z.string().describe('name of the country, may be empty'),
  locale: z.string(),
  assignee: StaffPerson.nullable(),
})
export type HelpRequest = z.output<typeof HelpRequest>

const Entry = z.object({
  id: z.string(),
  kind: z.enum(['received', 'assigned', 'status', 'answer', 'note']),
  author: StaffPerson.nullable().describe('null: the sender'),
  content: z
    .string()
    .describe('words of an answer or a note; the new status; the name of the assignee, empty for nobody'),
  at: Instant,
})
const Answer = z.object({
  field: NewHelpRequest.keyof(),
  value: z.string().describe('as people read it: names in place of codes'),
})
export const HelpRequestDetail = HelpRequest.extend({
  userID: z.string().nullable().describe('the account of the sender, where there was one'),
  version: z.int().describe('one higher with each change; notes change nothing'),
  answers: z.array(Answer).describe('the fields that were filled in, in the order of the form'),
  entries: z.array(Entry).describe('all that happened, oldest first'),
})
export type HelpRequestDetail = z.output<typeof HelpRequestDetail>

const staff = ['administrator', 'support'] as const
const Of = z.object({ enquiryID: Uuid })
const acts = { signedIn: true, staff, params: Of, answer: HelpRequestDetail } as const
const version = z.int().describe('as it was read; refused where the request has another one meanwhile')

export const needHelp = capability({
  form: {
    method: 'GET',
    path: '/needhelp/form',
    summary:
      'A token for the form that is about to be filled in. Without one fewer requests are taken from an address.',
    answer: z.object({ token: z.string() }),
  },
  send: {
    method: 'POST',
    path: '/needhelp/send',
    summary:
      'Sends a request for help to the operator; a mail confirms it. Sent again with the same token it is one request.',
    body: NewHelpRequest.extend({ token: z.string().max(200).optional().describe('of the opened form') }),
    answer: z.object({ reference: z.string() }),
  },
  list: {
    method: 'GET',
    path: '/needhelp/enquiry',
    summary: 'Requests for help, by default those that wait, the next due first.',
    signedIn: true,
    staff,
    query: tableQuery(['dueAt', 'createdAt'], 'dueAt', {
      status: z
        .enum(['waiting', ...helpRequestStatuses, 'all'])
        .default('waiting')
        .describe('`waiting`: new or open'),
      assignee: z.enum(['me', 'nobody']).optional().describe('whose it is'),
      late: z.literal('1').optional().describe('only those that were not answered in time'),
    }),
    answer: tableOf(HelpRequest),
  },
  read: {
    method: 'GET',
    path: '/needhelp/enquiry/:enquiryID',
    summary: 'A request for help with its history.',
    ...acts,
    refusals: ['NotFound'],
  },
  change: {
    method: 'PUT',
    path: '/needhelp/enquiry/:enquiryID',
    summary:
      'Sets its status, takes it over or gives it back, unless it was changed meanwhile. Safe to repeat: what is so already stays so.',
    ...acts,
    body: z.object({
      version,
      status: Status.optional().describe('`new`: ended by mistake, and nobody has taken or answered it'),
      assignee: z.enum(['me', 'nobody']).optional(),
    }),
    refusals: ['NotFound', 'Conflict'],
  },
  answer: {
    method: 'POST',
    path: '/needhelp/enquiry/:enquiryID/answer',
    summary:
      'Answers the sender by mail, unless the request was changed meanwhile; answers to that mail go to the contact address.',
    ...acts,
    body: z.object({ version, content: required(helpRequestAnswerMost) }),
    refusals: ['NotFound', 'Conflict'],
  },
  note: {
    method: 'POST',
    path: '/needhelp/enquiry/:enquiryID/note',
    summary: 'Writes a note that only the staff reads.',
    ...acts,
    body: z.object({ content: required(helpRequestNoteMost) }),
    refusals: ['NotFound'],
  },
})
