// What this browser keeps of a session, in local storage (1§4), and how far its clock is from the server's. Decides nothing.
import type { SessionTokens } from '#contract/auth.ts'

const names = ['tokenExpire', 'refreshToken', 'refreshTokenExpire', 'userID', 'profile', 'viewer', 'actor', 'clockSkew']

/** Expiries in ms of the server's clock. */
export type Kept = SessionTokens & { userID: string }

/** The session that is kept; undefined when there is none, or not a whole one. */
export function readKept(): Kept | undefined {
  const [token, refreshToken, userID] = ['token', 'refreshToken', 'userID'].map((name) => localStorage.getItem(name))
  if (!token || !userID) return undefined
  return {
    token,
    tokenExpire: Number(localStorage.getItem('tokenExpire')),
    refreshToken: refreshToken ?? '',
    refreshTokenExpire: Number(localStorage.getItem('refreshTokenExpire')),
    userID,
  }
}

/** `tokens` as the auth service gives them, expiries in seconds. The token comes last: other tabs follow its change. */
export function writeKept({ token, refreshToken, ...tokens }: SessionTokens & { userID: string }): void {
  localStorage.setItem('userID', tokens.userID)
  localStorage.setItem('refreshToken', refreshToken)
  localStorage.setItem('refreshTokenExpire', String(tokens.refreshTokenExpire * 1000))
  localStorage.setItem('tokenExpire', String(tokens.tokenExpire * 1000))
  localStorage.setItem('token', token)
}

export function clearKept(): void {
  for (const name of [...names, 'token']) localStorage.removeItem(name)
}

/** Something of the person, as JSON; undefined when it is not there or cannot be read. */
export function readJson<T>(name: 'profile' | 'viewer' | 'actor'): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

export function writeJson(name: 'profile' | 'viewer' | 'actor', value: object): void {
  localStorage.setItem(name, JSON.stringify(value))
}

/** What the server's clock shows now, in ms, as far as its last answer told. */
export function serverNow(): number {
  return Date.now() + Number(localStorage.getItem('clockSkew'))
}

/** `told`: what the server's clock showed a moment ago, in ms. Its answers say whole seconds, so less than two are nothing. */
export function learnClock(told: number): void {
  const skew = told - Date.now()
  if (Math.abs(skew) < 2000) localStorage.removeItem('clockSkew')
  else localStorage.setItem('clockSkew', String(Math.round(skew)))
}
