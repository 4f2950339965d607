// Closing of accounts.
import { abandonedRemoval } from '#contract/foundation/constants.ts'
import { add } from '#kit/jobs/jobs.ts'
import { record } from '../audit.ts'
import type { Caller, Tx } from '../context.ts'
import { removeFactors } from '../factors/queries.ts'
import { revokeTokens } from '../one-time-tokens.ts'
import { revokeAccess } from './revoke-access.ts'
import type { Account } from '../accounts/account.ts'
import { changeAccount, findAccountByEmail } from '../accounts/queries.ts'

/** Frees the address; ids and audit log stay. */
export async function closeAccount(tx: Tx, id: string, now: Date): Promise<void> {
  await changeAccount(tx, id, {
    status: 'terminated',
    email: null,
    passwordHash: null,
    firstName: '',
    lastName: '',
    roles: [],
    terminatedAt: now,
  }).execute()
  await removeFactors(tx, id)
  await revokeAccess(tx, id, now)
  await revokeTokens(tx, id, ['verify'])
}

/** Closes unverified accounts with all that strangers left. Returns whether the address is free. */
export async function replaceUnverified(
  tx: Tx,
  email: string,
  caller: Pick<Caller, 'address' | 'device'>,
  now: Date,
): Promise<boolean> {
  const found = await findAccountByEmail(tx, email).forUpdate().executeTakeFirst()
  if (!found) return true
  if (!isReplaceable(found)) return false
  await closeAccount(tx, found.id, now)
  await record(tx, 'registration-replaced', found.id, caller, now)
  await add(tx, abandonedRemoval, { userID: found.id })
  return true
}

export function isReplaceable({ status, emailVerifiedAt, sample, mergedInto }: Account): boolean {
  return status === 'pending' && !emailVerifiedAt && !sample && !mergedInto
}
