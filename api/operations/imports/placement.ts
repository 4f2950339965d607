// Tree node of a foreign row: tree key, mapping, or name.
import { businessCategoriesMost } from '#contract/foundation/constants.ts'
import {
  businessKeysOf,
  nodeByKey as anyNodeByKey,
  nodes,
  offeredNode,
  productKeyOf,
  type Node,
} from '#api/foundation/industries/lookup.ts'
import { keptOfLists } from '#api/foundation/list-changes.ts'

export type Place = { industryID: string; categoryIDs: string[]; industry: Node; categories: Node[] }
export type ProductPlace = { industryID: string; categoryID: string | null; subCategoryID: string | null; node: Node }

export const placingFiles = ['tree.json', 'mapping.json'].map(
  (name) => new URL(`../../foundation/industries/${name}`, import.meta.url),
)

type BusinessFacts = {
  name: string
  industryCode?: string | undefined
  categories?: string[] | undefined
  category?: string | undefined
}
type ProductFacts = {
  name: string
  brand?: string | undefined
  description?: string | undefined
  industryCode?: string | undefined
  category?: string | string[] | undefined
  subCategory?: string | undefined
}

/** Tree keys, else the mapping. Undefined without an industry. */
export function placeBusiness(row: BusinessFacts): Place | undefined {
  const { industryCode, categories: keys, category } = row
  const byName = keys || category === undefined ? [] : named(category, industryCode)
  const found = (keys ?? (byName.length > 0 ? byName : businessKeysOf(row))).flatMap((key) => nodeByKey(key) ?? [])
  const given = industryCode === undefined ? undefined : nodeByKey(industryCode)
  if (industryCode !== undefined && given?.kind !== 'industry') return undefined
  const industry = (keys && given) ?? found[0]?.industry ?? given
  if (!industry) return undefined
  const different = [...new Set(found.map((node) => node.category ?? node))]
  const categories = different.filter((node) => node.kind === 'category').slice(0, businessCategoriesMost)
  return { industryID: industry.id, categoryIDs: categories.map((node) => node.id), industry, categories }
}

/** `category`: tree key or source path; overrides the industry code. */
export function placeProduct(row: ProductFacts): ProductPlace | undefined {
  const node = nodeOf(row)
  if (!node) return undefined
  const category = node.kind === 'category' ? node : node.category
  return {
    industryID: node.industry.id,
    categoryID: category?.id ?? null,
    subCategoryID: node.kind === 'subCategory' ? node.id : null,
    node,
  }
}

function nodeOf({ name, brand, description, industryCode, category, subCategory }: ProductFacts): Node | undefined {
  const path = typeof category === 'string' ? [category] : (category ?? [])
  const direct = nodeByKey(subCategory ?? (path.length === 1 ? path[0]! : ''))
  if (direct) return direct
  const key = path.length > 0 ? productKeyOf({ category: path, name, brand, description }) : undefined
  if (key !== undefined) return nodeByKey(key)
  for (const each of path.toReversed()) {
    const [fitting] = named(each, industryCode)
    if (fitting) return nodeByKey(fitting)
  }
  const industry = industryCode === undefined ? undefined : nodeByKey(industryCode)
  return industry?.kind === 'industry' ? industry : undefined
}

/** Retired nodes resolve to a successor or offered ancestor. */
function nodeByKey(key: string): Node | undefined {
  const node = anyNodeByKey(key)
  return node && offeredNode(node)
}

const nodesByName = keptOfLists(() => {
  const byName = new Map<string, Node[]>()
  for (const node of nodes) {
    if (node.kind === 'industry') continue
    const name = node.name.en.toLowerCase()
    byName.set(name, [...(byName.get(name) ?? []), node])
  }
  return byName
})

/** Industry names don't count. */
function named(name: string, industryCode: string | undefined): string[] {
  const found = nodesByName().get(name.toLowerCase()) ?? []
  return found
    .filter((node) => industryCode === undefined || node.industry.key === industryCode)
    .map((node) => node.key)
}
