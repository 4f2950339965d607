// Console figures.
import * as z from 'zod'
import { staffRoles } from '#contract/identity/access.ts'
import type { Capability } from '#contract/foundation/endpoint.ts'
import { locales } from '#contract/foundation/locales.ts'
import { portals } from '#contract/foundation/portals.ts'
import { Instant } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'
import { activityKinds, alertKeys, breakdownKinds } from './activity.ts'

const staff = staffRoles
const portalKeys = portals.map(({ key }) => key) as [string, ...string[]]
const place = {
  portal: z.enum(portalKeys).optional().describe('only what belongs to this portal'),
  lang: z.enum(locales).optional().describe('only what belongs to this language of the pages'),
}

const Breakdown = z.array(
  z.object({
    key: z.string().describe('empty: not recorded'),
    counts: z.record(z.enum(breakdownKinds), z.int()),
  }),
)

const Activity = z.object({
  step: z.enum(['day', 'week', 'month']),
  sampleUntil: z.iso.date().nullable().describe('the last day whose figures are those of the sample data'),
  starts: z.array(z.iso.date()).describe('first day of each step, in UTC; the last one is not over'),
  series: z
    .array(
      z.object({
        kind: z.enum(activityKinds),
        values: z
          .array(z.number().nullable())
          .describe('one for each start; shares from 0 to 1, money in cents, null: nothing to tell'),
        total: z.number().nullable().describe('of the whole period; of what is measured: the last value'),
        compared: z
          .number()
          .nullable()
          .describe(
            'of its days that are over, in UTC, which `before` compares with; of what is measured: the last value',
          ),
        before: z
          .number()
          .nullable()
          .describe('of as many days before the period; of what is measured: the last value before it'),
      }),
    )
    .describe('with a portal or a language only those that have one'),
  portals: Breakdown.describe('of the language that was asked for, most first'),
  languages: Breakdown.describe('of the portal that was asked for, most first'),
  emptySearches: z
    .object({ texts: z.array(z.object({ text: z.string(), count: z.int() })), total: z.int() })
    .nullable()
    .describe('the words that found nothing most often, and how many texts there are; for administrators'),
})
export type Activity = z.output<typeof Activity>
export type Breakdown = z.output<typeof Breakdown>

const Alert = z.object({
  key: z.enum(alertKeys),
  amount: z
    .number()
    .nullable()
    .describe(
      'how many jobs, deliveries or findings; bytes that are free; the entry of the audit log; the share of answers that are errors',
    ),
  since: Instant.nullable(),
})
export type Alert = z.output<typeof Alert>

const EmptySearch = z.object({
  text: z.string().describe('folded: small letters without accents'),
  portal: z.string(),
  locale: z.enum(locales),
  count: z.int(),
  lastAt: Instant,
  corrected: z.string().nullable().describe('what was searched instead, if anything'),
  total: z.int().describe('companies and products that the words find now, without filters'),
})
export type EmptySearch = z.output<typeof EmptySearch>

export const figures = {
  activity: {
    method: 'GET',
    path: '/console/activity',
    summary: 'How much happened over time, by portal and language: registrations, inquiries, searches and the like.',
    signedIn: true,
    staff,
    query: z.object({
      days: z
        .enum(['7', '30', '90', '365'])
        .default('30')
        .describe('days up to today; longer ones are put together by week or month'),
      ...place,
    }),
    answer: Activity,
  },
  alerts: {
    method: 'GET',
    path: '/console/alert',
    summary: 'What is wrong at this moment and belongs to the caller’s roles; empty where all is well.',
    signedIn: true,
    staff,
    answer: z.array(Alert),
  },
  emptySearches: {
    method: 'GET',
    path: '/console/empty-search',
    summary:
      'Words of searches that found nothing, of 90 days: those searched at least twice, without e-mail addresses and phone numbers.',
    signedIn: true,
    staff: ['administrator'],
    query: tableQuery(['count', 'lastAt', 'text'], '-count', {
      ...place,
      days: z.enum(['7', '30', '90']).default('90').describe('days up to today'),
    }),
    answer: tableOf(EmptySearch),
  },
} as const satisfies Capability
