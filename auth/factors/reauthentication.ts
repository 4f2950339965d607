// Reauthentication: a stolen token must not suffice.
import { type Account } from '../accounts/account.ts'
import { Refusal } from '#kit/refusal.ts'
import { verifyPassword } from '../accounts/verify-password.ts'
import { findAccount } from '../accounts/queries.ts'
import type { SignedIn } from '../context.ts'
import { later } from '../later.ts'
import { findSignIn } from './queries.ts'

const freshSeconds = 15 * 60

/**
 * Password, else a sign-in within 15 minutes. Throws Forbidden with `fields.password` or `fields.session`; always for
 * samples.
 */
export async function reauthenticate(context: SignedIn, password: string | undefined): Promise<Account> {
  const { db, viewer, now } = context
  const own = await findAccount(db, viewer.userID).executeTakeFirstOrThrow()
  if (own.sample) throw new Refusal('Forbidden', 'Sample accounts cannot be changed')
  if (own.passwordHash && own.email) {
    if (!password) throw new Refusal('Forbidden', 'The password is needed', { fields: { password: 'is missing' } })
    return verifyPassword(context, own.email, password)
  }
  const since = later(now(), -freshSeconds)
  if (!(await findSignIn(db, own.id, viewer.sessionID, since).executeTakeFirst()))
    throw new Refusal('Forbidden', 'Sign in again, then try once more', { fields: { session: 'is too old' } })
  return own
}
