// The session as pages and components see it. What keeps it is fetched only where somebody is signed in: keep this file small.
import { useSyncExternalStore } from 'react'
import { calls } from 'virtual:calls'
import type { AuthContract, SessionTokens } from '#contract/auth.ts'
import type { Contract } from '#contract/contract.ts'
import type { StaffRole } from '#contract/endpoint.ts'
import type { OwnProfile } from '#contract/people.ts'
import { clientInParts, type Client, type Transport } from '#kit/client.ts'
import { overHttp } from '#kit/transports.ts'
import type { Api, AuthApi, Site } from './page.ts'
import type { Keeper } from './session/keeper.ts'

/** As whom a person acts: as themselves, or as one of their businesses (2§4). */
export type Actor = { businessID?: string; name: string; photo: string | undefined }
export type Session = {
  userID: string
  email: string
  emailVerified: boolean
  roles: readonly StaffRole[]
  /** As last read; the first time it comes a moment after the session. */
  profile: OwnProfile | undefined
  /** As whom they act now, and the person as an actor. */
  actor: Actor
  self: Actor
}

let current: Session | undefined
const listeners = new Set<() => void>()
let site: Site
let authApi: Client<AuthContract>
let wordsOf: (group: string) => Promise<void>
let keeper: Promise<Keeper> | undefined

/** Does this browser hold a session, valid or not? The only question a stranger's visit asks. */
function isKept(): boolean {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    return false
  }
}

export function sessionNow(): Session | undefined {
  return current
}

export function showSession(session: Session | undefined): void {
  current = session
  for (const listener of listeners) listener()
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in. Undefined for strangers, and on the server and during hydration: the server draws the stranger's page. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(
    onSession,
    () => current,
    () => undefined,
  )
}

/** The social actor and how to choose another; undefined for strangers. */
export function useActor(): [actor: Actor | undefined, choose: (actor: Actor) => void] {
  return [useSession()?.actor, (actor) => void keeperOf().then((one) => one.chooseActor(actor))]
}

/** Calls of the auth service, with the session's token where there is one. In the browser only. */
export function useAuthApi(): AuthApi {
  return authApi?.auth
}

/** A valid access token, for what is fetched by hand; undefined for strangers. Waits for a refresh, and for the network. */
export async function tokenNow(): Promise<string | undefined> {
  return isKept() ? (await keeperOf()).token() : undefined
}

/** Is anybody signed in? Answers when it is certain, and known who. */
export async function isSignedIn(): Promise<boolean> {
  return isKept() && (await keeperOf()).ready()
}

/** Of the login page, which comes back to `continueTo` (absolute; by default the address that is shown). In the browser only. */
function loginAddress(continueTo = location.href): string {
  return site.accounts.login(continueTo)
}

/** Does what only somebody signed in may do, as soon as it is certain that somebody is; a stranger is sent to the login. */
export async function asSomebody(deed: () => void): Promise<void> {
  if (current || (await isSignedIn())) deed()
  else needLogin()
}

/** Sends the reader to the login and back to this page. */
export function needLogin(): void {
  location.assign(loginAddress())
}

/** Sends the reader to the login and back to `address`; false when that was done a moment ago and did not help. */
export function sendToLogin(address: URL, replace: boolean): boolean {
  if (Date.now() - Number(sessionStorage.getItem('sentToLogin')) < 10_000) return false
  sessionStorage.setItem('sentToLogin', String(Date.now()))
  location[replace ? 'replace' : 'assign'](loginAddress(address.href))
  return true
}

/** Puts a session that was just handed over into this browser, in all its tabs. Expiries in seconds. */
export async function startSession(tokens: SessionTokens & { userID: string }): Promise<void> {
  ;(await keeperOf()).keep(tokens)
}

/** Ends the session in all tabs and goes home. Throws when the auth service was not reached: then nobody is logged out. */
export async function logout(): Promise<void> {
  await (await keeperOf()).logout()
}

/** Reads the own profile again, after it was changed. */
export async function refreshProfile(): Promise<void> {
  if (isKept()) await (await keeperOf()).readPerson()
}

/** Tells the server whether to draw the Login button: before any script runs it must be right. */
export function markSignedIn(yes: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', yes)
  document.cookie = `signed-in=1; path=/; samesite=lax; max-age=${yes ? 31_536_000 : 0}`
}

function keeperOf(): Promise<Keeper> {
  keeper ??= import('./session/keeper.ts').then(({ makeKeeper }) => makeKeeper(site, wordsOf))
  keeper.catch(() => (keeper = undefined))
  return keeper
}

/** Carries calls with the session's token where there is one. */
function withSession(plain: Transport): Transport {
  return async (call) => (isKept() ? (await keeperOf()).send(plain, call) : plain(call))
}

/** Follows the session of this browser from now on; answers the caller of the API. */
export function followSession(given: Site, words: (group: string) => Promise<void>): Api {
  site = given
  wordsOf = words
  const { apiUrl, authUrl, locale } = site
  const headers = () => ({ 'accept-language': locale })
  const rest = () => import('virtual:more-calls')
  const plain = overHttp(`${authUrl}/auth`, headers, { cookies: true })
  const known = withSession(plain)
  // A stale token must never stop anybody from signing in.
  const auth: Transport = (call) => (call.signedIn ? known : plain)(call)
  authApi = clientInParts<AuthContract>({}, async () => (await rest()).authCalls, auth)
  function follow() {
    if (isKept()) void keeperOf()
    else if ('signedIn' in document.documentElement.dataset) markSignedIn(false)
  }
  addEventListener('storage', follow)
  follow()
  return clientInParts<Contract>(calls, async () => (await rest()).calls, withSession(overHttp(apiUrl, headers)))
}
