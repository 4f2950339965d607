// Dependencies of the auth service, and the context of one call.
import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { DB } from './database/tables.ts'
import type { OpenIDSettings } from './openid/provider.ts'
import type { Passwords } from './passwords/hashing.ts'
import type { Origins, OriginSettings } from './origins.ts'
import type { AccessTokens } from './sessions/access-tokens.ts'
import type { Viewers } from './sessions/viewers.ts'
import type { Throttle } from './throttle.ts'

/** The network as the auth service needs it. */
export type Network = {
  /** Takes the person out of the network. Safe to repeat; refuses Conflict where something stands against it. */
  leave: (viewer: Viewer, wishes: { removeBusinesses: boolean }) => Promise<void>
}

export type AuthDependencies = {
  db: Kysely<DB>
  /** For hot statements that are written out and prepared by name. */
  pool: pg.Pool
  /** The clock, so that tests can move it. */
  now: () => Date
  origins: OriginSettings
  /** Sample accounts exist. */
  demo: boolean
  passwords: Passwords
  /** Signs the cookies of known devices. */
  deviceKey: Buffer
  throttle: Throttle
  tokens: AccessTokens
  viewers: Viewers
  network: Network | undefined
  /** Another provider that people may sign in by. */
  openID: OpenIDSettings | undefined
}

/** The browser (or program) that calls. */
export type Caller = {
  address: string
  device: string
  locale: Locale
  origins: Origins
  /** The token header, not verified. */
  token: string | undefined
  /** The secret in the cookie of the auth origin; sent along only by browsers. */
  cookie: string | undefined
  /** Gives the browser a new cookie, or takes it away. */
  setCookie: (secret: string | undefined) => void
  /** Recognizes a device that signed in before; see known-device.ts. */
  deviceCookie: string | undefined
  setDeviceCookie: (value: string) => void
  /** Set by registering: the link of the email signs in the same browser. */
  registrationCookie: string | undefined
  setRegistrationCookie: (secret: string | undefined) => void
}

export type Context = AuthDependencies & { caller: Caller; viewer: Viewer | undefined }
export type SignedIn = AuthDependencies & { caller: Caller; viewer: Viewer }
export type Tx = Transaction<DB>

/** So many seconds after (or, negative, before) an instant. */
export function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000)
}
