// Reports: telling the operator's people of something that should not be here, and the queue in which they find it.
import * as z from 'zod'
import { Author, Cursor, pageOf } from '../actors.ts'
import { capability } from '../endpoint.ts'
import { ReportReason, ReportText } from './fields.ts'
import { Id, Instant, Uuid } from '../shapes.ts'

const ResourceType = z.enum(['post', 'comment', 'user', 'business', 'product', 'group', 'message'])
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

export const reports = capability({
  report: {
    method: 'POST',
    path: '/social/report',
    summary:
      'Reports a post, comment, person, business, product, group, or a message that the viewer may read. Reported again, the words of last count.',
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
})
