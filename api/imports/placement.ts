// Where a row of foreign data stands in the industry tree: by a key of the tree, by the mapping, or by a category's name.
import { existsSync, readFileSync } from 'node:fs'
import { nodeByKey, nodes, type Node } from '../industries/lookup.ts'

export type Place = { industryID: string; categoryIDs: string[]; industry: Node; categories: Node[] }
export type ProductPlace = { industryID: string; categoryID: string | null; subCategoryID: string | null; node: Node }

type Mapping = { businesses: Record<string, string[]>; products: Record<string, string> }
export const mappingFile = new URL('../industries/mapping.json', import.meta.url)
export const treeFile = new URL('../industries/tree.json', import.meta.url)
const mapping = (
  existsSync(mappingFile) ? JSON.parse(readFileSync(mappingFile, 'utf8')) : { businesses: {}, products: {} }
) as Mapping

const categoriesMost = 10

/** Undefined when neither the code nor a category tells the industry. A category that is not known counts as not given. */
export function placeBusiness(row: {
  industryCode?: string | undefined
  categories?: string[] | undefined
  category?: string | undefined
}): Place | undefined {
  const mapped =
    row.category === undefined ? [] : (mapping.businesses[row.category] ?? named(row.category, row.industryCode))
  const found = (row.categories ?? mapped).flatMap(
    (key) => nodeByKey(key) ?? nodeByKey(key.slice(key.lastIndexOf('.') + 1)) ?? [],
  )
  const categories = [...new Set(found.map((node) => node.category ?? node))].filter((node) => node.kind === 'category')
  const industry = row.industryCode === undefined ? found[0]?.industry : nodeByKey(row.industryCode)
  if (industry?.kind !== 'industry') return undefined
  const kept = categories.slice(0, categoriesMost)
  return { industryID: industry.id, categoryIDs: kept.map((node) => node.id), industry, categories: kept }
}

/** `category` is a key of the tree, or the path of names that the source uses. The category decides over the industry code. */
export function placeProduct(row: {
  industryCode?: string | undefined
  category?: string | string[] | undefined
  subCategory?: string | undefined
}): ProductPlace | undefined {
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

function nodeOf({ industryCode, category, subCategory }: Parameters<typeof placeProduct>[0]): Node | undefined {
  const path = typeof category === 'string' ? [category] : (category ?? [])
  const key = subCategory ?? mapping.products[path.join(' > ')] ?? (path.length === 1 ? path[0] : undefined)
  const found = key === undefined ? undefined : nodeByKey(key)
  if (found) return found
  for (const name of path.toReversed()) {
    const [fitting] = named(name, industryCode)
    if (fitting) return nodeByKey(fitting)
  }
  const industry = industryCode === undefined ? undefined : nodeByKey(industryCode)
  return industry?.kind === 'industry' ? industry : undefined
}

let keysByName: Map<string, Node[]> | undefined

/** The keys of what bears a name, in the given industry only; no industry's own name counts. */
function named(name: string, industryCode: string | undefined): string[] {
  if (!keysByName) {
    keysByName = new Map()
    for (const node of nodes) {
      if (node.kind === 'industry') continue
      const known = keysByName.get(node.name.en.toLowerCase())
      if (known) known.push(node)
      else keysByName.set(node.name.en.toLowerCase(), [node])
    }
  }
  const found = keysByName.get(name.toLowerCase()) ?? []
  return found
    .filter((node) => industryCode === undefined || node.industry.key === industryCode)
    .map((node) => node.key)
}
