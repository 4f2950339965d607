// Personal data of notifications.
import type { Transaction } from 'kysely'
import type { Merge, PersonColumns } from '#api/database/person-columns.ts'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { listDevices, removeOfPerson } from './devices/queries.ts'
import { findChoices, removeNotifications, renameGroups } from './queries.ts'

export async function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  await removeNotifications(tx, userID)
  await removeOfPerson(tx, userID)
}

export async function exportOf(
  { db, pool }: Pick<Context, 'db' | 'pool'>,
  userID: string,
): Promise<Record<string, unknown>> {
  const devices = (await listDevices(db, userID)).map(({ name, kinds, quiet, withoutText, addedAt, lastUsedAt }) => ({
    name,
    kinds,
    quiet,
    withoutText,
    addedAt,
    lastUsedAt,
  }))
  return { notifications: { settings: await findChoices(pool, userID), devices } }
}

export const personColumns: PersonColumns = {
  'notifications.actor_id': { merge: 'moves', apart: 'receiver_id' },
  'notifications.resource_id': { merge: 'moves' },
  'notifications.root_id': { merge: 'moves' },
  'notifications.receiver_id': { merge: 'moves', kind: 'notifications', once: ['group_key'], while: 'read_at' },
  'notification_causes.actor_id': { merge: 'moves' },
  'notification_causes.receiver_id': { merge: 'moves', once: ['cause'] },
  'devices.user_id': { merge: 'goes' },
  'notification_settings.user_id': { merge: 'moves', once: [] },
}

export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<void> {
  await renameGroups(tx, from, into)
}
