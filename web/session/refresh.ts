// A valid token, and a new one in time (1§4): one refresh for everybody who waits, in this tab and in all others.
import { authCalls } from 'virtual:more-calls'
import type { SessionTokens } from '#contract/auth.ts'
import { accessTokenSeconds, refreshEarly } from '#contract/constants.ts'
import { refusals } from '#contract/refusals.ts'
import type { Envelope } from '#kit/client.ts'
import { Refusal } from '#kit/refusal.ts'
import { overHttp } from '#kit/transports.ts'
import { learnClock, readKept, serverNow, writeKept } from './kept.ts'
import { networkBack } from './network.ts'

const longestSleep = 30_000 // ms; timers stand still while a machine sleeps, so the clock is looked at again and again
const mostAttempts = 4 // at a server that answers and yet cannot

/** The token to use next; undefined when the session is over; `again` when nothing was decided. */
type Outcome = { token: string | undefined } | 'again' | Refusal

/** `end` is called when the session cannot go on. */
export function makeRefresh(authUrl: string, end: () => void) {
  let told: number | undefined
  const http = overHttp(`${authUrl}/auth`, undefined, {
    cookies: true,
    onResponse: ({ headers }) => (told = Date.parse(headers.get('date') ?? '') || undefined),
  })
  let refreshing: Promise<string | undefined> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A token that is valid by the clock; undefined when nobody is signed in (any more). Waits for the network when it must. */
  async function token(): Promise<string | undefined> {
    const kept = readKept()
    if (!kept) return undefined
    return kept.tokenExpire > serverNow() ? kept.token : refresh(kept.token)
  }

  /** Another token than `used`. Throws ServiceUnavailable when the auth service cannot; the session is kept then. */
  function refresh(used: string): Promise<string | undefined> {
    refreshing ??= tryToRefresh(used).finally(() => {
      refreshing = undefined
      schedule()
    })
    return refreshing
  }

  async function tryToRefresh(used: string): Promise<string | undefined> {
    let attempts = 0
    for (let wait = 1000; ; wait = Math.min(wait * 2, longestSleep)) {
      const outcome = await alone(used, () => attempt(used))
      if (outcome instanceof Refusal) {
        if (++attempts === mostAttempts) throw outcome
      } else if (outcome !== 'again') return outcome.token
      await networkBack(wait)
    }
  }

  async function attempt(used: string): Promise<Outcome> {
    const kept = readKept()
    // Another tab has done it, or somebody has logged out.
    if (kept?.token !== used) return { token: kept?.token }
    // Whether it has expired the server judges: this machine's clock may be a month ahead.
    if (!kept.refreshToken) return over()
    const { method, path } = authCalls.auth.refreshToken
    const call = { capability: 'auth', name: 'refreshToken', params: {}, query: {}, body: undefined, signal: undefined }
    let envelope: Envelope
    try {
      envelope = await http({ ...call, method, path, headers: { 'x-auth-token': kept.refreshToken } })
    } catch {
      return 'again'
    }
    const now = readKept()
    if (now?.refreshToken !== kept.refreshToken) return { token: now?.token }
    if (envelope.success) {
      const tokens = envelope.data as SessionTokens
      learnClock(told ?? (tokens.tokenExpire - accessTokenSeconds) * 1000)
      writeKept({ ...tokens, userID: kept.userID })
      return { token: tokens.token }
    }
    const { name, message } = envelope.error
    return refusals[name] === 429 || refusals[name] >= 500 ? new Refusal(name, message) : over()
  }

  function over(): Outcome {
    end()
    return { token: undefined }
  }

  /** Looks at the clock, and again when it is time: 5 s before the token expires. */
  function schedule(): void {
    clearTimeout(timer)
    const kept = readKept()
    if (!kept) return
    const left = kept.tokenExpire - refreshEarly - serverNow()
    timer = setTimeout(() => (left > 0 ? schedule() : renew()), Math.min(Math.max(left, 500), longestSleep))
  }

  /** In time or late: after a sleep, or when the network or the tab is back. */
  function renew(): void {
    const kept = readKept()
    if (!kept) return
    if (kept.tokenExpire - refreshEarly > serverNow()) return schedule()
    refresh(kept.token).catch(() => {})
  }

  for (const name of ['online', 'focus', 'pageshow']) addEventListener(name, renew)
  document.addEventListener('visibilitychange', renew)
  return { token, refresh, schedule }
}

/**
 * One tab at a time. What another tab has stored while it was at it comes over a moment later, so whoever waited for it looks again.
 * Without locks two tabs may ask at once: the same old token then gets the same successor.
 */
async function alone(used: string, work: () => Promise<Outcome>): Promise<Outcome> {
  if (!navigator.locks) return work()
  const outcome = await navigator.locks.request('session', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
  if (outcome) return outcome
  await navigator.locks.request('session', () => {})
  for (let look = 0; look < 20 && readKept()?.token === used; look++) await sleep(25)
  return alone(used, work)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
