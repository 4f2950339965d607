// Bulk writing of products in the caller's transaction, without permission checks.
import type { Insertable, Kysely, Updateable } from 'kysely'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB, Products } from '#api/database/tables.ts'
import { endDocumentsOf } from '#api/catalog/documents/lookup.ts'
import {
  addMany,
  changeMany,
  findNamed,
  findOwner,
  lockMany,
  removeMany,
  showFirst,
  showHidden,
} from './bulk-queries.ts'
import { type EditRow, lockOwner } from './editing-queries.ts'

export { countGaining, findWhole, findWithRoom as businessesWithRoom, limitTogether } from './bulk-queries.ts'
export { type PlainChange, plainColumnsOf } from './columns.ts'
export type ProductRow = EditRow

type Tx = Kysely<DB>
/** Every change increments it. */
export const firstVersion = 1
const atOnce = 500

export type Catalogue = { industryId: string; activeMost: number; active: number; products: ProductRow[] }

/** `lock` blocks concurrent writers. */
export async function catalogueOf(
  tx: Tx,
  businessID: string,
  named: { partNumbers: readonly string[]; names: readonly string[] },
  lock: boolean,
): Promise<Catalogue> {
  const { industryId, most, shown } = await (lock ? lockOwner : findOwner)(tx as never, businessID)
  const products = await findNamed(tx, businessID, named, lock)
  return {
    industryId,
    activeMost: most,
    active: shown,
    products,
  }
}

/** Returns added ids in order. */
export async function writeProducts(
  tx: Tx,
  added: readonly Insertable<Products>[],
  changed: readonly { id: string; columns: Updateable<Products> }[],
  tellDone: (count: number) => void = () => {},
): Promise<string[]> {
  const made: string[] = []
  for (let from = 0; from < added.length; from += atOnce) {
    made.push(...(await addMany(tx, added.slice(from, from + atOnce))))
    tellDone(made.length)
  }
  for (let from = 0; from < changed.length; from += atOnce) {
    await changeMany(tx, changed.slice(from, from + atOnce))
    tellDone(made.length + Math.min(from + atOnce, changed.length))
  }
  await emitChanged(tx, [...made, ...changed.map(({ id }) => id)])
  return made
}

/** Page order. NOTE: call it in the transaction that changes the membership. */
export async function applyLimit(tx: Tx, businessID: string): Promise<void> {
  const { most } = await lockOwner(tx as never, businessID)
  await emitChanged(tx, await showFirst(tx, businessID, most))
}

/** Never hides one. */
export async function showMore(tx: Tx, businessID: string): Promise<void> {
  const { most, shown } = await lockOwner(tx as never, businessID)
  if (most > shown) await emitChanged(tx, await showHidden(tx, businessID, most - shown))
}

async function emitChanged(tx: Tx, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce)
    await emitEvent(tx, 'products.changed', { ids: ids.slice(from, from + atOnce) })
}

/** Undo record: version written, former values of changed columns; null: added. */
export type ProductWrite = { id: string; version: number; before: Record<string, unknown> | null }

const jsonColumns = new Set(['specs', 'price', 'media', 'datasheets', 'languages', 'versions'])

/** Undo. Returns added and changed products as they stood, except those edited or removed since. */
export async function takeBack(
  tx: Tx,
  businessID: string,
  written: readonly ProductWrite[],
): Promise<{ removed: ProductRow[]; restored: ProductRow[] }> {
  const { most, shown } = await lockOwner(tx as never, businessID)
  const versions = new Map(written.map((one) => [one.id, one]))
  const rows = (await lockMany(tx, businessID, [...versions.keys()])).filter(
    (row) => versions.get(row.id)!.version === row.version,
  )
  const removed = rows.filter(({ id }) => versions.get(id)!.before === null)
  const restored = rows.filter(({ id }) => versions.get(id)!.before !== null)
  const removedIDs = removed.map(({ id }) => id)
  await removeMany(tx, removedIDs)
  await endDocumentsOf(tx, removedIDs)
  let room = most - shown + removed.filter(isShown).length
  await changeMany(
    tx,
    restored.map(({ id, status }) => {
      const { ...columns } = versions.get(id)!.before!
      if (columns['status'] === 'active' && status !== 'active' && room-- <= 0) delete columns['status']
      return { id, columns: storable(columns) }
    }),
  )
  await emitChanged(
    tx,
    rows.map(({ id }) => id),
  )
  return { removed, restored }
}

function isShown({ status, removedAt }: EditRow): boolean {
  return status === 'active' && removedAt === null
}

function storable(columns: Record<string, unknown>): Updateable<Products> {
  const entries = Object.entries(columns)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, jsonColumns.has(name) && value !== null ? JSON.stringify(value) : value]),
  )
}
