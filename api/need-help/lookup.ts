// What other capabilities may ask of requests for help: all of a person, how many wait.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from '../database/tables.ts'
import { findAnswersTo, findOfPerson } from './queries.ts'

/** Requests that nobody has answered. `late`: over the time that was promised to each. */
export async function countWaitingEnquiries({ pool }: { pool: pg.Pool }) {
  const { rows } = await pool.query<{ waiting: number; oldestAt: Date | null; late: number }>(
    `select count(*)::int as waiting, min(uuid_time(id)) as "oldestAt", (count(*) filter (where due_at < now()))::int as late
      from enquiries where status in ('new', 'open')`,
  )
  return rows[0]!
}

export { forgetPerson } from './queries.ts'

/** The requests that the person sent while signed in, with the answers. */
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
