// Refresh token families: single use, one deterministic successor.
import { timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import { accessTokenSeconds, refreshGraceSeconds, refreshTokenSeconds } from '#contract/foundation/constants.ts'
import type { SessionTokens } from '#contract/identity/auth/auth.ts'
import { Refusal } from '#kit/refusal.ts'
import { record } from '../audit.ts'
import type { Context, AuthDependencies, Tx } from '../context.ts'
import { later } from '../later.ts'
import type { Families } from '../database/tables.ts'
import { hashOf, newSecret, successorOf } from '../secrets.ts'
import { keyFor, type Rule } from '../throttle.ts'
import {
  addFamily,
  notifyAccountChanged,
  changeSession,
  endFamily,
  findFamily,
  reportEnded,
  turnFamily,
} from './queries.ts'

type Family = Selectable<Families> & { accountId: string; sessionEndedAt: Date | null; status: string }
type Link = { secret: string; madeAt: Date }

// Earlier tokens have expired.
const mostTurns = 5000
const mostRemembered = 100
// Walking thousands of links takes 0.1 s.
const farBack: Rule = { free: 20, longest: 300, window: 3600 }

export async function beginFamily(
  { now, tokens }: Pick<AuthDependencies, 'now' | 'tokens'>,
  tx: Tx,
  session: { sessionId: string; accountId: string },
): Promise<SessionTokens> {
  const instant = now()
  const secret = newSecret()
  const expiresAt = later(instant, refreshTokenSeconds)
  await changeSession(tx, session.sessionId, { lastSeenAt: instant, expiresAt }).execute()
  const { id } = await addFamily(tx, {
    sessionId: session.sessionId,
    seed: hashOf(newSecret()),
    currentHash: hashOf(secret),
    expiresAt,
  }).executeTakeFirstOrThrow()
  return issue({ tokens }, { id, ...session }, { secret, madeAt: instant })
}

/** Reuse within 10 seconds (lost answer, two tabs) returns the same pair; later reuse ends the family. */
export async function followToken(context: Context, refreshToken: string): Promise<SessionTokens> {
  const [, id, secret] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(refreshToken) ?? []
  if (!id || !secret) throw unknown()
  for (;;) {
    const family = await findFamily(context.db, id).executeTakeFirst()
    if (!family) throw unknown()
    const given = await follow(context, family, secret)
    if (given) return given
  }
}

function unknown(): Refusal {
  return new Refusal('JsonWebTokenError', 'Not a refresh token of this network')
}

/** Undefined when overtaken: retry. */
async function follow(context: Context, family: Family, secret: string): Promise<SessionTokens | undefined> {
  const now = context.now()
  const behind = turnsBehind(family, secret, mostRemembered) ?? (await farBehind(context, family, secret))
  if (behind === undefined) throw unknown()
  if (family.endedAt || family.sessionEndedAt || !['pending', 'active'].includes(family.status))
    throw new Refusal('SessionError', 'The session has ended')
  if (family.expiresAt <= now) throw new Refusal('TokenExpiredError', 'The refresh token has expired')
  const graceBegan = later(now, -refreshGraceSeconds)
  const next = successorOf(secret, family.seed)
  if (behind === 0) {
    const rotatedAt = [...family.rotatedAt.filter((at) => at >= graceBegan), now].slice(-mostRemembered)
    const expiresAt = later(now, refreshTokenSeconds)
    const turned = { currentHash: hashOf(next), turns: family.turns + 1, rotatedAt, expiresAt }
    const seen = { lastSeenAt: now, expiresAt, address: context.caller.address }
    const done = await turnFamily(context.db, family, turned, seen).executeTakeFirst()
    return done && issue(context, family, { secret: next, madeAt: now })
  }
  const usedAt = family.rotatedAt.at(-behind)
  if (usedAt && usedAt >= graceBegan) return issue(context, family, { secret: next, madeAt: usedAt })
  await context.db.transaction().execute(async (tx) => {
    if (!(await endFamily(tx, family.id, now).executeTakeFirst())) return
    await notifyAccountChanged(tx, family.accountId)
    await reportEnded(tx, [family.sessionId])
    await record(tx, 'refresh-token-reused', family.accountId, context.caller, now, { sessionID: family.sessionId })
  })
  context.viewers.forget(family.accountId)
  throw new Refusal('SessionError', 'This refresh token was used before: the session has ended')
}

/** Throttled over the chain. */
async function farBehind({ throttle }: Context, family: Family, secret: string): Promise<number | undefined> {
  if (family.turns <= mostRemembered) return undefined
  await throttle.attempt([keyFor('chain', family.id, farBack)])
  return turnsBehind(family, secret, mostTurns)
}

/** Position behind the current token (0), at most `most`; undefined for another family's token. */
function turnsBehind({ seed, currentHash, turns }: Family, secret: string, most: number): number | undefined {
  let link = secret
  for (let behind = 0; behind <= Math.min(turns, most); behind++) {
    if (timingSafeEqual(hashOf(link), currentHash)) return behind
    link = successorOf(link, seed)
  }
  return undefined
}

async function issue(
  { tokens }: Pick<AuthDependencies, 'tokens'>,
  { id, sessionId, accountId }: { id: string; sessionId: string; accountId: string },
  { secret, madeAt }: Link,
): Promise<SessionTokens> {
  const made = Math.floor(madeAt.getTime() / 1000)
  return {
    token: await tokens.sign({ accountID: accountId, sessionID: sessionId, familyID: id }, madeAt),
    tokenExpire: made + accessTokenSeconds,
    refreshToken: `${id}.${secret}`,
    refreshTokenExpire: made + refreshTokenSeconds,
  }
}
