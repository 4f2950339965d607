// Three sample accounts, suspended without the demonstration.
import { type Kysely, sql } from 'kysely'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import type { Tx } from './context.ts'
import type { DB } from './database/tables.ts'
import { notifyAccountChanged } from './sessions/queries.ts'

/** Idempotent. Runs at startup without a statement timeout. */
export async function syncSampleAccounts(db: Kysely<DB>, demo: boolean, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await (demo ? activateSampleAccounts(tx, now) : suspendSampleAccounts(tx, now))
  })
}

async function activateSampleAccounts(tx: Tx, now: Date): Promise<void> {
  const rows = Object.values(sampleAccounts).map(({ userID, firstName, lastName, country, email, roles }) => ({
    id: userID,
    email,
    firstName,
    lastName,
    countryCode: country,
    roles: [...roles],
    sample: true,
    status: 'active',
    emailVerifiedAt: now,
    registeredAt: now,
  }))
  await tx
    .insertInto('accounts')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status: 'active' }))
    .execute()
}

async function suspendSampleAccounts(tx: Tx, now: Date): Promise<void> {
  const shut = await tx
    .updateTable('accounts')
    .set({ status: 'suspended' })
    .where('sample', '=', true)
    .where('status', '=', 'active')
    .returning('id')
    .execute()
  if (shut.length === 0) return
  const ids = shut.map(({ id }) => id)
  await tx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('accountId', 'in', ids)
    .where('endedAt', 'is', null)
    .execute()
  for (const id of ids) await notifyAccountChanged(tx, id)
}
