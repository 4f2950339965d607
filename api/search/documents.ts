// Rows → the documents that are searched. Decides what is searchable of each kind; how it is weighed is the engine's.
import type pg from 'pg'
import type { Names } from '#contract/locales.ts'
import { nodeByID } from '../industries/lookup.ts'
import { countryByCode, jobPositionByID, stateByID } from '../reference/lookup.ts'
import type { BusinessDocument, ProductDocument } from '#search-engine/index.ts'
import {
  type BusinessRow,
  businessRows,
  findRows,
  type PersonRow,
  personRows,
  type ProductRow,
  productRows,
  readRows,
} from './queries.ts'

export const batchSize = 2000

const namesKnown = new WeakMap<Names, string[]>()

/** The different names among the four languages. */
function allNames(names: Names | undefined): string[] {
  if (!names) return []
  let different = namesKnown.get(names)
  if (!different) {
    different = [...new Set(Object.values(names))]
    namesKnown.set(names, different)
  }
  return different
}

function taxonomyOf(ids: Iterable<string | null>): string[] {
  const taxonomy: string[] = []
  for (const id of ids) if (id) taxonomy.push(...allNames(nodeByID(id)?.name))
  return taxonomy
}

function placesOf(countryCode: string | null, stateID: string | null, city: string | null): string[] {
  const state = stateID ? stateByID(stateID) : undefined
  const country = countryCode ? countryByCode(countryCode) : undefined
  return [...(city ? [city] : []), ...allNames(state?.name), ...allNames(country?.name)]
}

function businessDocument(row: BusinessRow): BusinessDocument {
  const categories = [...new Set([...row.categoryIDs, ...(row.offeredIDs ?? [])])]
  return {
    id: row.id,
    name: row.companyName,
    text: row.generalDescription ? `${row.shortDescription}\n${row.generalDescription}` : row.shortDescription,
    businessType: row.businessType,
    country: row.countryCode,
    industry: row.industryID,
    categories,
    verified: row.verified,
    registered: row.registered,
    taxonomy: taxonomyOf([row.industryID, ...row.categoryIDs]),
    keywords: row.keywords,
    place: placesOf(row.countryCode, row.stateID, row.city),
    products: row.offeredNames ?? [],
  }
}

function productDocument(row: ProductRow): ProductDocument {
  const brand = row.brand ?? undefined
  // Whoever types the maker's name before a model finds it, be the brand stated or not.
  const maker = brand && row.companyName.toLowerCase().startsWith(brand.toLowerCase()) ? [] : [row.companyName]
  return {
    id: row.id,
    name: row.name,
    text: row.description,
    ...(row.partNumber && { code: row.partNumber }),
    ...(brand && { brand }),
    businessID: row.businessID,
    businessType: row.businessType,
    country: row.countryCode,
    industry: row.industryID,
    ...(row.categoryID && { category: row.categoryID }),
    ...(row.subCategoryID && { subCategory: row.subCategoryID }),
    verified: row.verified,
    registered: row.registered,
    specs: specsOf(row.specs),
    taxonomy: taxonomyOf([row.industryID, row.categoryID, row.subCategoryID]),
    keywords: [...row.keywords, ...maker],
  }
}

/** Stored specifications may come from an import: whatever is not a text is written as one. */
function specsOf(given: unknown): { key: string; value: string }[] {
  if (!Array.isArray(given)) return []
  return given.flatMap((spec: { key?: unknown; value?: unknown } | null) => {
    const { key, value } = spec ?? {}
    if (typeof key !== 'string' || value === undefined || value === null) return []
    return [{ key, value: Array.isArray(value) ? value.join(', ') : String(value) }]
  })
}

/** A person is searched as a business is: the name, what they say of themselves, position and company, place. */
function personDocument(row: PersonRow): BusinessDocument {
  const position = row.jobPositionID ? jobPositionByID(row.jobPositionID) : undefined
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    text: row.briefPresentation,
    businessType: '',
    country: row.countryCode ?? '',
    industry: '',
    categories: [],
    verified: row.verified,
    registered: row.registered,
    taxonomy: [],
    keywords: [...allNames(position?.name), ...(row.companyName ? [row.companyName] : []), row.username],
    place: placesOf(row.countryCode, row.stateID, row.city),
  }
}

export type Documents = { business: BusinessDocument; product: ProductDocument; people: BusinessDocument }
export type Source = keyof Documents
/** What each is to the engine. */
export const kindOf = { business: 'business', product: 'product', people: 'business' } as const

const sources = {
  business: { rows: businessRows, document: businessDocument },
  product: { rows: productRows, document: productDocument },
  people: { rows: personRows, document: personDocument },
}
type Shape = (row: unknown) => never

/** Documents of the ids; one without a public row has none. */
export async function documentsOf<S extends Source>(
  pool: pg.Pool,
  source: S,
  ids: readonly string[],
): Promise<Documents[S][]> {
  const { rows, document } = sources[source]
  return (await findRows(pool, rows, ids)).map(document as Shape)
}

/** Every document of a kind, a batch in memory at a time. */
export async function* everyDocument<S extends Source>(pool: pg.Pool, source: S): AsyncGenerator<Documents[S]> {
  const { rows, document } = sources[source]
  for await (const batch of readRows(pool, rows, batchSize)) for (const row of batch) yield (document as Shape)(row)
}
