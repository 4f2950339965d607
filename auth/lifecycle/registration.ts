// Rules of opening an account and proving its e-mail address.
import { type Account } from '../accounts/account.ts'
import type { auth } from '#contract/auth/auth.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { record } from '../audit.ts'
import type { Context, Tx } from '../context.ts'
import { sendEmail } from '../emails/emails.ts'
import { createToken, revokeTokens, consumeToken } from '../one-time-tokens.ts'
import { isCommonPassword } from '../passwords/commonest.ts'
import { notifyAccountChanged } from '../sessions/queries.ts'
import { signIn } from '../sessions/sign-in.ts'
import { keyFor, mailing, registerKeys } from '../throttle.ts'
import { addAccount, changeAccount, findAccount, findAccountByEmail } from '../accounts/queries.ts'

type Calls = 'register' | 'verifyEmail' | 'resendVerification'

export const handlers: Pick<CapabilityHandlers<typeof auth, Context>, Calls> = {
  async register(context, { body }) {
    const { db, caller, now, passwords, throttle } = context
    const { firstName, lastName, email, country } = body
    refuseCommon(body.password, 'password', [firstName, lastName, email.split('@')[0]!])
    passwords.admit()
    await throttle.attempt(registerKeys(caller.address))
    if (await findAccountByEmail(db, email).executeTakeFirst()) throw taken()
    const passwordHash = await passwords.hash(body.password)
    const instant = now()
    const account = await db.transaction().execute(async (tx) => {
      const added = await addAccount(tx, {
        email,
        passwordHash,
        firstName,
        lastName,
        countryCode: country,
        locale: caller.locale,
        termsAcceptedAt: instant,
        registeredAt: instant,
      }).executeTakeFirst()
      if (!added) throw taken()
      await record(tx, 'registered', added.id, caller, instant)
      await sendVerification(context, tx, added, body.continue)
      return added
    })
    const { redirect } = await signIn(context, account, 'registration', { continueTo: body.continue })
    return { userID: account.id, redirect }
  },

  async verifyEmail({ db, caller, now, viewers }, { body }) {
    const accountID = await db.transaction().execute(async (tx) => {
      const given = await consumeToken(tx, ['verify', 'change-email'], body.token, now())
      const account = given && (await findAccount(tx, given.accountId).forUpdate().executeTakeFirst())
      if (!given?.email || !account?.email || (given.purpose === 'verify' && account.email !== given.email))
        throw new Refusal('SessionError', 'This link was used already or is too old')
      await changeAccount(tx, account.id, {
        email: given.email,
        emailVerifiedAt: now(),
        ...(account.status === 'pending' && { status: 'active' }),
      })
        .execute()
        .catch(refuseTaken)
      // What was sent to the former address opens nothing any more.
      if (given.purpose === 'change-email') await revokeTokens(tx, account.id, ['reset', 'verify'])
      await record(tx, given.purpose === 'verify' ? 'email-verified' : 'email-changed', account.id, caller, now())
      await notifyAccountChanged(tx, account.id)
      return account.id
    })
    viewers.forget(accountID)
    return {}
  },

  async resendVerification(context, { body }) {
    const { db, viewer, throttle } = context
    if (viewer.emailVerified) return {}
    await throttle.attempt([keyFor('verify', viewer.userID, mailing)])
    await db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, viewer.userID).executeTakeFirstOrThrow()
      await sendVerification(context, tx, account, body.continue)
    })
    return {}
  },
}

/** Refuses ValidationError on the field when the password is one of the commonest. */
export function refuseCommon(password: string, field: string, own: readonly string[]): void {
  if (!isCommonPassword(password, own)) return
  throw new Refusal('ValidationError', 'Choose a password that is harder to guess', {
    fields: { [field]: 'is one of the commonest' },
  })
}

export function taken(): Refusal {
  return new Refusal('Conflict', 'There is an account with this e-mail address', { fields: { email: 'is taken' } })
}

/** What another account has taken in the meantime is a refusal, anything else a defect. */
function refuseTaken(error: unknown): never {
  throw (error as { code?: string }).code === '23505' ? taken() : error
}

async function sendVerification(
  context: Context,
  tx: Tx,
  account: Account,
  continueTo: string | undefined,
): Promise<void> {
  const token = await createToken(tx, 'verify', { accountId: account.id, email: account.email! }, context.now())
  await sendEmail(tx, 'verify', account, context, { token, continueTo })
}
