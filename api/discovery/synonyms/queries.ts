// SQL of synonyms.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SynonymKind } from '#contract/discovery/synonyms/fields.ts'
import type { SynonymState } from '#contract/discovery/synonyms/synonyms.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import type { DB } from '#api/database/tables.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type SynonymFields = { kind: SynonymKind; reference: string; names: Record<Locale, string[]> }
export type SynonymRow = SynonymFields & {
  id: string
  changedAt: Date
  changedBy: string | null
  withdrawnAt: Date | null
  revision: number
}

export const columnsOfPhrases = 'id, kind, reference, names'
const columns = sql`${sql.raw(columnsOfPhrases)}, changed_at as "changedAt", changed_by as "changedBy",
  withdrawn_at as "withdrawnAt", revision`

const orders = {
  name: sql`lower(coalesce(${sql.join(locales.map((one) => sql`names -> ${sql.lit(one)} ->> 0`))}))`,
  changedAt: sql`changed_at`,
}
type SynonymFilter = { q?: string | undefined; state?: SynonymState | undefined; kind?: SynonymKind | undefined }
type Cut = { by: keyof typeof orders; direction: 'asc' | 'desc'; limit: number; offset: number }

export async function findSynonyms(db: Db, wanted: SynonymFilter, { by, direction, limit, offset }: Cut) {
  const like = likeOf(wanted.q ?? '')
  const found = sql`from synonyms
    where (${wanted.q ?? ''} = '' or exists (
        select from jsonb_each(names) as one, jsonb_array_elements_text(one.value) as name where folded(name) like folded(${like})))
      and (${wanted.state ?? null}::text is null or (withdrawn_at is not null) = (${wanted.state ?? null} = 'withdrawn'))
      and (${wanted.kind ?? null}::text is null or kind = ${wanted.kind ?? null})`
  const [{ rows }, counted] = await Promise.all([
    sql<SynonymRow>`select ${columns} ${found}
      order by ${orders[by]} ${sql.raw(direction)}, id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}

export async function findSynonym(db: Db, id: string, { lock = false } = {}): Promise<SynonymRow | undefined> {
  const { rows } = await sql<SynonymRow>`
    select ${columns} from synonyms where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export async function countInUse(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from synonyms where withdrawn_at is null`.execute(db)
  return rows[0]!.total
}

const rowOf = ({ kind, reference, names }: SynonymFields) => ({ kind, reference, names: JSON.stringify(names) })

export async function addSynonym(tx: Tx, written: SynonymFields, changedBy: string): Promise<string> {
  const row = { ...rowOf(written), changedBy }
  const { id } = await tx.insertInto('synonyms').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

const changed = (changedBy: string) => ({ changedBy, changedAt: sql<Date>`now()`, revision: sql<number>`revision + 1` })

export async function changeSynonym(tx: Tx, id: string, written: SynonymFields, changedBy: string): Promise<void> {
  await tx
    .updateTable('synonyms')
    .set({ ...rowOf(written), ...changed(changedBy) })
    .where('id', '=', id)
    .execute()
}

export async function setWithdrawn(tx: Tx, id: string, withdrawnAt: Date | null, changedBy: string): Promise<void> {
  await tx
    .updateTable('synonyms')
    .set({ withdrawnAt, ...changed(changedBy) })
    .where('id', '=', id)
    .execute()
}
