// Inquiries and threads; S is always the sender, R the receiver.
import * as z from 'zod'
import { accesses } from '#contract/identity/access.ts'
import { Author, Cursor, pageOf } from '#contract/identity/actors.ts'
import {
  messagePageSize,
  messagePageSizeMost,
  searchTextMost,
  staffReasonMost,
  threadPageSizeMost,
} from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { Day, Instant, paging, Photo, text, TextLanguage, Uuid } from '#contract/foundation/shapes.ts'
import { Attachment, AttachmentAddress } from '#contract/identity/files/attachments.ts'
import { Unit } from '#contract/trade/rfqs/fields.ts'
import { sampleStates } from '#contract/trade/samples/states.ts'
import { SampleStep } from '#contract/trade/samples/step.ts'
import { MessageSettings, NewInquiry, NewMessage } from './fields.ts'
import { kept } from './kept.ts'
import { subjectCodes } from './subjects.ts'
import { answering, As, Colleague, reading, refusals, InquiryLabel, team, ThreadID } from './team.ts'

/** `gone`: left or suspended; it can't be written to. */
export const Party = Author.extend({
  id: z.string().describe('`userID` or `businessID`'),
  kind: z.enum(['user', 'business']),
  gone: z.boolean(),
})
export type Party = z.output<typeof Party>

const Side = z.enum(['S', 'R'])
/** `system`: `content` is `ended`, news of an RFQ (`rfqNews`) or NDA (`ndaNews`). A `file` may have text. */
const MessageType = z.enum(['text', 'file', 'quotation', 'sample', 'system'])

const QuotationTerms = z.object({
  rfqID: z.string(),
  version: z.int(),
  unitPrice: z.number().describe('of the first tier'),
  quantity: z.number().describe('from which the first tier holds'),
  tiers: z.int().describe('how many there are'),
  unit: Unit,
  currency: z.string(),
  minimumOrder: z.number().nullable().describe('in `unit`'),
  leadTime: z.int().nullable().describe('days'),
  validUntil: Day.nullable(),
})
export type QuotationTerms = z.output<typeof QuotationTerms>

export const Message = z.object({
  messageID: z.string(),
  type: MessageType,
  content: z.string(),
  language: TextLanguage,
  datetime: Instant,
  from: Side,
  files: z.array(Attachment),
  quotation: QuotationTerms.nullable().describe('main terms, of a `quotation`'),
  sample: SampleStep.nullable().describe('step of a sample, of a `sample`; its words are the content'),
  seen: z.boolean().describe('read by the other side, as far as it shows that; false for messages of the other side'),
  writer: Colleague.nullable().describe("the person who wrote it: of one's own side only"),
  idempotencyKey: z.string().nullable().describe("the viewer's own id of an own message, as sent in its body"),
})
export type Message = z.output<typeof Message>

export const Thread = z.object({
  requestID: z.string(),
  status: z.enum(['open', 'closed']),
  senderType: z.enum(['user', 'business']),
  from: Party,
  to: Party,
  side: Side.describe('of whom the thread is read'),
  subject: z.string().describe("the sentence in the reader's language, or the sender's own words"),
  subjectCode: z.enum(subjectCodes),
  product: z
    .object({ productID: z.string(), key: z.string(), name: z.string(), mainImage: Photo })
    .nullable()
    .describe('the product asked about, while it can be seen'),
  rfqID: z.string().nullable().describe('the request for quotation that began the thread'),
  sample: z.enum(sampleStates).nullable().describe('state of the latest sample that is under way'),
  nda: z
    .enum(['own', 'other'])
    .nullable()
    .describe('side whose signature a proposed NDA waits for; own: also where it waits for both'),
  documentID: z.string().nullable().describe('the document that it asks for'),
  createdAt: Instant,
  lastMessage: Message.pick({
    messageID: true,
    type: true,
    content: true,
    language: true,
    datetime: true,
    from: true,
  }),
  unread: z.int().describe('messages of the other side that the own side has not read'),
  held: z.boolean().describe('waits for a moderator; the receiver does not see it yet'),
  assignee: Colleague.nullable(),
  labels: z.array(InquiryLabel),
  archived: z.boolean(),
  can: z.object({ send: z.boolean(), end: z.boolean(), manageLabels: z.boolean() }),
})
export type Thread = z.output<typeof Thread>

export const Inbox = Party.extend({
  access: z.enum(accesses).nullable().describe('null: the person itself'),
  unread: z.int().describe('unread messages'),
})
export type Inbox = z.output<typeof Inbox>

const size = (usual: number, most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, most))
    .default(usual)

export const inquiries = capability({
  send: {
    method: 'POST',
    path: '/business/request',
    summary:
      'Sends an inquiry to a business, as oneself or as a business (`from`). It begins a thread. Refused with Conflict where nobody would read it: `fields.to` is `listed` (see `keep`) or `collection`.',
    signedIn: 'verified',
    needs: { permission: 'speakAs', by: 'from', orSelf: true },
    atomic: true,
    keyField: 'idempotencyKey',
    body: NewInquiry,
    answer: z.object({ requestID: z.string(), held: z.boolean().describe('waits for a moderator') }),
    refusals: [...refusals, 'Conflict'],
  },
  list: {
    method: 'GET',
    path: '/business/request',
    summary:
      'The threads of an actor, the latest message first. Archived ones only by `filter`. `q` searches subject, counterpart and text.',
    signedIn: true,
    needs: { permission: 'readRequests', by: 'ubid', orSelf: true },
    query: z.object({
      ubid: Uuid.optional().describe('a business, or the own user id; the person itself without'),
      ...paging(threadPageSizeMost),
      q: text(searchTextMost).optional(),
      filter: z
        .enum(['all', 'unread', 'assigned', 'samples', 'archived'])
        .default('all')
        .describe('assigned: to the viewer; samples: with one under way'),
      label: Uuid.optional(),
      before: Cursor,
    }),
    answer: z.object({ data: z.array(Thread), total: z.int(), nextID: z.string().nullable() }),
    refusals,
  },
  inboxes: {
    method: 'GET',
    path: '/business/request/inboxes',
    summary: 'The person first, then each business whose inquiries the person may read, with its unread messages.',
    signedIn: true,
    answer: z.object({ data: z.array(Inbox), unread: z.int().describe('of all together') }),
  },
  read: {
    method: 'GET',
    path: '/business/request/:rid',
    summary: 'One thread, as one of its two sides.',
    signedIn: true,
    needs: reading,
    params: ThreadID,
    query: As,
    answer: Thread,
    refusals,
  },
  messages: {
    method: 'GET',
    path: '/business/request/:rid/get-messages',
    summary: 'A page of messages, the newest last: the latest, those before a message, or those after one.',
    signedIn: true,
    needs: reading,
    params: ThreadID,
    query: As.extend({
      before: Cursor,
      after: Uuid.optional().describe('a message: what came since, oldest first'),
      size: size(messagePageSize, messagePageSizeMost),
    }),
    answer: pageOf(Message).extend({
      unread: z.int(),
      firstUnreadID: z.string().nullable().describe('the first message that the own side has not read'),
    }),
    refusals,
  },
  sendMessage: {
    method: 'POST',
    path: '/business/request/:rid/send-message',
    summary: 'Writes into an open thread, as one of its two sides.',
    signedIn: 'verified',
    needs: answering,
    atomic: true,
    keyField: 'idempotencyKey',
    params: ThreadID,
    query: As,
    body: NewMessage,
    answer: Message,
    refusals: [...refusals, 'Conflict'],
  },
  end: {
    method: 'POST',
    path: '/business/request/:rid/end-request',
    summary: 'Ends a thread for good, as either side; for a business its owners and admins. Safe to repeat.',
    signedIn: true,
    needs: { permission: 'endRequests', by: 'bid', orSelf: true },
    params: ThreadID,
    query: As,
    answer: Thread,
    refusals,
  },
  markRead: {
    method: 'POST',
    path: '/business/request/:rid/read',
    summary: 'Marks what the other side wrote as read, up to a message or all. Safe to repeat.',
    signedIn: true,
    needs: reading,
    params: ThreadID,
    query: As,
    body: z.object({ messageID: Uuid.optional() }),
    answer: z.object({ unread: z.int(), inboxUnread: z.int().describe('of the whole inbox') }),
    refusals,
  },
  typing: {
    method: 'POST',
    path: '/business/request/:rid/typing',
    summary: 'Tells the other side that somebody is typing, for some seconds. Send it at most every four.',
    signedIn: true,
    needs: answering,
    params: ThreadID,
    query: As,
    answer: z.object({}),
    refusals,
  },
  file: {
    method: 'GET',
    path: '/business/request/:rid/file/:fileID',
    summary: 'An address at which the viewer can download a file of the thread, for some minutes.',
    signedIn: true,
    needs: reading,
    params: ThreadID.extend({ fileID: Uuid }),
    query: As,
    answer: AttachmentAddress,
    refusals,
  },
  settings: {
    method: 'GET',
    path: '/user/message-settings',
    summary: 'Whether others see what the viewer has read, and that the viewer is typing.',
    signedIn: true,
    answer: MessageSettings,
  },
  changeSettings: {
    method: 'PUT',
    path: '/user/message-settings',
    summary: 'Changes what is sent of these settings.',
    signedIn: true,
    body: MessageSettings.partial(),
    answer: MessageSettings,
  },
  held: {
    method: 'GET',
    path: '/social/held-request',
    summary: 'Inquiries that wait for a moderator, oldest first, with their text.',
    signedIn: true,
    staff: ['moderator', 'administrator'],
    query: z.object({ nextID: Cursor }),
    answer: pageOf(
      z.object({
        requestID: z.string(),
        from: Party,
        to: Party,
        subject: z.string(),
        content: z.string(),
        language: TextLanguage,
        createdAt: Instant,
      }),
    ),
  },
  settleHeld: {
    method: 'PUT',
    path: '/social/held-request/:rid',
    summary: 'Delivers an inquiry that was held, or ends it, with a reason for the audit log. Safe to repeat.',
    signedIn: true,
    staff: ['moderator', 'administrator'],
    params: ThreadID,
    body: z.object({ deliver: z.boolean(), reason: required(staffReasonMost) }),
    answer: z.object({ requestID: z.string() }),
    refusals: ['NotFound'],
  },
  ...team,
  ...kept,
})
