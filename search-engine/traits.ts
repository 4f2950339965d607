// Facet values in rows, one for all documents of a segment that share them: thousands stand for all, so that counting and
// filtering many documents need not look at each. Knows no question.
import { roomy, u16, u32, u8, widen } from './arrays.ts'
import { STEP } from './columns.ts'
import type { Source } from './source.ts'

/** Values are numbers of the lexicon's dictionaries; the categories of a row lie between starts[row] and starts[row + 1]. */
export type Traits = {
  count: number
  businessType: Uint16Array
  country: Uint16Array
  industry: Uint16Array
  brand: Uint32Array
  verified: Uint8Array
  categoryStarts: Uint32Array
  categories: Uint16Array
}

/** Those of which a row has one value. */
const single = ['brand', 'country', 'industry', 'businessType', 'verified'] as const

/** The distinct rows of a segment; `rows`: that of each document; `living`: how many documents have each and live. */
export type Profiles = { traits: Traits; rows: Uint16Array; living: Uint16Array }

/** Every row by its own number. */
export const everyRow = u16(65536).map((_, i) => i)

const NONE = 0xffff

export function emptyTraits(rows: number, categories = rows * 2): Traits {
  return {
    count: 0,
    businessType: u16(rows),
    country: u16(rows),
    industry: u16(rows),
    brand: u32(rows),
    verified: u8(rows),
    categoryStarts: u32(rows + 1),
    categories: u16(categories),
  }
}

/** Makes room for one more row; the categories grow where they are written. */
export function roomForRow(traits: Traits): void {
  const needed = traits.count + 1
  if (needed <= traits.verified.length) return
  widen(traits, single, needed)
  widen(traits, ['categoryStarts'], traits.verified.length + 1)
}

/** The distinct rows of the documents (source, number), numbered as they are first met in the given order. */
export function* profilesOf(sources: Source[], from: Uint8Array, docs: Uint16Array): Generator<void, Profiles> {
  const out = emptyTraits(1024)
  const rows = u16(docs.length)
  /** The new number of each row of each source, so that every row is compared once. */
  const moved = sources.map(({ traits }) => u16(traits.count).fill(NONE))
  let places = 16
  while (places < docs.length * 1.5) places *= 2
  const table = u16(places).fill(NONE)
  for (let i = 0; i < docs.length; i++) {
    if (i % STEP === STEP - 1) yield
    const { traits, rows: given } = sources[from[i]!]!
    const row = given[docs[i]!]!
    const known = moved[from[i]!]!
    if (known[row] === NONE) {
      let slot = hashOf(traits, row) & (places - 1)
      while (table[slot] !== NONE && !same(out, table[slot]!, traits, row)) slot = (slot + 1) & (places - 1)
      if (table[slot] === NONE) table[slot] = append(out, traits, row)
      known[row] = table[slot]!
    }
    rows[i] = known[row]!
  }
  yield
  const living = u16(out.count)
  for (const row of rows) living[row]!++
  return { traits: tight(out), rows, living }
}

/** Answers the number of the copy. */
function append(out: Traits, traits: Traits, row: number): number {
  const { categoryStarts: starts, categories } = traits
  const own = categories.subarray(starts[row], starts[row + 1])
  roomForRow(out)
  const at = out.count++
  for (const name of single) out[name][at] = traits[name][row]!
  const begin = out.categoryStarts[at]!
  const end = (out.categoryStarts[at + 1] = begin + own.length)
  out.categories = roomy(out.categories, end)
  out.categories.set(own, begin)
  return at
}

function tight(traits: Traits): Traits {
  const { count, categoryStarts: starts, categories } = traits
  const out = emptyTraits(count, starts[count])
  out.count = count
  for (const name of single) out[name].set(traits[name].subarray(0, count))
  out.categoryStarts.set(starts.subarray(0, count + 1))
  out.categories.set(categories.subarray(0, starts[count]))
  return out
}

function hashOf(traits: Traits, row: number): number {
  const { categoryStarts: starts, categories } = traits
  let hash = 0
  for (const name of single) hash = Math.imul(hash, 0x9e3779b1) + traits[name][row]!
  for (let at = starts[row]!; at < starts[row + 1]!; at++) hash = Math.imul(hash, 0xc2b2ae35) + categories[at]!
  return (hash ^ (hash >>> 15)) >>> 0
}

function same(a: Traits, x: number, b: Traits, y: number): boolean {
  for (const name of single) if (a[name][x] !== b[name][y]) return false
  const from = a.categoryStarts[x]!
  const other = b.categoryStarts[y]!
  const length = a.categoryStarts[x + 1]! - from
  if (b.categoryStarts[y + 1]! - other !== length) return false
  for (let i = 0; i < length; i++) if (a.categories[from + i] !== b.categories[other + i]) return false
  return true
}
