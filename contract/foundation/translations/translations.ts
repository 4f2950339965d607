// Translations by machine.
import * as z from 'zod'
import { staffReasonMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { oneLine, required, requiredLine } from '#contract/foundation/fields.ts'
import { Day, Instant } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

export const termMost = 200

const Provider = z.object({
  name: z.string(),
  listings: z.int().nullable().describe('place in the line for listings; null: not asked'),
  messages: z.int().nullable().describe('place in the line for messages; null: not asked'),
  failures: z.int().describe('in a row'),
  error: z.string().describe('the last one; empty since it answered'),
  pausedUntil: Instant.nullable().describe('not asked until then'),
  succeededAt: Instant.nullable(),
  failedAt: Instant.nullable(),
  quota: z
    .object({ characters: z.int(), limit: z.int().nullable() })
    .nullable()
    .describe('as the provider counts; null: it does not tell'),
})
const State = z.object({
  data: z.array(Provider).describe('empty: nothing is translated by machine'),
  requests: z.object({ waiting: z.int(), failed: z.int() }),
})

const Usage = z.object({
  data: z.array(
    z.object({
      day: Day,
      purpose: z.enum(['listing', 'message']),
      provider: z.string(),
      calls: z.int(),
      texts: z.int(),
      characters: z.int().describe('sent, those lost included'),
      lost: z.int().describe('sent without an answer: nobody knows whether the provider counts them'),
    }),
  ),
  budgets: z.array(
    z.object({
      kind: z.enum(['day', 'month', 'business', 'portal']),
      scope: z.string().describe('business or portal'),
      characters: z.int().describe('used and reserved'),
      cap: z.int().nullable().describe('null: none is set'),
      startsOn: Day,
      until: Instant.describe('a new period begins'),
    }),
  ),
})

const names = { es: oneLine(termMost), it: oneLine(termMost), zh: oneLine(termMost), de: oneLine(termMost) }
const Entry = z.object({
  en: z.string(),
  es: z.string(),
  it: z.string(),
  zh: z.string(),
  de: z.string(),
  state: z.enum(['delivered', 'changed', 'added', 'removed']),
  changedAt: Instant.nullable(),
})
export type GlossaryEntry = z.output<typeof Entry>

const reason = required(staffReasonMost)
const en = requiredLine(termMost)
const administrators = { signedIn: true, staff: ['administrator'] } as const
const named = { ...administrators, method: 'PUT', answer: Entry, body: z.object({ en, reason }) } as const

export const translations = capability({
  state: {
    ...administrators,
    method: 'GET',
    path: '/console/translations',
    summary: 'Services that translate, in their lines, and how many texts wait.',
    answer: State,
  },
  usage: {
    ...administrators,
    method: 'GET',
    path: '/console/translations/usage',
    summary: 'Characters sent by day, purpose and provider, and what of each cap is used in its current period.',
    query: z.object({
      days: z.coerce.number().int().min(1).max(366).default(31).describe('last days, today included'),
    }),
    answer: Usage,
  },
  resume: {
    ...administrators,
    method: 'PUT',
    path: '/console/translations/providers/:name/resume',
    summary: 'Ends the pause of a provider, such as after its key was changed. Safe to repeat.',
    params: z.object({ name: z.string().max(40).describe('of the provider') }),
    body: z.object({ reason }),
    answer: State,
    refusals: ['NotFound'],
  },
  terms: {
    ...administrators,
    method: 'GET',
    path: '/console/translations/terms',
    summary: 'The glossary of trade: terms that come with the software, and those of the operator.',
    query: tableQuery(['en'], 'en', {}),
    answer: tableOf(Entry),
  },
  setTerm: {
    ...administrators,
    method: 'PUT',
    path: '/console/translations/terms',
    summary: 'Sets a term; texts that name it are translated anew when they are next asked for.',
    body: z.object({ en, ...names, reason }),
    answer: Entry,
  },
  removeTerm: {
    ...named,
    path: '/console/translations/terms/remove',
    summary: 'Removes a term of the glossary. Safe to repeat.',
    refusals: ['NotFound'],
  },
  restoreTerm: {
    ...named,
    path: '/console/translations/terms/restore',
    summary: 'Gives a term back the words that come with the software. Safe to repeat.',
    refusals: ['NotFound'],
  },
})
