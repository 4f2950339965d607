// The search engine's one face: an index of businesses or of products in memory. Knows no HTTP, no SQL, no clock.
import { setImmediate } from 'node:timers/promises'
import type { DocumentOf, Filter, Found, Question } from './documents.ts'
import { packId } from './ids.ts'
import { crowded } from './merge.ts'
import { bounds, type Kind } from './schema.ts'
import { answer } from './search.ts'
import { finished } from './segment.ts'
import { restored, saved } from './snapshot.ts'
import { heldSources, sourcesOf } from './state.ts'
import { emptyState, Store } from './store.ts'
import { suggested } from './suggest.ts'

export { CategoryNames } from './category-names.ts'
export type * from './documents.ts'
export { fold } from './fold.ts'
export type { Kind } from './schema.ts'
export { Unreadable } from './snapshot.ts'

/** Takes documents one by one and holds none of them; one whose id came before replaces it. */
type IndexBuilder<K extends Kind> = { add(document: DocumentOf<K>): void; finish(): SearchIndex<K> }

export class SearchIndex<K extends Kind = Kind> {
  #store: Store

  private constructor(store: Store) {
    this.#store = store
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

  static builder<K extends Kind>(kind: K): IndexBuilder<K> {
    const store = new Store(emptyState(kind))
    return {
      add: (document) => store.write(document, bounds.segment),
      finish() {
        store.settle()
        return new SearchIndex<K>(store)
      },
    }
  }

  /** Reads a snapshot of the same kind; throws `Unreadable`. The bytes belong to the index from then on. */
  static load<K extends Kind>(kind: K, bytes: Uint8Array): { index: SearchIndex<K>; cursor: string } {
    const { state, cursor } = restored(kind, bytes)
    const store = new Store(state)
    if (state.lexicon.words.unsettled) store.settle()
    return { index: new SearchIndex<K>(store), cursor }
  }

  /** The whole index as it is now with the caller's cursor, in chunks to be written one after another at leisure. */
  save(cursor: string): Uint8Array[] {
    this.#store.freeze()
    return saved(this.#store.state, cursor)
  }

  /** Documents that live. */
  get size(): number {
    return this.#store.state.documents
  }

  /** Bytes held. */
  memory(): number {
    const { lexicon, segments, waiting } = this.#store.state
    const words = Object.values(lexicon).reduce((sum, dictionary) => sum + dictionary.memory(), 0)
    return words + segments.reduce((sum, segment) => sum + segment.memory(), waiting.memory())
  }

  has(id: string): boolean {
    const packed = packId(id)
    return sourcesOf(this.#store.state).some((source) => source.docOf(id, packed) >= 0)
  }

  /** Adds the document or takes the place of the one with its id; the next question sees it. */
  upsert(document: DocumentOf<K>): void {
    this.#store.write(document)
  }

  /** Whether there was such a document. */
  remove(id: string): boolean {
    return this.#store.remove(id)
  }

  search(question: Question): Found {
    return finished(answer(this.#store.state, question))
  }

  /** As `search`, giving way to other work between segments: for indexes where one search would hold it up. */
  async searchAsync(question: Question): Promise<Found> {
    const { state } = this.#store
    return this.#isLarge() ? paced(answer(state, question, heldSources(state))) : this.search(question)
  }

  /** Ids of documents whose names have the typed words, the last one perhaps unfinished. */
  suggest(text: string, size: number, filter?: Filter): string[] {
    return finished(suggested(this.#store.state, { text, size, filter }))
  }

  /** As `suggest`, giving way as `searchAsync` does. */
  async suggestAsync(text: string, size: number, filter?: Filter): Promise<string[]> {
    const { state } = this.#store
    if (!this.#isLarge()) return this.suggest(text, size, filter)
    return paced(suggested(state, { text, size, filter }, heldSources(state)))
  }

  /** Whether `merge` has something to do. */
  get needsMerge(): boolean {
    const { segments, lexicon } = this.#store.state
    return crowded(segments) !== undefined || lexicon.words.unsettled
  }

  /** Folds small and thinned segments together, giving way between small steps; searches and changes go on meanwhile. */
  async merge(): Promise<void> {
    await paced(this.#store.mergeSteps())
  }

  /** The steps of `merge`, a few milliseconds each, for a caller that paces them. One merge at a time: others do nothing. */
  mergeSteps(): Generator<void, void> {
    return this.#store.mergeSteps()
  }

  #isLarge(): boolean {
    return this.#store.state.documents > bounds.segment * 2
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
