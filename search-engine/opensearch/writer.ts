// Writes documents and their words.
import type { AnyDocument } from '../documents.ts'
import type { Kind } from '../schema.ts'
import type { Json, OpenSearchSend } from './send.ts'
import { IMPACT_MARK, StoredDocuments } from './stored.ts'
import { storedWord } from './words.ts'

const WRITTEN_AT_ONCE = 500 // documents
const WORDS_KNOWN = 500_000
/** Words above it are no marks of pieces, types and memberships. */
const FIRST_CHAR = 32
const LONGEST = 100

export type WriteTarget = { send: OpenSearchSend; documents: string; words: string }
type Item = Record<string, { _id: string; status: number; error?: { type: string; reason?: string } }>

export class DocumentWriter {
  readonly #target: WriteTarget
  readonly #stored: StoredDocuments
  readonly #known = new Set<string>()

  constructor(kind: Kind, target: WriteTarget) {
    this.#target = target
    this.#stored = new StoredDocuments(kind)
  }

  /** Documents of a later position stay as they are. */
  async write(
    documents: readonly AnyDocument[],
    removed: readonly string[],
    position: string,
    refresh = true,
  ): Promise<void> {
    const { send, documents: index, words } = this.#target
    const version = versionOf(position)
    for (let at = 0; at < documents.length; at += WRITTEN_AT_ONCE) {
      const batch = documents.slice(at, at + WRITTEN_AT_ONCE).map((document) => this.#stored.of(document))
      const fresh = this.#freshWords(batch.map((one) => one.words))
      const lines = batch.flatMap((one): Json[] => [{ index: { _id: one.id, ...version } }, one])
      if (fresh.length > 0) {
        const written = fresh.flatMap((word): Json[] => [{ index: { _id: word } }, storedWord(word)])
        check(await send({ method: 'POST', path: `/${words}/_bulk`, lines: written }))
        for (const word of fresh) this.#known.add(word)
        if (refresh) await send({ method: 'POST', path: `/${words}/_refresh` })
      }
      check(await send({ method: 'POST', path: `/${index}/_bulk`, lines }))
    }
    for (let at = 0; at < removed.length; at += WRITTEN_AT_ONCE) {
      const lines = removed.slice(at, at + WRITTEN_AT_ONCE).map((_id) => ({ delete: { _id, ...version } }))
      check(await send({ method: 'POST', path: `/${index}/_bulk`, lines }))
    }
    if (refresh && documents.length + removed.length > 0) await send({ method: 'POST', path: `/${index}/_refresh` })
  }

  async removeOwned(owners: readonly string[]): Promise<void> {
    if (owners.length === 0) return
    const { send, documents: index } = this.#target
    const body = { query: { terms: { owner: owners } } }
    await send({ method: 'POST', path: `/${index}/_delete_by_query?conflicts=proceed&refresh=true`, body })
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

/** Versions begin with 1. */
function versionOf(position: string): Json {
  return { version: Number(BigInt(position) + 1n), version_type: 'external_gte' }
}

const LATE = 'version_conflict_engine_exception'

function check({ items }: { items: Item[] }): void {
  for (const item of items) {
    const [answer] = Object.values(item)
    if (answer?.error && answer.error.type !== LATE)
      throw new Error(`${answer._id} was not written: ${answer.error.type}: ${answer.error.reason ?? ''}`)
  }
}
