// RFQs for neighbors.
import type { Transaction } from 'kysely'
import { accesses, hasPermission } from '#contract/identity/access.ts'
import { rfqStatus } from '#contract/trade/rfqs/states.ts'
import { Refusal } from '#kit/refusal.ts'
import type { DB } from '#api/database/tables.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import type { ReadableTexts } from '#api/foundation/translations/lookup.ts'
import { mayDecide } from './deciding.ts'
import { findRfq, findSuppliers, lockRfq } from './queries.ts'
import { buyerOf, notFound } from './reading.ts'
import { findQuotationTexts, findRfqTexts } from './text-queries.ts'

const reading = accesses.filter((access) => hasPermission('readRequests', access))
type Reader = Pick<SignedIn, 'pool' | 'viewer'>
const readerOf = ({ viewer }: Reader) => ({ viewerID: viewer.userID, accesses: reading })

export async function rfqTexts(context: Reader, ids: readonly string[]): Promise<ReadableTexts[]> {
  const rows = await findRfqTexts(context.pool, ids, readerOf(context))
  return rows.map(({ id, businessID: business, title, description, language, names }) => {
    const source = { from: language ?? undefined, names, business }
    const texts = [
      { path: 'title', text: title, ...source },
      { path: 'description', text: description, ...source },
    ]
    return { id, isPrivate: true, texts }
  })
}

/** Terms stay untranslated. */
export async function quotationTexts(
  context: Reader,
  ids: readonly string[],
): Promise<(ReadableTexts & { requestID: string; own: boolean })[]> {
  const rows = await findQuotationTexts(context.pool, ids, readerOf(context))
  return rows.map(({ businessID: business, note, language, names, ...row }) => {
    const source = { text: note, from: language ?? undefined, names, business }
    return { ...row, isPrivate: true, texts: [{ path: 'note', ...source }] }
  })
}

/** `requestIDs` without declined ones. Throws NotFound for all but those who decide for the buyer. */
export async function threadsOfBuyer(
  context: SignedIn,
  rfqID: string,
): Promise<{ buyer: Actor; requestIDs: string[]; declined: number }> {
  const row = await findRfq(context.db, rfqID)
  if (!row || !(await mayDecide(context, row))) throw notFound()
  const suppliers = await findSuppliers(context.db, rfqID)
  const asked = suppliers.filter(({ state }) => state !== 'declined')
  const requestIDs = asked.map(({ requestId }) => requestId)
  return { buyer: buyerOf(row), requestIDs, declined: suppliers.length - asked.length }
}

/** Throws Conflict unless it is open. */
export async function lockOpenRfq(tx: Transaction<DB>, rfqID: string): Promise<void> {
  const row = await lockRfq(tx, rfqID)
  if (!row || rfqStatus(row.status, row.deadline, new Date()) !== 'open')
    throw new Refusal('Conflict', 'The request is not open')
}
