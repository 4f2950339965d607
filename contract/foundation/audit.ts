// Audit log of staff acts, written in each act's transaction.
import * as z from 'zod'
import { capability } from './endpoint.ts'
import { Instant, text, Uuid } from './shapes.ts'
import { tableOf, tableQuery } from './tables.ts'

const Entry = z.object({
  id: z.int().describe('1, 2, 3 … without gaps'),
  happenedAt: Instant,
  actorID: z.string().nullable().describe('null: a command or a job'),
  actorName: z.string(),
  act: z.string().describe('kind and verb: `person.suspend`'),
  objectKind: z.string(),
  objectID: z.string(),
  objectName: z.string().describe('as it was called then'),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
const Check = z.object({
  checkedAt: Instant,
  entries: z.int(),
  brokenAt: z.int().nullable().describe('the first entry that does not fit; null where all do'),
})
const readers = ['administrator', 'moderator'] as const
const period = {
  from: z.iso.date().optional().describe('first day'),
  to: z.iso.date().optional().describe('last day'),
}
const filters = {
  ...period,
  act: text(60).optional().describe('kind and verb of the act'),
  actorID: Uuid.optional(),
  objectID: text(60).optional().describe('what it was done to'),
}

export const audit = capability({
  list: {
    method: 'GET',
    path: '/audit',
    summary: 'Entries of the audit log, newest first.',
    signedIn: true,
    staff: readers,
    query: tableQuery(['id'], '-id', filters),
    answer: tableOf(Entry).extend({ acts: z.array(z.string()).describe('that stand in the log') }),
  },
  export: {
    method: 'GET',
    path: '/audit/export',
    summary:
      'Up to 1,000 entries after one, oldest first, with what proves them: `hash` is SHA-256 of `previousHash` in hex, a line break, and `text`.',
    signedIn: true,
    staff: ['administrator'],
    query: z.object({ after: z.coerce.number().int().min(0).default(0).describe('number of the last entry known') }),
    answer: z.object({
      data: z.array(Entry.extend({ text: z.string(), previousHash: z.string(), hash: z.string() })),
      next: z.int().nullable().describe('`after` of the next call; null at the end'),
    }),
  },
  lastCheck: {
    method: 'GET',
    path: '/audit/check',
    summary: 'What the last check of the chain found; null before the first.',
    signedIn: true,
    staff: readers,
    answer: Check.nullable(),
  },
  check: {
    method: 'POST',
    path: '/audit/check',
    summary: 'Checks the whole chain now.',
    signedIn: true,
    staff: ['administrator'],
    answer: Check,
  },
})
export type AuditEntry = z.output<typeof Entry>
