// Published tables of exchange rates: XML of the European Central Bank, CSV, JSON.
import Papa from 'papaparse'
import * as z from 'zod'
import { Day } from '#contract/foundation/shapes.ts'
import { currencies } from '#api/foundation/reference/lookup.ts'
import type { Rate } from './rates-file.ts'

/** Refuses the whole table; the operator reads the message. */
export class InvalidTable extends Error {
  override name = 'InvalidTable'
}

const rowsMost = 400
const Row = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/, 'is not the code of a currency'),
  perEuro: z.coerce.number().positive().max(1e9),
  date: Day,
})

/** `today`: YYYY-MM-DD. Unoffered currencies are left out. */
export function ratesInTable(text: string, today: string): Rate[] {
  const rows = rowsIn(text.replace(/^\uFEFF/, '').trim())
  if (rows.length === 0) throw new InvalidTable('It has no rates')
  if (rows.length > rowsMost) throw new InvalidTable(`It has more than ${rowsMost} rows`)
  const rates = rows.map((row, at) => {
    const { data, error } = Row.safeParse(row)
    const [issue] = error?.issues ?? []
    if (!data) throw new InvalidTable(`Row ${at + 1}: ${issue?.path.join('.')} ${issue?.message}`)
    if (data.date > today) throw new InvalidTable(`Row ${at + 1}: ${data.date} is in the future`)
    return data
  })
  const names = new Set(rates.map(({ currency }) => currency))
  if (names.size < rates.length) throw new InvalidTable('It names a currency twice')
  const offered = rates.filter(({ currency }) => currency !== 'EUR' && currencies.some(({ code }) => code === currency))
  if (offered.length === 0) throw new InvalidTable('It has no currency that the site offers')
  return offered
}

function rowsIn(text: string): unknown[] {
  if (text.startsWith('<')) return cubesIn(text)
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text) as unknown[]
    } catch {
      throw new InvalidTable('It is not valid JSON')
    }
  }
  const { data, errors, meta } = Papa.parse(text, { header: true, skipEmptyLines: true })
  if (!['currency', 'perEuro', 'date'].every((name) => meta.fields?.includes(name)))
    throw new InvalidTable('It is neither the XML of the European Central Bank nor has it currency, perEuro, date')
  const [error] = errors
  if (error && error.code !== 'UndetectableDelimiter') throw new InvalidTable(error.message)
  return data
}

/** `<Cube time='2026-11-27'><Cube currency='USD' rate='1.0881'/>…`: one day. */
function cubesIn(text: string): unknown[] {
  const days = [...text.matchAll(/<Cube\s+time=["']([^"']*)["']/g)]
  if (days.length !== 1) throw new InvalidTable(`It has ${days.length} days in place of one`)
  const cubes = [...text.matchAll(/<Cube\s([^<>]*\b(?:currency|rate)=[^<>]*)>/g)]
  const attribute = (cube: string, name: string) => new RegExp(`\\b${name}=["']([^"']*)["']`).exec(cube)?.[1]
  return cubes.map(([, cube = '']) => ({
    currency: attribute(cube, 'currency'),
    perEuro: attribute(cube, 'rate'),
    date: days[0]![1],
  }))
}
