// Browser session: tokens, user, tabs, logout.
import { authCalls, calls } from 'virtual:calls'
import type { AuthContract, SessionTokens } from '#contract/identity/auth/auth.ts'
import type { Contract } from '#contract/contract.ts'
import { refusals } from '#contract/foundation/refusals.ts'
import { clientFor, type Call, type Envelope, type Transport } from '#kit/client.ts'
import { Refusal } from '#kit/refusal.ts'
import { overHttp } from '#kit/transports.ts'
import { dropDrafts } from '#web/foundation/draft.ts'
import { dropOutbox, flush, startOutbox } from '#web/foundation/outbox.ts'
import type { Site } from '#web/foundation/page.ts'
import { dropSearches } from '#web/foundation/recent-searches.ts'
import { markSignedIn, sessionNow, showSession, type Actor } from '#web/foundation/session-state.ts'
import { sendWithToken, whenOnline } from './network.ts'
import { clearSession, readSession, writeSession } from './session-storage.ts'
import { ringsFor, stopRinging } from './ringing.ts'
import { createTokenRefresh } from './token-refresh.ts'
import { showStoredUser, storeActor, storeUser } from './user.ts'

export type SessionManager = ReturnType<typeof createSessionManager>

export function createSessionManager({ apiUrl, authUrl, locale, paths }: Site) {
  const headers = () => ({ 'accept-language': locale })
  const tokens = createTokenRefresh(authUrl, endSession)
  const send = authorizedSend(tokens)
  const authHttp = overHttp(`${authUrl}/auth`, headers, { cookies: true })
  const apiHttp = overHttp(apiUrl, headers)
  const { auth } = clientFor<AuthContract>(authCalls, (call) => send(authHttp, call))
  const api = clientFor<Contract>(calls, (call) => send(apiHttp, call))
  startOutbox(api)
  let firstRead: Promise<void> | undefined

  function showCurrent(): void {
    const stored = readSession()
    markSignedIn(stored !== undefined)
    tokens.schedule()
    const rings = ringsFor()
    if (rings && rings !== stored?.userID) void stopRinging().catch(() => {})
    if (!stored) return showSession(undefined)
    const known = sessionNow()?.userID === stored.userID
    showStoredUser(stored.userID)
    if (known) return
    const reading = readUser()
    if (!sessionNow()) firstRead = reading
  }

  async function readUser(): Promise<void> {
    const userID = readSession()?.userID
    if (!userID) return
    const [viewer, profile] = await Promise.all([
      auth.whoami().catch(() => undefined),
      api.people.own().catch(() => undefined),
    ])
    if (readSession()?.userID !== userID) return
    storeUser(viewer, profile)
    showStoredUser(userID)
  }

  function start(session: SessionTokens & { userID: string }): void {
    clearSession()
    writeSession(session)
    showCurrent()
  }

  function chooseActor(actor: Actor): void {
    const session = sessionNow()
    if (!session) return
    storeActor(session.userID, actor)
    showStoredUser(session.userID)
  }

  async function logout(): Promise<void> {
    const { userID = '' } = readSession() ?? {}
    await flush()
    await auth.logout().catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.status !== 401) throw error
    })
    await stopRinging().catch(() => {})
    clearSession()
    dropDrafts(userID)
    dropOutbox(userID)
    dropSearches(userID)
    await dropCaches()
    markSignedIn(false)
    location.assign(paths.home())
  }

  followOtherTabs(showCurrent)
  const begun = Promise.allSettled([tokens.validToken()]).then(showCurrent)
  async function ready(): Promise<boolean> {
    await begun
    await firstRead
    return readSession() !== undefined
  }
  return { send, validToken: tokens.validToken, ready, start, logout, chooseActor, readUser }
}

/** Retries once with a new token after 401. */
function authorizedSend({ validToken, refresh }: ReturnType<typeof createTokenRefresh>) {
  return async (plain: Transport, call: Call): Promise<Envelope> => {
    await whenOnline(call)
    const used = await validToken()
    if (used === undefined) return plain(call)
    let envelope = await sendWithToken(plain, call, used)
    if (isUnauthorized(envelope) && !isInvalidToken(envelope)) {
      const fresh = await refresh(used)
      if (fresh !== undefined) envelope = await sendWithToken(plain, call, fresh)
    }
    if (isInvalidToken(envelope)) endSession()
    return envelope
  }
}

/** Built files stay. */
async function dropCaches(): Promise<void> {
  if (!('caches' in window)) return
  const names = (await caches.keys()).filter((name) => !name.startsWith('files '))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Drafts are kept: the user did not log out. */
function endSession(): void {
  if (!readSession()) return
  clearSession()
  markSignedIn(false)
  location.reload()
}

function followOtherTabs(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || ['token', 'viewer', 'profile', 'actor'].includes(key)) onChange()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && onChange())
}

function isUnauthorized(envelope: Envelope): boolean {
  return !envelope.success && refusals[envelope.error.name] === 401
}

function isInvalidToken(envelope: Envelope): boolean {
  return !envelope.success && envelope.error.name === 'JsonWebTokenError'
}
