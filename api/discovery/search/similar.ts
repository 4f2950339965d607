// Run companies similar to a listed one.
import type { HandlerInput, HandlerResult } from '#contract/foundation/endpoint.ts'
import type { search as contract } from '#contract/discovery/search.ts'
import type { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Filter } from '#search-engine/index.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { businessCards, replyFigures } from '#api/identity/businesses/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { currentIDs } from '#api/foundation/industries/lookup.ts'

const candidatesMost = 60

type Place = { category: string[]; industry: string | null; name: string }

function placesOf({ general: { categories, industry } }: BusinessCard): Place[] {
  const byIndustry = { category: [], industry: industry.id, name: industry.name }
  if (categories.length === 0) return [byIndustry]
  const name = categories.length === 1 ? categories[0]!.name : industry.name
  return [{ category: currentIDs(categories.map(({ id }) => id)), industry: null, name }, byIndustry]
}

export async function similarAnswering(
  context: Context,
  { params: { id }, query: { size } }: HandlerInput<typeof contract.similarAnswering>,
): Promise<HandlerResult<typeof contract.similarAnswering>> {
  await context.eventLog.catchUp()
  const [cards, barred] = await Promise.all([businessCards(context, [id]), blockedIds(context, [id])])
  const asked = barred.has(id) ? undefined : cards.get(id)
  if (!asked) throw new Refusal('NotFound', 'No such business')
  const [first, ...wider] = placesOf(asked)
  let found = await candidatesIn(context, asked, first!)
  for (const place of wider) if (found.data.length === 0) found = await candidatesIn(context, asked, place)
  return { ...found, data: found.data.slice(0, size) }
}

async function candidatesIn(context: Context, asked: BusinessCard, within: Place) {
  const query = { text: '', filter: filterOf(asked, within), skip: 0, size: candidatesMost, facets: false }
  const { ids, total } = await context.search.find('business', query)
  const others = ids.filter((id) => id !== asked.businessID)
  const [cards, figures, blocked] = await Promise.all([
    businessCards(context, others),
    replyFigures(context.pool, others),
    blockedIds(context, others),
  ])
  const own = new Set(asked.general.categories.map(({ id }) => id))
  const shared = ({ general }: BusinessCard) => general.categories.filter(({ id }) => own.has(id)).length
  const data = others.flatMap((id) => {
    const card = blocked.has(id) ? undefined : cards.get(id)
    return card ? [{ ...card, medianMinutes: figures.get(id) ?? null }] : []
  })
  const minutesOf = ({ medianMinutes }: (typeof data)[number]) => medianMinutes ?? Infinity
  data.sort((one, other) => shared(other) - shared(one) || compare(minutesOf(one), minutesOf(other)))
  return { data, total: total - (ids.length - others.length), within }
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

function filterOf({ general }: BusinessCard, { category, industry }: Place): Filter {
  const place = category.length > 0 ? { category } : { industry: [industry!] }
  return { businessType: [general.businessType.code], run: true, ...place }
}
