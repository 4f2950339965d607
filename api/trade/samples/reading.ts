// Samples as one side of their threads reads them.
import type { Sample } from '#contract/trade/samples/samples.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Actor, SignedIn } from '#api/foundation/context.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { mustRead, sideOf } from '#api/trade/inquiries/lookup.ts'
import { findSamples, type SampleRow } from './queries.ts'
import { otherOf, sampleOf, type Side } from './shape.ts'

/** The asking side, if both are the actor’s. */
export const sideIn = (row: SampleRow, actor: Actor): Side => (row.senderID === actor.id ? 'S' : 'R')

export async function shownOf(context: SignedIn, rows: readonly SampleRow[], sideFor: (row: SampleRow) => Side) {
  const [authors, products] = await Promise.all([
    authorsOf(
      context,
      rows.map((row) => otherOf(row, sideFor(row))),
    ),
    productCards(context, [...new Set(rows.flatMap(({ productID }) => productID ?? []))]),
  ])
  return rows.map((row): Sample => {
    const side = sideFor(row)
    const card = products.get(row.productID ?? '')
    const product = card ? { productID: card.productID, key: card.key, name: card.name } : null
    return sampleOf(row, { side, other: authors.get(otherOf(row, side).id), product, locale: context.locale })
  })
}

/** Throws NotFound unless the actor is a side. */
export async function samplesOf(context: SignedIn, rid: string, bid: string | undefined): Promise<Sample[]> {
  const thread = await mustRead(context, rid, sideOf(context, bid))
  const rows = await findSamples(context.pool, thread.id)
  const shown = await shownOf(context, rows, () => thread.side)
  return shown.map((sample) => (thread.closedAt || thread.blocked ? { ...sample, can: [] } : sample))
}

export async function sampleFor(
  context: SignedIn,
  { rid, bid, id }: { rid: string; bid: string | undefined; id: string },
): Promise<Sample> {
  const found = (await samplesOf(context, rid, bid)).find(({ sampleID }) => sampleID === id)
  if (!found) throw new Refusal('NotFound', 'No such sample')
  return found
}
