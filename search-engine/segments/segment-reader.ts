// Interface of segments.
import type { Columns } from './columns.ts'
import type { FacetRows } from './facet-rows.ts'

/** `fields`: bits of `shownFields`. */
export type Posting = { word: number; impact: number; fields: number }

export type SegmentReader = {
  readonly columns: Columns
  readonly ranked: boolean
  readonly deleted: Uint8Array
  readonly removed: number
  readonly facetRows: FacetRows
  readonly rowOf: Uint16Array
  readonly liveCounts?: Uint16Array
  /** Documents ascend within one word. */
  readonly docs: Uint16Array
  readonly impacts: Uint16Array
  readonly fields: Uint8Array
  readonly end: number
  begin(): void
  open(word: number): number
  openRange(from: number, to: number): number
  postingsOf(doc: number, from: number, to: number): Posting[]
  /** Includes deleted documents. */
  frequency(word: number): number
  /** Hashes cover name, code, and brand with code. */
  findExact(hash: number, into: number[]): void
  /** -1: absent or deleted. */
  docOf(id: string, packed: Uint8Array): number
  /** Unaffected by later deletions; shares the rest. */
  view?(): SegmentReader
}

export function isDeleted(segment: SegmentReader, doc: number): boolean {
  return (segment.deleted[doc >> 3]! & (1 << (doc & 7))) !== 0
}
