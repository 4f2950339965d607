// Facet counts.
import { i32, grown, u16, u32 } from '../segments/arrays.ts'
import { bitOf } from './filter.ts'
import { evidenceKinds } from '../documents.ts'
import { facetFields, type FacetField, type Lexicon } from '../segments/lexicon.ts'
import type { SegmentReader } from '../segments/segment-reader.ts'
import type { FacetRows } from '../segments/facet-rows.ts'

export type FacetCounts = Record<FacetField | 'verified' | 'run' | 'replies' | 'evidence', Uint32Array>

export function emptyFacetCounts(lexicon: Lexicon): FacetCounts {
  const table = (field: FacetField): Uint32Array => u32(lexicon[field].size + 1)
  return {
    businessType: table('businessType'),
    country: table('country'),
    industry: table('industry'),
    category: table('category'),
    brand: table('brand'),
    verified: u32(2),
    run: u32(2),
    replies: u32(3),
    evidence: u32(evidenceKinds.length),
  }
}

/** All zero between queries. */
const rowMatches = i32(65536)
const seenRows = u16(65536)

export function countDocuments(
  counts: FacetCounts,
  { facetRows, rowOf }: SegmentReader,
  docs: Uint16Array,
  count: number,
  failed?: Uint32Array,
): void {
  let distinct = 0
  for (let i = 0; i < count; i++) {
    const row = rowOf[docs[i]!]!
    const before = rowMatches[row]!
    rowMatches[row] = before + 1
    seenRows[distinct] = row
    // Branchless: increments on the first occurrence.
    distinct += (before - 1) >>> 31
  }
  for (let i = 0; i < distinct; i++) {
    const row = seenRows[i]!
    countRow(counts, facetRows, row, rowMatches[row]!, failed ? failed[row]! : 0)
    rowMatches[row] = 0
  }
}

export function countRow(counts: FacetCounts, facetRows: FacetRows, row: number, count: number, mask: number): void {
  if (mask === 0) return addToAll(counts, facetRows, row, count)
  if (mask === bitOf.businessType) counts.businessType[facetRows.businessType[row]!]! += count
  else if (mask === bitOf.country) counts.country[facetRows.country[row]!]! += count
  else if (mask === bitOf.industry) counts.industry[facetRows.industry[row]!]! += count
  else if (mask === bitOf.verified) counts.verified[facetRows.verified[row]!]! += count
  else if (mask === bitOf.run) counts.run[facetRows.run[row]!]! += count
  else if (mask === bitOf.category) countCategories(counts.category, facetRows, row, count)
  else if (mask === bitOf.brand) {
    counts.brand[facetRows.brand[row]!]! += count
    counts.replies[facetRows.replies[row]!]! += count
  } else if (mask === bitOf.evidence) countEvidence(counts.evidence, facetRows.evidence[row]!, count)
}

function addToAll(counts: FacetCounts, facetRows: FacetRows, row: number, count: number): void {
  counts.businessType[facetRows.businessType[row]!]! += count
  counts.country[facetRows.country[row]!]! += count
  counts.industry[facetRows.industry[row]!]! += count
  counts.verified[facetRows.verified[row]!]! += count
  counts.run[facetRows.run[row]!]! += count
  counts.replies[facetRows.replies[row]!]! += count
  counts.brand[facetRows.brand[row]!]! += count
  countEvidence(counts.evidence, facetRows.evidence[row]!, count)
  countCategories(counts.category, facetRows, row, count)
}

function countEvidence(table: Uint32Array, bits: number, count: number): void {
  for (let kind = 0; bits !== 0; kind++, bits >>= 1) if ((bits & 1) === 1) table[kind]! += count
}

function countCategories(table: Uint32Array, facetRows: FacetRows, row: number, count: number): void {
  const { categoryStarts: starts, categories } = facetRows
  for (let at = starts[row]!, end = starts[row + 1]!; at < end; at++) table[categories[at]!]! += count
}

export function updateCounts(
  counts: FacetCounts,
  lexicon: Lexicon,
  { facetRows, rowOf }: SegmentReader,
  doc: number,
  change: 1 | -1,
): void {
  for (const field of facetFields) counts[field] = grown(counts[field], lexicon[field].size + 1)
  addToAll(counts, facetRows, rowOf[doc]!, change)
}

const freeList: FacetCounts[] = []

/** Clear before use, return with `releaseCounts`. */
export function acquireCounts(lexicon: Lexicon): FacetCounts {
  const counts = freeList.pop() ?? emptyFacetCounts(lexicon)
  for (const field of facetFields) counts[field] = grown(counts[field], lexicon[field].size + 1)
  return counts
}

export function clearCounts(counts: FacetCounts): void {
  for (const table of Object.values(counts)) table.fill(0)
}

export function releaseCounts(counts: FacetCounts): void {
  freeList.push(counts)
}
