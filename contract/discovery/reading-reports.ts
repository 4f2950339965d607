// Translation reports: mistakes that readers report.
import * as z from 'zod'
import { staffReasonMost, translationWordingMost } from '#contract/foundation/constants.ts'
import type { Capability } from '#contract/foundation/endpoint.ts'
import { required } from '#contract/foundation/fields.ts'
import { locales } from '#contract/foundation/locales.ts'
import { Id, Instant, text, Uuid } from '#contract/foundation/shapes.ts'
import { presences } from '#contract/identity/businesses/presence.ts'

const reportedKinds = ['product', 'business'] as const
export const ReportedWording = text(translationWordingMost)

const TranslationReport = z.object({
  reportID: z.string(),
  kind: z.enum(reportedKinds),
  id: z.string().describe('of the product or company'),
  language: z.enum(locales).describe('of the translation'),
  wording: z.string().describe('a better one; empty: none was proposed'),
  reportedAt: Instant,
})
export type TranslationReport = z.output<typeof TranslationReport>

const StaffReport = TranslationReport.extend({
  business: z.object({
    businessID: z.string(),
    key: z.string(),
    companyName: z.string(),
    presence: z.enum(presences).describe('listed: nobody runs it, so that the staff alone reads the report'),
  }),
  texts: z
    .array(
      z.object({
        field: z.string(),
        original: z.string(),
        language: z.string().nullable().describe('of the original, ISO 639-1; null: unknown'),
        translation: z.string().nullable().describe('null: none is remembered'),
      }),
    )
    .describe('as they are now; empty where pages show no translation'),
})
export type StaffTranslationReport = z.output<typeof StaffReport>

const edit = { signedIn: 'verified', needs: { permission: 'edit', by: 'businessID' } } as const
const Of = z.object({ businessID: Uuid })
const administrators = { signedIn: true, staff: ['administrator'] } as const

export const reportCalls = {
  report: {
    method: 'POST',
    path: '/reading/reports',
    summary:
      'Reports a mistake in a translation by machine to the people of the company. Safe to repeat: a second report replaces the wording of the first.',
    signedIn: 'verified',
    body: z.object({
      kind: z.enum(reportedKinds),
      id: Uuid.describe('of the product or company'),
      language: z.enum(locales).describe('of the translation'),
      wording: ReportedWording.default('').describe('a better one'),
    }),
    answer: z.object({}),
    refusals: ['NotFound', 'Conflict'],
  },
  reports: {
    ...edit,
    method: 'GET',
    path: '/business/:businessID/translation-report',
    summary:
      'Reported mistakes in translations of a company and its products that wait. A version in the language, or another original, settles them.',
    params: Of,
    query: z.object({ resourceID: Uuid.optional().describe('only those of this product, or of the company itself') }),
    answer: z.array(TranslationReport),
  },
  dismissReport: {
    ...edit,
    method: 'POST',
    path: '/business/:businessID/translation-report/:id/dismiss',
    summary: 'Settles a report without a correction. Safe to repeat.',
    params: Of.extend({ id: Uuid }),
    answer: z.object({}),
    refusals: ['NotFound'],
  },
  staffReports: {
    ...administrators,
    method: 'GET',
    path: '/console/translations/reports',
    summary: 'Reported mistakes that wait, oldest first, 200 at most, with the texts.',
    answer: z.array(StaffReport),
  },
  settleReport: {
    ...administrators,
    method: 'POST',
    path: '/console/translations/reports/:id',
    summary:
      'Dismisses a report, or discards what is remembered: the text is then translated anew when it is next asked for, and all its reports are settled. Safe to repeat.',
    params: Id,
    body: z.object({ discard: z.boolean(), reason: required(staffReasonMost) }),
    answer: z.object({}),
    refusals: ['NotFound', 'Conflict'],
  },
} as const satisfies Capability
