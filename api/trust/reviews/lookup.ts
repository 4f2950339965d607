// Reviews for neighbors.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { changeReview } from './queries.ts'

/** Idempotent. */
export async function hideReview(tx: Transaction<DB>, id: string, hidden: boolean): Promise<void> {
  await changeReview(tx, id, { hiddenAt: hidden ? new Date() : null, askedAt: null, answer: null, answeredAt: null })
}
