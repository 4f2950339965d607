// SQL that moves the products of a category.
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { Placement } from './placement.ts'

export type Batch = { after: string; most: number }

export async function moveOfCategory(
  tx: Transaction<DB>,
  from: string,
  { industryId, categoryId, subCategoryId }: Placement,
  { after, most }: Batch,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with those as materialized (select id from products
        where ${from}::uuid in (category_id, sub_category_id) and id > ${after}::uuid order by id limit ${most} for update),
      moved as (update products p set industry_id = ${industryId}::uuid, category_id = ${categoryId}::uuid,
          sub_category_id = ${subCategoryId}::uuid, version = p.version + 1, updated_at = now()
        from those where p.id = those.id returning p.id)
    select id from moved order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
