// Texts of products for translation by machine.
import type pg from 'pg'
import type { Product } from '#contract/catalog/products/products.ts'
import type { Context } from '#api/foundation/context.ts'
import { type StoredLanguages, type StoredVersions, writtenLanguages } from '#api/foundation/text-versions.ts'
import { askAgain, listingSources, type ListingTexts, machineVersion } from '#api/foundation/translations/lookup.ts'
import type { CardJson } from '#api/identity/businesses/lookup.ts'
import { findVisible, findWritten, type ProductRow } from './queries.ts'

type TextRow = Pick<ProductRow, 'id' | 'name' | 'description' | 'brand' | 'partNumber'> & {
  languages: StoredLanguages
  versions: StoredVersions
}
type Owner = { id: string; companyName: string }

function textsOf(row: TextRow, { id: business, companyName }: Owner): ListingTexts {
  const { id, languages, versions } = row
  const names = [companyName, row.brand, row.partNumber]
  const fields = ['name', 'description'] as const
  return {
    id,
    business,
    versions,
    sources: listingSources({ kind: 'product', id, fields, texts: row, languages, names }),
  }
}

export async function productTexts(
  { pool }: { pool: pg.Pool },
  ids: readonly string[],
): Promise<Map<string, ListingTexts>> {
  if (ids.length === 0) return new Map()
  const rows = await findVisible(pool, ids)
  return new Map(rows.flatMap((row) => (isTranslated(row.business) ? [[row.id, textsOf(row, row.business)]] : [])))
}

/** Listed products show facts with sources, and no translation. */
function isTranslated(business: CardJson | null): business is CardJson {
  return business !== null && business.run && business.kind === 'company'
}

export async function productLanguages(
  { pool }: { pool: pg.Pool },
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await findWritten(pool, ids)
  return new Map(
    rows.flatMap((row) => {
      const written = writtenLanguages(row, row.main, row.hash)
      return written ? [[row.id, written]] : []
    }),
  )
}

export async function inReadersLanguage(context: Context, row: ProductRow, product: Product): Promise<Product> {
  if (!isTranslated(row.business)) return product
  const { sources } = textsOf(row, row.business)
  const { locale: language } = context
  return { ...product, ...(await machineVersion(context, sources, { language, written: product.translation })) }
}

export async function askAnew(context: Context, before: TextRow, after: ProductRow): Promise<void> {
  const { business, status, removedAt } = after
  // A copied draft shares its former text with a public product.
  if (!isTranslated(business) || status !== 'active' || removedAt) return
  await askAgain(context, textsOf(before, business), textsOf(after, business))
}
