// Registration and verification of the email address.
import { canSignIn } from '../accounts/account.ts'
import type { auth } from '#contract/identity/auth/auth.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { releaseAddress, sendMerged } from '../accounts/merged.ts'
import { sendVerification } from '../accounts/verification.ts'
import { record } from '../audit.ts'
import { hashOf, newSecret } from '../secrets.ts'
import type { Context, Tx } from '../context.ts'
import { sendEmail } from '../emails/emails.ts'
import { revokeTokens, consumeToken } from '../one-time-tokens.ts'
import { isCommonPassword } from '../passwords/commonest.ts'
import { notifyAccountChanged } from '../sessions/queries.ts'
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
    // Also for an address that has an account: neither the answer nor its time may tell.
    const passwordHash = await passwords.hash(body.password)
    const instant = now()
    const browser = newSecret()
    await db.transaction().execute(async (tx) => {
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
      if (!added) return sendAccountExists(context, tx, email, { continueTo: body.continue })
      await record(tx, 'registered', added.id, caller, instant)
      await sendVerification(context, tx, added, { continueTo: body.continue, browser })
    })
    caller.setRegistrationCookie(browser)
    return {}
  },

  async verifyEmail(context, { body }) {
    const { db, caller, now, viewers } = context
    const { account, isOwnBrowser } = await db.transaction().execute(async (tx) => {
      const given = await consumeToken(tx, ['verify', 'change-email'], body.token, now())
      const account = given && (await findAccount(tx, given.accountId).forUpdate().executeTakeFirst())
      if (!given?.email || !account?.email || (given.purpose === 'verify' && account.email !== given.email))
        throw new Refusal('SessionError', 'This link was used already or is too old')
      if (given.purpose === 'change-email') await releaseAddress(tx, account.id, given.email)
      await changeAccount(tx, account.id, {
        email: given.email,
        emailVerifiedAt: now(),
        ...(account.status === 'pending' && { status: 'active' }),
      })
        .execute()
        .catch(refuseTaken)
      // Revokes links sent to the former address.
      if (given.purpose === 'change-email') await revokeTokens(tx, account.id, ['reset', 'verify'])
      await record(tx, given.purpose === 'verify' ? 'email-verified' : 'email-changed', account.id, caller, now())
      await notifyAccountChanged(tx, account.id)
      const { registrationCookie } = caller
      const isOwnBrowser =
        given.browserHash && registrationCookie && hashOf(registrationCookie).equals(given.browserHash)
      return { account, isOwnBrowser }
    })
    viewers.forget(account.id)
    if (isOwnBrowser) {
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

export function refuseCommon(password: string, field: string, own: readonly string[]): void {
  if (!isCommonPassword(password, own)) return
  throw new Refusal('ValidationError', 'Choose a password that is harder to guess', {
    fields: { [field]: 'is one of the commonest' },
  })
}

export function taken(): Refusal {
  return new Refusal('Conflict', 'There is an account with this e-mail address', { fields: { email: 'is taken' } })
}

/** A unique violation is a refusal, anything else a defect. */
function refuseTaken(error: unknown): never {
  throw (error as { code?: string }).code === '23505' ? taken() : error
}

/** Only the owner of the address learns of the account. */
export async function sendAccountExists(
  context: Context,
  tx: Tx,
  email: string,
  { continueTo }: { continueTo?: string | undefined } = {},
): Promise<void> {
  const account = await findAccountByEmail(tx, email).executeTakeFirst()
  if (!account) return
  await record(tx, 'registration-repeated', account.id, context.caller, context.now())
  if (account.mergedInto) await sendMerged(context, tx, account)
  else if (canSignIn(account.status)) await sendEmail(tx, 'accountExists', account, context, { continueTo })
}
