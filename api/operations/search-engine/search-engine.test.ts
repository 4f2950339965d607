// Search engine in the console.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { dataOf, type NetworkEvent } from '#api/foundation/events.ts'
import { addBusiness, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let anna: TestPerson
before(async () => {
  bench = await testApi()
  anna = await bench.person('Anna Admin', { roles: ['administrator'] })
})
after(() => bench.close())
beforeEach(async () => {
  bench.dependencies.process.searchMode = 'on'
  await bench.pool.query('truncate search_generations, search_rejects, leases')
})

const why = { reason: 'The cluster was restored' }
const calls = [
  ['GET', '/console/search-engine', undefined],
  ['PUT', '/console/search-engine/rebuild', why],
  ['PUT', '/console/search-engine/retry', why],
] as const

test('strangers, members and moderators learn nothing and begin nothing', async () => {
  const moderator = await bench.person('Mo Moderator', { roles: ['moderator'] })
  const member = await bench.person('Mia Member')
  for (const [method, path, body] of calls) {
    assert.equal((await bench.ask(method, path, body)).status, 401)
    assert.equal((await member.ask(method, path, body)).status, 403)
    assert.equal((await moderator.ask(method, path, body)).status, 403)
  }
  const { generations } = await anna.api.searchEngine.state()
  assert.deepEqual(generations, [])
})

test('without a cluster the built-in engine tells its documents and bytes, and nothing can be rebuilt', async () => {
  bench.dependencies.process.searchMode = undefined
  await addProduct(bench.db, await addBusiness(bench.db, 'Pumps of Prato'), 'Gear pump')
  const { engine, indexes, leader } = await anna.api.searchEngine.state()
  assert.deepEqual([engine, leader], ['built-in', null])
  const own = await bench.dependencies.search.state()
  assert.deepEqual(indexes, { documents: own.documents, bytes: own.memory })
  const refusal = { name: 'Conflict', message: /SEARCH_URL is not set/ }
  await assert.rejects(anna.api.searchEngine.rebuild({ body: why }), refusal)
  await assert.rejects(anna.api.searchEngine.retry({ body: why }), refusal)
})

test('a rebuild that is asked for twice is one, until it has ended', async () => {
  await anna.api.searchEngine.rebuild({ body: why })
  const { generations } = await anna.api.searchEngine.rebuild({ body: why })
  assert.deepEqual(
    generations.map(({ state, askedBy, total }) => [state, askedBy, total]),
    [['waiting', 'console', 0]],
  )
  const entries = await actsOf('search.rebuild')
  assert.deepEqual(
    entries.map(({ reason, actorName }) => [reason, actorName]),
    [[why.reason, 'Anna Admin']],
  )
  await bench.pool.query(`update search_generations set started_at = now(), failure = 'product: 1 documents of 9 rows'`)
  const again = await anna.api.searchEngine.rebuild({ body: why })
  assert.deepEqual(
    again.generations.map(({ state, failure }) => [state, failure]),
    [
      ['waiting', null],
      ['failed', 'product: 1 documents of 9 rows'],
    ],
  )
})

test('leader, position, lag and what each generation holds are told while the lease is held', async () => {
  await bench.pool
    .query(`insert into search_generations (number, asked_by, started_at, copied, total, current_at, replaced_at, removed_at)
    values (1, 'indexer', now(), 9, 9, now(), now(), now()), (2, 'indexer', now(), 9, 9, now(), now(), null),
      (3, 'indexer', now(), 9, 9, now(), null, null), (4, 'npm run admin', now(), 4, 9, null, null, null)`)
  const documents = { business: 2, product: 6, people: 1 }
  const state = {
    generation: 3,
    position: '812',
    currentAt: Date.now() - 5000,
    generations: [{ number: 3, documents, bytes: 4096 }],
  }
  await bench.pool.query(
    `insert into leases (name, holder, until, state) values ('search indexer', 'search-1:40', now() + interval '1 hour', $1)`,
    [state],
  )
  const { leader, generations, engine, indexes } = await anna.api.searchEngine.state()
  assert.deepEqual([engine, indexes], ['opensearch', null])
  assert.deepEqual([leader?.holder, leader?.generation, leader?.position], ['search-1:40', 3, '812'])
  assert.ok(leader!.lagSeconds! >= 5 && Date.parse(leader!.until) > Date.now())
  assert.deepEqual(
    generations.map((one) => [one.number, one.state, one.copied, one.documents, one.bytes]),
    [
      [4, 'copying', 4, null, null],
      [3, 'current', 9, documents, 4096],
      [2, 'replaced', 9, null, null],
      [1, 'removed', 9, null, null],
    ],
  )
  await bench.pool.query(`update leases set until = now() - interval '1 second'`)
  assert.equal((await anna.api.searchEngine.state()).leader, null)
})

test('rejected rows are listed, and tried again all or one, as often as is asked', async () => {
  await bench.pool.query(`insert into search_rejects (kind, id, reason, rejected_at, tries)
    select 'product', ('019a0000-0000-7000-8000-0000000000' || (n + 10))::uuid, 'mapper_parsing_exception', now() - make_interval(mins => n), n
    from generate_series(1, 60) n`)
  await bench.pool.query(
    `insert into search_rejects (kind, id, reason) values ('business', '019a0000-0000-7000-8000-000000000001', 'too long')`,
  )
  const { rejects, rejectCount } = await anna.api.searchEngine.state()
  assert.deepEqual([rejects.length, rejectCount], [50, 61])
  assert.deepEqual([rejects[0]!.kind, rejects[0]!.reason, rejects[0]!.tries], ['business', 'too long', 1])
  const [{ kind, id }] = rejects as [(typeof rejects)[number]]
  for (let times = 0; times < 2; times++) await anna.api.searchEngine.retry({ body: { row: { kind, id }, ...why } })
  assert.deepEqual(await retried(), [
    ['business', 1],
    ['business', 1],
  ])
  const unknown = '019a0000-0000-7000-8000-0000000000aa'
  const after = await anna.api.searchEngine.retry({ body: { row: { kind: 'people', id: unknown }, ...why } })
  assert.equal(after.rejectCount, 61)
  assert.equal((await retried()).length, 2)
  await anna.api.searchEngine.retry({ body: why })
  assert.deepEqual((await retried()).slice(2).map(String).toSorted(), ['business,1', 'product,60'])
  const acts = await actsOf('search.retry')
  assert.deepEqual(
    acts.map(({ detail }) => detail['count']),
    [61, 1, 1],
  )
})

async function retried(): Promise<(string | number)[][]> {
  const { rows } = await bench.pool.query<NetworkEvent>(
    `select * from events where name = 'search.retried' order by id`,
  )
  return dataOf(rows, 'search.retried').map(({ kind, ids }) => [kind, ids.length])
}

async function actsOf(act: string) {
  const { data } = await anna.api.audit.list({ query: { act } })
  return data
}
