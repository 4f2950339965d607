// Registration and email verification.
import { canSignIn } from '../accounts/account.ts'
import type { auth } from '#contract/identity/auth/auth.ts'
import { admitEmail } from '#kit/mail/throttle.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { releaseAddress, sendMerged } from '../accounts/merged.ts'
import { sendVerification } from '../accounts/verification.ts'
import { record } from '../audit.ts'
import { hashOf, newSecret } from '../secrets.ts'
import type { Context, Tx } from '../context.ts'
import { causeOf, sendEmail } from '../emails/emails.ts'
import { revokeTokens, consumeToken, findToken } from '../one-time-tokens.ts'
import { verifyCredentials } from '../accounts/verify-password.ts'
import { isCommonPassword } from '../passwords/commonest.ts'
import { replaceUnverified } from '../sessions/closing.ts'
import { findSessionByCookie, notifyAccountChanged } from '../sessions/queries.ts'
import { signIn } from '../sessions/sign-in.ts'
import { emailKeys, keyFor, mailing, registerKeys } from '../throttle.ts'
import { addAccount, changeAccount, findAccount, findAccountByEmail } from '../accounts/queries.ts'

type Calls = 'register' | 'verifyEmail' | 'resendVerification'

export const handlers: Pick<CapabilityHandlers<typeof auth, Context>, Calls> = {
  async register(context, { body }) {
    const { db, caller, now, passwords, throttle } = context
    const { firstName, lastName, email, country } = body
    refuseCommon(body.password, 'password', [firstName, lastName, email.split('@')[0]!])
    passwords.admit()
    await throttle.attempt([...registerKeys(caller.address), ...emailKeys('registration', email, caller.address)])
    // Hashed also for taken addresses: time must not tell.
    const passwordHash = await passwords.hash(body.password)
    const instant = now()
    const browser = newSecret()
    await db.transaction().execute(async (tx) => {
      const isFree = await replaceUnverified(tx, email, caller, instant)
      const added =
        isFree &&
        (await addAccount(tx, {
          email,
          passwordHash,
          firstName,
          lastName,
          countryCode: country,
          locale: caller.locale,
          termsAcceptedAt: instant,
          registeredAt: instant,
        }).executeTakeFirst())
      if (!added) return sendAccountExists(context, tx, email, { continueTo: body.continue })
      await record(tx, 'registered', added.id, caller, instant)
      await sendVerification(context, tx, added, { continueTo: body.continue, browser })
    })
    caller.setRegistrationCookie(browser)
    return {}
  },

  async verifyEmail(context, { body }) {
    const { db, caller, now, viewers } = context
    const proof = await proveOwner(context, body)
    const account = await db.transaction().execute(async (tx) => {
      const given = await consumeToken(tx, ['verify', 'change-email'], body.token, now())
      const account = given && (await findAccount(tx, given.accountId).forUpdate().executeTakeFirst())
      if (!given?.email || !account?.email || (given.purpose === 'verify' && account.email !== given.email))
        throw tooOld()
      if (given.purpose === 'change-email') {
        await releaseAddress(tx, account.id, given.email)
        if (account.email !== given.email) await replaceUnverified(tx, given.email, caller, now())
      }
      await changeAccount(tx, account.id, {
        email: given.email,
        emailVerifiedAt: now(),
        ...(account.status === 'pending' && { status: 'active' }),
      })
        .execute()
        .catch(refuseTaken)
      // Revokes the former address's links.
      if (given.purpose === 'change-email') await revokeTokens(tx, account.id, ['reset', 'verify'])
      await record(tx, given.purpose === 'verify' ? 'email-verified' : 'email-changed', account.id, caller, now())
      await notifyAccountChanged(tx, account.id)
      return account
    })
    viewers.forget(account.id)
    if (proof.purpose === 'verify' && proof.signsIn) {
      caller.setRegistrationCookie(undefined)
      await signIn(context, { ...account, status: 'active' }, 'registration', { continueTo: undefined })
    }
    return {}
  },

  async resendVerification(context, { body }) {
    const { db, viewer, throttle } = context
    if (viewer.emailVerified) return {}
    await throttle.attempt([keyFor('verify', viewer.userID, mailing)])
    await db.transaction().execute(async (tx) => {
      const account = await findAccount(tx, viewer.userID).executeTakeFirstOrThrow()
      await sendVerification(context, tx, account, { continueTo: body.continue })
    })
    return {}
  },
}

/** A link proves the mailbox, not the password's author. Throws SessionError, or Forbidden with `fields.password`. */
async function proveOwner(
  context: Context,
  { token, password }: { token: string; password?: string | undefined },
): Promise<{ purpose: string; signsIn: boolean }> {
  const { db, caller, now, throttle } = context
  const link = await findToken(db, ['verify', 'change-email'], token, now())
  if (!link) throw tooOld()
  const { purpose, accountId, browserHash } = link
  const { registrationCookie, cookie } = caller
  if (browserHash && registrationCookie && hashOf(registrationCookie).equals(browserHash))
    return { purpose, signsIn: true }
  const session = cookie && (await findSessionByCookie(db, hashOf(cookie), now()).executeTakeFirst())
  if (session && session.accountId === accountId) return { purpose, signsIn: false }
  const email = password && (await findAccount(db, accountId).executeTakeFirst())?.email
  if (!email) throw new Refusal('Forbidden', 'The password is needed', { fields: { password: 'is missing' } })
  const { account, authenticator, attempt } = await verifyCredentials(context, email, password)
  await throttle.forgive(attempt)
  return { purpose, signsIn: account.id === accountId && !authenticator }
}

function tooOld(): Refusal {
  return new Refusal('SessionError', 'This link was used already or is too old')
}

export function refuseCommon(password: string, field: string, own: readonly string[]): void {
  if (!isCommonPassword(password, own)) return
  throw new Refusal('ValidationError', 'Choose a password that is harder to guess', {
    fields: { [field]: 'is one of the commonest' },
  })
}

export function taken(): Refusal {
  return new Refusal('Conflict', 'There is an account with this e-mail address', { fields: { email: 'is taken' } })
}

function refuseTaken(error: unknown): never {
  throw (error as { code?: string }).code === '23505' ? taken() : error
}

/** Only the address's owner learns. */
export async function sendAccountExists(
  context: Context,
  tx: Tx,
  email: string,
  { continueTo }: { continueTo?: string | undefined } = {},
): Promise<void> {
  const account = await findAccountByEmail(tx, email).executeTakeFirst()
  const isTold = account && (account.mergedInto || (account.emailVerifiedAt && canSignIn(account.status)))
  // Counted: waits must not tell closed addresses from free.
  if (!isTold) return admitEmail(tx, 'unproven', email, causeOf(context.caller))
  await record(tx, 'registration-repeated', account.id, context.caller, context.now())
  if (account.mergedInto) await sendMerged(context, tx, account)
  else await sendEmail(tx, 'accountExists', account, context, { continueTo })
}
