// Public interface of the search engine: an in-memory index of businesses or of products.
import { setImmediate } from 'node:timers/promises'
import type { DocumentOf, Filter, SearchResult, SearchQuery } from './documents.ts'
import { packId } from './segments/ids.ts'
import { findMergeable } from './segments/merge.ts'
import { limits, type Kind } from './schema.ts'
import { executeSearch } from './search.ts'
import { runToEnd } from './segments/segment.ts'
import { deserialize, serialize } from './segments/snapshot.ts'
import { segmentViews, segmentsOf } from './segments/index-state.ts'
import { emptyState, IndexWriter } from './segments/index-writer.ts'
import { suggestNames } from './query/suggest.ts'

export {
  BadPhrase,
  parsePhrases,
  type Phrase,
  PhraseDictionary,
  phraseProblems,
  type PhraseProblem,
} from './phrases/index.ts'
export { type Meaning, understand, type Understood } from './understanding.ts'
export type * from './documents.ts'
export { fold } from './text/fold.ts'
export type { Kind } from './schema.ts'
export { UnreadableSnapshot } from './segments/snapshot.ts'

/** Streams documents in without retaining them; a repeated id replaces the earlier document. */
type IndexBuilder<K extends Kind> = { add(document: DocumentOf<K>): void; finish(): SearchIndex<K> }

export class SearchIndex<K extends Kind = Kind> {
  #writer: IndexWriter

  private constructor(writer: IndexWriter) {
    this.#writer = writer
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
    const writer = new IndexWriter(emptyState(kind))
    return {
      add: (document) => writer.write(document, limits.segment),
      finish() {
        writer.sortWords()
        return new SearchIndex<K>(writer)
      },
    }
  }

  /** Throws `UnreadableSnapshot`. The index takes ownership of the bytes. */
  static load<K extends Kind>(kind: K, bytes: Uint8Array): { index: SearchIndex<K>; cursor: string } {
    const { state, cursor } = deserialize(kind, bytes)
    const writer = new IndexWriter(state)
    if (state.lexicon.words.needsSort) writer.sortWords()
    return { index: new SearchIndex<K>(writer), cursor }
  }

  /** A consistent copy with the caller's cursor, in chunks to be written one after another. */
  save(cursor: string): Uint8Array[] {
    this.#writer.freeze()
    return serialize(this.#writer.state, cursor)
  }

  /** Live documents. */
  get size(): number {
    return this.#writer.state.documents
  }

  /** Bytes held. */
  memory(): number {
    const { lexicon, segments, mutableSegment } = this.#writer.state
    const words = Object.values(lexicon).reduce((sum, dictionary) => sum + dictionary.memory(), 0)
    return words + segments.reduce((sum, segment) => sum + segment.memory(), mutableSegment.memory())
  }

  /** Whether a document has the word, as it is typed or folded. */
  knows(word: string): boolean {
    const { state } = this.#writer
    const number = state.lexicon.words.findText(word)
    return number >= 0 && segmentsOf(state).some((segment) => segment.frequency(number) > 0)
  }

  /** Words that the given function knows are never taken for typos. */
  trustWords(isKnown: (word: string) => boolean): void {
    this.#writer.state.isKnown = isKnown
  }

  has(id: string): boolean {
    const packed = packId(id)
    return segmentsOf(this.#writer.state).some((segment) => segment.docOf(id, packed) >= 0)
  }

  /** Adds or replaces a document; visible to the next query. */
  upsert(document: DocumentOf<K>): void {
    this.#writer.write(document)
  }

  /** Returns whether the document existed. */
  remove(id: string): boolean {
    return this.#writer.remove(id)
  }

  search(query: SearchQuery): SearchResult {
    return runToEnd(executeSearch(this.#writer.state, query))
  }

  /** As `search`, yielding to the event loop between segments when the index is large. `isKnown`: in place of the words trusted so far. */
  async searchAsync(query: SearchQuery, isKnown?: (word: string) => boolean): Promise<SearchResult> {
    const state = isKnown ? { ...this.#writer.state, isKnown } : this.#writer.state
    if (this.#isLarge()) return runPaced(executeSearch(state, query, segmentViews(state)))
    return runToEnd(executeSearch(state, query))
  }

  /** Ids of documents whose names contain the typed words; the last word may be a prefix. */
  suggest(text: string, size: number, filter?: Filter): string[] {
    return runToEnd(suggestNames(this.#writer.state, { text, size, filter }))
  }

  get needsMerge(): boolean {
    const { segments, lexicon } = this.#writer.state
    return findMergeable(segments) !== undefined || lexicon.words.needsSort
  }

  /** Merges small and thinned segments in short steps; searches and updates go on meanwhile. */
  async merge(): Promise<void> {
    await runPaced(this.#writer.mergeSteps())
  }

  /**
   * The steps of `merge`, a few milliseconds each, for a caller that paces them. A second concurrent merge does
   * nothing.
   */
  mergeSteps(): Generator<void, void> {
    return this.#writer.mergeSteps()
  }

  #isLarge(): boolean {
    return this.#writer.state.documents > limits.segment * 2
  }
}

/** Runs the steps, yielding to the event loop after each. */
async function runPaced<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await setImmediate()
  }
}
