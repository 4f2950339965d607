// What other capabilities may ask of notifications: to forget a person, and what is kept of them.
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { DB } from '../database/tables.ts'
import { findChoices, removeNotifications } from './queries.ts'

/** Removes everything the person was told and chose. */
export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await removeNotifications(tx, userID)
}

export async function exportOf({ pool }: Pick<Context, 'pool'>, userID: string): Promise<Record<string, unknown>> {
  return { notifications: { settings: await findChoices(pool, userID) } }
}
