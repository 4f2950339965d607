// SQL of exchange rates.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import type { Rate } from './rates-file.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>
export type RateRow = { currency: string; perEuro: number; date: string; source: string }

export function findRates(db: Db): Promise<RateRow[]> {
  return db
    .selectFrom('exchangeRates')
    .select(['currency', 'perEuro', sql<string>`on_day::text`.as('date'), 'source'])
    .orderBy('currency')
    .execute()
}

const rowOf = ({ currency, perEuro, date }: Rate, source: string) => ({ currency, perEuro, onDay: date, source })

export async function setRate(tx: Tx, rate: Rate, source: string): Promise<void> {
  const row = rowOf(rate, source)
  await tx
    .insertInto('exchangeRates')
    .values(row)
    .onConflict((conflict) => conflict.column('currency').doUpdateSet(row))
    .execute()
}

/** Answers how many changed: never by an older day. */
export async function mergeRates(tx: Tx, rates: readonly Rate[], source: string): Promise<number> {
  const changed = await tx
    .insertInto('exchangeRates')
    .values(rates.map((rate) => rowOf(rate, source)))
    .onConflict((conflict) =>
      conflict
        .column('currency')
        .doUpdateSet((eb) => ({
          perEuro: eb.ref('excluded.perEuro'),
          onDay: eb.ref('excluded.onDay'),
          source: eb.ref('excluded.source'),
        }))
        .where(
          sql<boolean>`excluded.on_day > exchange_rates.on_day or excluded.on_day = exchange_rates.on_day
            and (excluded.per_euro, excluded.source) is distinct from (exchange_rates.per_euro, exchange_rates.source)`,
        ),
    )
    .returning('currency')
    .execute()
  return changed.length
}

export async function removeRate(tx: Tx, currency: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('exchangeRates').where('currency', '=', currency).executeTakeFirst()
  return numDeletedRows > 0n
}

export function findLastFetch(db: Db) {
  return db.selectFrom('rateFetches').select(['triedAt', 'fetchedAt', 'error']).executeTakeFirst()
}

/** `error`: empty once valid. */
export async function noteFetch(tx: Tx, error: string): Promise<void> {
  const now = sql<Date>`now()`
  const tried = { triedAt: now, error: error.slice(0, 500) }
  const fetched = error ? {} : { fetchedAt: now }
  await tx
    .insertInto('rateFetches')
    .values({ ...tried, ...fetched })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...tried, ...fetched }))
    .execute()
}
