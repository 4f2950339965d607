// What other capabilities may ask of requests for help: all of a person.
import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'
import { findAnswersTo, findOfPerson } from './queries.ts'

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
