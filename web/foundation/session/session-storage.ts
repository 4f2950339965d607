// Session in local storage, and server clock skew.
import type { SessionTokens } from '#contract/identity/auth/auth.ts'

type StoredName = 'profile' | 'viewer' | 'actor'
const personal = ['profile', 'viewer', 'actor', 'ownReading']
const names = ['tokenExpire', 'refreshToken', 'refreshTokenExpire', 'userID', 'clockSkew', ...personal]

/** Expiries in ms of the server's clock. */
type StoredSession = SessionTokens & { userID: string }

export function readSession(): StoredSession | undefined {
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

/** Expiries in seconds. Other tabs react to the token, which comes last. */
export function writeSession({ token, refreshToken, ...tokens }: SessionTokens & { userID: string }): void {
  localStorage.setItem('userID', tokens.userID)
  localStorage.setItem('refreshToken', refreshToken)
  localStorage.setItem('refreshTokenExpire', String(tokens.refreshTokenExpire * 1000))
  localStorage.setItem('tokenExpire', String(tokens.tokenExpire * 1000))
  localStorage.setItem('token', token)
}

export function clearSession(): void {
  for (const name of [...names, 'token']) localStorage.removeItem(name)
}

export function readStored<T>(name: StoredName): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(name: StoredName, value: object): void {
  localStorage.setItem(name, JSON.stringify(value))
}

export function serverNow(): number {
  return Date.now() + Number(localStorage.getItem('clockSkew'))
}

/** `serverTime` (ms) has whole seconds: a skew below two is ignored. */
export function storeClockSkew(serverTime: number): void {
  const skew = serverTime - Date.now()
  if (Math.abs(skew) < 2000) localStorage.removeItem('clockSkew')
  else localStorage.setItem('clockSkew', String(Math.round(skew)))
}
