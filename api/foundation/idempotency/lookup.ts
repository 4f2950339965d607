// Idempotency keys: a repeated write is done once and answered alike for a day. Strangers have none: their keys can't
// be told apart.
import { createHash } from 'node:crypto'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { Refusal } from '#kit/refusal.ts'
import type { ParsedInput } from '#kit/validate.ts'
import type { Context } from '#api/foundation/context.ts'
import { claimKey, releaseKey, saveAnswer, findRequest } from './queries.ts'

type Request = { key: string; endpoint: Endpoint; input: ParsedInput }

/**
 * Refusals are not stored, so a retry is possible. Refuses Conflict for a key of another request or one under way.
 * NOTE: after a crash it is unknown whether the work was done; a minute later it is done again.
 */
export async function idempotency(
  { pool, viewer }: Context,
  { key, endpoint, input }: Request,
  work: () => Promise<string>,
): Promise<string> {
  if (!viewer) return work()
  if (key.length > 200) throw new Refusal('ValidationError', 'The Idempotency-Key is too long')
  const { userID } = viewer
  const call = `${endpoint.method} ${endpoint.path}`
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  if (!(await claimKey(pool, { userID, key, call, bodyHash }))) {
    const former = await findRequest(pool, userID, key)
    if (former && (former.call !== call || former.bodyHash !== bodyHash))
      throw new Refusal('Conflict', 'This Idempotency-Key was used for another request')
    if (typeof former?.answer === 'string') return former.answer
    throw new Refusal('Conflict', 'The same request is still under way')
  }
  const answer = await work().catch(async (error: unknown) => {
    await releaseKey(pool, userID, key)
    throw error
  })
  // If this fails, the key stays: the work was done and must not be repeated at once.
  await saveAnswer(pool, userID, key, answer)
  return answer
}
