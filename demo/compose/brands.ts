// Brand businesses, described from their products.
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { readFileSync } from 'node:fs'
import { registeredAt } from './moments.ts'
import { capital, choose, inCountry, inSentence, listed } from './prose.ts'
import { factsOf, seatOf } from './real-companies.ts'
import { cleanBrand, isFit, productRow, type SampleProduct } from './real-products.ts'
import type { Company, Product } from './read.ts'

export type Home = { brands: string[]; company?: string; name?: string; countryCode?: string }

export const homes = JSON.parse(readFileSync(new URL('brands.json', import.meta.url), 'utf8')) as Home[]

const productsMost = 40
// Near-identical products: a few per maker suffice.
const ofSourceMost: Record<string, number> = {
  'hp-keymark': 14,
  'cec-modules': 16,
  'cec-inverters': 16,
  'zwave-config': 20,
}
const productsLeast = 2

export function brandOf(home: Home, companies: ReadonlyMap<string, Company>, ofBrand: ReadonlyMap<string, Product[]>) {
  const company = home.company === undefined ? undefined : companies.get(home.company)
  if (home.company && !company) throw new Error(`no company ${home.company} for ${home.brands[0]}`)
  const facts = company ? factsOf(company) : factsOfName(home)
  const rows = home.brands
    .flatMap((brand) => ofBrand.get(brand) ?? [])
    .map((product) => productRow(product, facts))
    .filter(isFit)
  const bySource = Object.groupBy(rows, ({ source }) => source)
  const products = Object.entries(bySource).flatMap(([source, some = []]) =>
    spread(some, ofSourceMost[source] ?? productsMost),
  )
  if (products.length < productsLeast) return undefined
  const keys = commonest(products.map(({ category }) => category))
  const industry = commonest(products.map(({ category }) => nodeByKey(category)!.industry.key))[0]!
  const goods = commonest(products.map(({ subCategory }) => subCategory))
    .slice(0, 3)
    .map((key) => inSentence(nodeByKey(key)!.name.en))
  const business = {
    ...facts,
    source: company?.source ?? products[0]!.source,
    businessType: company?.businessType === 'RE' ? 'RE' : 'MA',
    industryCode: industry,
    categories: keys.slice(0, 4),
    shortDescription: shortText(facts, goods),
    generalDescription: longText(facts, goods, products),
    keywords: goods,
  }
  return { business, products }
}

type Facts = Omit<ReturnType<typeof factsOf>, 'source'> & { source: string }

function factsOfName({ name = '', countryCode = '', brands }: Home): Facts {
  const id = `brand-${brands[0]!
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`
  return { id, name: cleanBrand(name), countryCode, source: '', sample: true, registeredAt: registeredAt(id) }
}

export function spread<T extends SampleProduct>(rows: readonly T[], most: number): T[] {
  const once = new Map(rows.map((row) => [row.id, row]))
  const different = new Map([...once.values()].map((row) => [row.name.toLowerCase(), row]))
  const sorted = [...different.values()].toSorted((one, other) =>
    one.subCategory + one.name < other.subCategory + other.name ? -1 : 1,
  )
  const step = Math.max(1, sorted.length / most)
  return Array.from({ length: Math.min(most, sorted.length) }, (_, at) => sorted[Math.floor(at * step)]!)
}

function commonest(keys: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1)).map(([key]) => key)
}

function shortText(facts: Facts, goods: string[]): string {
  const { id, name, founded, countryCode } = facts
  const year = founded
    ? choose(`${id}/year`, [`, founded in ${founded}`, `, established in ${founded}`, `, in business since ${founded}`])
    : ''
  const place = facts.city ? seatOf(facts) : inCountry(countryCode)
  return choose(`${id}/short`, [
    `${capital(listed(goods))} from ${place}${year}.`,
    `${name} offers ${listed(goods)}. Based in ${place}${year}.`,
    `Based in ${place}${year}. ${capital(listed(goods))}.`,
  ])
}

function longText(facts: Facts, goods: string[], products: SampleProduct[]): string {
  const { id, name, founded, website } = facts
  const opening = choose(`${id}/long`, [
    `${name} offers ${listed(goods)}.`,
    `${capital(listed(goods))} are what ${name} is listed with.`,
    `Under the name ${name} this directory lists ${listed(goods)}.`,
  ])
  const home = `Its home is ${facts.city ? seatOf(facts) : inCountry(facts.countryCode)}${founded ? `, its year of foundation ${founded}` : ''}.`
  const range = rangeOf(products)
  const more = website ? 'The whole range stands on the company’s own website. ' : ''
  const count = products.length === 1 ? 'one product' : `${products.length} products`
  return `${opening} ${home}\n\n${capital(count)} ${products.length === 1 ? 'is' : 'are'} shown here as examples${range ? `, ${range}` : ''}. ${more}This entry is sample data composed from public facts; it was not written by the company.`
}

const measures: Record<string, [key: string, what: string]> = {
  'cec-modules': ['Rated power (STC)', 'modules'],
  'hp-keymark': ['Rated output (35 °C)', 'heat pumps'],
  'robodk-list': ['Payload', 'robots for payloads'],
  'oedb-wind': ['Nominal power', 'turbines'],
}

function rangeOf(products: SampleProduct[]): string | undefined {
  const source = commonest(products.map((product) => product.source))[0]!
  const [key, what] = measures[source] ?? []
  const values = products.flatMap(({ specs }) => specs.filter((spec) => spec.key === key).map((spec) => spec.value))
  const sorted = values.toSorted((one, other) => Number.parseFloat(one) - Number.parseFloat(other))
  const units = new Set(sorted.map((value) => value.replace(/[\d.,\s]/g, '')))
  if (sorted.length < 3 || units.size !== 1 || sorted[0] === sorted.at(-1)) return undefined
  return `${what} from ${sorted[0]} to ${sorted.at(-1)}`
}
