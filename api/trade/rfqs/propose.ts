// Proposals of suppliers for a need, with reasons.
import { rfqProposalsMost } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { rfqs as contract, SupplierProposal, SupplierReason } from '#contract/trade/rfqs/rfqs.ts'
import type { Filter } from '#search-engine/index.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { businessCards, certifiedAmong } from '#api/identity/businesses/lookup.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { currentID } from '#api/foundation/industries/lookup.ts'
import { businessesOf } from '#api/identity/members/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { answeringMost } from '#api/trade/inquiries/lookup.ts'

const candidatesMost = 60
const weights: Record<SupplierReason, number> = {
  product: 4,
  category: 2,
  country: 1,
  certificates: 1,
  verified: 1,
  replyRate: 1,
}

type Need = HandlerInput<typeof contract.propose>['body']

/** Best first. Excludes own and blocked businesses. */
export async function propose(context: SignedIn, { body }: { body: Need }): Promise<SupplierProposal[]> {
  await context.eventLog.catchUp()
  const found = await findCandidates(context, body)
  const ids = [...found.keys()]
  const [cards, certified, answering, blocked, own] = await Promise.all([
    businessCards(context, ids),
    certifiedAmong(context.db, ids),
    answeringMost(context.db, ids),
    blockedIds(context, ids),
    businessesOf(context, context.viewer.userID),
  ])
  const excluded = new Set([...blocked, ...own.map(({ businessID }) => businessID)])
  const proposals = ids.flatMap((id): SupplierProposal[] => {
    const business = cards.get(id)
    if (!business || excluded.has(id)) return []
    const reasons = [...found.get(id)!]
    if (business.contactInfo.country.code === body.country) reasons.push('country')
    if (certified.has(id)) reasons.push('certificates')
    if (business.verified) reasons.push('verified')
    if (answering.has(id)) reasons.push('replyRate')
    return [{ business, reasons }]
  })
  const scoreOf = ({ reasons }: SupplierProposal) => reasons.reduce((sum, reason) => sum + weights[reason], 0)
  return proposals.toSorted((one, other) => scoreOf(other) - scoreOf(one)).slice(0, rfqProposalsMost)
}

async function findCandidates(context: SignedIn, { textQuery, product, category }: Need) {
  const given = product ? (await productCards(context, [product])).get(product) : undefined
  const text = textQuery || given?.name || ''
  const node = category ? currentID(category) : given?.category?.id
  const { business, product: products } = context.search.cached
  const search = (cache: typeof business, query: string, filter: Filter) =>
    cache.search({ text: query, filter, skip: 0, size: candidatesMost, facets: false }).then(({ ids }) => ids)
  const none: string[] = []
  const [worded, ofCategory, makers, inCategory] = await Promise.all([
    text ? search(products, text, {}) : none,
    node ? search(products, '', { category: [node] }) : none,
    text ? search(business, text, {}) : none,
    node ? search(business, '', { category: [node] }) : none,
  ])
  const cards = await productCards(context, [...new Set([...worded, ...ofCategory])])
  const ownerOf = (id: string) => cards.get(id)?.businessID
  const reasons = new Map<string, Set<SupplierReason>>()
  const add = (ids: readonly (string | undefined)[], reason: SupplierReason) => {
    for (const id of ids) if (id) reasons.set(id, (reasons.get(id) ?? new Set()).add(reason))
  }
  add([given?.businessID, ...worded.map(ownerOf), ...ofCategory.map(ownerOf), ...makers], 'product')
  add(inCategory, 'category')
  return reasons
}
