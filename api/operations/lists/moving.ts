// Batch move from a retired category to its successor.
import type { Transaction } from 'kysely'
import { add, type Jobs } from '#kit/jobs/jobs.ts'
import { moveBusinesses } from '#api/identity/businesses/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { currentNode, type Node, nodeByID, treeList } from '#api/foundation/industries/lookup.ts'
import { moveProducts } from '#api/catalog/products/lookup.ts'
import { first } from './outdated.ts'
import { findEntry, setMoved } from './queries.ts'

export type Move = { id: string; kind?: 'products' | 'businesses'; after?: string; moved?: number }

const atOnce = 500

/** Repeats until none is left: some may have just chosen it. */
export function categories(jobs: Jobs<DB>): void {
  jobs.work<Move>('categories.move', (move, complete) => complete((tx) => moveBatch(tx, move)))
}

/** Follows retired successors. Throws, for a retry, where not known yet. */
function targetOf(id: string): Node {
  const node = nodeByID(id)
  if (!node) throw new Error(`The category ${id} is not known here yet`)
  return currentNode(node)
}

function placeIn(node: Node) {
  const category = node.category ?? node
  return {
    industryId: node.industry.id,
    categoryId: category.id,
    subCategoryId: node === category ? null : node.id,
  }
}

async function moveBatch(
  tx: Transaction<DB>,
  { id, kind = 'products', after = first, moved = 0 }: Move,
): Promise<void> {
  const entry = await findEntry(tx, treeList, id)
  if (!entry?.isMoving) return
  const target = targetOf(entry.successorID!)
  if (target.id === id) return setMoved(tx, treeList, id)
  const batch = { after, most: atOnce }
  const ids =
    kind === 'products'
      ? await moveProducts(tx, id, placeIn(target), batch)
      : await moveBusinesses(tx, { from: id, to: target.id }, batch)
  const count = moved + ids.length
  if (ids.length === atOnce) return add(tx, 'categories.move', { id, kind, after: ids.at(-1)!, moved: count })
  if (kind === 'products') return add(tx, 'categories.move', { id, kind: 'businesses', moved: count })
  if (count > 0) return add(tx, 'categories.move', { id })
  await setMoved(tx, treeList, id)
  await emitEvent(tx, 'lists.changed', { list: treeList, code: id })
}
