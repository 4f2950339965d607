// The interface of immutable and mutable segments to matching and collecting.
import type { Columns } from './columns.ts'
import type { FacetRows } from './facet-rows.ts'

export type SegmentReader = {
  readonly columns: Columns
  /** Whether documents are numbered in tie order: verified, newest, id. */
  readonly ranked: boolean
  /** Bitmap. */
  readonly deleted: Uint8Array
  readonly removed: number
  /** Distinct facet rows, and the row of each document. */
  readonly facetRows: FacetRows
  readonly rowOf: Uint16Array
  /** Live documents by facet row; only in immutable segments. */
  readonly liveCounts?: Uint16Array
  /** Postings of the `open…` calls since `begin`; within one word, documents ascend. */
  readonly docs: Uint16Array
  readonly impacts: Uint16Array
  /** End of the last opened range. */
  readonly end: number
  begin(): void
  /** Begin of the word's postings, or -1. */
  open(word: number): number
  /** Unsorted postings of the words [from, to), or -1. */
  openRange(from: number, to: number): number
  /** Documents with the word, including deleted ones. */
  frequency(word: number): number
  /** Appends the documents whose name, code, or brand and code have this hash. */
  findExact(hash: number, into: number[]): void
  /** -1 when absent or deleted. */
  docOf(id: string, packed: Uint8Array): number
}

export function isDeleted(segment: SegmentReader, doc: number): boolean {
  return (segment.deleted[doc >> 3]! & (1 << (doc & 7))) !== 0
}
