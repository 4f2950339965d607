// Access tokens, refreshed once for all tabs.
import { authCalls } from 'virtual:calls'
import type { SessionTokens } from '#contract/identity/auth/auth.ts'
import { accessTokenSeconds, refreshEarly } from '#contract/foundation/constants.ts'
import { refusals } from '#contract/foundation/refusals.ts'
import type { Envelope } from '#kit/client.ts'
import { Refusal } from '#kit/refusal.ts'
import { overHttp } from '#kit/transports.ts'
import { networkBack } from './network.ts'
import { readSession, serverNow, storeClockSkew, writeSession } from './session-storage.ts'

const maxSleep = 30_000 // ms; timers stop while a machine sleeps
const maxRefusals = 4

/** The next token (undefined: session ended), `retry` after a network failure, or a busy server's refusal. */
type Outcome = { token: string | undefined } | 'retry' | Refusal

export function createTokenRefresh(authUrl: string, endSession: () => void) {
  const exchangeTokens = createExchange(authUrl, endSession)
  let refreshing: Promise<string | undefined> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function validToken(): Promise<string | undefined> {
    const stored = readSession()
    if (!stored) return undefined
    return stored.tokenExpire > serverNow() ? stored.token : refresh(stored.token)
  }

  /** Throws when the auth service is busy; the session goes on then. */
  function refresh(used: string): Promise<string | undefined> {
    refreshing ??= refreshWithRetries(used).finally(() => {
      refreshing = undefined
      schedule()
    })
    return refreshing
  }

  async function refreshWithRetries(used: string): Promise<string | undefined> {
    let refused = 0
    for (let wait = 1000; ; wait = Math.min(wait * 2, maxSleep)) {
      const outcome = await inOneTab(used, () => exchangeTokens(used))
      if (outcome instanceof Refusal) {
        if (++refused === maxRefusals) throw outcome
      } else if (outcome !== 'retry') return outcome.token
      await networkBack(wait)
    }
  }

  function schedule(): void {
    clearTimeout(timer)
    const stored = readSession()
    if (!stored) return
    const left = stored.tokenExpire - refreshEarly - serverNow()
    timer = setTimeout(() => (left > 0 ? schedule() : refreshIfDue()), Math.min(Math.max(left, 500), maxSleep))
  }

  function refreshIfDue(): void {
    const stored = readSession()
    if (!stored) return
    if (stored.tokenExpire - refreshEarly > serverNow()) return schedule()
    refresh(stored.token).catch(() => {})
  }

  for (const name of ['online', 'focus', 'pageshow']) addEventListener(name, refreshIfDue)
  document.addEventListener('visibilitychange', refreshIfDue)
  return { validToken, refresh, schedule }
}

function createExchange(authUrl: string, endSession: () => void): (used: string) => Promise<Outcome> {
  let serverTime: number | undefined
  const http = overHttp(`${authUrl}/auth`, undefined, {
    cookies: true,
    onResponse: ({ headers }) => (serverTime = Date.parse(headers.get('date') ?? '') || undefined),
  })
  const { method, path } = authCalls.auth.refreshToken
  const call = { capability: 'auth', name: 'refreshToken', method, path, params: {}, query: {} }

  function ended(): Outcome {
    endSession()
    return { token: undefined }
  }
  return async (used) => {
    const stored = readSession()
    // Another tab has refreshed, or the user has logged out.
    if (stored?.token !== used) return { token: stored?.token }
    // The server decides about expiry: this clock may be wrong.
    if (!stored.refreshToken) return ended()
    let envelope: Envelope
    try {
      const headers = { 'x-auth-token': stored.refreshToken }
      envelope = await http({ ...call, headers, body: undefined, signal: undefined })
    } catch {
      return 'retry'
    }
    const now = readSession()
    if (now?.refreshToken !== stored.refreshToken) return { token: now?.token }
    if (envelope.success) {
      const tokens = envelope.data as SessionTokens
      storeClockSkew(serverTime ?? (tokens.tokenExpire - accessTokenSeconds) * 1000)
      writeSession({ ...tokens, userID: stored.userID })
      return { token: tokens.token }
    }
    const { name, message } = envelope.error
    return refusals[name] === 429 || refusals[name] >= 500 ? new Refusal(name, message) : ended()
  }
}

/** Unlocked tabs may refresh at once and get the same successor. */
async function inOneTab(used: string, work: () => Promise<Outcome>): Promise<Outcome> {
  if (!navigator.locks) return work()
  const outcome = await navigator.locks.request('session', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
  if (outcome) return outcome
  await navigator.locks.request('session', () => {})
  for (let look = 0; look < 20 && readSession()?.token === used; look++) await sleep(25)
  return inOneTab(used, work)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
