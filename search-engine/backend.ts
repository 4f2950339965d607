// Port: questions and changes to any engine.
import type { Phrase } from './phrases/rows.ts'
import type { BusinessDocument, ProductDocument, SearchQuery, SearchResult } from './documents.ts'

export type Documents = { business: BusinessDocument; product: ProductDocument; people: BusinessDocument }
export type IndexName = keyof Documents

/** `draft`: a phrase that the usual vocabulary lacks. */
export type Vocabulary = {
  knows: (word: string) => boolean
  isSlip: (word: string) => boolean
  draft?: Phrase & { id?: string | undefined }
}

export type SuggestQuery = { text: string; size: number }

export type Changes = {
  documents?: { [N in IndexName]?: readonly Documents[N][] }
  removed?: { [N in IndexName]?: readonly string[] }
  /** All their products go. */
  removedOwners?: readonly string[]
  /** Event log: earlier events are applied. */
  position: string
}

type Counts = Record<'country' | 'category', ReadonlyMap<string, number>>

export type BackendState = {
  isReady: boolean
  position: string
  documents: Record<IndexName, number>
  memory: Record<IndexName, number>
  counts: Record<'business' | 'product', Counts>
}

export type SearchBackend = {
  search: (index: IndexName, query: SearchQuery, vocabulary?: Vocabulary) => Promise<SearchResult>
  suggest: (index: IndexName, query: SuggestQuery) => Promise<readonly string[]>
  /** Brands among the names. */
  knows: (names: readonly string[]) => Promise<ReadonlySet<string>>
  apply: (changes: Changes) => Promise<void>
  state: () => Promise<BackendState>
}

export type OwnerFacts = {
  has: (businessID: string, facts: string) => boolean
  /** Undefined: some products are outdated. */
  set: (businessID: string, facts: string | undefined) => void
  stale: () => string[]
}
