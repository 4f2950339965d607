// Categories that hold a company or a product, by the counts of the search.
import type { Context } from '#api/foundation/context.ts'
import type { Node } from './tree.ts'

export type CategoryCounts = { companies: (id: string) => number; isEmpty: (node: Node) => boolean }

/** While the index is prepared, no category is called empty. */
export function categoryCounts({ search }: Pick<Context, 'search'>): CategoryCounts {
  const companies = search.counts('business', 'category')
  const products = search.counts('product', 'category')
  const isFilled = ({ id }: Node) => (companies?.get(id) ?? 0) + (products?.get(id) ?? 0) > 0
  return {
    companies: (id) => companies?.get(id) ?? 0,
    isEmpty: (node) =>
      companies !== undefined && node.kind !== 'industry' && !isFilled(node) && !node.children.some(isFilled),
  }
}

/** Keeps the order of the tree among each. */
export function filledFirst(nodes: readonly Node[], isEmpty: (node: Node) => boolean): Node[] {
  return [...nodes.filter((node) => !isEmpty(node)), ...nodes.filter(isEmpty)]
}
