// Transparency report.
import * as z from 'zod'
import { reportReasons } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { moderatedKinds } from '#contract/trust/sanctions/acts.ts'
import { Instant } from '#contract/foundation/shapes.ts'
import { decisionActs } from './acts.ts'

const Month = z.object({
  month: z.string().describe('YYYY-MM, in UTC'),
  over: z.boolean().describe('false: the numbers of the present month still grow'),
  reports: z.int().describe('received'),
  byReason: z.record(z.enum(reportReasons), z.int()).describe('reports received, by the reason given'),
  byKind: z.record(z.enum(moderatedKinds), z.int()).describe('reports received, by what they are about'),
  settled: z.int().describe('reports decided, of this month and earlier ones'),
  medianHours: z.number().nullable().describe('from the report to the decision, of the reports decided'),
  decisions: z
    .record(z.enum(decisionActs), z.int())
    .describe('`none`: reports about one thing that were dismissed together; others also without a report'),
  reviewsRemoved: z.int().describe('reviews after dealings among those removed'),
  appeals: z.object({ received: z.int(), upheld: z.int(), reversed: z.int() }),
  restored: z.int().describe('decisions taken back, on appeal or without one'),
})
export type TransparencyMonth = z.output<typeof Month>

export const transparency = capability({
  report: {
    method: 'GET',
    path: '/transparency',
    summary: 'What was reported, decided and appealed in each month of a year; counted once an hour.',
    query: z.object({
      year: z.coerce
        .number()
        .int()
        .min(1970)
        .max(9999)
        .optional()
        .describe('of the months; without it the present one'),
    }),
    answer: z.object({
      years: z.array(z.int()).describe('those with a report, the first one first'),
      year: z.int(),
      countedAt: Instant,
      months: z.array(Month).describe('from the first month on record to the present one, also those without anything'),
    }),
    refusals: ['NotFound'],
  },
})
