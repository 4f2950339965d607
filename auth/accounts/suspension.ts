// Suspending an account and lifting the suspension, by the operator. The person's place in the network is the network's matter.
import type { Kysely } from 'kysely'
import { record } from '../audit.ts'
import type { DB } from '../database/tables.ts'
import { endEverything } from '../sessions/ending.ts'
import { changeAccount, findAccountByEmail } from './queries.ts'

/** `status` before the change; a suspended account that is suspended again, or an active one unsuspended, stays as it is. */
export type Suspension = { userID: string; status: string }

const operator = { address: '', device: 'operator' }

/** Nobody signs in to the account from now on, and its sessions end at once. Undefined where no account has the address. */
export function suspendAccount(
  db: Kysely<DB>,
  email: string,
  reason: string,
  now: Date,
): Promise<Suspension | undefined> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email).forUpdate().executeTakeFirst()
    if (!account) return undefined
    const { id, status } = account
    if (status !== 'suspended') {
      await changeAccount(tx, id, { status: 'suspended' }).execute()
      await endEverything(tx, id, now)
      await record(tx, 'account-suspended', id, operator, now, { reason })
    }
    return { userID: id, status }
  })
}

/** The account can be used again. Undefined where no account has the address. */
export function unsuspendAccount(
  db: Kysely<DB>,
  email: string,
  reason: string,
  now: Date,
): Promise<Suspension | undefined> {
  return db.transaction().execute(async (tx) => {
    const account = await findAccountByEmail(tx, email).forUpdate().executeTakeFirst()
    if (!account) return undefined
    const { id, status, emailVerifiedAt } = account
    if (status === 'suspended') {
      await changeAccount(tx, id, { status: emailVerifiedAt ? 'active' : 'pending' }).execute()
      await record(tx, 'account-unsuspended', id, operator, now, { reason })
    }
    return { userID: id, status }
  })
}
