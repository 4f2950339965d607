// Products as table rows that reimport unchanged. Knows no file format.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { type Cells, clearingSign, specPrefix } from '#contract/catalog/catalogues/columns.ts'
import type { catalogues as contract } from '#contract/catalog/catalogues/catalogues.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { Medium } from '#api/foundation/illustrations/lookup.ts'
import { nodeByID, pathFor } from '#api/foundation/industries/lookup.ts'
import { findWhole, type ProductRow } from '#api/catalog/products/lookup.ts'

type Price = {
  min?: number | null
  max?: number | null
  currency: string
  unit?: string | null
  tiers?: { quantity: number; price: number }[]
}

export async function exported({ db, locale, pages }: SignedIn, { query }: HandlerInput<typeof contract.export>) {
  const { businessID, skip, size = 200, limit = size } = query
  const { rows, total } = await findWhole(db, businessID, { skip, size: limit })
  return { rows: rows.map((row) => cellsOf(row, locale, pages())), total }
}

/** `origin`: base address of pictures. */
export function cellsOf(row: ProductRow, locale: Locale, origin: string): Record<string, string | number> {
  const cells: Cells = {
    name: row.name,
    partNumber: row.partNumber ?? '',
    brand: row.brand ?? '',
    description: row.description,
    category: placeOf(row, locale),
    keywords: row.keywords.join('; '),
    ...priced(row.price as Price | null),
    minimumOrder: row.minimumOrder ?? '',
    leadTime: row.leadTime ?? '',
    stock: row.stock === null ? '' : row.stock ? 'yes' : 'no',
    hsCode: row.hsCode ?? '',
    photos: (row.media as unknown as Medium[])
      .flatMap((medium) => (medium.kind === 'image' ? [URL.parse(medium.url, origin)?.href ?? medium.url] : []))
      .join(' | '),
    status: row.status,
  }
  for (const { key, value } of row.specs as { key: string; value: string }[]) cells[specPrefix + key] = value
  return Object.fromEntries(Object.entries(cells).filter((cell): cell is [string, string | number] => cell[1] !== ''))
}

function placeOf({ subCategoryId, categoryId, industryId }: ProductRow, locale: Locale): string {
  const node = nodeByID(subCategoryId ?? categoryId ?? industryId)
  return node ? pathFor(node, locale).join(' > ') : ''
}

/** No upper cell where both ends are equal. */
function priced(price: Price | null): Cells {
  if (!price) return {}
  const { min, max, currency, unit, tiers = [] } = price
  const alone = min == null && max == null
  return {
    ...(!alone && { price: min ?? clearingSign, ...(max !== min && { priceMax: max ?? clearingSign }) }),
    currency,
    ...(unit && { unit }),
    ...(tiers.length > 0 && { tiers: tiers.map((tier) => `${tier.quantity}: ${amount(tier.price)}`).join('; ') }),
  }
}

/** Three decimals would be read as thousands where a comma separates decimals. */
function amount(price: number): string {
  return /\.\d{3}$/.test(String(price)) ? `${price}0` : String(price)
}
