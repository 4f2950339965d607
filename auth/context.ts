// Dependencies, and context of one call.
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

export type Network = {
  /** Idempotent; throws Conflict. */
  leave: (viewer: Viewer, wishes: { removeBusinesses: boolean }) => Promise<void>
  belongs: (viewer: Viewer, businessID: string) => Promise<boolean>
}

/** Appends to the operator's audit chain in `tx`. */
export type StaffActs = (
  tx: Tx,
  act: {
    by: Viewer
    act: `${string}.${string}`
    object: { kind: string; id: string; name: string }
    reason: string
    detail: Record<string, unknown>
  },
) => Promise<void>

export type AuthDependencies = {
  db: Kysely<DB>
  pool: pg.Pool
  /** Movable in tests. */
  now: () => Date
  origins: OriginSettings
  demo: boolean
  passwords: Passwords
  deviceKey: Buffer
  throttle: Throttle
  tokens: AccessTokens
  viewers: Viewers
  network: Network | undefined
  staffActs: StaffActs | undefined
  openID: OpenIDSettings | undefined
}

export type Caller = {
  address: string
  device: string
  locale: Locale
  origins: Origins
  /** Unverified. */
  token: string | undefined
  /** Browsers only. */
  cookie: string | undefined
  setCookie: (secret: string | undefined) => void
  deviceCookie: string | undefined
  setDeviceCookie: (value: string) => void
  /** The email's link signs in the same browser. */
  registrationCookie: string | undefined
  setRegistrationCookie: (secret: string | undefined) => void
}

export type Context = AuthDependencies & { caller: Caller; viewer: Viewer | undefined }
export type SignedIn = AuthDependencies & { caller: Caller; viewer: Viewer }
export type Tx = Transaction<DB>
