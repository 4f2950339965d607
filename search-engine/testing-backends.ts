// Search backends for tests.
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { connectOpenSearch } from '#kit/opensearch/client.ts'
import type { SearchBackend, Vocabulary } from './backend.ts'
import { BuiltInBackend } from './built-in.ts'
import type { Documents, IndexName, SearchQuery, SearchResult } from './index.ts'
import { PhraseDictionary } from './index.ts'
import { OpenSearchBackend } from './opensearch/backend.ts'

type BackendSession = { backend: SearchBackend; isInProcess?: boolean; close: () => Promise<void> }
type Opener = { name: string; open: (vocabulary: Vocabulary) => Promise<BackendSession> }

const { SEARCH_URL } = process.env
let phrases: PhraseDictionary | undefined
const usual = (): Vocabulary => (phrases ??= new PhraseDictionary())
const noVocabulary: Vocabulary = { knows: () => false, isSlip: () => false }

const openers: Opener[] = [
  {
    name: 'built-in',
    async open(vocabulary) {
      return { backend: new BuiltInBackend({ vocabulary }), isInProcess: true, close: async () => {} }
    },
  },
]
if (SEARCH_URL)
  openers.push({
    name: 'OpenSearch',
    async open(vocabulary) {
      const { send, close } = connectOpenSearch(SEARCH_URL)
      const backend = new OpenSearchBackend({ send, prefix: `test-${randomUUID()}`, vocabulary })
      await backend.create()
      return {
        backend,
        async close() {
          await backend.remove()
          await close()
        },
      }
    },
  })

export class Corpus {
  readonly #opened: BackendSession
  readonly #kept = { business: new Set<string>(), product: new Set<string>(), people: new Set<string>() }
  #position = 0n

  constructor(opened: BackendSession) {
    this.#opened = opened
  }

  get backend(): SearchBackend {
    return this.#opened.backend
  }

  get isInProcess(): boolean {
    return this.#opened.isInProcess ?? false
  }

  async empty(): Promise<void> {
    for (const name of ['business', 'product', 'people'] as const) await this.hold(name, [])
  }

  close(): Promise<void> {
    return this.#opened.close()
  }

  async hold<N extends IndexName>(name: N, documents: readonly Documents[N][]): Promise<void> {
    const ids = new Set(documents.map(({ id }) => id))
    const removed = [...this.#kept[name]].filter((id) => !ids.has(id))
    if (documents.length + removed.length > 0) await this.write(name, documents, removed)
  }

  write<N extends IndexName>(
    name: N,
    documents: readonly Documents[N][],
    removed: readonly string[] = [],
  ): Promise<void> {
    return this.writeAt(this.nextPosition(), name, documents, removed)
  }

  async writeAt<N extends IndexName>(
    position: string,
    name: N,
    documents: readonly Documents[N][],
    removed: readonly string[],
  ): Promise<void> {
    for (const { id } of documents) this.#kept[name].add(id)
    for (const id of removed) this.#kept[name].delete(id)
    await this.backend.apply({ documents: { [name]: documents }, removed: { [name]: removed }, position })
  }

  nextPosition(): string {
    return String(++this.#position)
  }

  search(name: IndexName, query: Partial<SearchQuery>): Promise<SearchResult> {
    return this.backend.search(name, { text: '', skip: 0, size: 5, ...query })
  }
}

export type HeldIndex<N extends IndexName> = {
  search: (query: Partial<SearchQuery>) => Promise<SearchResult>
  upsert: (document: Documents[N]) => Promise<void>
  remove: (id: string) => Promise<void>
}

export async function held<N extends IndexName>(
  corpus: Corpus,
  name: N,
  documents: Documents[N][],
): Promise<HeldIndex<N>> {
  await corpus.hold(name, documents)
  return {
    search: (query) => corpus.search(name, query),
    upsert: (document) => corpus.write(name, [document]),
    remove: (id) => corpus.write(name, [], [id]),
  }
}

const corpora = new Map<string, Promise<Corpus>>()
after(async () => {
  for (const corpus of corpora.values()) await (await corpus).close()
})

export function contract(
  title: string,
  run: (corpus: Corpus) => Promise<void>,
  { vocabulary = 'empty' }: { vocabulary?: 'empty' | 'phrases' } = {},
): void {
  for (const { name, open } of openers) {
    const key = `${name} ${vocabulary}`
    void test(`${name}: ${title}`, async () => {
      const opening =
        corpora.get(key) ?? open(vocabulary === 'empty' ? noVocabulary : usual()).then((opened) => new Corpus(opened))
      corpora.set(key, opening)
      const corpus = await opening
      await corpus.empty()
      await run(corpus)
    })
  }
}

if (!SEARCH_URL)
  void test(
    'OpenSearch',
    { skip: 'left out: SEARCH_URL names no cluster; npm run opensearch -- npm test -- search-engine' },
    () => {},
  )
