// Reports for the console.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { listCases } from './case-queries.ts'

export async function countOpenReports({ pool }: { pool: pg.Pool }, targetHours: number) {
  const { rows } = await pool.query<{ waiting: number; oldestAt: Date | null; late: number }>(
    `select count(*)::int as waiting, min(first) as "oldestAt",
        (count(*) filter (where first < now() - make_interval(hours => $1)))::int as late
      from (select min(reported_at) as first from reports where settled_at is null group by resource_id) one`,
    [targetHours],
  )
  return rows[0]!
}

/** Matches the thing's beginning, or who answers for it. */
export async function findReported({ db }: { db: Kysely<DB> }, words: string, most: number) {
  const cases = await listCases(db, { q: words }, { by: 'severity', direction: 'desc', limit: most, offset: 0 })
  return cases.map(({ resourceID: id, name, subjectName: detail }) => ({ id, name, detail }))
}

export const personColumns: PersonColumns = {
  'reports.reporter_id': {
    merge: 'moves',
    kind: 'reports',
    once: ['resource_id'],
    while: 'settled_at',
    apart: 'resource_id',
  },
  'reports.resource_id': { merge: 'moves', once: ['reporter_id'], while: 'settled_at' },
  'reports.settled_by': { merge: 'stays' },
}
