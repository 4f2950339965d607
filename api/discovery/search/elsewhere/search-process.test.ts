// An API without an index asks a search process.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { EventLog } from '#kit/events.ts'
import { refuse } from '#kit/serve.ts'
import { apiClient } from '#api/api.ts'
import type { ApiDependencies } from '#api/foundation/context.ts'
import { isReadable } from '#api/foundation/events.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { type RunningSearch, startSearch } from '../indexes.ts'
import { backendAt, serveSearch } from './search-process.ts'

const key = 'a secret of this site'
let bench: TestApi
let app: FastifyInstance
let elsewhere: RunningSearch
let dependencies: ApiDependencies
let folder: string
let valves: string

before(async () => {
  bench = await testApi({ isShared: true })
  const { eventLog } = bench.dependencies
  valves = await addBusiness(bench.db, 'Remote Valve Works', { countryCode: 'IT' })
  for (const size of [20, 40, 50])
    await addProduct(bench.db, valves, `Ball valve DN${size}`, { brand: 'Remota', partNumber: `RV-${size}` })
  await addBusiness(bench.db, 'Other Pumps', { countryCode: 'DE' })
  app = Fastify()
  refuse(app)
  const search = bench.dependencies.search as RunningSearch
  await serveSearch(app, { search, catchUp: () => eventLog.catchUp(), key })
  const address = await app.listen()
  folder = await mkdtemp(join(tmpdir(), 'wbn-search-'))
  const own = new EventLog(bench.pool, await EventLog.now(bench.pool), isReadable)
  elsewhere = await startSearch({
    pool: bench.pool,
    eventLog: own,
    folder,
    log: bench.app.log,
    openBackend: backendAt(address, key),
  })
  dependencies = { ...bench.dependencies, eventLog: own, search: elsewhere }
})
after(async () => {
  await elsewhere.stop()
  await app.close()
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

const here = () => apiClient(bench.dependencies, 'en')
const there = () => apiClient(dependencies, 'en')

test('strangers and wrong keys are refused before the question is read; a question that is none, too', async () => {
  const question = { index: 'product', query: { text: 'valve', skip: 0, size: 5 } }
  const post = async (authorization: string | undefined, payload: object) =>
    app.inject({
      method: 'POST',
      url: '/search-backend/search',
      payload,
      ...(authorization && { headers: { authorization } }),
    })
  for (const authorization of [undefined, 'Bearer', 'Bearer another secret here', `Basic ${key}`])
    assert.equal((await post(authorization, { nonsense: 1 })).statusCode, 403, authorization)
  assert.equal((await post(`Bearer ${key}`, question)).statusCode, 200)
  for (const wrong of [{}, { index: 'orders', query: question.query }, { index: 'product', query: { text: 7 } }])
    assert.equal((await post(`Bearer ${key}`, wrong)).statusCode, 400)
})

test('answers are the same as of an API with an index', async () => {
  for (const textQuery of [
    '',
    'ball valve',
    'remota',
    'RV-40',
    'bal valev',
    'válvulas de bola en Italia',
    'valve -dn20',
  ]) {
    const body = { textQuery, explain: true, facets: true }
    assert.deepEqual(await there().search.product({ body }), await here().search.product({ body }), textQuery)
    assert.deepEqual(await there().search.business({ body }), await here().search.business({ body }), textQuery)
  }
  assert.equal((await there().search.product({ body: { textQuery: 'ball valve' } })).total, 3)
  const query = { q: 'remo' }
  assert.deepEqual(await there().search.suggest({ query }), await here().search.suggest({ query }))
  assert.equal((await there().search.suggest({ query })).businesses.length, 1)
  assert.deepEqual((await elsewhere.state()).counts, (await bench.dependencies.search.state()).counts)
})

test('a draft of a synonym is tried there as here', async () => {
  const names = { en: ['quarkel', 'ball valve'] }
  const draft = { kind: 'product', reference: '', names } as const
  const find = async ({ search }: ApiDependencies) => {
    const asking = search.withDraft(draft as never)
    const question = await asking.questionOf('quarkel', { language: 'en', kind: 'product' })
    return asking.find('product', { text: 'quarkel', concepts: question.concepts, skip: 0, size: 5 })
  }
  assert.deepEqual(await find(dependencies), await find(bench.dependencies))
  assert.equal((await find(dependencies)).total, 3)
})

test('what was committed before a question is in its answer, also where it was asked before', async () => {
  const count = async () => (await there().search.product({ body: { textQuery: 'turnstile' } })).total
  for (let written = 0; written < 5; written++) {
    assert.equal(await count(), written)
    await addProduct(bench.db, valves, `Turnstile ${written}`)
  }
  assert.equal(await count(), 5)
})

test('products written later in the background reach answers that were kept', async () => {
  const large = await addBusiness(bench.db, 'Large Remote Works', { countryCode: 'IT' })
  for (let number = 0; number < 270; number++) await addProduct(bench.db, large, `Flange ${number}`)
  const countries = async () => {
    const { facets } = await there().search.product({ body: { textQuery: 'flange', facets: true } })
    return facets!.country.map(({ value, count }) => `${value} ${count}`)
  }
  assert.deepEqual(await countries(), ['IT 270'])
  await bench.pool.query(
    `with moved as (update businesses set country_code = 'FR' where id = $1 returning id)
     insert into events (name, data) select 'businesses.changed', jsonb_build_object('ids', jsonb_agg(id)) from moved`,
    [large],
  )
  for (let waited = 0; (await countries())[0] !== 'FR 270' && waited < 20_000; waited += 20) await setTimeout(20)
  assert.deepEqual(await countries(), ['FR 270'])
})

test('while the search process is away, searches say so and the rest answers', async () => {
  await app.close()
  await assert.rejects(there().search.product({ body: { textQuery: 'angle valve' } }), { name: 'ServiceUnavailable' })
  assert.equal((await there().businesses.read({ params: { id: valves } })).data.businessID, valves)
})
