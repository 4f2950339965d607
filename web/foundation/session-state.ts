// State of the session and its listeners. No tokens, no network.
import type { StaffRole } from '#contract/identity/access.ts'
import type { OwnProfile } from '#contract/identity/people/people.ts'

export type Actor = { businessID?: string; name: string; photo: string | undefined }
export type Session = {
  userID: string
  email: string
  emailVerified: boolean
  roles: readonly StaffRole[]
  /** Staff roles count only with an authenticator app. */
  needsSecondFactor: boolean
  /** Missing for a moment after the first login. */
  profile: OwnProfile | undefined
  actor: Actor
  self: Actor
}

let current: Session | undefined
const listeners = new Set<() => void>()

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

/** The server reads this cookie to hide the Login button. */
export function markSignedIn(yes: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', yes)
  document.cookie = `signed-in=1; path=/; samesite=lax; max-age=${yes ? 31_536_000 : 0}`
}
