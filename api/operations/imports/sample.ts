// Removal of demonstration data, and nothing else.
import { type Kysely, sql } from 'kysely'
import { emitEvent } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'
import { removeSampleFigures } from '#api/foundation/figures/lookup.ts'
import { within } from './queries.ts'
import { removeTraces } from './traces.ts'

type RemovedCounts = { businesses: number; products: number; people: number }

const idsAtOnce = 1000

/** Atomic. */
export function removeSample(db: Kysely<DB>): Promise<RemovedCounts> {
  return within(db, async (tx) => {
    const { rows: products } = await sql<{ id: string }>`
      delete from products p using businesses b where b.id = p.business_id and b.sample returning p.id`.execute(tx)
    const { rows: people } = await sql<{ id: string }>`delete from people where sample returning id`.execute(tx)
    const { rows: businesses } = await sql<{ id: string }>`delete from businesses where sample returning id`.execute(tx)
    const { rows: announcements } = await sql<{ id: string }>`
      delete from announcements where sample returning id`.execute(tx)
    await sql`delete from plan_versions where sample`.execute(tx)
    await sql`delete from email_versions where sample`.execute(tx)
    await removeSampleFigures(tx)
    for (const { id } of announcements) await emitEvent(tx, 'announcements.changed', { id })
    const { rows: portals } = await sql<{ key: string }>`
      delete from portal_versions where sample returning portal as key`.execute(tx)
    for (const { key } of portals) await emitEvent(tx, 'portals.changed', { key })
    const { rows: synonyms } = await sql<{ id: string }>`delete from synonyms where sample returning id`.execute(tx)
    for (const { id } of synonyms) await emitEvent(tx, 'synonyms.changed', { id })
    const { rows: entries } = await sql<{ list: string; code: string }>`
      delete from list_entries where sample returning list, code`.execute(tx)
    for (const entry of entries) await emitEvent(tx, 'lists.changed', entry)
    const kinds = { businesses, products, people }
    await removeTraces(
      tx,
      Object.values(kinds).flatMap((rows) => rows.map(({ id }) => id)),
    )
    for (const kind of ['businesses', 'products', 'people'] as const) {
      const ids = kinds[kind].map(({ id }) => id)
      for (let at = 0; at < ids.length; at += idsAtOnce) {
        const some = ids.slice(at, at + idsAtOnce)
        await emitEvent(tx, `${kind}.changed`, { ids: some })
      }
    }
    return { businesses: businesses.length, products: products.length, people: people.length }
  })
}
