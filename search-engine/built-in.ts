// Built-in backend.
import { setImmediate } from 'node:timers/promises'
import type {
  BackendState,
  Changes,
  Documents,
  IndexName,
  OwnerFacts,
  SearchBackend,
  SuggestQuery,
  Vocabulary,
} from './backend.ts'
import type { DocumentOf, SearchQuery, SearchResult } from './documents.ts'
import { SearchIndex, type SnapshotSource } from './index.ts'
import type { Kind } from './schema.ts'
import { trustedWords } from './trusted-words.ts'

const kindOf = { business: 'business', product: 'product', people: 'business' } as const
const names = Object.keys(kindOf) as IndexName[]
const writtenAtOnce = 32 // documents

type Options = {
  vocabulary: Vocabulary
  onChange?: (index: IndexName, count: number) => void
  onError?: (error: unknown) => void
}
type Indexes = { [N in IndexName]: SearchIndex<(typeof kindOf)[N]> }

export class BuiltInBackend implements SearchBackend {
  #indexes: Indexes = {
    business: SearchIndex.build('business', []),
    product: SearchIndex.build('product', []),
    people: SearchIndex.build('business', []),
  }
  #vocabulary: Vocabulary
  #onChange: NonNullable<Options['onChange']>
  #onError: NonNullable<Options['onError']>
  #position = '0'
  #counts: BackendState['counts'] | undefined

  constructor({ vocabulary, onChange = () => {}, onError = () => {} }: Options) {
    this.#vocabulary = vocabulary
    this.#onChange = onChange
    this.#onError = onError
    for (const name of names) this.#use(name, this.#indexes[name])
  }

  async build<N extends IndexName>(name: N, documents: AsyncIterable<Documents[N]>): Promise<void> {
    const kind: Kind = kindOf[name]
    this.#use(name, await SearchIndex.buildFrom(kind, documents as AsyncIterable<DocumentOf<Kind>>))
  }

  /** Throws `UnreadableSnapshot`. */
  async load<T>(name: IndexName, source: SnapshotSource, accepted: (cursor: string) => T | undefined) {
    const { index, cursor } = await SearchIndex.loadFrom<Kind>(kindOf[name], source)
    const info = accepted(cursor)
    if (info !== undefined) this.#use(name, index)
    return info
  }

  save(name: IndexName, cursor: string): Iterable<Uint8Array> {
    return this.#indexes[name].save(cursor)
  }

  sizeOf(name: IndexName): number {
    return this.#indexes[name].size
  }

  search(name: IndexName, query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchResult> {
    return this.#indexes[name].searchAsync(query, vocabulary && this.#trusted(name, vocabulary))
  }

  async suggest(name: IndexName, { text, size }: SuggestQuery): Promise<string[]> {
    return this.#indexes[name].suggest(text, size)
  }

  async knows(texts: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(texts.filter((text) => this.#indexes.product.knowsBrand(text)))
  }

  async apply({ documents = {}, removed = {}, removedOwners = [], position }: Changes): Promise<void> {
    for (const name of names) {
      const [written, gone] = [documents[name] ?? [], removed[name] ?? []]
      if (written.length + gone.length === 0) continue
      await this.#write(name, written)
      for (const id of gone) this.#indexes[name].remove(id)
      this.#changed(name, written.length + gone.length)
    }
    for (const businessID of removedOwners) await this.#removeProductsOf(businessID)
    this.#position = position
  }

  async state(): Promise<BackendState> {
    const { business, product, people } = this.#indexes
    this.#counts ??= {
      business: { country: business.counts('country'), category: business.counts('category') },
      product: { country: product.counts('country'), category: product.counts('category') },
    }
    return {
      isReady: true,
      position: this.#position,
      documents: { business: business.size, product: product.size, people: people.size },
      memory: { business: business.memory(), product: product.memory(), people: people.memory() },
      counts: this.#counts,
    }
  }

  get facts(): OwnerFacts {
    return {
      has: (businessID, facts) => this.#indexes.product.hasFacts(businessID, facts),
      set: (businessID, facts) => this.#indexes.product.setFacts(businessID, facts),
      stale: () => this.#indexes.product.staleBusinesses(),
    }
  }

  #use(name: IndexName, index: SearchIndex<Kind>): void {
    Object.assign(this.#indexes, { [name]: index })
    this.#counts = undefined
    if (name === 'people') return
    const { isKnown, isInDictionary } = this.#trusted(name, this.#vocabulary)
    index.trustWords(isKnown, isInDictionary)
  }

  #trusted(name: IndexName, vocabulary: Vocabulary) {
    const other = name === 'business' ? 'product' : 'business'
    return trustedWords(vocabulary, { knows: (word) => this.#indexes[other].knows(word) })
  }

  async #write<N extends IndexName>(name: N, documents: readonly Documents[N][]): Promise<void> {
    const index: Pick<SearchIndex<Kind>, 'upsert'> = this.#indexes[name]
    for (const [at, document] of documents.entries()) {
      index.upsert(document)
      this.#counts = undefined
      if ((at + 1) % writtenAtOnce === 0) await setImmediate()
    }
  }

  async #removeProductsOf(businessID: string): Promise<void> {
    const { product } = this.#indexes
    const before = product.size
    for (const _ of product.removeOwned(businessID)) {
      this.#counts = undefined
      await setImmediate()
    }
    this.#changed('product', before - product.size)
  }

  #changed(name: IndexName, count: number): void {
    this.#counts = undefined
    this.#onChange(name, count)
    if (this.#indexes[name].needsMerge) this.#indexes[name].merge().catch(this.#onError)
  }
}
