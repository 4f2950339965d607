// Gzipped JSON Lines.
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

/** Header without name or time: bytes depend on rows alone. */
export function writeRows(file: URL, rows: readonly object[]): number {
  const bytes = gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), { level: 9 })
  bytes[9] = 0xff // header's OS: unknown, on any machine
  writeFileSync(file, bytes)
  return bytes.length
}
