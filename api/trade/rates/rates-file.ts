// Operator's exchange rates, used to compare quotations.
import { sql, type Transaction } from 'kysely'
import * as z from 'zod'
import { Day } from '#contract/foundation/shapes.ts'
import type { DB } from '#api/database/tables.ts'
import { currencies } from '#api/foundation/reference/lookup.ts'

const Rate = z.object({
  currency: z.string().refine((code) => currencies.some((one) => one.code === code), 'is not a currency of the list'),
  perEuro: z.coerce.number().positive(),
  date: Day,
})
export type Rate = z.output<typeof Rate>

/** Columns: `currency`, `perEuro`, `date`; throws with the first invalid line. */
export function ratesIn(rows: readonly unknown[]): Rate[] {
  return rows.map((row, at) => {
    const { data, error } = Rate.safeParse(row)
    const [issue] = error?.issues ?? []
    if (!data) throw new Error(`Line ${at + 2}: ${issue?.path.join('.')} ${issue?.message}`)
    return data
  })
}

/** `source`: the publisher. */
export async function replaceRates(tx: Transaction<DB>, rates: readonly Rate[], source: string): Promise<void> {
  await sql`lock table exchange_rates in share row exclusive mode`.execute(tx)
  await tx.deleteFrom('exchangeRates').execute()
  const rows = rates.map(({ currency, perEuro, date }) => ({ currency, perEuro, onDay: date, source }))
  if (rows.length > 0) await tx.insertInto('exchangeRates').values(rows).execute()
}

export async function removeRatesOf(tx: Transaction<DB>, source: string): Promise<void> {
  await tx.deleteFrom('exchangeRates').where('source', '=', source).execute()
}
