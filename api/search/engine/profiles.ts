// The distinct combinations of facet values among the documents of a segment: thousands stand for all, so that counting and
// filtering many documents need not look at each. Derived from the columns; knows no question.
import { sized, u16, u32, u8 } from './arrays.ts'
import { type Columns, emptyColumns } from './columns.ts'

/** `of`: the combination of each document; `first`: a document that has it; `living`: how many documents have it and live. */
export type Profiles = { of: Uint16Array; first: Uint16Array; living: Uint16Array }

const NONE = 0xffff

/** Finds them, all documents living; yields now and then. */
export function* profilesOf(columns: Columns): Generator<void, Profiles> {
  const { count } = columns
  let places = 16
  while (places < count * 1.5) places *= 2
  const table = u16(places).fill(NONE)
  const of = u16(count)
  let first = u16(1024)
  let distinct = 0
  for (let doc = 0; doc < count; doc++) {
    if (doc % 8000 === 7999) yield
    let slot = hashOf(columns, doc) & (places - 1)
    while (table[slot] !== NONE && !same(columns, first[table[slot]!]!, doc)) slot = (slot + 1) & (places - 1)
    if (table[slot] === NONE) {
      if (distinct === first.length) first = sized(first, distinct * 2)
      table[slot] = distinct
      first[distinct++] = doc
    }
    of[doc] = table[slot]!
  }
  const living = u16(distinct)
  for (let doc = 0; doc < count; doc++) living[of[doc]!]!++
  return { of, first: sized(first, distinct), living }
}

function hashOf(columns: Columns, doc: number): number {
  let hash = columns.brand[doc]! * 31 + columns.country[doc]!
  hash = Math.imul(hash, 0x9e3779b1) + columns.industry[doc]! * 64 + columns.businessType[doc]! * 2
  hash = Math.imul(hash, 0x85ebca6b) + columns.verified[doc]!
  for (let at = columns.categoryStarts[doc]!, end = columns.categoryStarts[doc + 1]!; at < end; at++)
    hash = Math.imul(hash, 0xc2b2ae35) + columns.categories[at]!
  return (hash ^ (hash >>> 15)) >>> 0
}

function same(columns: Columns, a: number, b: number): boolean {
  const { brand, country, industry, businessType, verified, categories, categoryStarts: starts } = columns
  if (brand[a] !== brand[b] || country[a] !== country[b] || industry[a] !== industry[b]) return false
  if (businessType[a] !== businessType[b] || verified[a] !== verified[b]) return false
  const from = starts[a]!
  const length = starts[a + 1]! - from
  if (starts[b + 1]! - starts[b]! !== length) return false
  for (let i = 0; i < length; i++) if (categories[from + i] !== categories[starts[b]! + i]) return false
  return true
}

/** Columns of the profiles in place of documents, facet values only: small enough to stay near while documents are counted. */
export function traitsOf(columns: Columns, { first }: Profiles): Columns {
  const { businessType, country, industry, brand, verified, categoryStarts: starts } = columns
  const count = first.length
  const traits = { ...emptyColumns(0), count, businessType: u16(count), country: u16(count), industry: u16(count) }
  Object.assign(traits, { brand: u32(count), verified: u8(count), categoryStarts: u32(count + 1) })
  const categories: number[] = []
  for (let profile = 0; profile < count; profile++) {
    const doc = first[profile]!
    traits.businessType[profile] = businessType[doc]!
    traits.country[profile] = country[doc]!
    traits.industry[profile] = industry[doc]!
    traits.brand[profile] = brand[doc]!
    traits.verified[profile] = verified[doc]!
    for (let at = starts[doc]!; at < starts[doc + 1]!; at++) categories.push(columns.categories[at]!)
    traits.categoryStarts[profile + 1] = categories.length
  }
  traits.categories = Uint16Array.from(categories)
  return traits
}
