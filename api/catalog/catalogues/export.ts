// Products as table rows that reimport unchanged.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import {
  type CatalogueField,
  catalogueFields,
  type Cells,
  clearingSign,
  specPrefix,
} from '#contract/catalog/catalogues/columns.ts'
import { type ColumnOf, type KindOf, productColumns } from '#contract/catalog/products/columns.ts'
import type { catalogues as contract } from '#contract/catalog/catalogues/catalogues.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { digitsOf } from '#contract/foundation/numbers.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import type { Medium } from '#api/foundation/illustrations/lookup.ts'
import { nodeByID, pathFor } from '#api/foundation/industries/lookup.ts'
import { findWhole, type ProductRow } from '#api/catalog/products/lookup.ts'
import { versionCells } from './versions.ts'

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

type Writing = { row: ProductRow; price: Price | null; locale: Locale; origin: string }
type Writer<Column> = (column: Column, writing: Writing) => string | number
export type Writers = { [Kind in KindOf<CatalogueField>]: Writer<Extract<ColumnOf<Kind>, CatalogueField>> }

const writeText: Writer<ColumnOf<'name' | 'line' | 'text' | 'hsCode' | 'gtin' | 'days' | 'status'>> = (
  column,
  { row },
) => row[column] ?? ''

const writers: Writers = {
  name: writeText,
  line: writeText,
  text: writeText,
  hsCode: writeText,
  gtin: writeText,
  days: writeText,
  status: writeText,
  node: (_, { row, locale }) => placeOf(row, locale),
  list: (column, { row }) => row[column].join('; '),
  yesNo: (column, { row }) => (row[column] === null ? '' : row[column] ? 'yes' : 'no'),
  // No upper cell where both ends are equal.
  amount: (column, { price }) => {
    const { end } = productColumns[column]
    if (!price || (price.min == null && price.max == null) || (end === 'max' && price.max === price.min)) return ''
    return price[end] ?? clearingSign
  },
  currency: (column, { price }) => price?.[column] ?? '',
  unit: (column, { price }) => price?.[column] ?? '',
  tiers: (column, { price }) =>
    (price?.[column] ?? []).map((tier) => `${tier.quantity}: ${amount(tier.price)}`).join('; '),
  pictures: (_, { row, origin }) =>
    (row.media as unknown as Medium[])
      .flatMap((medium) => (medium.kind === 'image' ? [URL.parse(medium.url, origin)?.href ?? medium.url] : []))
      .join(' | '),
}

export function cellsOf(row: ProductRow, locale: Locale, origin: string): Record<string, string | number> {
  const writing: Writing = { row, price: row.price as Price | null, locale, origin }
  const cells: Cells = {}
  for (const column of catalogueFields) {
    const write = writers[productColumns[column].kind] as Writer<CatalogueField>
    cells[column] = write(column, writing)
  }
  for (const { key, value } of row.specs as { key: string; value: string }[]) cells[specPrefix + key] = value
  Object.assign(cells, versionCells(row))
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
}

function placeOf({ subCategoryId, categoryId, industryId }: ProductRow, locale: Locale): string {
  const node = nodeByID(subCategoryId ?? categoryId ?? industryId)
  return node ? pathFor(node, locale).join(' > ') : ''
}

/** Three decimals would be read as thousands beside decimal commas. */
function amount(price: number): string {
  const text = digitsOf(price)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}
