// SQL that moves businesses between categories.
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'

export type Batch = { after: string; most: number }

/** Any state, ordered by id after `after`, without duplicates. Answers their ids. */
export async function moveOfCategory(
  tx: Transaction<DB>,
  { from, to }: { from: string; to: string },
  { after, most }: Batch,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with those as materialized (select id from businesses
        where category_ids @> array[${from}::uuid] and id > ${after}::uuid order by id limit ${most} for update),
      moved as (update businesses b set
          category_ids = case when ${to}::uuid = any(b.category_ids) then array_remove(b.category_ids, ${from}::uuid)
            else array_replace(b.category_ids, ${from}::uuid, ${to}::uuid) end,
          version = b.version + 1, section_versions = b.section_versions || jsonb_build_object('general', b.version + 1),
          updated_at = now()
        from those where b.id = those.id returning b.id)
    select id from moved order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
