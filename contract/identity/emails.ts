// Editable email texts.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { required, requiredLine } from '#contract/foundation/fields.ts'
import { locales } from '#contract/foundation/locales.ts'
import { Id, Instant, text } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

export const emailGroups = [
  'account',
  'notifications',
  'businesses',
  'memberships',
  'moderation',
  'help',
  'operator',
] as const
export type EmailGroup = (typeof emailGroups)[number]

export const emailReceivers = [
  'account',
  'chosen',
  'invited',
  'owners',
  'managers',
  'payer',
  'concerned',
  'mailbox',
  'asker',
  'operator',
] as const
export type EmailReceiver = (typeof emailReceivers)[number]

export const emailTextStates = ['delivered', 'edited'] as const
export type EmailTextState = (typeof emailTextStates)[number]

export const emailLimits = { subject: 200, paragraph: 2000, paragraphs: 20, button: 60, footer: 1000 } as const
/** Per hour. */
export const emailTestsMost = 20

export const emailFields = ['subject', 'subjectMany', 'paragraphs', 'button', 'footer'] as const
export type EmailField = (typeof emailFields)[number]
export const emailProblems = ['missing', 'unwanted', 'brace', 'unknown', 'unnamed', 'leftOut'] as const

export const EmailWordsFields = z.object({
  subject: requiredLine(emailLimits.subject),
  subjectMany: requiredLine(emailLimits.subject).optional().describe('where several have done it'),
  paragraphs: z.array(required(emailLimits.paragraph)).max(emailLimits.paragraphs),
  button: requiredLine(emailLimits.button).optional(),
  footer: required(emailLimits.footer),
})
export type EmailWordsFields = z.output<typeof EmailWordsFields>

const State = z.object({ state: z.enum(emailTextStates), changedAt: Instant.nullable() })
const EmailKind = z.object({
  kind: z.string(),
  group: z.enum(emailGroups),
  receiver: z.enum(emailReceivers),
  name: z.string(),
  when: z.string(),
  states: z.record(z.enum(locales), State),
  changedAt: Instant.nullable().describe('the newest change in any language'),
})
export type EmailKind = z.output<typeof EmailKind>

const Version = z.object({
  versionID: z.string(),
  state: z.enum(['current', 'past', 'withdrawn', 'unfit']).describe('unfit: placeholders have changed since'),
  words: EmailWordsFields,
  writtenAt: Instant,
  writtenBy: z.string().nullable(),
  reason: z.string(),
})
export type EmailTextVersion = z.output<typeof Version>

const EmailText = EmailKind.extend({
  lang: z.enum(locales),
  words: EmailWordsFields.describe('as they are sent now'),
  delivered: EmailWordsFields,
  placeholders: z.array(
    z.object({
      name: z.string(),
      meaning: z.string(),
      sample: z.string(),
      required: z.boolean(),
      optional: z.boolean().describe('without a value its paragraph is left out'),
    }),
  ),
  versions: z.array(Version).describe('the newest first'),
})
export type EmailText = z.output<typeof EmailText>

const Preview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  problems: z
    .array(
      z.object({
        field: z.enum(emailFields),
        problem: z.enum(emailProblems),
        name: z.string().optional().describe('of the placeholder, where it is about one'),
        other: z.string().optional().describe('without a value of this placeholder the paragraph is left out'),
      }),
    )
    .describe('why the words can not be used, at most one a field'),
})
export type EmailPreview = z.output<typeof Preview>

const reason = required(staffReasonMost)
const administrators = { signedIn: true, staff: ['administrator'] } as const
const Name = z.object({ kind: text(80), lang: z.enum(locales) })

export const emails = capability({
  table: {
    ...administrators,
    method: 'GET',
    path: '/console/emails',
    summary: 'Every kind of email, when it is sent and to whom, and in which languages its words were edited.',
    query: tableQuery(['name', 'changedAt'], 'name', {
      group: z.enum(emailGroups).optional().describe('only those about this'),
      receiver: z.enum(emailReceivers).optional().describe('only those that go to them'),
      state: z.enum(emailTextStates).optional().describe('edited: in any language'),
    }),
    answer: tableOf(EmailKind),
  },
  read: {
    ...administrators,
    method: 'GET',
    path: '/console/emails/:kind/:lang',
    summary: 'The words of an email in one language, its placeholders and versions.',
    params: Name,
    answer: EmailText,
    refusals: ['NotFound'],
  },
  preview: {
    ...administrators,
    method: 'POST',
    path: '/console/emails/:kind/:lang/preview',
    summary: 'How an email with these words would look, filled with samples. Changes nothing.',
    params: Name,
    body: z.object({ words: EmailWordsFields }),
    answer: Preview,
    refusals: ['NotFound'],
  },
  test: {
    ...administrators,
    method: 'POST',
    path: '/console/emails/:kind/:lang/test',
    summary: 'Sends the same to the own address, marked as a test.',
    params: Name,
    body: z.object({ words: EmailWordsFields }),
    answer: z.object({ sentTo: z.string() }),
    refusals: ['NotFound', 'TooManyRequests'],
  },
  write: {
    ...administrators,
    method: 'POST',
    path: '/console/emails/:kind/:lang',
    summary:
      'Writes a version of the words, which the next email has. Refuses Conflict where somebody wrote another since.',
    params: Name,
    body: z.object({
      words: EmailWordsFields,
      reason,
      after: z.uuid().nullish().describe('id of the newest version that the writer saw'),
    }),
    answer: EmailText,
    refusals: ['NotFound', 'Conflict'],
  },
  withdraw: {
    ...administrators,
    method: 'PUT',
    path: '/console/emails/version/:id/withdraw',
    summary: 'Withdraws a version: the one before it is sent, or the words as delivered. Safe to repeat.',
    params: Id,
    body: z.object({ reason }),
    answer: EmailText,
    refusals: ['NotFound'],
  },
  restore: {
    ...administrators,
    method: 'PUT',
    path: '/console/emails/version/:id/restore',
    summary: 'Takes a withdrawal back. Safe to repeat.',
    params: Id,
    body: z.object({ reason }),
    answer: EmailText,
    refusals: ['NotFound'],
  },
})
