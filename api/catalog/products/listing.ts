// Parts of a product that search and lists read.
import { isDeepStrictEqual } from 'node:util'
import type { Updateable } from 'kysely'
import { productLineNames } from '#contract/catalog/products/fields.ts'
import { industriesListing } from '#api/foundation/industries/lookup.ts'
import type { Products } from '#api/database/tables.ts'

type Columns = Readonly<Updateable<Products>>

const listed = [
  'name',
  'description',
  'keywords',
  'industryId',
  'categoryId',
  'subCategoryId',
  'specs',
  'status',
  'languages',
  'versions',
  ...productLineNames,
] as const

export function listingChange(before: Columns, columns: Columns): { unlisted?: true; industries?: string[] } {
  const after = { ...before, ...columns }
  const isShown = before.status === 'active' || after.status === 'active'
  if (!isShown || listed.every((name) => isDeepStrictEqual(before[name], after[name]))) return { unlisted: true }
  return { industries: [...new Set([...industriesOf(before), ...industriesOf(after)])] }
}

export function industriesOf({ industryId, categoryId, subCategoryId }: Columns): string[] {
  return industriesListing([industryId, categoryId, subCategoryId])
}
