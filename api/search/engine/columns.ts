// What is kept of each document beside its words: packed id, facet values, name, order. Knows no postings.
import { f64, roomy, u16, u32, u8 } from './arrays.ts'
import { compareIds, unpackId } from './ids.ts'

/** Values are numbers of the lexicon's dictionaries; lists lie between starts[doc] and starts[doc + 1]. */
export type Columns = {
  count: number
  businessType: Uint16Array
  country: Uint16Array
  industry: Uint16Array
  brand: Uint32Array
  business: Uint32Array
  verified: Uint8Array
  registered: Float64Array
  categoryStarts: Uint32Array
  categories: Uint16Array
  specStarts: Uint32Array
  specs: Uint32Array
  nameStarts: Uint32Array
  names: Uint32Array
  idStarts: Uint32Array
  ids: Uint8Array
}

export function emptyColumns(documents: number): Columns {
  return {
    count: 0,
    businessType: u16(documents),
    country: u16(documents),
    industry: u16(documents),
    brand: u32(documents),
    business: u32(documents),
    verified: u8(documents),
    registered: f64(documents),
    categoryStarts: u32(documents + 1),
    categories: u16(documents * 2),
    specStarts: u32(documents + 1),
    specs: u32(documents * 4),
    nameStarts: u32(documents + 1),
    names: u32(documents * 6),
    idStarts: u32(documents + 1),
    ids: u8(documents * 16),
  }
}

/** Makes room for one more document; the lists grow where they are written. */
export function roomForOne(columns: Columns): void {
  const needed = columns.count + 1
  if (needed <= columns.verified.length) return
  columns.businessType = roomy(columns.businessType, needed)
  columns.country = roomy(columns.country, needed)
  columns.industry = roomy(columns.industry, needed)
  columns.brand = roomy(columns.brand, needed)
  columns.business = roomy(columns.business, needed)
  columns.verified = roomy(columns.verified, needed)
  columns.registered = roomy(columns.registered, needed)
  const places = columns.verified.length + 1
  columns.categoryStarts = roomy(columns.categoryStarts, places)
  columns.specStarts = roomy(columns.specStarts, places)
  columns.nameStarts = roomy(columns.nameStarts, places)
  columns.idStarts = roomy(columns.idStarts, places)
}

/** Documents between two yields. */
const STEP = 4000

/** The documents (source, number) in the given order as fresh, tight columns. */
export function* gathered(sources: Columns[], from: Uint8Array, docs: Uint16Array): Generator<void, Columns> {
  const total = docs.length
  let categories = 0
  let specs = 0
  let names = 0
  let ids = 0
  for (let i = 0; i < total; i++) {
    const s = sources[from[i]!]!
    const d = docs[i]!
    categories += s.categoryStarts[d + 1]! - s.categoryStarts[d]!
    specs += s.specStarts[d + 1]! - s.specStarts[d]!
    names += s.nameStarts[d + 1]! - s.nameStarts[d]!
    ids += s.idStarts[d + 1]! - s.idStarts[d]!
  }
  const out = emptyColumns(0)
  out.count = total
  out.businessType = u16(total)
  out.country = u16(total)
  out.industry = u16(total)
  out.brand = u32(total)
  out.business = u32(total)
  out.verified = u8(total)
  out.registered = f64(total)
  out.categoryStarts = u32(total + 1)
  out.categories = u16(categories)
  out.specStarts = u32(total + 1)
  out.specs = u32(specs)
  out.nameStarts = u32(total + 1)
  out.names = u32(names)
  out.idStarts = u32(total + 1)
  out.ids = u8(ids)
  for (let i = 0; i < total; i++) {
    if (i % STEP === STEP - 1) yield
    const s = sources[from[i]!]!
    const d = docs[i]!
    out.businessType[i] = s.businessType[d]!
    out.country[i] = s.country[d]!
    out.industry[i] = s.industry[d]!
    out.brand[i] = s.brand[d]!
    out.business[i] = s.business[d]!
    out.verified[i] = s.verified[d]!
    out.registered[i] = s.registered[d]!
    list(s.categoryStarts, s.categories, d, out.categoryStarts, out.categories, i)
    list(s.specStarts, s.specs, d, out.specStarts, out.specs, i)
    list(s.nameStarts, s.names, d, out.nameStarts, out.names, i)
    list(s.idStarts, s.ids, d, out.idStarts, out.ids, i)
  }
  return out
}

type Numbers = Uint8Array | Uint16Array | Uint32Array

function list(starts: Uint32Array, values: Numbers, doc: number, into: Uint32Array, out: Numbers, i: number): void {
  let at = into[i]!
  for (let j = starts[doc]!; j < starts[doc + 1]!; j++) out[at++] = values[j]!
  into[i + 1] = at
}

/** Negative when the first document stands before the second where both fit as well: verified, newest, id. */
export function precedes(a: Columns, x: number, b: Columns, y: number): number {
  const order = b.verified[y]! - a.verified[x]! || b.registered[y]! - a.registered[x]!
  if (order !== 0) return order
  return compareIds(a.ids, a.idStarts[x]!, a.idStarts[x + 1]!, b.ids, b.idStarts[y]!, b.idStarts[y + 1]!)
}

/** The id of the document as it was given. */
export function idOf(columns: Columns, doc: number): string {
  return unpackId(columns.ids, columns.idStarts[doc]!, columns.idStarts[doc + 1]!)
}
