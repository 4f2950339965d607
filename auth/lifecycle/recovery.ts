// Passwords, change of the email address, deletion.
import { canSignIn, type Account } from '../accounts/account.ts'
import type { auth } from '#contract/identity/auth/auth.ts'
import { Refusal } from '#kit/refusal.ts'
import { add } from '#kit/jobs/jobs.ts'
import { admitEmail } from '#kit/mail/throttle.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { record } from '../audit.ts'
import type { Context, SignedIn } from '../context.ts'
import { causeOf, sendEmail } from '../emails/emails.ts'
import { createToken, findToken, consumeToken } from '../one-time-tokens.ts'
import { closeAccount, isReplaceable } from '../sessions/closing.ts'
import { revokeAccess } from '../sessions/revoke-access.ts'
import { keyFor, emailKeys, mailing } from '../throttle.ts'
import { forgetMerged } from '../accounts/merged.ts'
import { verifyPassword } from '../accounts/verify-password.ts'
import { changeAccount, findAccount, findAccountByEmail } from '../accounts/queries.ts'
import { forgotPassword, type ForgottenPassword } from './jobs.ts'
import { refuseCommon, sendAccountExists } from './registration.ts'

type Calls = 'forgotPassword' | 'resetPassword' | 'changePassword' | 'changeEmail' | 'deleteAccount'

export const handlers: Pick<CapabilityHandlers<typeof auth, Context>, Calls> = {
  // In a job: equal time for unknown addresses.
  async forgotPassword({ db, caller, throttle }, { body }) {
    const { address, device, origins } = caller
    await throttle.attempt(emailKeys('forgot', body.email, address))
    const asked: ForgottenPassword = {
      email: body.email,
      address,
      device,
      mailOrigin: origins.mailOrigin,
      continueTo: body.continue,
    }
    await db.transaction().execute(async (tx) => {
      await admitEmail(tx, 'unproven', body.email, causeOf(caller))
      await add(tx, forgotPassword, asked)
    })
    return {}
  },

  async resetPassword(context, { body }) {
    const { db, caller, now, passwords, viewers } = context
    refuseCommon(body.password, 'password', [])
    // Before hashing: guessed links must be cheap.
    if (!(await findToken(db, ['reset'], body.token, now()))) throw tooOld()
    const passwordHash = await passwords.hash(body.password)
    const accountID = await db.transaction().execute(async (tx) => {
      const given = await consumeToken(tx, ['reset'], body.token, now())
      const account = given && (await findAccount(tx, given.accountId).forUpdate().executeTakeFirst())
      if (!account?.emailVerifiedAt || !canSignIn(account.status)) throw tooOld()
      await changeAccount(tx, account.id, { passwordHash }).execute()
      await revokeAccess(tx, account.id, now())
      await record(tx, 'password-reset', account.id, caller, now())
      await sendEmail(tx, 'passwordChanged', account, context, {})
      return account.id
    })
    viewers.forget(accountID)
    return {}
  },

  async changePassword(context, { body }) {
    const { db, caller, now, passwords, viewer, viewers } = context
    const account = await confirm(context, body.password)
    refuseCommon(body.newPassword, 'newPassword', [viewer.firstName, viewer.lastName, viewer.email.split('@')[0]!])
    const passwordHash = await passwords.hash(body.newPassword)
    await db.transaction().execute(async (tx) => {
      await changeAccount(tx, account.id, { passwordHash }).execute()
      await revokeAccess(tx, account.id, now(), viewer.sessionID)
      await record(tx, 'password-changed', account.id, caller, now())
      await sendEmail(tx, 'passwordChanged', account, context, {})
    })
    viewers.forget(account.id)
    return {}
  },

  async changeEmail(context, { body }) {
    const { db, caller, now, throttle } = context
    const account = await confirm(context, body.password)
    if (account.email === body.email) return {}
    await throttle.attempt([keyFor('change-email', account.id, mailing)])
    await db.transaction().execute(async (tx) => {
      await record(tx, 'email-change-asked', account.id, caller, now())
      const isTaken = await findAccountByEmail(tx, body.email).executeTakeFirst()
      if (isTaken && isTaken.mergedInto !== account.id && !isReplaceable(isTaken))
        await sendAccountExists(context, tx, body.email)
      else {
        const token = await createToken(tx, 'change-email', { accountId: account.id, email: body.email }, now())
        const receiver = { ...account, email: body.email, emailVerifiedAt: null }
        await sendEmail(tx, 'changeEmail', receiver, context, { token, account: account.id })
      }
      await sendEmail(tx, 'changeEmailNotice', account, context, { email: body.email })
    })
    return {}
  },

  async deleteAccount(context, { body }) {
    const { db, caller, now, network, viewer, viewers } = context
    const account = await confirm(context, body.password)
    if (!network) throw new Refusal('ServiceUnavailable', 'Accounts cannot be closed at the moment', { retryAfter: 60 })
    await network.leave(viewer, { removeBusinesses: body.removeBusinesses })
    await db.transaction().execute(async (tx) => {
      await sendEmail(tx, 'accountClosed', account, context, {})
      await closeAccount(tx, account.id, now())
      await forgetMerged(tx, account.id)
      await record(tx, 'account-closed', account.id, caller, now())
    })
    caller.setCookie(undefined)
    viewers.forget(account.id)
    return {}
  },
}

function tooOld(): Refusal {
  return new Refusal('SessionError', 'This link was used already or is too old')
}

async function confirm(context: SignedIn, password: string): Promise<Account> {
  const own = await findAccount(context.db, context.viewer.userID).executeTakeFirstOrThrow()
  if (own.sample) throw new Refusal('Forbidden', 'Sample accounts cannot be changed')
  return verifyPassword(context, own.email!, password)
}
