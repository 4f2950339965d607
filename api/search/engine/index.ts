// The search engine's one face: an index of businesses or of products in memory. Knows no HTTP, no SQL, no clock.
import { setImmediate } from 'node:timers/promises'
import { countOne, histograms } from './collect.ts'
import { Analysis } from './builder.ts'
import type { AnyDocument, DocumentOf, Filter, Found, Question } from './documents.ts'
import { packId } from './ids.ts'
import { emptyLexicon } from './lexicon.ts'
import { frozen } from './freeze.ts'
import { crowded, type Merged, merged } from './merge.ts'
import { Waiting } from './mutable.ts'
import { bounds, type Kind } from './schema.ts'
import { answer } from './search.ts'
import { finished, NONE, type Segment } from './segment.ts'
import { restored, saved } from './snapshot.ts'
import type { Source } from './source.ts'
import { heldSources, type State, sourcesOf } from './state.ts'
import { suggested } from './suggest.ts'

export { CategoryNames } from './category-names.ts'
export type * from './documents.ts'
export { fold } from './fold.ts'
export { marks } from './marks.ts'
export type { Kind } from './schema.ts'
export { Unreadable } from './snapshot.ts'

export class SearchIndex<K extends Kind = Kind> {
  #state: State
  #analysis: Analysis
  #merging = false

  private constructor(state: State) {
    this.#state = state
    this.#analysis = new Analysis(state.kind, state.lexicon)
  }

  static build<K extends Kind>(kind: K, documents: Iterable<DocumentOf<K>>): SearchIndex<K> {
    const builder = SearchIndex.builder(kind)
    for (const document of documents) builder.add(document)
    return builder.finish()
  }

  static async buildFrom<K extends Kind>(kind: K, documents: AsyncIterable<DocumentOf<K>>): Promise<SearchIndex<K>> {
    const builder = SearchIndex.builder(kind)
    for await (const document of documents) builder.add(document)
    return builder.finish()
  }

  /** Takes documents one by one and holds none of them; one whose id came before replaces it. */
  static builder<K extends Kind>(kind: K): { add(document: DocumentOf<K>): void; finish(): SearchIndex<K> } {
    const lexicon = emptyLexicon()
    const state = {
      kind,
      lexicon,
      segments: [],
      waiting: new Waiting(false),
      counts: histograms(lexicon),
      documents: 0,
    }
    const index = new SearchIndex<K>(state)
    return {
      add: (document) => index.#write(document, bounds.segment),
      finish() {
        index.#freeze()
        index.#settle()
        return index
      },
    }
  }

  /** Reads a snapshot of the same kind; throws `Unreadable`. The bytes belong to the index from then on. */
  static load<K extends Kind>(kind: K, bytes: Uint8Array): { index: SearchIndex<K>; cursor: string } {
    const { state, cursor } = restored(kind, bytes)
    const index = new SearchIndex<K>(state)
    const { size, sorted } = state.lexicon.words
    if ((size - sorted) * 4 > size) index.#settle()
    return { index, cursor }
  }

  /** The whole index with the caller's cursor, in chunks to be written one after another at once. */
  save(cursor: string): Uint8Array[] {
    this.#freeze()
    return saved(this.#state, cursor)
  }

  /** Documents that live. */
  get size(): number {
    return this.#state.documents
  }

  /** Bytes held. */
  memory(): number {
    const { lexicon, segments, waiting } = this.#state
    const words = Object.values(lexicon).reduce((sum, dictionary) => sum + dictionary.memory(), 0)
    return words + segments.reduce((sum, segment) => sum + segment.memory(), waiting.memory())
  }

  has(id: string): boolean {
    const packed = packId(id)
    return sourcesOf(this.#state).some((source) => source.docOf(id, packed) >= 0)
  }

  /** Adds the document or takes the place of the one with its id; the next question sees it. */
  upsert(document: DocumentOf<K>): void {
    this.#write(document, bounds.waiting)
  }

  /** Whether there was such a document. */
  remove(id: string): boolean {
    return this.#remove(id, packId(id))
  }

  search(question: Question): Found {
    return finished(answer(this.#state, question))
  }

  /** As `search`, giving way to other work between segments: for indexes where one search would hold it up. */
  async searchAsync(question: Question): Promise<Found> {
    if (!this.#isLarge()) return this.search(question)
    return paced(answer(this.#state, question, heldSources(this.#state)))
  }

  /** Ids of documents whose names have the typed words, the last one perhaps unfinished. */
  suggest(text: string, size: number, filter?: Filter): string[] {
    return finished(suggested(this.#state, { text, size, filter }))
  }

  /** As `suggest`, giving way as `searchAsync` does. */
  async suggestAsync(text: string, size: number, filter?: Filter): Promise<string[]> {
    if (!this.#isLarge()) return this.suggest(text, size, filter)
    return paced(suggested(this.#state, { text, size, filter }, heldSources(this.#state)))
  }

  /** Whether `merge` would fold segments. */
  get needsMerge(): boolean {
    return crowded(this.#state.segments) !== undefined
  }

  /** Folds small and thinned segments together, giving way between small steps; searches and changes go on meanwhile. */
  async merge(): Promise<void> {
    await paced(this.mergeSteps())
  }

  /** The steps of `merge`, a few milliseconds each, for a caller that paces them. */
  *mergeSteps(): Generator<void, void> {
    if (this.#merging) return
    this.#merging = true
    try {
      this.#freeze()
      for (let group = crowded(this.#state.segments); group; group = crowded(this.#state.segments)) {
        yield
        this.#replace(group, yield* merged(group))
      }
    } finally {
      this.#merging = false
    }
  }

  #isLarge(): boolean {
    return this.#state.documents > bounds.segment * 2
  }

  #write(document: AnyDocument, most: number): void {
    const state = this.#state
    const packed = packId(document.id)
    this.#remove(document.id, packed)
    const doc = this.#analysis.write(document, packed, state.waiting)
    this.#count(state.waiting, doc, 1)
    if (state.waiting.columns.count >= most) this.#freeze()
  }

  #remove(id: string, packed: Uint8Array): boolean {
    const state = this.#state
    for (const source of [state.waiting, ...state.segments]) {
      const doc = source.docOf(id, packed)
      if (doc < 0) continue
      source.remove(doc)
      this.#count(source, doc, -1)
      return true
    }
    return false
  }

  #count(source: Source, doc: number, change: 1 | -1): void {
    const state = this.#state
    countOne(state.counts, state.lexicon, source, doc, change)
    state.documents += change
    state.facets = undefined
  }

  #freeze(): void {
    const state = this.#state
    if (state.waiting.columns.count === 0) return
    const segment = frozen(state.waiting, state.lexicon.words.size)
    if (segment) state.segments = [...state.segments, segment]
    state.waiting = new Waiting(state.waiting.searchable)
  }

  /** Puts all words in alphabetical order; nothing may be waiting. */
  #settle(): void {
    const state = this.#state
    const moved = state.lexicon.words.settle()
    for (const segment of state.segments) segment.renumber(moved)
    for (const dictionary of Object.values(state.lexicon)) dictionary.trim()
    state.waiting = new Waiting(true)
    this.#analysis = new Analysis(state.kind, state.lexicon)
  }

  #replace(group: Segment[], { segment, numbers }: Merged): void {
    const state = this.#state
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

/** What steps come to, with a turn for everything else after each. */
async function paced<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await setImmediate()
  }
}
