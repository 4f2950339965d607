// Snapshots, catching up and kills.
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { EventLog } from '#kit/events.ts'
import { testDatabase, type TestDatabase } from '#kit/postgres/testing.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { isReadable, type NetworkEventLog } from '#api/foundation/events.ts'
import { addBusiness, addProduct } from '#api/testing.ts'
import { type RunningSearch, startSearch } from './indexes.ts'

let bench: TestDatabase<DB>
let pool: pg.Pool
let folder: string
let running: RunningSearch[] = []
before(async () => {
  bench = await testDatabase<DB>({ template: 'api', migrations: [migrations], max: 8 })
  pool = bench.database.pool
})
after(() => bench.drop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wbn-search-'))
})
afterEach(async () => {
  for (const search of running) await search.stop()
  running = []
  await rm(folder, { recursive: true, force: true })
})

/** `made`: indexes built anew; `warned`: why. */
async function start(
  from = folder,
  on = pool,
): Promise<{ search: RunningSearch; eventLog: NetworkEventLog; built: string[]; warned: string[] }> {
  const built: string[] = []
  const warned: string[] = []
  const eventLog = new EventLog(on, await EventLog.now(on), isReadable)
  const log = {
    info: (entry: { indexName?: string }) => void built.push(entry.indexName!),
    warn: (entry: { reason?: string }) => void warned.push(entry.reason!),
  }
  const search = await startSearch({ pool: on, eventLog, folder: from, log: log as never })
  running.push(search)
  return { search, eventLog, built, warned }
}

async function assertSame({ search, eventLog }: { search: RunningSearch; eventLog: NetworkEventLog }): Promise<void> {
  await eventLog.catchUp()
  for (const [indexName, table] of [
    ['business', 'businesses'],
    ['product', 'products'],
  ] as const) {
    const { rows } = await pool.query<{ id: string }>(`select id from ${table} where removed_at is null order by id`)
    const size = (await search.state()).documents[indexName]
    const { ids, total } = await search.find(indexName, { text: '', skip: 0, size })
    assert.deepEqual(
      ids.toSorted(),
      rows.map((row) => row.id),
      table,
    )
    assert.equal(total, rows.length)
    assert.equal(size, rows.length)
  }
  const { rows } = await pool.query<{ value: string; count: number }>(
    'select brand as value, count(*) from products where removed_at is null and brand is not null group by 1',
  )
  const { facets } = await search.find('product', { text: '', skip: 0, size: 1, facets: true })
  const byValue = (one: { value: string }, other: { value: string }) => (one.value < other.value ? -1 : 1)
  assert.deepEqual(facets!.brand!.toSorted(byValue), rows.toSorted(byValue))
}

test('a second start loads its snapshot and catches up with later events', async () => {
  const first = await start()
  assert.deepEqual(first.built, ['business', 'product', 'people'])
  const business = await addBusiness(bench.database.kysely, 'Snapshot Works')
  await first.eventLog.catchUp()
  await first.search.stop()
  const product = await addProduct(bench.database.kysely, business, 'Written while nobody looked')
  const second = await start()
  assert.deepEqual(second.built, [])
  const everything = { text: '', skip: 0, size: 1000 }
  assert.ok((await second.search.find('business', everything)).ids.includes(business))
  assert.ok((await second.search.find('product', everything)).ids.includes(product))
  await assertSame(second)
  await second.search.stop()
  const third = await start()
  assert.deepEqual([third.built, third.warned], [[], []])
  await assertSame(third)
})

test('rows written while an index is built are in it once', async () => {
  const business = await addBusiness(bench.database.kysely, 'Busy Works')
  let writing = true
  const writer = (async () => {
    for (let number = 0; writing || number < 20; number++)
      await addProduct(bench.database.kysely, business, `Busy part ${number}`)
  })()
  const started = await start()
  writing = false
  await writer
  await assertSame(started)
})

test('a damaged, truncated or foreign snapshot is not used, and the index is rebuilt', async () => {
  const first = await start()
  await first.search.stop()
  const file = join(folder, 'product.index')
  const whole = await readFile(file)
  const damaged = Buffer.from(whole)
  damaged[Math.floor(damaged.length * 0.7)]! ^= 0xff
  for (const bytes of [damaged, whole.subarray(0, whole.length / 2), Buffer.alloc(0), Buffer.from('nothing of ours')]) {
    await writeFile(file, bytes)
    const next = await start()
    assert.deepEqual(next.built, ['product'], `${bytes.length} bytes`)
    assert.equal(next.warned.length, 1)
    await assertSame(next)
    // Its new snapshot would replace the next file.
    await next.search.stop()
  }
})

test('folders in the place of snapshots are moved aside, with what is in them, and snapshots are written again', async () => {
  const first = await start()
  await first.search.stop()
  for (const name of ['product.index', 'positions.json']) {
    await rm(join(folder, name))
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'kept'), name)
  }
  const second = await start()
  assert.deepEqual(second.built, ['product'])
  assert.equal(second.warned.length, 2)
  for (const aside of second.warned) assert.match(await readFile(join(aside, 'kept'), 'utf8'), /^p/)
  await second.search.stop()
  const third = await start()
  assert.deepEqual([third.built, third.warned], [[], []])
  await assertSame(third)
})

test('a snapshot of another database is not used', async () => {
  await addBusiness(bench.database.kysely, 'Only Here')
  const first = await start()
  await first.search.stop()
  const other = await testDatabase<DB>({ template: 'api', migrations: [migrations] })
  const copy = await mkdtemp(join(tmpdir(), 'wbn-search-'))
  await cp(folder, copy, { recursive: true })
  const elsewhere = await start(copy, other.database.pool)
  assert.deepEqual(elsewhere.built, ['business', 'product', 'people'])
  assert.equal((await elsewhere.search.state()).documents.business, 0)
  await rm(copy, { recursive: true })
  await other.drop()
})

test('old events are deleted once no snapshot needs them; an older snapshot elsewhere is rebuilt', async () => {
  const stale = await start()
  await stale.search.stop()
  const old = await mkdtemp(join(tmpdir(), 'wbn-search-'))
  await cp(folder, old, { recursive: true })
  const business = await addBusiness(bench.database.kysely, 'Forgotten Works')
  await pool.query(`update events set told_at = now() - interval '8 days'`)
  const isTold = async () =>
    (await pool.query(`select from events where data -> 'ids' ? $1`, [business])).rowCount === 1
  const current = await start()
  await current.search.deleteOldEvents()
  assert.ok(await isTold(), 'the snapshot on disk is not beyond it yet')
  for (let waited = 0; (await isTold()) && waited < 20_000; waited += 50) {
    await current.eventLog.catchUp()
    await current.search.save()
    await current.search.deleteOldEvents()
    await setTimeout(50)
  }
  assert.ok(!(await isTold()))
  const kept = await start()
  assert.deepEqual(kept.built, [])
  await assertSame(kept)
  const lost = await start(old)
  assert.deepEqual(lost.built, ['business', 'product', 'people'])
  await assertSame(lost)
  await rm(old, { recursive: true })
})

function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('kill -9 at any moment loses and doubles nothing', async () => {
  const draw = chance(20_261_120)
  const db = bench.database.kysely
  const business = await addBusiness(db, 'Struck Works')
  const living: string[] = []
  let revision = 0

  async function write(): Promise<void> {
    const what = living.length < 5 ? 0 : draw(4)
    if (what < 2) living.push(await addProduct(db, business, `Struck part ${living.length}`, { brand: 'rev 0' }))
    else if (what === 2) await changed(living[draw(living.length)]!, `brand = 'rev ${++revision % 20}'`)
    else await changed(living.splice(draw(living.length), 1)[0]!, 'removed_at = now()')
  }
  async function changed(id: string, set: string): Promise<void> {
    await pool.query(
      `with done as (update products set ${set} where id = '${id}' returning id)
       insert into events (name, data) select 'products.changed', jsonb_build_object('ids', jsonb_agg(id)) from done`,
    )
  }

  for (let round = 0; round < 6; round++) {
    const child = fork(join(import.meta.dirname, 'indexes.child.ts'), [bench.url, folder], { stdio: 'inherit' })
    const gone = once(child, 'exit')
    // Every third dies while starting.
    if (round % 3 !== 2) await once(child, 'message')
    for (let writes = 5 + draw(60); writes > 0; writes--) await write()
    child.kill('SIGKILL')
    assert.equal((await gone)[1], 'SIGKILL')
    await write()
    await assertSame(await start())
  }
})
