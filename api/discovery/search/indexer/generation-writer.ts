// Events → documents of one generation.
import type pg from 'pg'
import { dataOf, type NetworkEvent } from '#api/foundation/events.ts'
import type { BusinessDocument, Documents, IndexName } from '#search-engine/index.ts'
import { kindOf } from '#search-engine/opensearch/backend.ts'
import type { Rejection } from '#search-engine/opensearch/bulk.ts'
import { indexesOf } from '#search-engine/opensearch/mappings.ts'
import { changeFacts, findFacts, findOutdated, findOwned, markOutdated } from '#search-engine/opensearch/owners.ts'
import type { OpenSearchSend } from '#search-engine/opensearch/send.ts'
import { DocumentWriter } from '#search-engine/opensearch/writer.ts'
import { documentsOf, factsOf } from '../documents.ts'
import { businessesOf, idsOf } from '../index-updater.ts'
import type { Versions } from './versions.ts'

export type Rejects = {
  note: (kind: IndexName, written: readonly string[], rejected: readonly Rejection[]) => Promise<void>
  ids: (kind: IndexName) => string[]
}
type Options = {
  pool: pg.Pool
  send: OpenSearchSend
  prefix: string
  generation: number
  versions: Versions
  rejects: Rejects
}

const readAtOnce = 1000
const rewrittenAtOnce = 500
const ownersAtOnce = 200

export class GenerationWriter {
  readonly #options: Options
  readonly #writers: Record<IndexName, DocumentWriter>
  readonly #products: { send: OpenSearchSend; documents: string }

  constructor(options: Options) {
    this.#options = options
    const { send, prefix, generation } = options
    const writer = (name: IndexName): DocumentWriter =>
      new DocumentWriter(kindOf[name], { send, ...indexesOf(prefix, name, generation) })
    this.#writers = { business: writer('business'), product: writer('product'), people: writer('people') }
    this.#products = { send, documents: indexesOf(prefix, 'product', generation).documents }
  }

  async applyEvents(events: NetworkEvent[]): Promise<void> {
    const { changed, outdated, product, people } = idsOf(events)
    for (const { kind, ids } of dataOf(events, 'search.retried'))
      for (const id of ids) ({ business: changed, product, people })[kind].add(id)
    const { pool } = this.#options
    const owners = [...new Set([...changed, ...outdated, ...(await businessesOf(pool, [...product]))])]
    const current = new Map((await this.#refresh('business', owners)).map((one) => [one.id, one]))
    for (const id of owners) if (!current.has(id)) await this.#removeProductsOf(id)
    await this.#refresh('product', [...product])
    await this.#refresh('people', [...people])
    await this.#markOutdated([...outdated].filter((id) => current.has(id)))
    await this.#followOwners([...changed].flatMap((id) => current.get(id) ?? []))
  }

  async rewriteOutdated(): Promise<boolean> {
    const ids = await findOutdated(this.#products, this.#options.rejects.ids('product'), rewrittenAtOnce)
    if (ids.length > 0) await this.#refresh('product', ids)
    return ids.length === rewrittenAtOnce
  }

  async write<N extends IndexName>(
    name: N,
    documents: readonly Documents[N][],
    { removed = [], version, refresh }: { removed?: readonly string[]; version: number; refresh?: boolean },
  ): Promise<void> {
    const rejected = await this.#writers[name].write(documents, removed, version, refresh)
    const failed = new Set(rejected.map(({ id }) => id))
    const written = [...documents.map(({ id }) => id), ...removed].filter((id) => !failed.has(id))
    await this.#options.rejects.note(name, written, rejected)
  }

  async show(): Promise<void> {
    for (const writer of Object.values(this.#writers)) await writer.refresh()
  }

  async #refresh<N extends IndexName>(name: N, ids: readonly string[]): Promise<Documents[N][]> {
    const written: Documents[N][] = []
    for (let at = 0; at < ids.length; at += readAtOnce) {
      const batch = ids.slice(at, at + readAtOnce)
      const version = await this.#options.versions.next()
      const documents = await documentsOf(this.#options.pool, name, batch)
      const found = new Set(documents.map(({ id }) => id))
      await this.write(name, documents, { removed: batch.filter((id) => !found.has(id)), version })
      written.push(...documents)
    }
    return written
  }

  async #removeProductsOf(business: string): Promise<void> {
    const version = await this.#options.versions.next()
    for (let ids = await findOwned(this.#products, business); ids.length > 0;) {
      await this.write('product', [], { removed: ids, version })
      ids = await findOwned(this.#products, business, ids.at(-1))
    }
  }

  async #markOutdated(businesses: readonly string[]): Promise<void> {
    for (let at = 0; at < businesses.length; at += ownersAtOnce) {
      await this.#options.versions.next()
      await markOutdated(this.#products, businesses.slice(at, at + ownersAtOnce))
    }
  }

  /** A name is among the words of products. */
  async #followOwners(businesses: readonly BusinessDocument[]): Promise<void> {
    const renamed: string[] = []
    for (let at = 0; at < businesses.length; at += ownersAtOnce) {
      const some = businesses.slice(at, at + ownersAtOnce)
      const stored = await findFacts(
        this.#products,
        some.map(({ id }) => id),
      )
      for (const { id, name, businessType, country, verified, run = false } of some) {
        const facts = factsOf({ name, businessType, country, verified, run })
        const others = (stored.get(id) ?? []).filter((one) => one !== facts && one !== '')
        const before = others.filter((one) => (JSON.parse(one) as [string])[0] === name)
        if (before.length < others.length) renamed.push(id)
        if (before.length === 0) continue
        await this.#options.versions.next()
        const values = { businessType, country, verified, run }
        await changeFacts(this.#products, { owner: id, before, facts, values })
      }
    }
    await this.#markOutdated(renamed)
  }
}
