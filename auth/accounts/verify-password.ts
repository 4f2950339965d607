// Password verification: throttled, equal in answer and time for unknown accounts.
import { type Account } from './account.ts'
import { Refusal } from '#kit/refusal.ts'
import { record } from '../audit.ts'
import type { Context } from '../context.ts'
import { recognizeDevice } from '../device-cookie.ts'
import { signInKeys, type Key } from '../throttle.ts'
import { findAccountToVerify } from './queries.ts'

type VerifiedCredentials = {
  account: Account
  authenticator: Buffer | null
  attempt: Key[]
}

/** Throws Forbidden, TooManyRequests, ServiceUnavailable. Counts until forgiven. */
export async function verifyCredentials(
  context: Context,
  email: string,
  password: string,
): Promise<VerifiedCredentials> {
  const { db, pool, caller, now, passwords, throttle, deviceKey } = context
  const attempt = signInKeys(email, caller.address, recognizeDevice(deviceKey, caller.deviceCookie, email))
  passwords.admit()
  await throttle.attempt(attempt)
  try {
    const found = await findAccountToVerify(pool, email)
    const right = await passwords.verify(password, found?.passwordHash)
    if (found && right) {
      const { authenticator, ...account } = found
      return { account, authenticator, attempt }
    }
    await record(db, 'sign-in-failed', found?.id ?? null, caller, now())
  } catch (error) {
    await throttle.withdraw(attempt)
    throw error
  }
  throw wrongCredentials()
}

export function wrongCredentials(): Refusal {
  return new Refusal('Forbidden', 'The e-mail address or the password is wrong', { fields: { password: 'is wrong' } })
}

export async function verifyPassword(context: Context, email: string, password: string): Promise<Account> {
  const { account, attempt } = await verifyCredentials(context, email, password)
  await context.throttle.forgive(attempt)
  return account
}
