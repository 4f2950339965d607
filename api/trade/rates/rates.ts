// Rules of exchange rates.
import type { KeptRates, rates as contract } from '#contract/trade/rates/rates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { currencies } from '#api/foundation/reference/lookup.ts'
import { fetchRates } from './fetching.ts'
import * as queries from './queries.ts'

const day = 24 * 3600 * 1000 // ms

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  list: (context) => shown(context),

  async set(context, { params: { currency }, body: { reason, source, perEuro, date } }) {
    if (currency === 'EUR' || !currencies.some(({ code }) => code === currency))
      throw new Refusal('NotFound', 'No such currency')
    if (Date.parse(date) > Date.now())
      throw new Refusal('ValidationError', 'Some fields are not valid', { fields: { date: 'is in the future' } })
    await context.db.transaction().execute(async (tx) => {
      const before = (await queries.findRates(tx)).find((one) => one.currency === currency)
      await queries.setRate(tx, { currency, perEuro, date }, source)
      const object = { kind: 'rates', id: currency, name: currency }
      const detail = { before: before ?? null, after: { perEuro, date, source } }
      await recordAct(tx, { by: context.viewer, act: 'rates.set', object, reason, detail })
    })
    return shown(context)
  },

  async remove(context, { params: { currency }, body: { reason } }) {
    await context.db.transaction().execute(async (tx) => {
      if (!(await queries.removeRate(tx, currency))) return
      const object = { kind: 'rates', id: currency, name: currency }
      await recordAct(tx, { by: context.viewer, act: 'rates.remove', object, reason })
    })
    return shown(context)
  },

  async fetch(context) {
    if (!context.rates) throw new Refusal('Conflict', 'No address is set: RATES_URL')
    await fetchRates(context, context.rates, context.viewer)
    return shown(context)
  },
}

async function shown({ db, rates: table }: Pick<Context, 'db' | 'rates'>): Promise<KeptRates> {
  const [rows, last] = await Promise.all([queries.findRates(db), queries.findLastFetch(db)])
  return {
    data: rows.map((row) => ({ ...row, ageDays: Math.max(0, Math.floor((Date.now() - Date.parse(row.date)) / day)) })),
    table: table
      ? {
          host: new URL(table.address).host,
          triedAt: last?.triedAt.toISOString() ?? null,
          fetchedAt: last?.fetchedAt?.toISOString() ?? null,
          error: last?.error ?? '',
        }
      : null,
  }
}
