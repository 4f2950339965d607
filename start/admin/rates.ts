// `npm run admin -- rates FILE`: exchange rates from CSV.
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import { ratesIn, replaceRates } from '#api/trade/rates/lookup.ts'
import { loadEnvFile, readSettings } from '../config.ts'
import { openDatabase } from '../database.ts'

/** All rates are replaced, or none (exit code 1). */
export async function setRates(file: string, source: string): Promise<number> {
  let rates
  try {
    const { data } = Papa.parse(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true })
    rates = ratesIn(data)
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
  loadEnvFile()
  const opened = await openDatabase(readSettings(), { name: 'wbn admin' })
  try {
    const object = { kind: 'rates', id: source, name: source }
    await opened.database.kysely.transaction().execute(async (tx) => {
      await replaceRates(tx, rates, source)
      await recordAct(tx, { by: 'npm run admin', act: 'rates.replace', object, detail: { count: rates.length } })
    })
  } finally {
    await opened.stop()
  }
  console.log(`${rates.length} exchange rates are in use`)
  return 0
}
