// Proposals of suppliers, with reasons.
import { rfqProposalsMost } from '#contract/foundation/constants.ts'
import type { HandlerInput, HandlerResult } from '#contract/foundation/endpoint.ts'
import type { rfqs as contract, SupplierProposal, SupplierReason } from '#contract/trade/rfqs/rfqs.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { businessCards, certifiedAmong } from '#api/identity/businesses/lookup.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { currentID, namedFor } from '#api/foundation/industries/lookup.ts'
import { businessesOf } from '#api/identity/members/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { answeringMost } from '#api/trade/inquiries/lookup.ts'
import { appointedIn } from '#api/trade/territories/lookup.ts'
import { type Maker, makersIn, makersOf, type Thing, thingOf } from './makers.ts'

const weights = { profile: 1, category: 1, country: 2, certificates: 1, verified: 1, replyRate: 1 }

type Need = HandlerInput<typeof contract.propose>['body']
type Meant = { thing: Thing | undefined; categoryID: string | undefined; first: string | undefined }

/** Answering ones first. Excludes own and blocked businesses, and collections. */
export async function propose(
  context: SignedIn,
  { body }: { body: Need },
): Promise<HandlerResult<typeof contract.propose>> {
  await context.eventLog.catchUp()
  const meant = await meaningOf(context, body)
  const makers = await Promise.all([true, false].map((run) => findMakers(context, meant, run)))
  const ids = makers.flat().map(({ businessID }) => businessID)
  const [cards, certified, answering, blocked, own] = await Promise.all([
    businessCards(context, ids),
    certifiedAmong(context.db, ids),
    answeringMost(context.db, ids),
    blockedIds(context, ids),
    businessesOf(context, context.viewer.userID),
  ])
  const excluded = new Set([...blocked, ...own.map(({ businessID }) => businessID)])
  const countries = [...(meant.thing?.countries ?? []), ...(body.country ? [body.country] : [])]
  const proposalsOf = (each: readonly Maker[]) => {
    const proposals = each.flatMap(({ businessID: id, products }): SupplierProposal[] => {
      const business = cards.get(id)
      if (!business || business.kind === 'collection' || excluded.has(id)) return []
      const reasons: SupplierReason[] = [reasonOf(products, meant)]
      if (countries.includes(business.contactInfo.country.code)) reasons.push({ kind: 'country' })
      if (certified.has(id)) reasons.push({ kind: 'certificates' })
      if (business.verified) reasons.push({ kind: 'verified' })
      if (answering.has(id)) reasons.push({ kind: 'replyRate' })
      return [{ business, reasons }]
    })
    return proposals.toSorted((one, other) => scoreOf(other) - scoreOf(one))
  }
  const categoryID = meant.categoryID ?? meant.thing?.categories[0]
  const proposals = makers.flatMap(proposalsOf)
  const those = Map.groupBy(proposals, ({ business }) => business.presence)
  const data = [...(those.get('run') ?? []), ...(those.get('listed') ?? [])].slice(0, rfqProposalsMost)
  return {
    thing: meant.thing?.text ?? null,
    category: categoryID ? namedFor(categoryID, context.locale) : null,
    data,
    appointed: body.country ? await appointedFor(context, data, body.country) : [],
  }
}

/** Makers, own and blocked businesses, and those that nobody runs are left out. */
async function appointedFor(
  context: SignedIn,
  data: readonly SupplierProposal[],
  country: string,
): Promise<HandlerResult<typeof contract.propose>['appointed']> {
  const makers = new Map(data.map(({ business }) => [business.businessID, business.general.companyName]))
  const appointed = await appointedIn(context.db, [...makers.keys()], country)
  const ids = [...appointed.keys()].filter((id) => !makers.has(id))
  const [cards, blocked, own] = await Promise.all([
    businessCards(context, ids),
    blockedIds(context, ids),
    businessesOf(context, context.viewer.userID),
  ])
  const excluded = new Set([...blocked, ...own.map(({ businessID }) => businessID)])
  return ids.flatMap((id) => {
    const [business, maker] = [cards.get(id), appointed.get(id)!]
    if (!business || business.presence !== 'run' || excluded.has(id)) return []
    return [{ business, maker: { id: maker, name: makers.get(maker)! } }]
  })
}

async function meaningOf(context: SignedIn, { textQuery, product, category }: Need): Promise<Meant> {
  const given = product ? (await productCards(context, [product])).get(product) : undefined
  const words = textQuery || given?.name || ''
  const node = category ? currentID(category) : (given?.subCategory ?? given?.category)?.id
  return {
    thing: words ? await thingOf(context, words) : undefined,
    categoryID: node,
    first: given?.businessID,
  }
}

/** The category replaces missing or unsuccessful words. */
async function findMakers(context: SignedIn, { thing, categoryID }: Meant, run: boolean): Promise<Maker[]> {
  const makers = thing ? await makersOf(context, thing, run) : []
  if (thing || !categoryID) return makers
  return makersIn(context, categoryID, run)
}

function reasonOf(products: number, { thing }: Meant): SupplierReason {
  if (products > 0) return { kind: 'product', products }
  return { kind: thing ? 'profile' : 'category' }
}

/** Ten products weigh like a hundred more. */
function scoreOf({ reasons }: SupplierProposal): number {
  return reasons.reduce(
    (sum, { kind, products }) => sum + (kind === 'product' ? 3 + Math.log10(products ?? 1) : weights[kind]),
    0,
  )
}
