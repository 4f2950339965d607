// Sign-in and sign-out.
import { canSignIn, type Account } from '../accounts/account.ts'
import type { auth } from '#contract/identity/auth/auth.ts'
import { isSample, sampleAccountNames, sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { holdsScope } from '#contract/identity/scopes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { findAccount } from '../accounts/queries.ts'
import { sendVerification } from '../accounts/verification.ts'
import { verifyCredentials, wrongCredentials } from '../accounts/verify-password.ts'
import { keyFor, mailing } from '../throttle.ts'
import { record } from '../audit.ts'
import type { Context } from '../context.ts'
import { askSecondFactor } from '../factors/second-factor.ts'
import { consumeToken } from '../one-time-tokens.ts'
import { hashOf } from '../secrets.ts'
import { beginFamily, followToken } from './families.ts'
import { notifyAccountChanged, endSessions, findSession, findSessionByCookie, listSessions } from './queries.ts'
import { handOver, signIn } from './sign-in.ts'

type Calls =
  | 'login'
  | 'continue'
  | 'options'
  | 'sampleLogin'
  | 'getSession'
  | 'refreshToken'
  | 'logout'
  | 'whoami'
  | 'sessions'
  | 'endSession'

export const handlers: Pick<CapabilityHandlers<typeof auth, Context>, Calls> = {
  async login(context, { body }) {
    const { account, authenticator, attempt } = await verifyCredentials(context, body.email, body.password)
    // Prevents enumeration by registering and signing in with the same password.
    if (!account.emailVerifiedAt) {
      await resendVerification(context, account, body.continue)
      throw wrongCredentials()
    }
    if (authenticator) await askSecondFactor(context, account.id, authenticator, body.code)
    return signIn(context, account, 'password', { continueTo: body.continue, attempt })
  },

  async continue(context, { body }) {
    const { db, caller, now } = context
    const session = await sessionOfCookie(context)
    if (!session && body.ask) return { redirect: null }
    if (!session || !canSignIn(session.status)) throw new Refusal('SessionError', 'Nobody is signed in here')
    const redirect = await db
      .transaction()
      .execute((tx) => handOver({ caller, now }, tx, session.accountId, session.id, { continueTo: body.continue }))
    caller.setCookie(caller.cookie)
    return { redirect }
  },

  options({ demo, openID }) {
    const names = demo ? sampleAccountNames : []
    return {
      samples: names.map((account) => {
        const { firstName, lastName } = sampleAccounts[account]
        return { account, firstName, lastName }
      }),
      openID: openID ? { name: openID.name } : null,
    }
  },

  async sampleLogin(context, { body }) {
    const account =
      context.demo && (await findAccount(context.db, sampleAccounts[body.account].userID).executeTakeFirst())
    if (!account) throw new Refusal('NotFound', 'There are no sample accounts here')
    return signIn(context, account, 'sample', { continueTo: body.continue })
  },

  getSession(context, { body }) {
    return context.db.transaction().execute(async (tx) => {
      const given = await consumeToken(tx, ['hand-over'], body.token, context.now())
      const session = given?.sessionId && (await findSession(tx, given.sessionId, context.now()).executeTakeFirst())
      if (!session || !canSignIn(session.status))
        throw new Refusal('SessionError', 'The token is not valid any more, sign in again')
      // Strangers' links must not replace this browser's session.
      const { cookie } = context.caller
      const isOwn = !cookie || hashOf(cookie).equals(session.cookieHash)
      if (!isOwn && (await sessionOfCookie({ ...context, db: tx })))
        throw new Refusal('SessionError', 'The token was given to another browser')
      const { accountId, id: sessionId } = session
      return { ...(await beginFamily(context, tx, { sessionId, accountId })), userID: accountId }
    })
  },

  refreshToken(context) {
    const { token } = context.caller
    if (!token) throw new Refusal('TokenNotFound', 'The refresh token is missing')
    return followToken(context, token)
  },

  async logout(context) {
    const { caller, tokens } = context
    const claims = caller.token && (await tokens.verify(caller.token, { late: true }).catch(() => undefined))
    if (claims) await leave(context, claims.accountID, claims.sessionID)
    const session = await sessionOfCookie(context)
    if (session) await leave(context, session.accountId, session.id)
    if (caller.cookie) caller.setCookie(undefined)
    return {}
  },

  whoami({ viewer }) {
    const { apiToken } = viewer
    return apiToken && !holdsScope(apiToken.scopes, ['profile:read']) ? { ...viewer, email: '' } : viewer
  },

  async sessions({ db, viewer, now }) {
    const rows = await listSessions(db, viewer.userID, now()).execute()
    const shown = isSample(viewer.userID) ? rows.filter(({ id }) => id === viewer.sessionID) : rows
    return shown.map((row) => ({
      id: row.id,
      device: row.device,
      place: row.address,
      startedAt: row.startedAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      current: row.id === viewer.sessionID,
    }))
  },

  async endSession({ db, viewer, viewers, caller, now }, { params: { id } }) {
    if (isSample(viewer.userID) && id !== viewer.sessionID) throw new Refusal('NotFound', 'There is no such session')
    const which = id === 'all' ? { but: viewer.sessionID } : { only: id }
    await db.transaction().execute(async (tx) => {
      const ended = await endSessions(tx, viewer.userID, now(), which)
      if (ended.length === 0 && id !== 'all') throw new Refusal('NotFound', 'There is no such session')
      for (const session of ended)
        await record(tx, 'session-ended', viewer.userID, caller, now(), { sessionID: session.id })
      await notifyAccountChanged(tx, viewer.userID)
    })
    viewers.forget(viewer.userID)
    return {}
  },
}

/** Throttled requests send nothing. */
async function resendVerification(context: Context, account: Account, continueTo: string | undefined): Promise<void> {
  const { db, caller, throttle } = context
  try {
    await throttle.attempt([keyFor('verify', account.id, mailing)])
    // New cookies would tell that the account exists.
    const browser = caller.registrationCookie
    await db.transaction().execute((tx) => sendVerification(context, tx, account, { continueTo, browser }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.name !== 'TooManyRequests') throw error
  }
}

async function sessionOfCookie({ db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>) {
  if (!caller.cookie) return undefined
  return findSessionByCookie(db, hashOf(caller.cookie), now()).executeTakeFirst()
}

/** Every portal's session ends. Idempotent. */
async function leave({ db, now, caller, viewers }: Context, accountID: string, sessionID: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await endSessions(tx, accountID, now(), { only: sessionID })
    if (ended.length === 0) return
    await record(tx, 'signed-out', accountID, caller, now(), { sessionID })
    await notifyAccountChanged(tx, accountID)
  })
  viewers.forget(accountID)
}
