// Per-document columns.
import { f64, u32, u8, growColumns } from './arrays.ts'
import { compareIds, unpackId } from './ids.ts'

/** Dictionary numbers; a document's list lies between starts[doc] and starts[doc + 1]. */
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

export function emptyColumns(
  capacity: number,
  specs = capacity * 4,
  names = capacity * 6,
  ids = capacity * 16,
): Columns {
  return {
    count: 0,
    business: u32(capacity),
    verified: u8(capacity),
    registered: f64(capacity),
    specStarts: u32(capacity + 1),
    specs: u32(specs),
    nameStarts: u32(capacity + 1),
    names: u32(names),
    idStarts: u32(capacity + 1),
    ids: u8(ids),
  }
}

export function reserveDocument(columns: Columns): void {
  const needed = columns.count + 1
  if (needed <= columns.verified.length) return
  growColumns(columns, ['business', 'verified', 'registered'], needed)
  growColumns(columns, ['specStarts', 'nameStarts', 'idStarts'], columns.verified.length + 1)
}

/** Documents. */
export const STEP_SIZE = 4000

export function* gatherColumns(
  segments: readonly { columns: Columns }[],
  from: Uint8Array,
  docs: Uint16Array,
): Generator<void, Columns> {
  const total = docs.length
  let specs = 0
  let names = 0
  let ids = 0
  for (let i = 0; i < total; i++) {
    const s = segments[from[i]!]!.columns
    const d = docs[i]!
    specs += s.specStarts[d + 1]! - s.specStarts[d]!
    names += s.nameStarts[d + 1]! - s.nameStarts[d]!
    ids += s.idStarts[d + 1]! - s.idStarts[d]!
  }
  const out = emptyColumns(total, specs, names, ids)
  out.count = total
  for (let i = 0; i < total; i++) {
    if (i % STEP_SIZE === STEP_SIZE - 1) yield
    const s = segments[from[i]!]!.columns
    const d = docs[i]!
    out.business[i] = s.business[d]!
    out.verified[i] = s.verified[d]!
    out.registered[i] = s.registered[d]!
    copyList(s.specStarts, s.specs, d, out.specStarts, out.specs, i)
    copyList(s.nameStarts, s.names, d, out.nameStarts, out.names, i)
    copyList(s.idStarts, s.ids, d, out.idStarts, out.ids, i)
  }
  return out
}

type Numbers = Uint8Array | Uint16Array | Uint32Array

function copyList(starts: Uint32Array, values: Numbers, doc: number, into: Uint32Array, out: Numbers, i: number): void {
  let at = into[i]!
  for (let j = starts[doc]!; j < starts[doc + 1]!; j++) out[at++] = values[j]!
  into[i + 1] = at
}

/** Negative when the first document ranks higher: verified, newest, id. */
export function compareTieOrder(a: Columns, x: number, b: Columns, y: number): number {
  const order = b.verified[y]! - a.verified[x]! || b.registered[y]! - a.registered[x]!
  if (order !== 0) return order
  return compareIds(a.ids, a.idStarts[x]!, a.idStarts[x + 1]!, b.ids, b.idStarts[y]!, b.idStarts[y + 1]!)
}

export function idOf(columns: Columns, doc: number): string {
  return unpackId(columns.ids, columns.idStarts[doc]!, columns.idStarts[doc + 1]!)
}
