// Writes: adds, removes, freezes, merges.
import { DocumentAnalyzer } from '../text/analyzer.ts'
import { updateCounts, emptyFacetCounts } from '../query/facet-counts.ts'
import type { AnyDocument } from '../documents.ts'
import { freezeSegment } from './freeze.ts'
import { packId } from './ids.ts'
import { emptyLexicon } from './lexicon.ts'
import { findMergeable, type MergeResult, mergeSegments } from './merge.ts'
import { MutableSegment } from './mutable-segment.ts'
import { limits, type Kind } from '../schema.ts'
import { emptyOwners, forget, noteFacts } from './owners.ts'
import { NONE, type Segment } from './segment.ts'
import type { SegmentReader } from './segment-reader.ts'
import { runToEnd } from './steps.ts'
import type { IndexState } from './index-state.ts'

const REMOVED_AT_ONCE = 2000 // documents

export function emptyState(kind: Kind): IndexState {
  const lexicon = emptyLexicon()
  return {
    kind,
    lexicon,
    segments: [],
    mutableSegment: new MutableSegment(false),
    facetCounts: emptyFacetCounts(lexicon),
    owners: emptyOwners(),
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

  write(document: AnyDocument, limit: number = limits.mutableSegment): void {
    const { mutableSegment } = this.state
    const packed = packId(document.id)
    this.#delete(document.id, packed)
    const doc = this.#analyzer.write(document, packed, mutableSegment)
    this.#updateFacetCounts(mutableSegment, doc, 1)
    if ('businessFacts' in document && document.businessFacts)
      noteFacts(this.state.owners, mutableSegment.columns.business[doc]!, document.businessFacts)
    if (mutableSegment.columns.count >= limit) runToEnd(this.freeze())
  }

  remove(id: string): boolean {
    return this.#delete(id, packId(id))
  }

  *removeOwned(owner: string): Generator<void, void> {
    const number = this.state.lexicon.business.findText(owner)
    if (number < 0) return
    while (this.#removeSome(number, REMOVED_AT_ONCE)) yield
    forget(this.state.owners, number)
  }

  #removeSome(owner: number, most: number): boolean {
    let left = most
    for (const segment of [this.state.mutableSegment, ...this.state.segments]) {
      const { business, count } = segment.columns
      for (let doc = 0; doc < count; doc++) {
        if (business[doc] !== owner || segment.deleted[doc >> 3]! & (1 << (doc & 7))) continue
        if (left-- === 0) return true
        segment.remove(doc)
        this.#updateFacetCounts(segment, doc, -1)
      }
    }
    return false
  }

  /** NOTE: between its steps nothing may be written. */
  *freeze(): Generator<void, void> {
    const { state } = this
    if (state.mutableSegment.columns.count === 0) return
    const segment = yield* freezeSegment(state.mutableSegment, state.lexicon.words.size)
    if (segment) state.segments = [...state.segments, segment]
    state.mutableSegment = new MutableSegment(state.mutableSegment.searchable)
  }

  *sortWords(): Generator<void, void> {
    yield* this.freeze()
    const { state } = this
    const { words, ...values } = state.lexicon
    const { words: sorted, renumbering } = yield* words.sortedCopy()
    for (const dictionary of Object.values(values)) yield* dictionary.trim()
    const segments: Segment[] = []
    for (const segment of state.segments) segments.push(yield* segment.renumbered(renumbering))
    state.lexicon = { ...values, words: sorted }
    state.segments = segments
    state.mutableSegment = new MutableSegment(true)
    this.#analyzer = new DocumentAnalyzer(state.kind, state.lexicon)
  }

  /** Searches and updates may come between. */
  *mergeSteps(): Generator<void, void> {
    if (this.#merging) return
    this.#merging = true
    try {
      runToEnd(this.freeze())
      for (let group = findMergeable(this.state.segments); group; group = findMergeable(this.state.segments)) {
        yield
        this.#replace(group, yield* mergeSegments(group))
      }
      if (this.state.lexicon.words.needsSort) runToEnd(this.sortWords())
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
