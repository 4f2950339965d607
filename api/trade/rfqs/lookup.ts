// RFQs for neighbors.
import { accesses, hasPermission } from '#contract/identity/access.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { ReadableTexts } from '#api/foundation/translations/lookup.ts'
import { findQuotationTexts, findRfqTexts } from './text-queries.ts'

const reading = accesses.filter((access) => hasPermission('readRequests', access))
type Reader = Pick<SignedIn, 'pool' | 'viewer'>
const readerOf = ({ viewer }: Reader) => ({ viewerID: viewer.userID, accesses: reading })

export async function rfqTexts(context: Reader, ids: readonly string[]): Promise<ReadableTexts[]> {
  const rows = await findRfqTexts(context.pool, ids, readerOf(context))
  return rows.map(({ id, businessID: business, title, description, language }) => {
    const source = { from: language ?? undefined, business }
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
  return rows.map(({ businessID: business, note, language, ...row }) => {
    return { ...row, isPrivate: true, texts: [{ path: 'note', text: note, from: language ?? undefined, business }] }
  })
}
