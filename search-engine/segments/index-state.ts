// Parts of an index.
import type { FacetCounts } from '../query/facet-counts.ts'
import type { Facets } from '../documents.ts'
import type { Lexicon } from './lexicon.ts'
import type { Kind } from '../schema.ts'
import type { Segment } from './segment.ts'
import type { Owners } from './owners.ts'
import type { MutableSegment } from './mutable-segment.ts'
import type { SegmentReader } from './segment-reader.ts'

export type IndexState = {
  kind: Kind
  lexicon: Lexicon
  segments: Segment[]
  mutableSegment: MutableSegment
  facetCounts: FacetCounts
  owners: Owners
  documents: number
  isKnown: (word: string) => boolean
  isInDictionary?: ((word: string) => boolean) | undefined
  facets?: Facets | undefined
}

/** The mutable segment first: a paused search has read it before. */
export function segmentsOf({ mutableSegment, segments }: IndexState): SegmentReader[] {
  return mutableSegment.columns.count > 0 ? [mutableSegment, ...segments] : segments
}

/** Views unaffected by later deletions. */
export function segmentViews({ mutableSegment, segments }: IndexState): SegmentReader[] {
  const held = segments.map((segment) => segment.view())
  return mutableSegment.columns.count > 0 ? [mutableSegment, ...held] : held
}
