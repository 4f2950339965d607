// Facet rows: distinct value combinations.
import { grown, u16, u32, u8, growColumns } from './arrays.ts'
import { type EvidenceKind, evidenceKinds } from '../documents.ts'
import { STEP_SIZE } from './columns.ts'

/** Dictionary numbers; a row's categories lie between starts[row] and starts[row + 1]. */
export type FacetRows = {
  count: number
  businessType: Uint16Array
  country: Uint16Array
  industry: Uint16Array
  brand: Uint32Array
  verified: Uint8Array
  /** 1: run by somebody. */
  run: Uint8Array
  /** 1: most inquiries, 2: usually within a day. */
  replies: Uint8Array
  /** Bits of `evidenceKinds`. */
  evidence: Uint16Array
  categoryStarts: Uint32Array
  categories: Uint16Array
}

const singleFields = ['brand', 'country', 'industry', 'businessType', 'verified', 'run', 'replies', 'evidence'] as const

export type SegmentFacets = { facetRows: FacetRows; rowOf: Uint16Array; liveCounts: Uint16Array }

export const identityRows = u16(65536).map((_, i) => i)

const NONE = 0xffff

export function evidenceBits(kinds: readonly EvidenceKind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << evidenceKinds.indexOf(kind)), 0)
}

export function emptyFacetRows(capacity: number, categories = capacity * 2): FacetRows {
  return {
    count: 0,
    businessType: u16(capacity),
    country: u16(capacity),
    industry: u16(capacity),
    brand: u32(capacity),
    verified: u8(capacity),
    run: u8(capacity),
    replies: u8(capacity),
    evidence: u16(capacity),
    categoryStarts: u32(capacity + 1),
    categories: u16(categories),
  }
}

export function reserveRow(facetRows: FacetRows): void {
  const needed = facetRows.count + 1
  if (needed <= facetRows.verified.length) return
  growColumns(facetRows, singleFields, needed)
  growColumns(facetRows, ['categoryStarts'], facetRows.verified.length + 1)
}

export function* collectFacetRows(
  segments: readonly Pick<SegmentFacets, 'facetRows' | 'rowOf'>[],
  from: Uint8Array,
  docs: Uint16Array,
): Generator<void, SegmentFacets> {
  const out = emptyFacetRows(1024)
  const rowOf = u16(docs.length)
  /** Every source row is hashed once. */
  const newRows = segments.map(({ facetRows }) => u16(facetRows.count).fill(NONE))
  let slots = 16
  while (slots < docs.length * 1.5) slots *= 2
  const table = u16(slots).fill(NONE)
  for (let i = 0; i < docs.length; i++) {
    if (i % STEP_SIZE === STEP_SIZE - 1) yield
    const { facetRows, rowOf: sourceRowOf } = segments[from[i]!]!
    const row = sourceRowOf[docs[i]!]!
    const newRow = newRows[from[i]!]!
    if (newRow[row] === NONE) {
      let slot = hashOf(facetRows, row) & (slots - 1)
      while (table[slot] !== NONE && !same(out, table[slot]!, facetRows, row)) slot = (slot + 1) & (slots - 1)
      if (table[slot] === NONE) table[slot] = append(out, facetRows, row)
      newRow[row] = table[slot]!
    }
    rowOf[i] = newRow[row]!
  }
  yield
  const liveCounts = u16(out.count)
  for (const row of rowOf) liveCounts[row]!++
  return { facetRows: trimmed(out), rowOf, liveCounts }
}

function append(out: FacetRows, facetRows: FacetRows, row: number): number {
  const { categoryStarts: starts, categories } = facetRows
  const categoriesOfRow = categories.subarray(starts[row], starts[row + 1])
  reserveRow(out)
  const at = out.count++
  for (const name of singleFields) out[name][at] = facetRows[name][row]!
  const begin = out.categoryStarts[at]!
  const end = (out.categoryStarts[at + 1] = begin + categoriesOfRow.length)
  out.categories = grown(out.categories, end)
  out.categories.set(categoriesOfRow, begin)
  return at
}

function trimmed(facetRows: FacetRows): FacetRows {
  const { count, categoryStarts: starts, categories } = facetRows
  const out = emptyFacetRows(count, starts[count])
  out.count = count
  for (const name of singleFields) out[name].set(facetRows[name].subarray(0, count))
  out.categoryStarts.set(starts.subarray(0, count + 1))
  out.categories.set(categories.subarray(0, starts[count]))
  return out
}

function hashOf(facetRows: FacetRows, row: number): number {
  const { categoryStarts: starts, categories } = facetRows
  let hash = 0
  for (const name of singleFields) hash = Math.imul(hash, 0x9e3779b1) + facetRows[name][row]!
  for (let at = starts[row]!; at < starts[row + 1]!; at++) hash = Math.imul(hash, 0xc2b2ae35) + categories[at]!
  return (hash ^ (hash >>> 15)) >>> 0
}

function same(a: FacetRows, x: number, b: FacetRows, y: number): boolean {
  for (const name of singleFields) if (a[name][x] !== b[name][y]) return false
  const from = a.categoryStarts[x]!
  const other = b.categoryStarts[y]!
  const length = a.categoryStarts[x + 1]! - from
  if (b.categoryStarts[y + 1]! - other !== length) return false
  for (let i = 0; i < length; i++) if (a.categories[from + i] !== b.categories[other + i]) return false
  return true
}
