// Sample exchange rates. Removed with the sample data.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { type Rate, removeRatesOf, replaceRates } from '#api/trade/rates/lookup.ts'

const source = 'WBN (sample)'

/** Round figures: nobody should trade by them. */
const perEuro = {
  USD: 1.09,
  GBP: 0.83,
  CNY: 7.8,
  JPY: 165,
  CHF: 0.95,
  MXN: 21,
  BRL: 6.2,
  CLP: 1050,
  PEN: 4.1,
  INR: 92,
  TRY: 38,
  AED: 4,
}

export async function addSampleRates(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  if (await tx.selectFrom('exchangeRates').select('currency').limit(1).executeTakeFirst()) return false
  const date = now.toISOString().slice(0, 10)
  const rates = Object.entries(perEuro).map(([currency, each]): Rate => ({ currency, perEuro: each, date }))
  await replaceRates(tx, rates, source)
  return true
}

export function removeSampleRates(tx: Transaction<DB>): Promise<void> {
  return removeRatesOf(tx, source)
}
