// Writer of documents.
import type { AnyDocument } from '../documents.ts'
import type { Kind } from '../schema.ts'
import { BulkSender, type BulkEntry, type Rejection } from './bulk.ts'
import type { OpenSearchSend } from './send.ts'
import { IMPACT_MARK, type StoredDocument, StoredDocuments } from './stored.ts'
import { storedWord } from './words.ts'

const ANALYZED_AT_ONCE = 500 // documents
const WORDS_KNOWN = 500_000
/** Words above it are no marks of pieces, types and memberships. */
const FIRST_CHAR = 32
const LONGEST = 100

export type WriteTarget = { send: OpenSearchSend; documents: string; words: string }

export class DocumentWriter {
  readonly #target: WriteTarget
  readonly #bulk: BulkSender
  readonly #stored: StoredDocuments
  readonly #known = new Set<string>()

  constructor(kind: Kind, target: WriteTarget) {
    this.#target = target
    this.#bulk = new BulkSender(target)
    this.#stored = new StoredDocuments(kind)
  }

  /** Later versions stay; failed documents are returned. */
  async write(
    documents: readonly AnyDocument[],
    removed: readonly string[],
    version: number,
    refresh = true,
  ): Promise<Rejection[]> {
    const { documents: index } = this.#target
    const rejected: Rejection[] = []
    const versioned = { version, version_type: 'external_gte' }
    for (let at = 0; at < documents.length; at += ANALYZED_AT_ONCE) {
      const batch = this.#analyzed(documents.slice(at, at + ANALYZED_AT_ONCE), rejected)
      await this.#writeWords(batch, refresh)
      const entries = batch.map((source): BulkEntry => ({
        action: { index: { _id: source.id, ...versioned } },
        source,
      }))
      rejected.push(...(await this.#bulk.write(index, entries)))
    }
    const deletes = removed.map((_id): BulkEntry => ({ action: { delete: { _id, ...versioned } } }))
    rejected.push(...(await this.#bulk.write(index, deletes)))
    if (refresh && documents.length + removed.length > 0) await this.refresh()
    return rejected
  }

  async refresh(): Promise<void> {
    const { send, documents, words } = this.#target
    await send({ method: 'POST', path: `/${documents},${words}/_refresh` })
  }

  #analyzed(documents: readonly AnyDocument[], rejected: Rejection[]): StoredDocument[] {
    return documents.flatMap((document) => {
      try {
        return [this.#stored.of(document)]
      } catch (error) {
        rejected.push({ id: document.id, reason: String(error) })
        return []
      }
    })
  }

  async #writeWords(batch: readonly StoredDocument[], refresh: boolean): Promise<void> {
    const fresh = this.#freshWords(batch.map((one) => one.words))
    if (fresh.length === 0) return
    const { send, words } = this.#target
    const entries = fresh.map((word): BulkEntry => ({ action: { index: { _id: word } }, source: storedWord(word) }))
    const [refused] = await this.#bulk.write(words, entries)
    if (refused) throw new Error(`the word ${refused.id} was not written: ${refused.reason}`)
    for (const word of fresh) this.#known.add(word)
    if (refresh) await send({ method: 'POST', path: `/${words}/_refresh` })
  }

  #freshWords(texts: readonly string[]): string[] {
    if (this.#known.size > WORDS_KNOWN) this.#known.clear()
    const fresh = new Set<string>()
    for (const text of texts)
      for (const one of text.split(' ')) {
        const word = one.slice(0, one.indexOf(IMPACT_MARK))
        if (word.charCodeAt(0) > FIRST_CHAR && word.length <= LONGEST && !this.#known.has(word)) fresh.add(word)
      }
    return [...fresh]
  }
}
