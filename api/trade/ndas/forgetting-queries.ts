// SQL that deletes NDAs.
import { sql, type Transaction } from 'kysely'
import type { Attachment } from '#contract/identity/files/attachments.ts'
import type { DB } from '#api/database/tables.ts'
import { releaseFiles } from '#api/identity/files/lookup.ts'

type Tx = Transaction<DB>
/** `years`: 0 keeps them. */
type Terms = { days: number; years: number; most: number }

export async function forgetNdas(tx: Tx, { days, years, most }: Terms): Promise<void> {
  await sql`select set_config('net.forgets_ndas', 'on', true)`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select id from ndas where not sample and (
      state in ('declined', 'withdrawn', 'lapsed') and settled_at < now() - make_interval(days => ${days}::int)
      or ${years}::int > 0 and settled_at < now() - make_interval(years => ${years}::int)
        and (state = 'ended' or state = 'inForce' and not nda_stands(id)))
    order by id limit ${most} for update`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.deleteFrom('ndaSignatures').where('ndaId', 'in', ids).execute()
    const removed = await tx.deleteFrom('ndas').where('id', 'in', ids).returning('file').execute()
    await releaseTexts(
      tx,
      removed.flatMap(({ file }) => (file as unknown as Attachment | null)?.fileID ?? []),
    )
  }
  if (years > 0)
    await sql`delete from nda_openings where id in (
      select o.id from nda_openings o where o.opened_at < now() - make_interval(years => ${years}::int)
        and not exists (select from ndas n where n.request_id = o.request_id)
      order by o.opened_at limit ${most * 10})`.execute(tx)
  await sql`select set_config('net.forgets_ndas', 'off', true)`.execute(tx)
}

/** Rows of an RFQ share one file. */
async function releaseTexts(tx: Tx, fileIDs: readonly string[]): Promise<void> {
  const ids = [...new Set(fileIDs)]
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select f.id from unnest(${ids}::text[]) f (id)
    where not exists (select from ndas n where n.file ->> 'fileID' = f.id)`.execute(tx)
  await releaseFiles(
    tx,
    rows.map(({ id }) => ({ url: `/files/${id}/` })),
  )
}
