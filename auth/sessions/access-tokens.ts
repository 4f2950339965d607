// Signed, short-lived access tokens; shared keys.
import { randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose'
import type { Kysely } from 'kysely'
import { accessTokenSeconds } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import { later } from '../later.ts'
import type { DB } from '../database/tables.ts'

export type Claims = { accountID: string; sessionID: string; familyID: string; expiresAt: Date }

const algorithm = 'HS256'
const issuer = 'wbn'
const keyDays = 30
const day = 24 * 3600 // seconds

type Key = { id: string; secret: Buffer; madeAt: Date }

/** Newest key signs, any verifies; keys rotate monthly and verify one more day. */
export class AccessTokens {
  readonly #db: Kysely<DB>
  readonly #now: () => Date
  #keys: Key[] = []

  constructor(db: Kysely<DB>, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  async renew(): Promise<void> {
    const now = this.#now()
    await this.#db
      .deleteFrom('signingKeys')
      .where('madeAt', '<', later(now, -(keyDays + 1) * day))
      .execute()
    await this.#read()
    const newest = this.#keys[0]
    if (newest && newest.madeAt > later(now, -keyDays * day)) return
    await this.#db
      .insertInto('signingKeys')
      .values({ secret: randomBytes(32), madeAt: now })
      .execute()
    await this.#read()
  }

  /** Valid 15 minutes from `issuedAt`; deterministic. */
  async sign({ accountID, sessionID, familyID }: Omit<Claims, 'expiresAt'>, issuedAt: Date): Promise<string> {
    const key = this.#keys[0]!
    const issued = Math.floor(issuedAt.getTime() / 1000)
    return new SignJWT({ sid: sessionID, fam: familyID })
      .setProtectedHeader({ alg: algorithm, kid: key.id })
      .setIssuer(issuer)
      .setSubject(accountID)
      .setIssuedAt(issued)
      .setExpirationTime(issued + accessTokenSeconds)
      .sign(key.secret)
  }

  /** Throws TokenExpiredError, else JsonWebTokenError. `late`: accepts expired ones. */
  async verify(token: string, { late = false } = {}): Promise<Claims> {
    const currentDate = late ? new Date(0) : this.#now()
    try {
      const keyOf = (header: JWTHeaderParameters) => this.#keyOf(header.kid)
      const { payload } = await jwtVerify(token, keyOf, { algorithms: [algorithm], issuer, currentDate })
      const { sub, sid, fam, exp } = payload as { sub: string; sid: string; fam: string; exp: number }
      return { accountID: sub, sessionID: sid, familyID: fam, expiresAt: new Date(exp * 1000) }
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal('TokenExpiredError', 'The token has expired')
      if (error instanceof errors.JOSEError || error instanceof TypeError)
        throw new Refusal('JsonWebTokenError', 'Not a token of this network')
      throw error
    }
  }

  // Another process may have created it.
  async #keyOf(id: string | undefined): Promise<Buffer> {
    const known = () => this.#keys.find((key) => key.id === id)
    if (!known() && /^[\da-f-]{36}$/.test(id ?? '')) await this.#read()
    const key = known()
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key.secret
  }

  async #read(): Promise<void> {
    this.#keys = await this.#db.selectFrom('signingKeys').selectAll().orderBy('madeAt', 'desc').orderBy('id').execute()
  }
}
