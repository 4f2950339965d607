// Content reports and their queue.
import * as z from 'zod'
import { Author, Cursor, pageOf } from '#contract/identity/actors.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { ReportReason, ReportText } from './fields.ts'
import { sanctionDaysMost, staffReasonMost } from '#contract/foundation/constants.ts'
import { moderatedKinds } from '#contract/trust/sanctions/acts.ts'
import { Id, Instant, text, Uuid } from '#contract/foundation/shapes.ts'
import { tableOf, tableQuery } from '#contract/foundation/tables.ts'

const ResourceType = z.enum(['post', 'comment', 'user', 'business', 'product', 'group', 'message', 'review'])
const Report = z.object({
  id: z.string(),
  resourceType: ResourceType,
  resourceID: z.string(),
  reason: ReportReason,
  text: z.string(),
  reporter: Author.nullable(),
  reportedAt: Instant,
  evidence: z
    .array(z.object({ from: z.enum(['S', 'R']), author: Author.nullable(), content: z.string(), datetime: Instant }))
    .describe('of a message: it and those before it in its thread, oldest first'),
})
const staff = ['moderator', 'administrator'] as const
export const severities = ['high', 'medium', 'low'] as const
const Case = z.object({
  resourceType: z.enum(moderatedKinds),
  resourceID: z.string(),
  name: z.string().describe('its name, or how it begins'),
  subjectKind: z.enum(['user', 'business']),
  subjectID: z.string().describe('whoever answers for it'),
  subjectName: z.string(),
  reporters: z.int(),
  reasons: z.array(ReportReason),
  severity: z.enum(severities),
  firstAt: Instant,
  lastAt: Instant,
})
export type ReportCase = z.output<typeof Case>
const Statement = z.object({
  id: z.string(),
  reporter: z.string(),
  reason: ReportReason,
  text: z.string(),
  content: z.string().describe('what was reported as it was then'),
  reportedAt: Instant,
})

export const reports = capability({
  report: {
    method: 'POST',
    path: '/social/report',
    summary:
      'Reports a post, comment, person, business, product, group, review, or a message that the viewer may read. Reported again, the words of last count.',
    signedIn: true,
    body: z.object({ resourceType: ResourceType, resourceID: Uuid, reason: ReportReason, text: ReportText.optional() }),
    answer: z.object({ reported: z.boolean() }),
    refusals: ['NotFound'],
  },
  list: {
    method: 'GET',
    path: '/social/report',
    summary: 'Open reports, oldest first.',
    signedIn: true,
    staff,
    query: z.object({ nextID: Cursor }),
    answer: pageOf(Report),
  },
  settle: {
    method: 'PUT',
    path: '/social/report/:id',
    summary: 'Marks a report as settled.',
    signedIn: true,
    staff,
    params: Id,
    answer: z.object({ settled: z.boolean() }),
    refusals: ['NotFound'],
  },
  cases: {
    method: 'GET',
    path: '/social/report-case',
    summary: 'Open reports by the thing that they are about, the most severe first.',
    signedIn: true,
    staff,
    query: tableQuery(['severity', 'firstAt', 'reporters'], '-severity', {
      kind: z.enum(moderatedKinds).optional(),
      severity: z.enum(severities).optional().describe('only these'),
    }),
    answer: tableOf(Case),
  },
  case: {
    method: 'GET',
    path: '/social/report-case/:id',
    summary: 'What was reported about one thing, by whom, as it was then and as it is now.',
    signedIn: true,
    staff,
    params: Id,
    answer: Case.extend({
      statements: z.array(Statement),
      content: z.string().describe('as it is now'),
      hidden: z.boolean(),
      strikes: z.int().describe('of whoever answers for it'),
      evidence: Report.shape.evidence,
    }),
    refusals: ['NotFound'],
  },
  decide: {
    method: 'POST',
    path: '/social/report-case/:id',
    summary:
      'Dismisses all open reports about a thing, or acts on the thing or on whoever answers for it, and settles them.',
    signedIn: true,
    staff,
    params: Id,
    body: z.object({
      act: z.enum(['none', 'warn', 'hide', 'remove', 'limit', 'suspend']),
      about: z.enum(['resource', 'subject']).default('resource'),
      rule: ReportReason.default('other'),
      reason: text(staffReasonMost).refine((value) => value !== '', 'is missing'),
      explanation: text(staffReasonMost).default('').describe('for whoever answers for it; `reason` is for the staff'),
      days: z.int().min(1).max(sanctionDaysMost).optional(),
    }),
    answer: z.object({ settled: z.int() }),
    refusals: ['NotFound', 'Conflict', 'Forbidden'],
  },
})
