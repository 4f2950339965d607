// Cache from token to viewer, invalidated everywhere.
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Kysely, Selectable } from 'kysely'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import type { StaffRole } from '#contract/identity/access.ts'
import type { Scope } from '#contract/identity/scopes.ts'
import { listen, type Listening } from '#kit/jobs/listen.ts'
import { openChannel, type RedisChannel } from '#kit/redis.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Accounts, DB } from '../database/tables.ts'
import { hashOf } from '../secrets.ts'
import type { AccessTokens } from './access-tokens.ts'
import { apiTokenPrefix, markApiTokenUse, findApiTokenOwner } from './api-token-queries.ts'
import { findViewer } from './queries.ts'

type Log = Parameters<typeof openChannel>[3]
type ViewerEntry = { viewer: Viewer; expiresAt: number; checkedAt: number }

// Staleness after a lost notification.
const longestTrust = 15_000 // ms
const mending = 5000 // ms

export class Viewers {
  readonly #db: Kysely<DB>
  readonly #tokens: AccessTokens
  readonly #now: () => Date
  readonly #needsSecondFactor: boolean
  readonly #known = new LRUCache<string, ViewerEntry>({
    max: 20_000,
    dispose: (known, token) => this.#unlist(known, token),
  })
  readonly #tokensOf = new Map<string, Set<string>>()
  // A row read before an invalidation must not be cached after it.
  #forgotten = 0
  #listening: Listening | undefined
  #redis: RedisChannel | undefined
  #mending: NodeJS.Timeout | undefined

  /** `staffSecondFactor`: roles need an authenticator app. */
  constructor(db: Kysely<DB>, tokens: AccessTokens, now: () => Date, { staffSecondFactor = false } = {}) {
    this.#needsSecondFactor = staffSecondFactor
    this.#db = db
    this.#tokens = tokens
    this.#now = now
  }

  async follow(pool: pg.Pool, redis: string | undefined, log: Log): Promise<void> {
    const heard = (accountID: string) => this.#drop(accountID)
    const listening = listen(pool, 'accounts', heard)
    this.#listening = listening
    this.#redis = redis ? await openChannel(redis, 'wbn:accounts', heard, log) : undefined
    this.#mending = setInterval(() => {
      listening.renew()
      this.#redis?.renew()
    }, mending).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#mending)
    await Promise.all([this.#listening?.close(), this.#redis?.close()])
  }

  /** Throws TokenExpiredError, JsonWebTokenError, or SessionError if ended. */
  whoami(token: string): Viewer | Promise<Viewer> {
    const known = this.#known.get(token)
    const now = this.#now().getTime()
    if (known && now < known.expiresAt && now - known.checkedAt < longestTrust) return known.viewer
    return this.#find(token)
  }

  /** Call it after the commit. */
  forget(accountID: string): void {
    this.#drop(accountID)
    this.#redis?.publish(accountID)
  }

  #drop(accountID: string): void {
    this.#forgotten++
    for (const token of this.#tokensOf.get(accountID) ?? []) this.#known.delete(token)
  }

  async #find(token: string): Promise<Viewer> {
    return token.startsWith(apiTokenPrefix) ? this.#findByApiToken(token) : this.#findBySession(token)
  }

  async #findByApiToken(token: string): Promise<Viewer> {
    const now = this.#now()
    const before = this.#forgotten
    const row = await findApiTokenOwner(this.#db, hashOf(token)).executeTakeFirst()
    if (!row) throw new Refusal('JsonWebTokenError', 'Not a token of this network')
    if (row.expiresAt <= now) throw new Refusal('TokenExpiredError', 'The token has expired')
    const { tokenId, businessId } = row
    const apiToken = { id: tokenId, scopes: row.scopes as Scope[], businessID: businessId }
    const viewer: Viewer = { ...shapeOwner(row), roles: [], sessionID: tokenId, apiToken }
    await markApiTokenUse(this.#db, tokenId, now).execute()
    if (before === this.#forgotten) this.#remember(token, viewer, row.expiresAt)
    return viewer
  }

  async #findBySession(token: string): Promise<Viewer> {
    const { familyID, accountID, expiresAt } = await this.#tokens.verify(token)
    const before = this.#forgotten
    const row = await findViewer(this.#db, familyID)
    if (!row || row.id !== accountID) throw new Refusal('SessionError', 'The session has ended')
    const needsSecondFactor = this.#needsSecondFactor && !row.secondFactor && row.roles.length > 0
    const viewer: Viewer = {
      ...shapeOwner(row),
      roles: needsSecondFactor ? [] : (row.roles as StaffRole[]),
      ...(needsSecondFactor && { needsSecondFactor }),
      sessionID: row.sessionId,
    }
    if (before === this.#forgotten) this.#remember(token, viewer, expiresAt)
    return viewer
  }

  #remember(token: string, viewer: Viewer, expiresAt: Date): void {
    this.#known.set(token, { viewer, expiresAt: expiresAt.getTime(), checkedAt: this.#now().getTime() })
    const own = this.#tokensOf.get(viewer.userID) ?? new Set()
    this.#tokensOf.set(viewer.userID, own.add(token))
  }

  /** Also on eviction and replacement. */
  #unlist({ viewer }: ViewerEntry, token: string): void {
    const own = this.#tokensOf.get(viewer.userID)
    own?.delete(token)
    if (own?.size === 0) this.#tokensOf.delete(viewer.userID)
  }
}

type Owner = Pick<
  Selectable<Accounts>,
  'id' | 'email' | 'emailVerifiedAt' | 'firstName' | 'lastName' | 'countryCode' | 'limitedUntil'
>

function shapeOwner({ id, email, emailVerifiedAt, firstName, lastName, countryCode, limitedUntil }: Owner) {
  return {
    userID: id,
    email: email ?? '',
    emailVerified: emailVerifiedAt !== null,
    firstName,
    lastName,
    country: countryCode,
    ...(limitedUntil && { limitedUntil: limitedUntil.toISOString() }),
  }
}
