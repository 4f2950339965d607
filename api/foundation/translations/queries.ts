// SQL of the console.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { CapKind, LineName } from './budget.ts'
import type { GlossaryTerm } from './glossary.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type UsageRow = {
  day: string
  purpose: LineName
  provider: string
  calls: number
  texts: number
  characters: number
  lost: number
}

export async function usageByDay(db: Db, days: number): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select (made_at at time zone 'UTC')::date::text as day, purpose, provider, count(*)::int as calls, sum(texts)::int as texts,
      sum(characters)::float8 as characters, (sum(characters) filter (where state = 'lost'))::float8 as lost
    from translation_calls
    where state <> 'released' and made_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - make_interval(days => ${days - 1})
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db)
  return rows.map((row) => ({ ...row, lost: row.lost ?? 0 }))
}

export type BudgetRow = { kind: CapKind; scope: string; characters: number }

export async function findBudgets(db: Db, starts: { day: string; month: string }, most: number): Promise<BudgetRow[]> {
  const { rows } = await sql<BudgetRow>`
    select kind, scope, characters::float8 as characters from translation_budgets
    where starts_on = case when kind = 'day' then ${starts.day}::date else ${starts.month}::date end
    order by array_position(array['day', 'month', 'portal', 'business'], kind), characters desc, scope limit ${most}`.execute(
    db,
  )
  return rows
}

export function findProviderStates(db: Db) {
  return db
    .selectFrom('translationProviders')
    .select(['name', 'failures', 'error', 'pausedUntil', 'succeededAt', 'failedAt'])
    .execute()
}

export function findTermChanges(db: Db) {
  return db.selectFrom('translationTerms').select(['en', 'es', 'it', 'zh', 'de', 'isRemoved', 'changedAt']).execute()
}

export async function setTerm(tx: Tx, term: GlossaryTerm, isRemoved: boolean): Promise<void> {
  const row = { ...term, isRemoved, changedAt: sql<Date>`now()` }
  await tx
    .insertInto('translationTerms')
    .values(row)
    .onConflict((conflict) => conflict.column('en').doUpdateSet(row))
    .execute()
}

export async function restoreTerm(tx: Tx, en: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('translationTerms').where('en', '=', en).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function resumeProvider(tx: Tx, name: string): Promise<void> {
  await tx
    .updateTable('translationProviders')
    .set({ pausedUntil: null, failures: 0 })
    .where('name', '=', name)
    .execute()
}

export async function forgetCalls(db: Db): Promise<void> {
  await sql`delete from translation_calls where made_at < now() - interval '400 days'`.execute(db)
  await sql`delete from translation_budgets where starts_on < now() - interval '400 days'`.execute(db)
}
