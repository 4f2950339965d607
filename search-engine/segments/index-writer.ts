// The index's write side: adds, removes, freezes, merges.
import { DocumentAnalyzer } from '../text/analyzer.ts'
import { updateCounts, emptyFacetCounts } from '../query/facet-counts.ts'
import type { AnyDocument } from '../documents.ts'
import { freezeSegment } from './freeze.ts'
import { packId } from './ids.ts'
import { emptyLexicon } from './lexicon.ts'
import { findMergeable, type MergeResult, mergeSegments } from './merge.ts'
import { MutableSegment } from './mutable-segment.ts'
import { limits, type Kind } from '../schema.ts'
import { NONE, type Segment } from './segment.ts'
import type { SegmentReader } from './segment-reader.ts'
import type { IndexState } from './index-state.ts'

export function emptyState(kind: Kind): IndexState {
  const lexicon = emptyLexicon()
  return {
    kind,
    lexicon,
    segments: [],
    mutableSegment: new MutableSegment(false),
    facetCounts: emptyFacetCounts(lexicon),
    documents: 0,
    isKnown: () => false,
  }
}

export class IndexWriter {
  readonly state: IndexState
  #analyzer: DocumentAnalyzer
  #merging = false

  constructor(state: IndexState) {
    this.state = state
    this.#analyzer = new DocumentAnalyzer(state.kind, state.lexicon)
  }

  /** Freezes the mutable segment when it is full. */
  write(document: AnyDocument, limit: number = limits.mutableSegment): void {
    const { mutableSegment } = this.state
    const packed = packId(document.id)
    this.#delete(document.id, packed)
    this.#updateFacetCounts(mutableSegment, this.#analyzer.write(document, packed, mutableSegment), 1)
    if (mutableSegment.columns.count >= limit) this.freeze()
  }

  remove(id: string): boolean {
    return this.#delete(id, packId(id))
  }

  freeze(): void {
    const { state } = this
    if (state.mutableSegment.columns.count === 0) return
    const segment = freezeSegment(state.mutableSegment, state.lexicon.words.size)
    if (segment) state.segments = [...state.segments, segment]
    state.mutableSegment = new MutableSegment(state.mutableSegment.searchable)
  }

  /** Runs after a bulk load, or when the tail is long. */
  sortWords(): void {
    this.freeze()
    const { state } = this
    const { words, ...values } = state.lexicon
    const { words: sorted, renumbering } = words.sortedCopy()
    for (const dictionary of Object.values(values)) dictionary.trim()
    state.lexicon = { ...values, words: sorted }
    state.segments = [...state.segments]
    for (let s = 0; s < state.segments.length; s++) state.segments[s] = state.segments[s]!.renumbered(renumbering)
    state.mutableSegment = new MutableSegment(true)
    this.#analyzer = new DocumentAnalyzer(state.kind, state.lexicon)
  }

  /** Searches and updates may come between. */
  *mergeSteps(): Generator<void, void> {
    if (this.#merging) return
    this.#merging = true
    try {
      this.freeze()
      for (let group = findMergeable(this.state.segments); group; group = findMergeable(this.state.segments)) {
        yield
        this.#replace(group, yield* mergeSegments(group))
      }
      // One longer step, rarer the more words there are.
      if (this.state.lexicon.words.needsSort) this.sortWords()
    } finally {
      this.#merging = false
    }
  }

  #delete(id: string, packed: Uint8Array): boolean {
    const { mutableSegment, segments } = this.state
    for (const segment of [mutableSegment, ...segments]) {
      const doc = segment.docOf(id, packed)
      if (doc < 0) continue
      segment.remove(doc)
      this.#updateFacetCounts(segment, doc, -1)
      return true
    }
    return false
  }

  #updateFacetCounts(segment: SegmentReader, doc: number, change: 1 | -1): void {
    const { state } = this
    updateCounts(state.facetCounts, state.lexicon, segment, doc, change)
    state.documents += change
    state.facets = undefined
  }

  #replace(group: Segment[], { segment, numbers }: MergeResult): void {
    const { state } = this
    group.forEach(({ deleted }, s) => {
      // Applies deletions made while the merge ran.
      numbers[s]!.forEach((number, doc) => {
        if (number !== NONE && deleted[doc >> 3]! & (1 << (doc & 7))) segment!.remove(number)
      })
    })
    state.segments = state.segments.filter((other) => !group.includes(other))
    if (segment) state.segments.push(segment)
  }
}
