// Judged queries on both backends: `WBN_DATA=… npm run opensearch -- node bench/relevance/backends.ts`. SHARE=10 takes
// every tenth unjudged document.
import { isLocale } from '#contract/foundation/locales.ts'
import { connectOpenSearch } from '#kit/opensearch/client.ts'
import { phraseDictionary } from '#api/discovery/search/phrases.ts'
import { questionOf, readingOf } from '#api/discovery/search/understanding.ts'
import { BuiltInBackend } from '#search-engine/built-in.ts'
import { queryOf, type SearchBackend, type SearchResult } from '#search-engine/index.ts'
import { OpenSearchBackend } from '#search-engine/opensearch/backend.ts'
import { readDocuments } from './documents.ts'
import { gradesOf, type JudgedQuery, judgedQueries, judgedTable } from './judged.ts'

const WRITTEN_AT_ONCE = 2000 // documents
const ROUNDS = 2
const farthest = 0.03

const { SEARCH_URL = '', SHARE = '1' } = process.env
const phrases = phraseDictionary()
const graded = new Set([...gradesOf().values()].flatMap((grades) => [...grades.keys()]))
const isTaken = ({ id }: { id: string }, at: number): boolean => graded.has(id) || at % Number(SHARE) === 0
const read = await readDocuments()
const documents = { business: read.businesses.filter(isTaken), product: read.products.filter(isTaken) }
console.log(`${documents.business.length} companies, ${documents.product.length} products`)
const { send, close } = connectOpenSearch(SEARCH_URL)
const openSearch = new OpenSearchBackend({ send, prefix: `bench-${process.pid}`, vocabulary: phrases })
await openSearch.create()

async function fill(backend: SearchBackend): Promise<number> {
  const from = performance.now()
  for (const [name, own] of Object.entries(documents))
    for (let at = 0; at < own.length; at += WRITTEN_AT_ONCE)
      await backend.apply({ documents: { [name]: own.slice(at, at + WRITTEN_AT_ONCE) }, position: '1' })
  return Math.round((performance.now() - from) / 1000)
}

async function ask(backend: SearchBackend, { type, text, language: asked }: JudgedQuery): Promise<SearchResult> {
  const kind = type === 'company' ? 'business' : 'product'
  const reading = readingOf({ phrases, language: isLocale(asked) ? asked : 'en', kind }, text)
  const question = questionOf(reading, await backend.knows(reading.names))
  return backend.search(kind, { ...queryOf(question), skip: 0, size: 10, facets: true })
}

const times: { backend: string; seconds: number; p50: string; p99: string }[] = []
const results: Map<string, SearchResult>[] = []
for (const [name, backend] of [
  ['built-in', new BuiltInBackend({ vocabulary: phrases })],
  ['OpenSearch', openSearch],
] as const) {
  const seconds = await fill(backend)
  const found = new Map<string, SearchResult>()
  let taken: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    taken = []
    for (const query of judgedQueries()) {
      const from = performance.now()
      found.set(query.id, await ask(backend, query))
      taken.push(performance.now() - from)
    }
  }
  taken.sort((a, b) => a - b)
  const at = (share: number): string => taken[Math.floor(share * (taken.length - 1))]!.toFixed(2)
  times.push({ backend: name, seconds, p50: at(0.5), p99: at(0.99) })
  results.push(found)
}
await openSearch.remove()
await close()

const [one, other] = results.map((found) => judgedTable(({ id }) => found.get(id)!.ids).means)
const halves = (['open', 'held'] as const).map((half) => ({
  half,
  'built-in': one!.all[half],
  OpenSearch: other!.all[half],
}))
const isEqual = (id: string, of: (result: SearchResult) => unknown): boolean =>
  JSON.stringify(of(results[0]!.get(id)!)) === JSON.stringify(of(results[1]!.get(id)!))
const ids = [...results[0]!.keys()]
const equal = {
  queries: ids.length,
  'first ten': ids.filter((id) => isEqual(id, (result) => result.ids)).length,
  totals: ids.filter((id) => isEqual(id, ({ total }) => total)).length,
  mentions: ids.filter((id) => isEqual(id, ({ mentions }) => mentions)).length,
  'facets of country': ids.filter((id) => isEqual(id, ({ facets }) => facets!.country)).length,
}
console.table(halves)
console.table(times)
console.table([equal])
for (const id of ids.filter((one) => !isEqual(one, ({ total }) => total)).slice(0, 20)) {
  const text = judgedQueries().find((query) => query.id === id)!.text
  console.log(text, ...results.map((found) => found.get(id)!.total))
}
process.exit(halves.every((row) => Math.abs(row['built-in'] - row.OpenSearch) <= farthest) ? 0 : 1)
