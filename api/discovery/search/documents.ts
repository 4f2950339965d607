// Rows → search documents.
import type pg from 'pg'
import type { Names } from '#contract/foundation/locales.ts'
import { specKeyFor } from '#api/catalog/products/lookup.ts'
import { nodeByID } from '#api/foundation/industries/lookup.ts'
import { countryByCode, jobPositionByID, stateByID } from '#api/foundation/reference/lookup.ts'
import type { StoredVersions } from '#api/foundation/text-versions.ts'
import type { BusinessDocument, Documents, IndexName, ProductDocument } from '#search-engine/index.ts'
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

/** NOTE: increment when documents change for the same rows: older snapshots are rebuilt (`documents.test.ts`). */
export const documentsVersion = 11

type Facts = Pick<BusinessDocument, 'name' | 'businessType' | 'country' | 'verified' | 'run'>

const namesCache = new WeakMap<Names, string[]>()

function allNames(names: Names | undefined): string[] {
  if (!names) return []
  let distinct = namesCache.get(names)
  if (!distinct) {
    distinct = [...new Set(Object.values(names))]
    namesCache.set(names, distinct)
  }
  return distinct
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

export function factsOf({ name, businessType, country, verified, run }: Facts): string {
  return JSON.stringify([name, businessType, country, verified, run])
}

function businessDocument(row: BusinessRow): BusinessDocument {
  const categories = [...new Set([...row.categoryIDs, ...(row.offeredIDs ?? [])])]
  return {
    id: row.id,
    name: row.companyName,
    text: [row.shortDescription, row.generalDescription, ...wordsOf(row, 'shortDescription', 'generalDescription')]
      .filter(Boolean)
      .join('\n'),
    ...(row.translated && { translated: row.translated }),
    businessType: row.businessType,
    country: row.countryCode,
    industry: row.industryID,
    categories,
    verified: row.verified,
    run: row.run,
    ...(row.replies && { replies: row.replies }),
    ...(row.evidence && { evidence: row.evidence }),
    registered: row.registered,
    taxonomy: taxonomyOf([row.industryID, ...row.categoryIDs]),
    keywords: row.keywords,
    place: placesOf(row.countryCode, row.stateID, row.city),
    products: row.offeredNames ?? [],
    offered: taxonomyOf((row.offeredIDs ?? []).filter((id) => !row.categoryIDs.includes(id))),
  }
}

/** In its owner's other languages. */
function wordsOf({ versions }: { versions: StoredVersions | null }, ...fields: string[]): string[] {
  return Object.values(versions ?? {}).flatMap((version) => fields.flatMap((field) => (version[field] as string) ?? []))
}

function productDocument(row: ProductRow): ProductDocument {
  const { businessType, countryCode: country, verified, run } = row
  const brand = row.brand ?? undefined
  // Company plus model number, brand given or not.
  const isBrand = brand && row.companyName.toLowerCase().startsWith(brand.toLowerCase())
  return {
    id: row.id,
    name: row.name,
    text: [row.description, ...wordsOf(row, 'description')].join('\n'),
    ...(row.translated && { translated: row.translated }),
    ...(row.partNumber && { code: row.partNumber }),
    ...(brand && { brand }),
    ...(!isBrand && { company: row.companyName }),
    businessID: row.businessID,
    businessFacts: factsOf({ name: row.companyName, businessType, country, verified, run }),
    businessType,
    country,
    industry: row.industryID,
    ...(row.categoryID && { category: row.categoryID }),
    ...(row.subCategoryID && { subCategory: row.subCategoryID }),
    verified,
    run,
    registered: row.registered,
    ...(row.documents && { evidence: row.documents }),
    specs: specsOf(row.specs),
    taxonomy: taxonomyOf([row.industryID, row.categoryID, row.subCategoryID]),
    keywords: [...row.keywords, ...wordsOf(row, 'name'), ...(row.gtin ? [row.gtin] : [])],
  }
}

/** Imports may hold any JSON. */
function specsOf(given: unknown): ProductDocument['specs'] {
  if (!Array.isArray(given)) return []
  return given.flatMap((spec: { key?: unknown; value?: unknown } | null) => {
    const { key, value } = spec ?? {}
    if (typeof key !== 'string' || value === undefined || value === null) return []
    return [{ key, value: Array.isArray(value) ? value.join(', ') : String(value), facet: specKeyFor(key) }]
  })
}

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
    run: true,
    registered: row.registered,
    taxonomy: [],
    keywords: [...allNames(position?.name), ...(row.companyName ? [row.companyName] : []), row.username],
    place: placesOf(row.countryCode, row.stateID, row.city),
  }
}

export const readers = {
  business: { rows: businessRows, document: businessDocument },
  product: { rows: productRows, document: productDocument },
  people: { rows: personRows, document: personDocument },
}
type ToDocument = (row: unknown) => never

export async function documentsOf<S extends IndexName>(
  pool: pg.Pool,
  indexName: S,
  ids: readonly string[],
): Promise<Documents[S][]> {
  const { rows, document } = readers[indexName]
  return (await findRows(pool, rows, ids)).map(document as ToDocument)
}

export async function* everyDocument<S extends IndexName>(pool: pg.Pool, indexName: S): AsyncGenerator<Documents[S]> {
  const { rows, document } = readers[indexName]
  for await (const batch of readRows(pool, rows, batchSize))
    for (const row of batch) yield (document as ToDocument)(row)
}
