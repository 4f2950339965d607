// Fetch of the operator's table. Failures are noted and change no rate.
import { deadlines } from '#kit/deadlines.ts'
import { fetchSafely, NotFetched } from '#kit/fetching/fetch-safely.ts'
import { recordAct, type Act } from '#api/foundation/audit/lookup.ts'
import type { RatesTable, WorkerDependencies } from '#api/foundation/context.ts'
import { mergeRates, noteFetch } from './queries.ts'
import type { Rate } from './rates-file.ts'
import { InvalidTable, ratesInTable } from './published-tables.ts'

const bytesMost = 256 * 1024

type Dependencies = Pick<WorkerDependencies, 'db'>

export async function fetchRates({ db }: Dependencies, table: RatesTable, by: Act['by']): Promise<void> {
  const { rates, error } = await tableAt(table)
  const source = new URL(table.address).host
  await db.transaction().execute(async (tx) => {
    await noteFetch(tx, error)
    const count = rates.length > 0 ? await mergeRates(tx, rates, source) : 0
    if (count === 0) return
    const object = { kind: 'rates', id: source, name: source }
    await recordAct(tx, { by, act: 'rates.replace', object, detail: { count, date: rates[0]!.date } })
  })
}

async function tableAt({ address, allows, route }: RatesTable): Promise<{ rates: Rate[]; error: string }> {
  try {
    const limits = {
      bytesMost,
      seconds: deadlines.rates.answer / 1000,
      ...(allows && { allows }),
      ...(route && { route }),
    }
    const { content } = await fetchSafely(address, limits)
    return { rates: ratesInTable(content.toString('utf8'), new Date().toISOString().slice(0, 10)), error: '' }
  } catch (error) {
    if (error instanceof NotFetched || error instanceof InvalidTable) return { rates: [], error: error.message }
    throw error
  }
}
