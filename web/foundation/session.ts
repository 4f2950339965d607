// Session of pages. Every visit loads this file: keep it small.
import { useSyncExternalStore } from 'react'
import type { AuthContract, SessionTokens } from '#contract/identity/auth/auth.ts'
import type { Contract } from '#contract/contract.ts'
import { lateClientFor, type Client, type Transport } from '#kit/client.ts'
import { overHttp } from '#kit/transports.ts'
import type { Api, AuthApi, Site } from './page.ts'
import { keepIntent } from './intent.ts'
import { watchChanges } from './session/last-change.ts'
import type { SessionManager } from '#web/foundation/session/session-manager.ts'
import { markSignedIn, onSession, sessionNow, type Actor, type Session } from './session-state.ts'

export { onSession, sessionNow, type Actor, type Session }

/** No visit needs them to be read. */
export const loadCalls = () => import('virtual:calls')

let site: Site
let authApi: Client<AuthContract>
let manager: Promise<SessionManager> | undefined

/** True also for an expired session. */
function hasStoredSession(): boolean {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    return false
  }
}

/** Undefined for strangers, on the server, and during hydration. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSession, sessionNow, () => undefined)
}

export function useActor(): [actor: Actor | undefined, choose: (actor: Actor) => void] {
  return [useSession()?.actor, (actor) => void sessionManager().then((one) => one.chooseActor(actor))]
}

export function useAuthApi(): AuthApi {
  return authApi?.auth
}

/** Undefined for strangers. */
export async function tokenNow(): Promise<string | undefined> {
  return hasStoredSession() ? (await sessionManager()).validToken() : undefined
}

export async function isSignedIn(): Promise<boolean> {
  return hasStoredSession() && (await sessionManager()).ready()
}

function loginAddress(continueTo = location.href): string {
  return site.accounts.login(continueTo)
}

/** Strangers are redirected to the login; `intent` runs on return. */
export async function withLogin(action: () => void, intent?: string): Promise<void> {
  if (sessionNow() || (await isSignedIn())) return action()
  keepIntent(intent)
  redirectToLogin()
}

export function redirectToLogin(): void {
  const address = loginAddress()
  location.assign(`${address}${address.includes('?') ? '&' : '?'}doing=1`)
}

/** False within 10 s of the last redirect: prevents loops. */
export function sendToLogin(address: URL, replace: boolean): boolean {
  if (Date.now() - Number(sessionStorage.getItem('sentToLogin')) < 10_000) return false
  sessionStorage.setItem('sentToLogin', String(Date.now()))
  location[replace ? 'replace' : 'assign'](loginAddress(address.href))
  return true
}

/** Expiries in seconds. */
export async function startSession(tokens: SessionTokens & { userID: string }): Promise<void> {
  ;(await sessionManager()).start(tokens)
}

/** Throws when the auth service is unreachable; the session goes on then. */
export async function logout(): Promise<void> {
  await (await sessionManager()).logout()
}

export async function refreshProfile(): Promise<void> {
  if (hasStoredSession()) await (await sessionManager()).readUser()
}

function sessionManager(): Promise<SessionManager> {
  manager ??= import('#web/foundation/session/session-manager.ts').then(({ createSessionManager }) =>
    createSessionManager(site),
  )
  manager.catch(() => (manager = undefined))
  return manager
}

function withSession(plain: Transport): Transport {
  return async (call) => (hasStoredSession() ? (await sessionManager()).send(plain, call) : plain(call))
}

export function followSession(given: Site): Api {
  site = given
  const { apiUrl, authUrl, locale } = site
  const headers = () => ({ 'accept-language': locale })
  const plain = overHttp(`${authUrl}/auth`, headers, { cookies: true })
  const authorized = withSession(plain)
  // A stale token must not prevent a login.
  const auth: Transport = (call) => (call.signedIn ? authorized : plain)(call)
  authApi = lateClientFor<AuthContract>(async () => (await loadCalls()).authCalls, auth)
  function follow() {
    if (hasStoredSession()) void sessionManager()
    else if ('signedIn' in document.documentElement.dataset) markSignedIn(false)
  }
  addEventListener('storage', follow)
  follow()
  const send = watchChanges(withSession(overHttp(apiUrl, headers)))
  return lateClientFor<Contract>(async () => (await loadCalls()).calls, send)
}
