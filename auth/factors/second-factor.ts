// Second factor. Codes count once, throttled.
import { Refusal } from '#kit/refusal.ts'
import { record } from '../audit.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../secrets.ts'
import { keyFor, type Rule } from '../throttle.ts'
import { plainCode, stepOf } from './codes.ts'
import { useRecoveryCode, useStep } from './queries.ts'

const guessing: Rule = { free: 5, longest: 900, window: 3600 }

/** Throws Forbidden with `fields.code`, TooManyRequests. */
export async function askSecondFactor(
  context: Context,
  accountID: string,
  secret: Buffer,
  code: string | undefined,
): Promise<void> {
  const { db, caller, now } = context
  if (!code)
    throw new Refusal('Forbidden', 'The code of your authenticator app is needed', { fields: { code: 'is missing' } })
  await attemptCode(context, accountID, () => isGood(context, accountID, secret, plainCode(code)))
  await record(db, 'second-factor-passed', accountID, caller, now())
}

/** Throttled; throws Forbidden on failure. */
export async function attemptCode(
  { db, caller, now, throttle }: Context,
  accountID: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const keys = [keyFor('code', accountID, guessing)]
  await throttle.attempt(keys)
  if (await isRight()) return throttle.forgive(keys)
  await record(db, 'second-factor-failed', accountID, caller, now())
  throw new Refusal('Forbidden', 'The code is wrong or was used before', { fields: { code: 'is wrong' } })
}

async function isGood({ db, caller, now }: Context, accountID: string, secret: Buffer, code: string): Promise<boolean> {
  const step = stepOf(secret, code, now())
  if (step !== undefined) return Boolean(await useStep(db, accountID, step).executeTakeFirst())
  if (!(await useRecoveryCode(db, accountID, hashOf(code)).executeTakeFirst())) return false
  await record(db, 'recovery-code-used', accountID, caller, now())
  return true
}
