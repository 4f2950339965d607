// Industry tree for neighbors.
import type { Locale } from '#contract/foundation/locales.ts'
import { pictureAddress } from '#illustrations/address.ts'
import { slugOf } from '#kit/slug.ts'
import { inLanguage } from '#api/foundation/in-language.ts'
import { currentNode, industries, nodeByID, type Industry, type Node } from './tree.ts'

export { categoryCounts, type CategoryCounts, filledFirst } from './filled.ts'
export { businessKeysOf, productKeyOf } from './mapping.ts'
export {
  allNodes,
  currentNode,
  deliveredName,
  idOf,
  industries,
  isOffered,
  nodeByID,
  nodeByKey,
  nodes,
  nodesBelow,
  offeredNode,
  slugOfCategory,
  treeList,
  type Industry,
  type Node,
} from './tree.ts'

export function namedFor(id: string | null | undefined, locale: Locale): { id: string; name: string } | null {
  const node = id ? nodeByID(id) : undefined
  return node ? { id: node.id, name: node.name[locale] } : null
}

export function industriesListing(ids: readonly (string | null | undefined)[]): string[] {
  const found = ids.flatMap((id) => {
    const node = id ? nodeByID(id) : undefined
    return node ? [node.industry.id, currentNode(node).industry.id] : []
  })
  return [...new Set(found)]
}

/** Successors replace retired ones. */
export function currentIDs(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => currentID(id)))]
}

export function currentID(id: string): string {
  const node = nodeByID(id)
  return node ? currentNode(node).id : id
}

/** Industry first. */
export function pathFor(node: Node, locale: Locale): string[] {
  return [node.industry, node.category, node]
    .filter((one, at, all) => one && all.indexOf(one) === at)
    .map((one) => one!.name[locale])
}

export function industryFor(industry: Industry, locale: Locale) {
  const { id, key, icon } = industry
  return {
    id,
    _id: id,
    key,
    name: industry.longName[locale],
    text: industry.name[locale],
    slug: slugOf(industry.name.en),
    description: industry.description[locale],
    image: pictureAddress({ kind: 'product', category: industry.name.en, seed: key }),
    icon,
  }
}

export const industryList = inLanguage((locale) => industries.map((one) => industryFor(one, locale)))
