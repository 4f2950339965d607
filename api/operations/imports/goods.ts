// Facts of a products file by brand or source.
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import { openLines } from './lines.ts'
import { placeProduct } from './placement.ts'
import { brandOf, ProductRow } from './product-rows.ts'
import { countryCodeOf } from './places.ts'

/** Counts by value. */
export type Goods = {
  names: Map<string, number>
  industries: Map<string, number>
  categories: Map<string, number>
  kinds: Map<string, number>
  origins: Map<string, number>
  sources: Map<string, number>
}

// Distinct values per fact; bounds memory.
const valuesMost = 200
const Facts = ProductRow.pick({
  id: true,
  name: true,
  business: true,
  brand: true,
  description: true,
  industryCode: true,
  category: true,
  subCategory: true,
  source: true,
})

/** Ignores case and spacing. */
export function brandKey(brand: string): string {
  return brand.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Bad rows and rows with a business don't count. */
export async function gatherGoods(
  file: string,
): Promise<{ brands: Map<string, Goods>; catalogues: Map<string, Goods> }> {
  const brands = new Map<string, Goods>()
  const catalogues = new Map<string, Goods>()
  const { blocks } = await openLines(file)
  for await (const block of blocks) {
    for (const { text, error } of block) {
      const row = error ? undefined : factsOf(text)
      if (!row || row.business) continue
      const brand = brandOf(row)
      const [owners, key] = brand === undefined ? [catalogues, catalogueKey(row)] : [brands, brandKey(brand)]
      let goods = owners.get(key)
      if (!goods) owners.set(key, (goods = noGoods()))
      count(goods, brand, row)
    }
  }
  return { brands, catalogues }
}

export function catalogueKey({ source }: { source?: string | undefined }): string {
  return source ?? 'unnamed'
}

export function noGoods(): Goods {
  return {
    names: new Map(),
    industries: new Map(),
    categories: new Map(),
    kinds: new Map(),
    origins: new Map(),
    sources: new Map(),
  }
}

export function commonest(counts: Map<string, number>): string[] {
  return [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1)).map(([value]) => value)
}

type Row = ReturnType<typeof Facts.parse> & { origin: string | undefined }

function factsOf(text: string): Row | undefined {
  try {
    const given: unknown = JSON.parse(text)
    const { data } = Facts.safeParse(given)
    return data && { ...data, origin: originOf(given) }
  } catch {
    return undefined
  }
}

// Unvalidated: the longest part of a row.
function originOf(given: unknown): string | undefined {
  const { specs } = given as { specs?: unknown }
  if (!Array.isArray(specs)) return undefined
  const origin = (specs as ({ key?: unknown; value?: unknown } | null)[]).find(
    (spec) => spec?.key === 'Country of origin',
  )
  return typeof origin?.value === 'string' ? origin.value : undefined
}

function count(goods: Goods, brand: string | undefined, row: Row): void {
  if (brand !== undefined) add(goods.names, brand)
  if (row.source !== undefined) add(goods.sources, row.source)
  const place = placeProduct(row)
  if (place) {
    add(goods.industries, place.node.industry.key)
    if (place.categoryID) add(goods.categories, nodeByID(place.categoryID)!.key)
    const path = Array.isArray(row.category) ? row.category : []
    add(goods.kinds, path.at(-1) ?? place.node.name.en)
  }
  const code = row.origin && countryCodeOf(row.origin)
  if (code) add(goods.origins, code)
}

function add(counts: Map<string, number>, value: string): void {
  const known = counts.get(value)
  if (known !== undefined || counts.size < valuesMost) counts.set(value, (known ?? 0) + 1)
}
