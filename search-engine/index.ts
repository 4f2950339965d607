// Public interface.
import { setImmediate } from 'node:timers/promises'
import type { DocumentOf, SearchResult, SearchQuery } from './documents.ts'
import { packId } from './segments/ids.ts'
import { findMergeable } from './segments/merge.ts'
import { limits, type Kind } from './schema.ts'
import { executeSearch } from './search.ts'
import { runPaced, runToEnd } from './segments/steps.ts'
import { deserialize, serialize, type SnapshotSource, sourceOf } from './segments/snapshot.ts'
import { hasFacts, hashOfFacts, markStale, setHash, staleOwners } from './segments/owners.ts'
import { type IndexState, segmentViews, segmentsOf } from './segments/index-state.ts'
import { emptyState, IndexWriter } from './segments/index-writer.ts'
import { suggestNames } from './query/suggest.ts'

export {
  BadPhrase,
  parsePhrases,
  type Phrase,
  PhraseDictionary,
  phraseProblems,
  type PhraseProblem,
  printOf,
} from './phrases/index.ts'
export { materialInLanguage, typeInLanguage } from './phrases/type-names.ts'
export { queryOf, questionFrom, type Reading, readText, understand } from './understanding/understand.ts'
export type { Meaning, Part, Question, Thing } from './understanding/question.ts'
export type * from './backend.ts'
export type * from './documents.ts'
export { evidenceKinds } from './documents.ts'
export { fold } from './text/fold.ts'
export { headsOfName, headStem, isOfType } from './text/of-type.ts'
export type { Kind } from './schema.ts'
export { type SnapshotSource, sourceOf, UnreadableSnapshot } from './segments/snapshot.ts'

const WRITTEN_AT_ONCE = 32 // documents; a few milliseconds
const PAUSE_AFTER = 4 // ms

type IndexBuilder<K extends Kind> = { add(document: DocumentOf<K>): void; finish(): SearchIndex<K> }

type WordTrust = Pick<IndexState, 'isKnown' | 'isInDictionary'>

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
    const writer = new IndexWriter(emptyState(kind))
    let count = 0
    for await (const document of documents) {
      writer.write(document, Infinity)
      if (writer.state.mutableSegment.columns.count >= limits.segment) await runPaced(writer.freeze())
      else if (++count % WRITTEN_AT_ONCE === 0) await setImmediate()
    }
    await runPaced(writer.sortWords())
    return new SearchIndex<K>(writer)
  }

  static builder<K extends Kind>(kind: K): IndexBuilder<K> {
    const writer = new IndexWriter(emptyState(kind))
    return {
      add: (document) => writer.write(document, limits.segment),
      finish() {
        runToEnd(writer.sortWords())
        return new SearchIndex<K>(writer)
      },
    }
  }

  /** Throws `UnreadableSnapshot`. */
  static load<K extends Kind>(kind: K, bytes: Uint8Array): { index: SearchIndex<K>; cursor: string } {
    const [steps, { fill }] = [SearchIndex.#loadSteps(kind, bytes.length), sourceOf(bytes)]
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      if (value) void fill(value)
    }
  }

  static async loadFrom<K extends Kind>(
    kind: K,
    { size, fill }: SnapshotSource,
  ): Promise<{ index: SearchIndex<K>; cursor: string }> {
    const steps = SearchIndex.#loadSteps(kind, size)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      if (value) await fill(value)
      else await setImmediate()
    }
  }

  static *#loadSteps<K extends Kind>(
    kind: K,
    size: number,
  ): Generator<Uint8Array | void, { index: SearchIndex<K>; cursor: string }> {
    const { state, cursor } = yield* deserialize(kind, size)
    const writer = new IndexWriter(state)
    if (state.lexicon.words.needsSort) yield* writer.sortWords()
    return { index: new SearchIndex<K>(writer), cursor }
  }

  save(cursor: string, pieceSize?: number): Iterable<Uint8Array> {
    runToEnd(this.#writer.freeze())
    return serialize(this.#writer.state, cursor, pieceSize)
  }

  get size(): number {
    return this.#writer.state.documents
  }

  memory(): number {
    const { lexicon, segments, mutableSegment } = this.#writer.state
    const words = Object.values(lexicon).reduce((sum, dictionary) => sum + dictionary.memory(), 0)
    return words + segments.reduce((sum, segment) => sum + segment.memory(), mutableSegment.memory())
  }

  knows(word: string): boolean {
    const { state } = this.#writer
    const number = state.lexicon.words.findText(word)
    return number >= 0 && segmentsOf(state).some((segment) => segment.frequency(number) > 0)
  }

  knowsBrand(text: string): boolean {
    const { brand } = this.#writer.state.lexicon
    const lower = text.toLowerCase()
    const forms = [
      text,
      lower,
      text.toUpperCase(),
      lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
    ]
    return text !== '' && forms.some((form) => brand.findText(form) >= 0)
  }

  /** Known words are never taken for typos. */
  trustWords(isKnown: (word: string) => boolean, isInDictionary?: (word: string) => boolean): void {
    Object.assign(this.#writer.state, { isKnown, isInDictionary })
  }

  has(id: string): boolean {
    const packed = packId(id)
    return segmentsOf(this.#writer.state).some((segment) => segment.docOf(id, packed) >= 0)
  }

  counts(field: 'country' | 'industry' | 'category'): Map<string, number> {
    const { facetCounts, lexicon } = this.#writer.state
    const found = new Map<string, number>()
    for (const [value, count] of facetCounts[field].entries())
      if (count > 0) found.set(lexicon[field].label(value), count)
    found.delete('')
    return found
  }

  upsert(document: DocumentOf<K>): void {
    this.#writer.write(document)
  }

  remove(id: string): boolean {
    return this.#writer.remove(id)
  }

  hasFacts(business: string, facts: string): boolean {
    const { lexicon, owners } = this.#writer.state
    return hasFacts(owners, lexicon.business.findText(business), facts)
  }

  setFacts(business: string, facts: string | undefined): void {
    const { lexicon, owners } = this.#writer.state
    const number = lexicon.business.internText(business)
    if (facts === undefined) markStale(owners, number)
    else setHash(owners, number, hashOfFacts(facts))
  }

  staleBusinesses(): string[] {
    const { lexicon, owners } = this.#writer.state
    return staleOwners(owners).map((number) => lexicon.business.text(number))
  }

  removeOwned(business: string): Generator<void, void> {
    return this.#writer.removeOwned(business)
  }

  search(query: SearchQuery): SearchResult {
    return runToEnd(executeSearch(this.#writer.state, query))
  }

  /** Long searches pause. `trusted` replaces the trusted words. */
  async searchAsync(query: SearchQuery, trusted?: WordTrust): Promise<SearchResult> {
    const state = trusted ? { ...this.#writer.state, ...trusted } : this.#writer.state
    const segments = this.#isLarge() ? segmentViews(state) : [...segmentsOf(state)]
    return runPaced(executeSearch(state, query, segments), PAUSE_AFTER, () => {
      for (const [s, segment] of segments.entries()) segments[s] = segment.view?.() ?? segment
    })
  }

  suggest(text: string, size: number): string[] {
    return runToEnd(suggestNames(this.#writer.state, { text, size }))
  }

  get needsMerge(): boolean {
    const { segments, lexicon } = this.#writer.state
    return findMergeable(segments) !== undefined || lexicon.words.needsSort
  }

  async merge(): Promise<void> {
    await runPaced(this.#writer.mergeSteps())
  }

  mergeSteps(): Generator<void, void> {
    return this.#writer.mergeSteps()
  }

  #isLarge(): boolean {
    return this.#writer.state.documents > limits.segment * 2
  }
}
