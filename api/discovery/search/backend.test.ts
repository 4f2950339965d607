// Plain arrays in place of the built-in engine.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EventLog } from '#kit/events.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'
import type { Documents, Facet, IndexName, SearchBackend, SearchQuery } from '#search-engine/index.ts'
import { everyDocument } from './documents.ts'
import type { OpenBackend, Opening } from './open-built-in.ts'

type Doc = Documents[IndexName]

class ArrayBackend implements SearchBackend {
  kept: Record<IndexName, Doc[]> = { business: [], product: [], people: [] }
  asked: string[] = []
  position = '0'

  async search(index: IndexName, { text, filter = {}, members, skip, size, facets, without }: SearchQuery) {
    this.asked.push(text)
    const words = wordsOf(text)
    const found = this.kept[index].filter((doc) => {
      const [said, within] = [JSON.stringify(doc).toLowerCase(), categoriesOf(doc)]
      if (members && !within.some((id) => members.includes(id))) return false
      if (without?.some((one) => said.includes(one.text.toLowerCase()))) return false
      const { country, category, verified, run, business, businessType } = filter
      return (
        words.every((word) => said.includes(word)) &&
        (!country?.length || country.includes(doc.country)) &&
        (!businessType?.length || businessType.includes(doc.businessType)) &&
        (!category?.length || within.some((id) => category.includes(id))) &&
        (verified === undefined || doc.verified === verified) &&
        (run === undefined || doc.run === run) &&
        (business === undefined || ('businessID' in doc && doc.businessID === business))
      )
    })
    const ids = found.map(({ id }) => id).slice(skip, skip + size)
    return { ids, scores: ids.map(() => 1), total: found.length, ...(facets && { facets: facetsOf(found) }) }
  }

  async suggest(index: IndexName, { text, size }: { text: string; size: number }) {
    this.asked.push(text)
    const named = this.kept[index].filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()))
    return named.map(({ id }) => id).slice(0, size)
  }

  async knows(names: readonly string[]) {
    const brands = new Set(this.kept.product.map((doc) => ('brand' in doc ? doc.brand?.toLowerCase() : undefined)))
    return new Set(names.filter((name) => brands.has(name.toLowerCase())))
  }

  async apply({ documents, removed, removedOwners = [], position }: Parameters<SearchBackend['apply']>[0]) {
    for (const index of ['business', 'product', 'people'] as const) {
      const written = documents?.[index] ?? []
      const gone = new Set([...written.map(({ id }) => id), ...(removed?.[index] ?? [])])
      const isOwned = (doc: Doc) => 'businessID' in doc && removedOwners.includes(doc.businessID)
      this.kept[index] = [...this.kept[index].filter((doc) => !gone.has(doc.id) && !isOwned(doc)), ...written]
    }
    this.position = position
  }

  async state() {
    const { business, product, people } = this.kept
    const sizes = { business: business.length, product: product.length, people: people.length }
    const counts = { business: countsOf(business), product: countsOf(product) }
    return { isReady: true, position: this.position, documents: sizes, memory: sizes, counts }
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(' ').filter(Boolean)
}

function categoriesOf(doc: Doc): string[] {
  return 'categories' in doc ? doc.categories : [doc.category, doc.subCategory].flatMap((id) => id ?? [])
}

function facetsOf(docs: Doc[]) {
  const facet = (valuesOf: (doc: Doc) => string[]): Facet =>
    [...counted(docs, valuesOf)].map(([value, count]) => ({ value, count }))
  return {
    businessType: facet((doc) => [doc.businessType]),
    country: facet((doc) => [doc.country]),
    industry: facet((doc) => [doc.industry]),
    category: facet(categoriesOf),
  }
}

function counted(docs: Doc[], valuesOf: (doc: Doc) => string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of docs.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const countsOf = (docs: Doc[]) => ({
  country: counted(docs, (doc) => [doc.country]),
  category: counted(docs, categoriesOf),
})

const backend = new ArrayBackend()

async function openBackend({ pool }: Opening): Promise<OpenBackend> {
  const position = await EventLog.now(pool)
  for (const index of ['business', 'product', 'people'] as const)
    for await (const document of everyDocument(pool, index))
      await backend.apply({ documents: { [index]: [document] }, position })
  const facts = new Map<string, string | undefined>()
  return {
    backend,
    position,
    facts: {
      has: (id, one) => facts.get(id) === one,
      set: (id, one) => void facts.set(id, one),
      stale: () => [...facts].flatMap(([id, one]) => (one === undefined ? [id] : [])),
    },
  }
}

let bench: TestApi
let [maker, valve] = ['', '']
const [pumps] = nodeByKey('0004')!.children
before(async () => {
  bench = await testApi({ openBackend })
  maker = await addBusiness(bench.db, 'Orvane Works', { countryCode: 'IT', businessType: 'MA' })
  await addBusiness(bench.db, 'Orvane Trading', { countryCode: 'DE', businessType: 'DI' })
  const filed = { industryId: nodeByKey('0004')!.id, categoryId: pumps!.id }
  valve = await addProduct(bench.db, maker, 'Brass ball valves', { brand: 'Orvane', ...filed })
})
after(() => bench.close())

test('a text is understood before the backend is asked, and what it finds is the answer', async () => {
  const body = { textQuery: 'buy brass ball valves price' }
  const { data, total, thing, facets } = await bench.api.search.product({ body: { ...body, facets: true } })
  assert.deepEqual([data.map(({ productID }) => productID), total, thing], [[valve], 1, 'ball valves'])
  assert.ok(backend.asked.includes('brass ball valves'))
  assert.deepEqual(
    facets!.country.map(({ value, count }) => [value, count]),
    [['IT', 1]],
  )
  const makers = await bench.api.search.business({ body: { textQuery: 'orvane manufacturers in Italy' } })
  assert.deepEqual(
    makers.understood!.map(({ kind }) => kind),
    ['role', 'place'],
  )
  assert.ok(backend.asked.includes('orvane'))
  assert.equal((await bench.api.search.business({ body: { textQuery: 'orvane', country: ['DE'] } })).total, 1)
  assert.equal((await bench.api.search.product({ body: { textQuery: pumps!.name.en } })).total, 1)
})

test('suggestions, a company’s own products, figures and mentions come from it too', async () => {
  const { businesses, products } = await bench.api.search.suggest({ query: { q: 'buy orvane w' } })
  assert.deepEqual([businesses.map(({ businessID }) => businessID), products], [[maker], []])
  const own = await bench.api.products.byBusiness({ query: { bid: maker, q: 'ball valves', facets: 'true' } })
  assert.deepEqual([own.total, own.categories], [1, [{ id: pumps!.id, name: pumps!.name.en, count: 1 }]])
  const { companies, products: offered, countries } = await bench.api.home.read()
  assert.deepEqual([companies, offered, countries], [2, 1, 2])
  const ann = await bench.person('Ann Mentions')
  const named = await ann.api.mentions.suggest({ query: { q: 'orvane' } })
  assert.deepEqual(
    named.map(({ companyName }) => String(companyName)).sort((a, b) => a.localeCompare(b)),
    ['Orvane Trading', 'Orvane Works'],
  )
})

test('suppliers of a need are proposed by it', async () => {
  const owner = await bench.person('Olga Owner')
  await addMember(bench.db, await addBusiness(bench.db, 'Needing Works'), owner.userID)
  const { data, thing } = await owner.api.rfqs.propose({ body: { textQuery: 'brass ball valves' } })
  assert.deepEqual([data.map(({ business }) => business.businessID), thing], [[maker], 'brass ball valves'])
})

test('changes reach it with their position, products follow their company', async () => {
  await bench.db.updateTable('businesses').set({ countryCode: 'ES' }).where('id', '=', maker).execute()
  await bench.pool.query(
    `insert into events (name, data) values ('businesses.changed', jsonb_build_object('ids', jsonb_build_array($1::text)))`,
    [maker],
  )
  const there = await bench.api.search.product({ body: { textQuery: 'brass', country: ['ES'] } })
  assert.equal(there.total, 1)
  assert.ok(BigInt(backend.position) > 0n)
  await bench.db.updateTable('businesses').set({ status: 'suspended' }).where('id', '=', maker).execute()
  await bench.pool.query(
    `insert into events (name, data) values ('businesses.changed', jsonb_build_object('ids', jsonb_build_array($1::text)))`,
    [maker],
  )
  assert.equal((await bench.api.search.product({ body: { textQuery: 'brass' } })).total, 0)
})
