// SQL of test emails.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

export async function countTestsLately(tx: Transaction<DB>, userID: string): Promise<number> {
  const { count } = await tx
    .selectFrom('emailTests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sentBy', '=', userID)
    .where('sentAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function addTest(tx: Transaction<DB>, userID: string): Promise<void> {
  await tx
    .deleteFrom('emailTests')
    .where('sentAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await tx.insertInto('emailTests').values({ sentBy: userID }).execute()
}

export async function forgetPerson(tx: Kysely<DB>, userID: string): Promise<void> {
  await tx.deleteFrom('emailTests').where('sentBy', '=', userID).execute()
}
