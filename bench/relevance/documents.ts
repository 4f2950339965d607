// Rows as imported documents.
import type { Names } from '#contract/foundation/locales.ts'
import { nodeByKey, businessKeysOf, productKeyOf } from '#api/foundation/industries/lookup.ts'
import { countryByCode, statesOf } from '#api/foundation/reference/lookup.ts'
import type { BusinessDocument, ProductDocument } from '#search-engine/index.ts'
import { businessOf, type CompanyRow, productOf, type ProductRow, rows } from './rows.ts'

type BrandRow = { brand: string; companyId?: string }

const offeredMost = 20

function allNames(names: Names | undefined): string[] {
  return names ? [...new Set(Object.values(names))] : []
}

function taxonomyOf(keys: (string | undefined)[]): string[] {
  const nodes = keys.flatMap((key) => (key === undefined ? [] : (nodeByKey(key) ?? [])))
  const above = nodes.flatMap((node) => [node.industry, ...(node.category ? [node.category] : []), node])
  return [...new Set(above)].flatMap(({ name }) => allNames(name))
}

export function productDocument(row: ProductRow): ProductDocument {
  const key = productKeyOf({ ...row, name: String(row.name) })
  const node = key === undefined ? undefined : nodeByKey(key)
  const { category: _category, subCategory: _subCategory, ...document } = productOf(row)
  return {
    ...document,
    industry: node?.industry.id ?? row.industryCode,
    ...(node && { category: (node.category ?? node).id }),
    ...(node?.category && { subCategory: node.id }),
    taxonomy: taxonomyOf([key]),
  }
}

export function businessDocument(row: CompanyRow, products: ProductDocument[] = []): BusinessDocument {
  const keys = businessKeysOf(row)
  const nodes = keys.flatMap((key) => nodeByKey(key) ?? [])
  const state = statesOf(row.countryCode ?? '').find(({ name, stateID }) => {
    return name.en === row.state || stateID === `${row.countryCode}-${row.state}`
  })
  const offered = products.flatMap(({ category, subCategory }) => [category, subCategory])
  const categories = [...nodes.map(({ id }) => id), ...offered.filter((id) => id !== undefined)]
  return {
    ...businessOf(row),
    industry: nodes[0]?.industry.id ?? row.industryCode,
    categories: [...new Set(categories)],
    taxonomy: taxonomyOf(keys),
    place: [
      row.city ?? '',
      ...(state ? allNames(state.name) : [row.state ?? '']),
      ...allNames(countryByCode(row.countryCode ?? '')?.name),
    ].filter(Boolean),
    products: products.slice(0, offeredMost).map(({ name }) => name),
  }
}

export type Documents = {
  products: ProductDocument[]
  businesses: BusinessDocument[]
  describe: (id: string) => string
}

export async function readDocuments(): Promise<Documents> {
  const companyOf = new Map<string, string>()
  for await (const { brand, companyId } of rows<BrandRow>('brand-company.jsonl.gz'))
    if (companyId) companyOf.set(brand, companyId)
  const products: ProductDocument[] = []
  const offered = new Map<string, ProductDocument[]>()
  const lines = new Map<string, string>()
  for await (const row of rows<ProductRow>('products.jsonl.gz')) {
    const document = productDocument(row)
    products.push(document)
    const specs = document.specs.map(({ key, value }) => `${key} ${value}`).join('; ')
    lines.set(
      row.id,
      [row.name, row.brand, row.category.join(' > '), row.description, specs].filter(Boolean).join(' | '),
    )
    const company = row.brand && companyOf.get(row.brand)
    if (company) offered.set(company, [...(offered.get(company) ?? []).slice(0, 200), document])
  }
  const businesses: BusinessDocument[] = []
  for await (const row of rows<CompanyRow>('companies.jsonl.gz')) {
    businesses.push(businessDocument(row, offered.get(row.id)))
    const facts = [row.name, row.countryCode, row.city, row.businessType, row.category, row.description]
    lines.set(row.id, facts.filter(Boolean).join(' | '))
  }
  return { products, businesses, describe: (id) => lines.get(id) ?? '' }
}
