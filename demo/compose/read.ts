// Reads gzipped JSON Lines of the data folder, a row at a time; writes them so that the same rows give the same bytes.
import { createReadStream, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'

export type Company = {
  id: string
  name: string
  countryCode: string
  state?: string
  city?: string
  industryCode: string
  businessType: string
  category?: string
  founded?: number
  employeesMin?: number
  employeesMax?: number
  sizeClass?: string
  website?: string
  source: string
}
export type Product = {
  id: string
  source: string
  name: string
  brand?: string
  description?: string
  category: string[]
  specs?: { key: string; value: string }[]
  mpn?: string
}

export async function* rowsOf<T>(file: string): AsyncGenerator<T> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })
  for await (const line of lines) yield JSON.parse(line) as T
}

/** JSON Lines, compressed hard. No name and no time stands in the header, so nothing but the rows decides the bytes. */
export function writeRows(file: URL, rows: readonly object[]): number {
  const bytes = gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { level: 9 })
  bytes[9] = 0xff // the header's system: unknown, whatever this machine is
  writeFileSync(file, bytes)
  return bytes.length
}
