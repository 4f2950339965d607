// Results of a backend, kept.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Facets, SearchBackend, SearchQuery } from '#search-engine/index.ts'
import { CachedBackend } from './result-cache.ts'

const facets = { country: [{ value: 'IT', count: 2 }] } as unknown as Facets

function counting() {
  const asked: SearchQuery[] = []
  const backend = {
    async search(_index: string, query: SearchQuery) {
      asked.push(query)
      return { ids: [`hit ${query.skip}`], scores: [1], total: 30, ...(query.facets && { facets }) }
    },
    async apply() {},
  } as unknown as SearchBackend
  return { asked, cached: new CachedBackend(backend) }
}
const query = { text: 'pump', skip: 0, size: 5, facets: true }

test('a further page has the facets of the first, which are counted once', async () => {
  const { asked, cached } = counting()
  const first = await cached.search('product', query)
  const second = await cached.search('product', { ...query, skip: 5 })
  assert.deepEqual(second, { ...first, ids: ['hit 5'] })
  assert.deepEqual(
    asked.map(({ skip, facets: counts }) => [skip, counts]),
    [
      [0, true],
      [5, false],
    ],
  )
})

test('a page without facets has none, and a further one alone counts its own', async () => {
  const { asked, cached } = counting()
  await cached.search('product', query)
  assert.equal('facets' in (await cached.search('product', { ...query, skip: 5, facets: false })), false)
  await cached.search('product', { ...query, text: 'valve', skip: 5 })
  assert.equal(asked.at(-1)!.facets, true)
})

test('facets are counted anew after documents have changed', async () => {
  const { asked, cached } = counting()
  await cached.search('product', query)
  await cached.apply({ position: '1', documents: { product: [] } })
  await cached.search('product', { ...query, skip: 5 })
  assert.equal(asked.at(-1)!.facets, true)
})
