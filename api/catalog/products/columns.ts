// Product input → columns, without files.
import type { Updateable } from 'kysely'
import type { ProductChange } from '#contract/catalog/products/fields.ts'
import { slugOf } from '#kit/slug.ts'
import type { Products } from '#api/database/tables.ts'
import { currencies } from '#api/foundation/reference/lookup.ts'
import { type Placement, placementOf } from './placement.ts'

export type PlainChange = Omit<ProductChange, 'version' | 'photos' | 'videos' | 'datasheets' | 'languages' | 'versions'>

const codes = new Set(currencies.map(({ code }) => code))

/** Sent columns only; `fields`: field errors. */
export function plainColumnsOf(
  { industry, category, subCategory, price, specs, name, ...plain }: PlainChange,
  before: Placement,
): { columns: Updateable<Products>; fields: Record<string, string> } {
  const fields: Record<string, string> = {}
  const columns: Updateable<Products> = { ...plain }
  if (name !== undefined) Object.assign(columns, { name, slug: slugOf(name) })
  if (specs) columns.specs = JSON.stringify(specs)
  if (price !== undefined) columns.price = price && (JSON.stringify(price) as never)
  if (price && !codes.has(price.currency)) fields['price.currency'] = 'is not in the list of currencies'
  if (industry !== undefined || category !== undefined || subCategory !== undefined) {
    const placement = placementOf({ industry, category, subCategory }, before)
    if ('field' in placement) fields[placement.field] = placement.message
    else Object.assign(columns, placement)
  }
  for (const [key, value] of Object.entries(columns))
    if (value === undefined) delete columns[key as keyof typeof columns]
  return { columns, fields }
}
