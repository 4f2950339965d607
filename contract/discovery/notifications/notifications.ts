// Notifications and channel choices.
import * as z from 'zod'
import { Author, Cursor, pageOf } from '#contract/identity/actors.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { ndaNews } from '#contract/trade/ndas/states.ts'
import { rfqNews } from '#contract/trade/rfqs/states.ts'
import { agreementNews } from '#contract/trade/territories/states.ts'
import { sampleDues, sampleNews } from '#contract/trade/samples/states.ts'
import {
  type DetailFieldOf,
  kindNames,
  notificationKinds,
  type NotificationKind,
  resourceTypes,
  tellings,
} from './kinds.ts'
import { ReachWeek } from '#contract/discovery/reach.ts'
import { keptNews } from '#contract/trade/inquiries/kept-news.ts'
import { Instant, TextLanguage, Uuid } from '#contract/foundation/shapes.ts'
import { ringCalls } from './devices.ts'

const messageNews = ['rfq', 'quotation', ...rfqNews, ...sampleNews, ...sampleDues, ...ndaNews] as const
export type MessageNews = (typeof messageNews)[number]

const Kind = z.enum(kindNames as [NotificationKind, ...NotificationKind[]])

export const Notification = z.object({
  id: z.string(),
  kind: Kind,
  at: Instant.describe('of the latest cause'),
  readAt: Instant.nullable(),
  actors: z.array(Author).describe('who caused it, the latest first; those who left are missing'),
  count: z.int().describe('how many caused it'),
  resourceType: z.enum(resourceTypes),
  resourceID: z.string(),
  rootType: z.enum(['post', 'product']).nullable().describe('where a comment stands'),
  rootID: z.string().nullable(),
  business: z
    .object({ businessID: z.string(), key: z.string(), companyName: z.string() })
    .nullable()
    .describe('on whose behalf the reader hears it, or that invites'),
  about: z
    .object({
      title: z.string().nullable().describe('the name of the product, or how the post begins'),
      titleLanguage: TextLanguage,
      excerpt: z.string().nullable().describe('how the comment or post begins'),
      language: TextLanguage.describe('ISO 639 code of the language of the excerpt; null: not known'),
    })
    .nullable()
    .describe('what it is about, while its receiver may read that'),
  detail: z.object({
    name: z.string().optional().describe('of a certificate, document or group'),
    expireDate: z.string().optional(),
    others: z.int().optional().describe('how many other documents of the business end soon'),
    outcome: z.enum(['verified', 'refused']).optional().describe('of a verification'),
    kept: z.enum(keptNews).optional().describe('of a kept inquiry; `expireDate` is until when it is kept'),
    news: z
      .enum(messageNews)
      .optional()
      .describe('of a request for quotation, an NDA or a sample: what its thread says last'),
    agreement: z.enum(agreementNews).optional().describe('what happened to an agreement about territories'),
    agreementID: z.string().optional(),
    week: ReachWeek.optional().describe('of figures that moved'),
    invitationID: z.string().optional().describe('stands for the token of its email'),
  } satisfies Record<DetailFieldOf<NotificationKind>, z.ZodType>),
})
export type Notification = z.output<typeof Notification>

const Telling = z.enum(tellings)
const choiceOf = (kind: NotificationKind) =>
  Telling.refine((telling) => notificationKinds[kind].among.some((one) => one === telling), 'not for this kind')
const choices = Object.fromEntries(kindNames.map((kind) => [kind, choiceOf(kind)])) as Record<
  NotificationKind,
  typeof Telling
>
const Choices = z.object(choices)
const Unread = z.object({ unread: z.int() })

export const notifications = capability({
  list: {
    method: 'GET',
    path: '/social/notification',
    summary: 'What the viewer should hear of, latest first; what was done many times is one entry.',
    signedIn: true,
    query: z.object({ nextID: Cursor }),
    answer: pageOf(Notification).extend(Unread.shape),
  },
  count: {
    method: 'GET',
    path: '/social/notification/count',
    summary: 'How many notifications are unread.',
    signedIn: true,
    answer: Unread,
  },
  read: {
    method: 'POST',
    path: '/social/notification/read',
    summary: 'Marks notifications as read; without `ids` all of them. Safe to repeat.',
    signedIn: true,
    body: z.object({ ids: z.array(Uuid).max(200).optional() }),
    answer: Unread,
  },
  settings: {
    method: 'GET',
    path: '/social/notification/settings',
    summary: 'How each kind is told to the viewer.',
    signedIn: true,
    answer: Choices,
  },
  changeSettings: {
    method: 'PUT',
    path: '/social/notification/settings',
    summary: 'Changes how kinds are told: in the list, by an email at once, in the email of the day, or not at all.',
    signedIn: true,
    body: Choices.partial(),
    answer: Choices,
  },
  unsubscribe: {
    method: 'POST',
    path: '/social/notification/unsubscribe',
    summary: 'Ends the emails of a kind, by the signed token of such an email. Safe to repeat.',
    body: z.object({ token: z.string().max(400) }),
    answer: z.object({ kind: Kind.nullable().describe('null: all emails') }),
    refusals: ['NotFound'],
  },
  ...ringCalls,
})
