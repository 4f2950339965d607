// Categories with a company or product.
import type { Context } from '#api/foundation/context.ts'
import type { Node } from './tree.ts'

export type CategoryCounts = { companies: (id: string) => number; isEmpty: (node: Node) => boolean }

/** While the index is prepared, none is called empty. */
export async function categoryCounts({ search }: Pick<Context, 'search'>): Promise<CategoryCounts> {
  const { isReady, counts } = await search.state()
  const companies = (id: string) => counts.business.category.get(id) ?? 0
  const isFilled = ({ id }: Node) => companies(id) + (counts.product.category.get(id) ?? 0) > 0
  return {
    companies,
    isEmpty: (node) => isReady && node.kind !== 'industry' && !isFilled(node) && !node.children.some(isFilled),
  }
}

export function filledFirst(nodes: readonly Node[], isEmpty: (node: Node) => boolean): Node[] {
  return [...nodes.filter((node) => !isEmpty(node)), ...nodes.filter(isEmpty)]
}
