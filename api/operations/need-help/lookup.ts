// Help requests for neighbors.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Locale } from '#contract/foundation/locales.ts'
import type { PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { findAnswersTo, findOfPerson, listHelpRequests } from './queries.ts'
import { helpRequestOf } from './shape.ts'

export async function countWaitingHelpRequests({ pool }: { pool: pg.Pool }) {
  const { rows } = await pool.query<{ waiting: number; oldestAt: Date | null; late: number }>(
    `select count(*)::int as waiting, min(uuid_time(id)) as "oldestAt", (count(*) filter (where due_at < now()))::int as late
      from enquiries where status in ('new', 'open')`,
  )
  return rows[0]!
}

export async function findHelpRequests(
  { db, locale }: { db: Kysely<DB>; locale: Locale },
  words: string,
  most: number,
) {
  const wanted = { status: 'all', assignee: undefined, late: false, q: words } as const
  const { rows } = await listHelpRequests(db, wanted, { by: 'createdAt', direction: 'desc', limit: most, offset: 0 })
  return rows.map((row) => {
    const { enquiryID: id, reference, name, businessName, email } = helpRequestOf(row, new Map(), locale)
    return { id, name: reference, detail: [name, businessName, email].filter(Boolean).join(' · ') }
  })
}

export { forgetPerson } from './queries.ts'

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const rows = await findOfPerson(db, userID)
  if (rows.length === 0) return {}
  const answers = await findAnswersTo(
    db,
    rows.map(({ id }) => id),
  )
  const requestsForHelp = rows.map(({ id, ...row }) => ({
    ...row,
    answers: answers
      .filter(({ enquiryId }) => enquiryId === id)
      .map(({ content, createdAt }) => ({ content, createdAt })),
  }))
  return { requestsForHelp }
}

export const personColumns: PersonColumns = {
  'enquiries.user_id': { merge: 'moves', kind: 'help' },
  'enquiries.assignee_id': { merge: 'stays' },
  'enquiry_entries.author_id': { merge: 'stays' },
}
