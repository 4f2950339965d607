// What each document has of its own beside its words: packed id, owner, specs, name, order. Knows no postings.
import { f64, u32, u8, widen } from './arrays.ts'
import { compareIds, unpackId } from './ids.ts'
import type { Source } from './source.ts'

/** Values are numbers of the lexicon's dictionaries; lists lie between starts[doc] and starts[doc + 1]. */
export type Columns = {
  count: number
  business: Uint32Array
  verified: Uint8Array
  registered: Float64Array
  specStarts: Uint32Array
  specs: Uint32Array
  nameStarts: Uint32Array
  names: Uint32Array
  idStarts: Uint32Array
  ids: Uint8Array
}

export function emptyColumns(room: number, specs = room * 4, names = room * 6, ids = room * 16): Columns {
  return {
    count: 0,
    business: u32(room),
    verified: u8(room),
    registered: f64(room),
    specStarts: u32(room + 1),
    specs: u32(specs),
    nameStarts: u32(room + 1),
    names: u32(names),
    idStarts: u32(room + 1),
    ids: u8(ids),
  }
}

/** Makes room for one more document; the lists grow where they are written. */
export function roomForOne(columns: Columns): void {
  const needed = columns.count + 1
  if (needed <= columns.verified.length) return
  widen(columns, ['business', 'verified', 'registered'], needed)
  widen(columns, ['specStarts', 'nameStarts', 'idStarts'], columns.verified.length + 1)
}

/** Documents between two yields. */
export const STEP = 4000

/** The documents (source, number) in the given order as fresh, tight columns. */
export function* gathered(sources: Source[], from: Uint8Array, docs: Uint16Array): Generator<void, Columns> {
  const total = docs.length
  let specs = 0
  let names = 0
  let ids = 0
  for (let i = 0; i < total; i++) {
    const s = sources[from[i]!]!.columns
    const d = docs[i]!
    specs += s.specStarts[d + 1]! - s.specStarts[d]!
    names += s.nameStarts[d + 1]! - s.nameStarts[d]!
    ids += s.idStarts[d + 1]! - s.idStarts[d]!
  }
  const out = emptyColumns(total, specs, names, ids)
  out.count = total
  for (let i = 0; i < total; i++) {
    if (i % STEP === STEP - 1) yield
    const s = sources[from[i]!]!.columns
    const d = docs[i]!
    out.business[i] = s.business[d]!
    out.verified[i] = s.verified[d]!
    out.registered[i] = s.registered[d]!
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
