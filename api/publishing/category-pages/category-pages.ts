// Category pages; figures are cached hourly.
import type { categoryPages as contract } from '#contract/publishing/category-pages.ts'
import { categoryPageCompanies } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { slugOf } from '#kit/slug.ts'
import {
  type CategoryCount,
  type CategoryFigures,
  countByCategory,
  figuresOfCategory,
} from '#api/identity/businesses/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { lastKnown } from '#api/foundation/last-known.ts'
import {
  allNodes,
  categoryCounts,
  currentNode,
  filledFirst,
  industryFor,
  isOffered,
  nodeByID,
  slugOfCategory,
  type Industry,
  type Node,
} from '#api/foundation/industries/lookup.ts'
import { keptOfLists, listRevision } from '#api/foundation/list-changes.ts'
import { countries, countryFor, incoterms } from '#api/foundation/reference/lookup.ts'

const neighborsMost = 8
const figuresMost = 2000
const figures = hourly<CategoryFigures>(figuresMost)
const counts = hourly<CategoryCount[]>(1)

const categoryBySlug = keptOfLists(
  () =>
    new Map(
      allNodes()
        .filter(({ kind }) => kind === 'category')
        .map((category) => [slugOfCategory(category), category]),
    ),
)
// Delivered names: stable addresses.
const slugOfCountry = new Map(countries.map(({ code, name }) => [code, slugOf(name.en)]))
const codeBySlug = new Map([...slugOfCountry].map(([code, slug]) => [slug, code]))

function countsIn({ pool }: Context): Promise<CategoryCount[]> {
  return counts(pool, `${listRevision()}`, () => countByCategory(pool, categoryPageCompanies))
}

function industryOf(category: Node) {
  return { key: category.industry.key, slug: slugOf(category.industry.name.en) }
}

function countryAt(slug: string | undefined, locale: Locale) {
  const code = slug === undefined ? undefined : codeBySlug.get(slug)
  if (slug === undefined) return null
  if (!code) throw new Refusal('NotFound', 'No such country')
  return { slug, ...countryFor(code, locale) }
}

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list(context, { query }) {
    const locale = query.lang ?? context.locale
    const counted = await categoryCounts(context)
    return (await countsIn(context)).flatMap(({ categoryID, country, changedAt }) => {
      const category = nodeByID(categoryID)
      const companies = counted.companies(categoryID)
      if (country !== null || category?.kind !== 'category' || !isOffered(category)) return []
      if (query.industry && category.industry.key !== query.industry) return []
      const { id, name } = category
      const slug = slugOfCategory(category)
      return [{ id, name: name[locale], slug, industry: industryOf(category), companies, changedAt }]
    })
  },

  async countries(context) {
    return (await countsIn(context)).flatMap(({ categoryID, country, companies, changedAt }) => {
      const category = nodeByID(categoryID)
      const slug = country && slugOfCountry.get(country)
      if (!slug || category?.kind !== 'category' || !isOffered(category)) return []
      return [
        { industry: industryOf(category), category: slugOfCategory(category), country: slug, companies, changedAt },
      ]
    })
  },

  async read(context, { params, query }) {
    const locale = query.lang ?? context.locale
    const asked = categoryBySlug().get(params.category)
    if (!asked) throw new Refusal('NotFound', 'No such category')
    // Retired categories lead to successors.
    const category = currentNode(asked)
    const country = countryAt(query.country, locale)
    const code = country?.code ?? null
    const { pool } = context
    const [all, found, everywhere, there] = await Promise.all([
      countsIn(context),
      figures(pool, `${listRevision()} ${category.id} ${code}`, () => figuresOfCategory(pool, category.id, code)),
      companiesFound(context, category.id, null),
      companiesFound(context, category.id, code),
    ])
    const siblings = new Map(category.industry.children.map((one) => [one.id, one]))
    siblings.delete(category.id)
    const counted = await categoryCounts(context)
    return {
      industry: industryFor(category.industry as Industry, locale),
      category: { id: category.id, name: category.name[locale], slug: slugOfCategory(category) },
      subCategories: filledFirst(category.children, counted.isEmpty).map((node) => ({
        id: node.id,
        name: node.name[locale],
        ...(counted.isEmpty(node) && { empty: true as const }),
      })),
      neighbors: [...siblings.values()]
        .filter((node) => !counted.isEmpty(node))
        .slice(0, neighborsMost)
        .map((node) => ({ id: node.id, name: node.name[locale], slug: slugOfCategory(node) })),
      country,
      figures: { ...figuresFor(found, locale), ...there.figures },
      countries: all.flatMap(({ categoryID, country: at }) => {
        const companies = at === null ? undefined : everywhere.countries.get(at)
        if (categoryID !== category.id || at === null || !companies || !slugOfCountry.has(at)) return []
        return [{ ...countryFor(at, locale), slug: slugOfCountry.get(at)!, companies }]
      }),
      siblings: all.flatMap(({ categoryID, country: at, companies }) => {
        const sibling = at === code && siblings.get(categoryID)
        if (!sibling) return []
        return [{ id: sibling.id, name: sibling.name[locale], slug: slugOfCategory(sibling), companies }]
      }),
    }
  },
}

type Companies = {
  figures: Record<'companies' | 'verified' | 'manufacturers', number>
  countries: Map<string, number>
}

const known = lastKnown<Companies>(2000)

/** Companies as the category's search counts them; `countries`: those with most. */
async function companiesFound(context: Context, category: string, country: string | null): Promise<Companies> {
  await context.eventLog.catchUp()
  return known(`${category} ${country ?? ''}`, () => countCompanies(context, category, country))
}

async function countCompanies({ search }: Context, category: string, country: string | null): Promise<Companies> {
  const filter = { category: [category], ...(country && { country: [country] }) }
  const { total, facets } = await search.find('business', { text: '', filter, skip: 0, size: 1, facets: true })
  const of = (facet: 'verified' | 'businessType', wanted: string) =>
    facets?.[facet]?.find(({ value }) => value === wanted)?.count ?? 0
  return {
    figures: { companies: total, verified: of('verified', 'true'), manufacturers: of('businessType', 'MA') },
    countries: new Map(facets?.country.map(({ value, count }) => [value, count])),
  }
}

function figuresFor({ leadTime, withLeadTime, incoterms: accepted, ...rest }: CategoryFigures, locale: Locale) {
  return {
    ...rest,
    leadTime: leadTime === null ? null : { days: leadTime, companies: withLeadTime },
    incoterms: accepted.flatMap(({ name: code, count }) => {
      const term = incoterms.find((one) => one.code === code)
      return term ? [{ code, name: term.name[locale], count }] : []
    }),
  }
}
