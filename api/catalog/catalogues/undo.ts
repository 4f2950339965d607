// Rules of undoing an import, possible for a month.
import type { Kysely } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'
import type { Medium } from '#api/foundation/illustrations/lookup.ts'
import { firstVersion, takeBack } from '#api/catalog/products/lookup.ts'
import type { RowPlan } from './plan.ts'
import * as queries from './queries.ts'

type Tx = Kysely<DB>
type Image = { url: string }

const undoDays = 30

export function undoEnd(now = Date.now()): Date {
  return new Date(now + undoDays * 24 * 3600 * 1000)
}

export function imagesIn(media: unknown): Image[] {
  return ((media ?? []) as Medium[]).flatMap((medium) => (medium.kind === 'image' ? [medium as Image] : []))
}

export function without(some: readonly Image[], others: readonly Image[]): Image[] {
  return some.filter((one) => !others.some(({ url }) => url === one.url))
}

export async function putWritten(
  tx: Tx,
  importID: string,
  added: readonly string[],
  changed: readonly RowPlan[],
): Promise<void> {
  const ofAdded = added.map((id) => ({ id, version: firstVersion, before: null, held: [] }))
  const ofChanged = changed.map(({ before, columns, media }) => {
    const row = before as Record<string, unknown> & { id: string; version: number }
    const names = [...Object.keys(columns), ...(media ? ['media'] : [])]
    return {
      id: row.id,
      version: row.version + 1,
      before: Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
      held: media ? without(imagesIn(row['media']), imagesIn(media)) : [],
    }
  })
  await queries.putWritten(tx, importID, [...ofAdded, ...ofChanged])
}

/** Products edited since stay and are counted. */
export async function undoImport(tx: Tx, importID: string): Promise<void> {
  const row = await queries.findImport(tx, { importID }, true)
  if (row?.status !== 'undoing') return
  const written = await queries.takeWritten(tx, importID)
  const { removed, restored } = await takeBack(tx, row.businessId, written)
  const before = new Map(written.map((one) => [one.id, one]))
  const returned = new Set(restored.map(({ id }) => id))
  await releaseFiles(tx, [
    ...removed.flatMap(({ media }) => imagesIn(media)),
    ...restored.flatMap(({ id, media }) => {
      const earlier = before.get(id)!.before?.['media']
      return earlier === undefined ? [] : without(imagesIn(media), imagesIn(earlier))
    }),
    ...written.flatMap(({ id, held }) => (returned.has(id) ? [] : held)),
  ])
  const undoKept = written.length - removed.length - restored.length
  await queries.changeImport(tx, importID, { status: 'undone', undoUntil: null, undoKept }, ['undoing'])
}
