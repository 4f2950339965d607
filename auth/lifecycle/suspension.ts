// Suspension of accounts; network profiles stay untouched.
import type { Kysely, Selectable } from 'kysely'
import { record } from '../audit.ts'
import type { Tx } from '../context.ts'
import type { Accounts, DB } from '../database/tables.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'
import { fromCommand } from './roles.ts'
import { changeAccount, findAccountByEmail } from '../accounts/queries.ts'

/** `status`: before the change. Repetitions change nothing. */
export type Suspension = { userID: string; status: string }

type Audit = (tx: Tx, account: Selectable<Accounts>) => Promise<void>

/** Undefined for an unknown address. */
export function suspendAccount(
  db: Kysely<DB>,
  email: string,
  reason: string,
  now: Date,
  audit: Audit,
): Promise<Suspension | undefined> {
  return withAccount(db, email, async (tx, account) => {
    const { id, status, mergedInto } = account
    if (status === 'suspended' || mergedInto) return
    await changeAccount(tx, id, { status: 'suspended', suspendedUntil: null }).execute()
    await revokeAccess(tx, id, now)
    await record(tx, 'account-suspended', id, fromCommand, now, { reason })
    await audit(tx, account)
  })
}

export function unsuspendAccount(
  db: Kysely<DB>,
  email: string,
  reason: string,
  now: Date,
  audit: Audit,
): Promise<Suspension | undefined> {
  return withAccount(db, email, async (tx, account) => {
    const { id, status, emailVerifiedAt } = account
    if (status !== 'suspended') return
    await changeAccount(tx, id, { status: emailVerifiedAt ? 'active' : 'pending', suspendedUntil: null }).execute()
    await record(tx, 'account-unsuspended', id, fromCommand, now, { reason })
    await audit(tx, account)
  })
}

function withAccount(
  db: Kysely<DB>,
  email: string,
  change: (tx: Tx, account: Selectable<Accounts>) => Promise<void>,
): Promise<Suspension | undefined> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email).forUpdate().executeTakeFirst()
    if (!account) return undefined
    await change(tx, account)
    return { userID: account.id, status: account.status }
  })
}
