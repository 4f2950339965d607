// Idempotency keys: a repeated write is done once. Strangers have none.
import { createHash } from 'node:crypto'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { inOneTransaction } from '#kit/postgres/one-transaction.ts'
import { Refusal } from '#kit/refusal.ts'
import type { ParsedInput } from '#kit/validate.ts'
import type { DB } from '#api/database/tables.ts'
import type { Context } from '#api/foundation/context.ts'
import { claimKey, findRequest, type KeyClaim, releaseKey, saveAnswer } from './queries.ts'

type Request = { key: string; endpoint: Endpoint; input: ParsedInput }
type Work = (context: Context) => Promise<string>

/** Refusals are not stored. Refuses KeyReused for a key of another request. */
export async function idempotency(context: Context, { key, endpoint, input }: Request, work: Work): Promise<string> {
  const { viewer } = context
  if (!viewer) return work(context)
  if (key.length > 200) throw new Refusal('ValidationError', 'The Idempotency-Key is too long')
  const claim = {
    userID: viewer.userID,
    key,
    call: `${endpoint.method} ${endpoint.path}`,
    bodyHash: hashOf(endpoint, input),
    lasting: endpoint.atomic === true,
  }
  return endpoint.atomic ? atomically(context, claim, work) : apart(context, claim, work)
}

/** A concurrent repetition waits for the first. */
function atomically(context: Context, claim: KeyClaim, work: Work): Promise<string> {
  return inOneTransaction<DB, string>(context.pool, async ({ kysely: db, pool }) => {
    if (!(await claimKey(pool, claim))) return formerAnswer(pool, claim)
    const answer = await work({ ...context, db, pool })
    await saveAnswer(pool, claim, answer)
    return answer
  })
}

/** Refuses Conflict for a request under way. NOTE: after a crash the work may be done twice. */
async function apart(context: Context, claim: KeyClaim, work: Work): Promise<string> {
  const { pool } = context
  if (!(await claimKey(pool, claim))) return formerAnswer(pool, claim)
  const answer = await work(context).catch(async (error: unknown) => {
    await releaseKey(pool, claim)
    throw error
  })
  // On failure the key stays: the work was done.
  await saveAnswer(pool, claim, answer)
  return answer
}

async function formerAnswer(pool: Context['pool'], { userID, key, call, bodyHash }: KeyClaim): Promise<string> {
  const former = await findRequest(pool, userID, key)
  if (former?.answer === '') throw new Refusal('Conflict', 'This was done before, and its answer is not kept any more')
  if (former && (former.call !== call || former.bodyHash !== bodyHash))
    throw new Refusal('KeyReused', 'This Idempotency-Key was used for another request')
  if (typeof former?.answer === 'string') return former.answer
  throw new Refusal('Conflict', 'The same request is still under way')
}

/** Independent of the place of the key: header and body are the same request. */
function hashOf({ keyField }: Endpoint, input: ParsedInput): string {
  const { body } = input
  const keyless = keyField && body ? { ...input, body: { ...body, [keyField]: undefined } } : input
  return createHash('sha256').update(JSON.stringify(keyless)).digest('hex')
}
