// OpenSearch backend.
import type { BackendState, Changes, IndexName, SearchBackend, SuggestQuery, Vocabulary } from '../backend.ts'
import type { SearchQuery, SearchResult } from '../documents.ts'
import { OpenSearchExecution } from './execution.ts'
import type { Rejection } from './bulk.ts'
import { definitions, indexesOf, indexNames, stateIndex } from './mappings.ts'
import { findOwned } from './owners.ts'
import type { Json, OpenSearchSend } from './send.ts'
import { suggestNames } from './suggest.ts'
import { DocumentWriter } from './writer.ts'
import type { WordSource } from './words.ts'

export const kindOf = { business: 'business', product: 'product', people: 'business' } as const
const other: Record<IndexName, IndexName> = { business: 'product', product: 'business', people: 'business' }
const COUNTED = 20_000
const noVocabulary: Vocabulary = { knows: () => false, isSlip: () => false }

type Options = {
  send: OpenSearchSend
  prefix: string
  vocabulary: Vocabulary
  replicas?: number
  generation?: number
}

export class OpenSearchBackend implements SearchBackend {
  readonly #options: Options
  readonly #writers: { [N in IndexName]: DocumentWriter }

  constructor(options: Options) {
    this.#options = options
    const writer = (name: IndexName): DocumentWriter =>
      new DocumentWriter(kindOf[name], { send: options.send, ...this.#indexes(name) })
    this.#writers = { business: writer('business'), product: writer('product'), people: writer('people') }
  }

  async create(): Promise<void> {
    const { prefix, replicas = 0, generation } = this.#options
    await Promise.all(definitions(prefix, replicas, generation).map((one) => this.#createOne(...one)))
  }

  async remove(): Promise<void> {
    const { send, prefix, generation } = this.#options
    const names = definitions(prefix, 0, generation).map(([index]) => index)
    await send({ method: 'DELETE', path: `/${names.join(',')}?ignore_unavailable=true` })
  }

  async search(name: IndexName, query: SearchQuery, vocabulary?: Vocabulary): Promise<SearchResult> {
    return new OpenSearchExecution(await this.#searched(name, vocabulary), query).run()
  }

  async suggest(name: IndexName, query: SuggestQuery): Promise<readonly string[]> {
    return suggestNames(await this.#searched(name), query)
  }

  async knows(texts: readonly string[]): Promise<ReadonlySet<string>> {
    const forms = new Map(texts.filter((text) => text !== '').map((text) => [text, formsOf(text)]))
    const include = [...new Set([...forms.values()].flat())]
    if (include.length === 0) return new Set()
    const aggs = { found: { terms: { field: 'brand', include, size: include.length } } }
    const body = { size: 0, track_total_hits: false, query: { terms: { brand: include } }, aggs }
    const { documents } = this.#indexes('product')
    const { aggregations } = await this.#options.send({ method: 'POST', path: `/${documents}/_search`, body })
    const known = new Set(aggregations.found.buckets.map(({ key }: { key: string }) => key))
    return new Set(texts.filter((text) => forms.get(text)?.some((form) => known.has(form))))
  }

  async apply({ documents = {}, removed = {}, removedOwners = [], position }: Changes): Promise<void> {
    const version = versionOf(position)
    const rejected: Rejection[] = []
    for (const name of indexNames)
      rejected.push(...(await this.#writers[name].write(documents[name] ?? [], removed[name] ?? [], version)))
    const [first] = rejected
    if (first) throw new Error(`${first.id} was not written: ${first.reason}`)
    for (const owner of removedOwners) await this.#removeOwned(owner, version)
    const { send } = this.#options
    await send({ method: 'PUT', path: `/${this.#state}/_doc/position`, body: { position } })
  }

  async #removeOwned(owner: string, version: number): Promise<void> {
    const target = { send: this.#options.send, ...this.#indexes('product') }
    for (let ids = await findOwned(target, owner); ids.length > 0; ids = await findOwned(target, owner, ids.at(-1)))
      await this.#writers.product.write([], ids, version)
  }

  async position(): Promise<string> {
    const { send } = this.#options
    const { docs } = await send({ method: 'POST', path: `/${this.#state}/_mget`, body: { ids: ['position'] } })
    return docs[0]._source?.position ?? '0'
  }

  async state(): Promise<BackendState> {
    const [position, ...indexes] = await Promise.all([
      this.position(),
      ...indexNames.map((name) => this.#stateOf(name)),
    ])
    const [business, product, people] = indexes as [IndexState, IndexState, IndexState]
    return {
      isReady: true,
      position,
      documents: { business: business.documents, product: product.documents, people: people.documents },
      memory: { business: business.bytes, product: product.bytes, people: people.bytes },
      counts: { business: business.counts, product: product.counts },
    }
  }

  async #stateOf(name: IndexName): Promise<IndexState> {
    const { documents } = this.#indexes(name)
    const aggs = Object.fromEntries(
      ['country', 'category'].map((field) => [field, { terms: { field, size: COUNTED, exclude: [''] } }]),
    )
    const body = { size: 0, track_total_hits: true, aggs }
    const [{ hits, aggregations }, { _all: stats }] = await Promise.all([
      this.#options.send({ method: 'POST', path: `/${documents}/_search`, body }),
      this.#options.send({ method: 'GET', path: `/${documents}/_stats/store` }),
    ])
    const counted = (field: string): Map<string, number> =>
      new Map(aggregations[field].buckets.map((one: { key: string; doc_count: number }) => [one.key, one.doc_count]))
    const counts = { country: counted('country'), category: counted('category') }
    return { documents: hits.total.value, bytes: stats.primaries.store.size_in_bytes, counts }
  }

  async #searched(name: IndexName, given?: Vocabulary) {
    const vocabulary = given ?? (name === 'people' ? noVocabulary : this.#options.vocabulary)
    const { send } = this.#options
    const { documents, words } = this.#indexes(name)
    const others = this.#indexes(other[name]).documents
    const source: WordSource = { send, documents, words, others }
    const { count } = await send({ method: 'GET', path: `/${documents}/_count` })
    return { kind: kindOf[name], source, documents: count, vocabulary }
  }

  #indexes(name: IndexName): { documents: string; words: string } {
    const { prefix, generation } = this.#options
    return indexesOf(prefix, name, generation)
  }

  get #state(): string {
    const { prefix, generation } = this.#options
    return stateIndex(prefix, generation)
  }

  async #createOne(index: string, body: Json): Promise<void> {
    const { send } = this.#options
    const { count } = await send({ method: 'GET', path: `/_cat/indices/${index}*?format=json&h=index` }).then(
      (found: { index: string }[]) => ({ count: found.filter((one) => one.index === index).length }),
    )
    if (count === 0) await send({ method: 'PUT', path: `/${index}`, body })
  }
}

/** Versions begin with 1. */
const versionOf = (position: string): number => Number(BigInt(position) + 1n)

type IndexState = {
  documents: number
  bytes: number
  counts: Record<'country' | 'category', Map<string, number>>
}

function formsOf(text: string): string[] {
  const lower = text.toLowerCase()
  const titled = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return [...new Set([text, lower, text.toUpperCase(), titled])]
}
