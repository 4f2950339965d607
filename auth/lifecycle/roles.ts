// Staff roles, granted and revoked.
import type { StaffRole } from '#contract/identity/access.ts'
import { record } from '../audit.ts'
import type { Caller, Tx } from '../context.ts'
import { changeAccount } from '../accounts/queries.ts'
import type { Account } from '../accounts/account.ts'
import { notifyAccountChanged } from '../sessions/queries.ts'

export const fromCommand = { address: '', device: 'operator' }

/** NOTE: the account must be locked. Returns whether anything changed. */
export async function setRoles(
  tx: Tx,
  account: Pick<Account, 'id' | 'roles'>,
  roles: readonly StaffRole[],
  caller: Pick<Caller, 'address' | 'device'>,
  now: Date,
): Promise<boolean> {
  const before = account.roles.toSorted().join(' ')
  const after = [...new Set(roles)].toSorted()
  if (before === after.join(' ')) return false
  await changeAccount(tx, account.id, { roles: after }).execute()
  await notifyAccountChanged(tx, account.id)
  await record(tx, 'roles-changed', account.id, caller, now, { before, after: after.join(' ') })
  return true
}
