// The changeable side of one index: documents come, go, are frozen and folded. Answers no question.
import { Analysis } from './builder.ts'
import { countOne, histograms } from './histograms.ts'
import type { AnyDocument } from './documents.ts'
import { frozen } from './freeze.ts'
import { packId } from './ids.ts'
import { emptyLexicon } from './lexicon.ts'
import { crowded, type Merged, merged } from './merge.ts'
import { Waiting } from './mutable.ts'
import { bounds, type Kind } from './schema.ts'
import { NONE, type Segment } from './segment.ts'
import type { Source } from './source.ts'
import type { State } from './state.ts'

/** A state without documents, to be filled in bulk; it can be asked once it is settled. */
export function emptyState(kind: Kind): State {
  const lexicon = emptyLexicon()
  return { kind, lexicon, segments: [], waiting: new Waiting(false), counts: histograms(lexicon), documents: 0 }
}

export class Store {
  readonly state: State
  #analysis: Analysis
  #merging = false

  constructor(state: State) {
    this.state = state
    this.#analysis = new Analysis(state.kind, state.lexicon)
  }

  /** Adds the document or replaces the one with its id; freezes when so many wait. */
  write(document: AnyDocument, most: number = bounds.waiting): void {
    const { waiting } = this.state
    const packed = packId(document.id)
    this.#drop(document.id, packed)
    this.#count(waiting, this.#analysis.write(document, packed, waiting), 1)
    if (waiting.columns.count >= most) this.freeze()
  }

  /** Whether there was such a document. */
  remove(id: string): boolean {
    return this.#drop(id, packId(id))
  }

  /** Makes a segment of what waits. */
  freeze(): void {
    const { state } = this
    if (state.waiting.columns.count === 0) return
    const segment = frozen(state.waiting, state.lexicon.words.size)
    if (segment) state.segments = [...state.segments, segment]
    state.waiting = new Waiting(state.waiting.searchable)
  }

  /** Puts all words in alphabetical order, in one go: after a bulk load, and when many words came later. */
  settle(): void {
    this.freeze()
    const { state } = this
    const { words, ...values } = state.lexicon
    const { words: sorted, moved } = words.settled()
    for (const dictionary of Object.values(values)) dictionary.trim()
    state.lexicon = { ...values, words: sorted }
    state.segments = [...state.segments]
    for (let s = 0; s < state.segments.length; s++) state.segments[s] = state.segments[s]!.renumbered(moved)
    state.waiting = new Waiting(true)
    this.#analysis = new Analysis(state.kind, state.lexicon)
  }

  /** Folds small and thinned segments, in steps of a few milliseconds; searches and changes may come between. */
  *mergeSteps(): Generator<void, void> {
    if (this.#merging) return
    this.#merging = true
    try {
      this.freeze()
      for (let group = crowded(this.state.segments); group; group = crowded(this.state.segments)) {
        yield
        this.#replace(group, yield* merged(group))
      }
      // one longer step, ever rarer the more words there are
      if (this.state.lexicon.words.unsettled) this.settle()
    } finally {
      this.#merging = false
    }
  }

  #drop(id: string, packed: Uint8Array): boolean {
    const { waiting, segments } = this.state
    for (const source of [waiting, ...segments]) {
      const doc = source.docOf(id, packed)
      if (doc < 0) continue
      source.remove(doc)
      this.#count(source, doc, -1)
      return true
    }
    return false
  }

  #count(source: Source, doc: number, change: 1 | -1): void {
    const { state } = this
    countOne(state.counts, state.lexicon, source, doc, change)
    state.documents += change
    state.facets = undefined
  }

  #replace(group: Segment[], { segment, numbers }: Merged): void {
    const { state } = this
    group.forEach(({ deleted }, s) => {
      // what was removed while the steps ran
      numbers[s]!.forEach((number, doc) => {
        if (number !== NONE && deleted[doc >> 3]! & (1 << (doc & 7))) segment!.remove(number)
      })
    })
    state.segments = state.segments.filter((other) => !group.includes(other))
    if (segment) state.segments.push(segment)
  }
}
