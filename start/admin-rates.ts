// `npm run admin -- rates FILE`: exchange rates for comparing quotations, from a CSV file.
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { ratesIn, replaceRates } from '#api/trade/rfqs/rates.ts'
import { loadEnvFile, readSettings } from './config.ts'
import { openDatabase } from './database.ts'

/** Replaces all rates. The exit code is 0 when it is done, 1 where the file can't be read or a line is not valid: then nothing changes. */
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
    await replaceRates(opened.database.kysely, rates, source)
  } finally {
    await opened.stop()
  }
  console.log(`${rates.length} exchange rates are in use`)
  return 0
}
