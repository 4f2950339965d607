// Indexer and faults.
import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { emitEvent } from '#api/foundation/events.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'
import { connectOpenSearch } from '#kit/opensearch/client.ts'
import { Indexer } from './indexer.ts'
import { askGeneration } from './queries.ts'
import { foundAnswer, namedIn, type Source, startTestCluster, type TestCluster } from './testing-cluster.ts'

let bench: TestApi
let cluster: TestCluster
let running: { indexer: Indexer; close: () => Promise<void> }[]
before(async () => {
  bench = await testApi()
})
after(() => bench.close())
beforeEach(async () => {
  cluster = await startTestCluster()
  running = []
})
afterEach(async () => {
  for (const { indexer, close } of running) {
    await indexer.stop()
    await close()
  }
  await cluster.close()
})

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate)
}

function start(holder = 'first', lasting = 2000): Indexer {
  const { send, close } = connectOpenSearch(cluster.url)
  const { db, pool } = bench
  const log = { info() {}, warn() {} }
  const indexer = new Indexer({ db, pool, send, prefix: 'wbn', log, holder, lasting, tick: 20 })
  indexer.start()
  running.push({ indexer, close })
  return indexer
}
const product = (id: string) => cluster.documents('wbn-product').get(id) as { document: { name: string } } | undefined
const nameOf = (id: string) => product(id)?.document.name
async function change(table: 'businesses' | 'products', id: string, set: object): Promise<void> {
  await bench.db.transaction().execute(async (tx) => {
    await tx.updateTable(table).set(set).where('id', '=', id).execute()
    await emitEvent(tx, `${table}.changed`, { ids: [id] })
  })
}
const failureOf = async () =>
  (await bench.pool.query('select failure from search_generations where failure is not null')).rows[0]?.failure
const isBulk = (path: string, kind: string) => path.startsWith(`/wbn-${kind}-`) && path.includes('/_bulk')

test('an empty cluster is filled by itself, then follows what is written, renamed and removed', async () => {
  const business = await addBusiness(bench.db, 'Pumps of Prato')
  const id = await addProduct(bench.db, business, 'Gear pump')
  start()
  await until(() => nameOf(id) === 'Gear pump')
  await change('products', id, { name: 'Screw pump' })
  await until(() => nameOf(id) === 'Screw pump')
  await change('businesses', business, { companyName: 'Pumps of Pisa' })
  await until(() => JSON.stringify(product(id)).includes('Pumps of Pisa'))
  await change('products', id, { removedAt: new Date() })
  await until(() => product(id) === undefined)
})

test('a fact of a company is changed in its products by one request, without writing them', async () => {
  const business = await addBusiness(bench.db, 'Valves of Varese')
  const ids = await Promise.all(['one', 'two', 'three'].map((name) => addProduct(bench.db, business, `Valve ${name}`)))
  start()
  await until(() => ids.every((id) => product(id)))
  cluster.requests.length = 0
  await change('businesses', business, { countryCode: 'IT' })
  const country = (id: string) => (product(id) as { country?: string } | undefined)?.country
  await until(() => ids.every((id) => country(id) === 'IT'))
  assert.equal(cluster.requests.filter(({ path }) => isBulk(path, 'product')).length, 0)
})

test('a busy cluster gets half of the rows, and all of them at last', async () => {
  const business = await addBusiness(bench.db, 'Bearings of Bari')
  const ids: string[] = []
  for (let number = 0; number < 8; number++) ids.push(await addProduct(bench.db, business, `Bearing ${number}`))
  const sizes: number[] = []
  cluster.fault = ({ path, lines }) => {
    if (!isBulk(path, 'product') || path.includes('words')) return undefined
    sizes.push(lines.length / 2)
    return sizes.length === 1
      ? { status: 429, body: { error: { type: 'es_rejected_execution_exception' } } }
      : undefined
  }
  start()
  await until(() => ids.every((id) => product(id)))
  assert.ok(sizes[1]! <= sizes[0]! / 2, sizes.join())
})

test('batches that are too large are halved; a row too large by itself stands on the list', async () => {
  const business = await addBusiness(bench.db, 'Presses of Parma')
  const ids: string[] = []
  for (let number = 0; number < 7; number++) ids.push(await addProduct(bench.db, business, `Press ${number}`))
  const [large, ...others] = ids
  cluster.fault = ({ path, lines }) =>
    isBulk(path, 'product') && lines.some((line) => (line as { id?: string }).id === large)
      ? { status: 413, body: {} }
      : undefined
  start()
  await until(() => others.every((id) => product(id)))
  assert.equal(product(large!), undefined)
  const list = async () => (await bench.pool.query('select reason from search_rejects where id = $1', [large])).rows
  await until(async () => (await list()).length > 0)
  assert.deepEqual(await list(), [{ reason: 'too large' }])
})

test('a generation whose counts differ is not turned on, whether it has too few documents or too many', async () => {
  for (const count of [100_000, 0]) {
    for (let number = 0; number < 20; number++) await addBusiness(bench.db, `Kilns of Carpi ${count} ${number}`)
    cluster.fault = ({ path }) =>
      /^\/wbn-business-\d+\/_count/.test(path) ? { status: 200, body: { count } } : undefined
    const leader = start()
    await until(async () => (await failureOf()) !== undefined)
    await leader.stop()
    assert.match(await failureOf(), new RegExp(`^business: ${count} documents of \\d+ rows$`))
    assert.equal(cluster.documents('wbn-business').size, 0)
    // Failed rebuilds pause for ten minutes.
    await bench.pool.query('delete from search_generations')
  }
})

/** `found`: documents of the asked name. `generation` 0: any. */
function answerQuestions(kind: string, generation: number, answer: (found: Source[]) => Source[]): void {
  const ofKind = new RegExp(`^/(wbn-${kind}-${generation || '\\d+'})/_search`)
  cluster.fault = ({ path, body }) => {
    const [, index] = ofKind.exec(path) ?? []
    if (index === undefined || !(body.aggs as Source | undefined)?.things) return undefined
    return { status: 200, body: foundAnswer(answer(namedIn([...cluster.documents(index).values()], body)), body) }
  }
}

test('a generation that does not find companies and products by their names is not turned on', async () => {
  await addProduct(bench.db, await addBusiness(bench.db, 'Ovens of Otranto'), 'Tunnel oven')
  for (const kind of ['business', 'product']) {
    answerQuestions(kind, 0, () => [])
    const leader = start()
    await until(async () => (await failureOf()) !== undefined)
    await leader.stop()
    const expected = String.raw`^${kind}: (\d+) of \1 are not among the first ten by their names: ".+" \(.{36}\)`
    assert.match(await failureOf(), new RegExp(expected))
    assert.equal(cluster.documents(`wbn-${kind}`).size, 0)
    await bench.pool.query('delete from search_generations')
  }
})

test('a generation that answers questions otherwise than the one before is not turned on', async () => {
  const name = 'Vats of Vasto'
  const ids: string[] = []
  for (let number = 0; number < 20; number++) ids.push(await addBusiness(bench.db, name))
  await bench.pool.query(
    `insert into choices (question, resource_type, resource_id, day, opens) values ($1, 'business', $2, current_date, 5)`,
    [name.toLowerCase(), ids[0]],
  )
  start()
  const latest = 'select coalesce(max(number), 0) as number from search_generations where current_at is not null'
  const current = async (): Promise<number> => (await bench.pool.query(latest)).rows[0].number
  await until(async () => (await current()) > 0)
  const first = await current()
  await askGeneration(bench.db, 'test')
  await until(async () => (await current()) > first)

  const second = await current()
  answerQuestions('business', second + 1, (found) => found.toReversed())
  await askGeneration(bench.db, 'test')
  await until(async () => (await failureOf()) !== undefined)
  assert.match(
    await failureOf(),
    /^questions share 0 % of their first ten with generation \d+, least of all "vats of vasto" \(business: 0 of 10\)$/,
  )
  assert.equal(await current(), second)
  await bench.pool.query('delete from search_generations')
})

/** Requests during which an indexer that waits for nothing would ask again. */
async function askMeanwhile(): Promise<void> {
  for (let number = 0; number < 30; number++) await (await fetch(`${cluster.url}/meanwhile`)).text()
}
const requestsOfIndexer = () => cluster.requests.filter(({ path }) => path !== '/meanwhile').length

test('a cluster that refuses is asked once a tick, whatever wakes the leader, and said once', async () => {
  const said: string[] = []
  const say = (given: unknown, message?: string) =>
    void said.push((given as { err?: { code?: string } }).err?.code ?? String(message))
  cluster.fault = ({ path }) => (path === '/meanwhile' ? undefined : { status: 401, body: {} })
  const { send, close } = connectOpenSearch(cluster.url, { retries: 0 })
  const { db, pool } = bench
  const indexer = new Indexer({ db, pool, send, prefix: 'wbn', log: { info: say, warn: say }, tick: 60_000 })
  indexer.start()
  running.push({ indexer, close })
  await until(() => said.includes('HTTP 401'))
  const asked = requestsOfIndexer()
  indexer.wake()
  await askMeanwhile()
  assert.equal(requestsOfIndexer(), asked)
  assert.deepEqual(said, ['this process writes to the search cluster', 'HTTP 401'])
})

test('two indexers that are named for the same host and process are two holders', async () => {
  const asked: string[] = []
  const pool = Object.assign(Object.create(bench.pool) as typeof bench.pool, {
    query: async (_: string, [, holder]: [string, string]) => {
      asked.push(holder)
      return { rows: [] }
    },
  })
  const send = async () => assert.fail('nobody leads')
  const log = { info() {}, warn() {} }
  const two = [1, 2].map(() => new Indexer({ db: bench.db, pool, send, prefix: 'wbn', log, tick: 20 }))
  for (const indexer of two) indexer.start()
  await Promise.all(two.map((one) => one.stop()))
  assert.equal(new Set(asked).size, 2)
})

test('a generation that was replaced a day ago is deleted, a later one stays', async () => {
  const business = await addBusiness(bench.db, 'Looms of Lodi')
  const id = await addProduct(bench.db, business, 'Loom')
  start()
  await until(() => nameOf(id) === 'Loom')
  await bench.pool.query(
    `insert into search_generations (number, asked_by, current_at, replaced_at)
     select number, 'test', now() - interval '9 days', now() - make_interval(hours => hours)
     from (values (90001, 25), (90002, 23)) replaced (number, hours)`,
  )
  const isDeleted = (number: number) =>
    cluster.requests.some(({ method, path }) => method === 'DELETE' && path.includes(`wbn-product-${number}`))
  await until(() => isDeleted(90001))
  const noted = async () =>
    (await bench.pool.query('select number from search_generations where removed_at is not null')).rows
  await until(async () => (await noted()).length > 0)
  assert.deepEqual(await noted(), [{ number: 90001 }])
  assert.equal(isDeleted(90002), false)
})

test('a row that the cluster rejects stands on a list, the rest of its batch is written, and it is tried again', async () => {
  const business = await addBusiness(bench.db, 'Ropes of Rimini')
  const [good, bad] = [await addProduct(bench.db, business, 'Rope'), await addProduct(bench.db, business, 'Hawser')]
  cluster.fault = ({ path }) => (isBulk(path, 'product') ? (id) => (id === bad ? 400 : undefined) : undefined)
  start()
  await until(() => nameOf(good) === 'Rope')
  const list = async () =>
    (await bench.pool.query('select id, tries > 0 as tried, reason from search_rejects where id = $1', [bad])).rows
  // Its event is read once more where a transaction of another database is open.
  assert.deepEqual(await list(), [{ id: bad, tried: true, reason: 'mapper_parsing_exception: refused by the test' }])
  assert.equal(product(bad), undefined)
  cluster.fault = () => undefined
  await emitEvent(bench.db, 'search.retried', { kind: 'product', ids: [bad] })
  await until(() => nameOf(bad) === 'Hawser')
  await until(async () => (await list()).length === 0)
})

test('events are applied again where the leader died between writing and its checkpoint', async () => {
  const business = await addBusiness(bench.db, 'Looms of Lecce')
  const id = await addProduct(bench.db, business, 'Loom')
  const leader = start()
  await until(() => nameOf(id) === 'Loom')
  cluster.fault = ({ path }) => (path.includes('-state-') && path.includes('/_doc/') ? 'hang up' : undefined)
  await change('products', id, { name: 'Jacquard loom' })
  await until(() => nameOf(id) === 'Jacquard loom')
  await leader.stop()
  cluster.fault = () => undefined
  const other = await addProduct(bench.db, business, 'Shuttle')
  cluster.requests.length = 0
  start('second')
  await until(() => nameOf(other) === 'Shuttle')
  assert.equal(nameOf(id), 'Jacquard loom')
  const written = cluster.requests.filter(({ path }) => isBulk(path, 'product')).flatMap(({ lines }) => lines)
  assert.ok(written.some((line) => (line as { id?: string }).id === id))
})

test('one of two processes writes; the other takes over when it is gone, and late writes change nothing', async () => {
  const business = await addBusiness(bench.db, 'Mills of Matera')
  const id = await addProduct(bench.db, business, 'Mill')
  const leader = start('first')
  await until(() => nameOf(id) === 'Mill')
  start('second')
  const holder = async () => (await bench.pool.query('select holder from leases')).rows[0].holder
  assert.equal(await holder(), 'first')
  await change('products', id, { name: 'Ball mill' })
  await until(() => nameOf(id) === 'Ball mill')
  const late = cluster.requests.findLast(({ path, lines }) => isBulk(path, 'product') && lines.length === 2)!
  assert.equal((late.lines[1] as { id?: string }).id, id)
  await leader.stop()
  await change('products', id, { name: 'Hammer mill' })
  await until(() => nameOf(id) === 'Hammer mill')
  assert.equal(await holder(), 'second')
  const body = late.lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const headers = { 'content-type': 'application/x-ndjson' }
  const { items } = (await (await fetch(cluster.url + late.path, { method: 'POST', body, headers })).json()) as {
    items: { index: { status: number } }[]
  }
  assert.equal(items[0]!.index.status, 409)
  assert.equal(nameOf(id), 'Hammer mill')
})
