// Indexer on a real cluster.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { addBusiness, addProduct, testApi } from '#api/testing.ts'
import { connectOpenSearch } from '#kit/opensearch/client.ts'
import { Generations } from '#search-engine/opensearch/generations.ts'
import { Indexer } from './indexer.ts'
import { askGeneration } from './queries.ts'

const { SEARCH_URL } = process.env
const skip = SEARCH_URL === undefined && 'left out: SEARCH_URL names no cluster'
const products = 6000

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20)
}

test(
  'a rebuild goes on after its leader is killed, beside the current indexes, and every row is there',
  { skip },
  async () => {
    const bench = await testApi()
    const { db, pool } = bench
    const prefix = `t${Date.now()}`
    const { send, close } = connectOpenSearch(SEARCH_URL!)
    const generations = new Generations(send, prefix)
    after(async () => {
      for (const { number } of await generations.list()) await generations.remove(number)
      await close()
      await bench.close()
    })
    const business = await addBusiness(db, 'Works of Trento')
    const model = await addProduct(db, business, 'Model')
    await pool.query(
      `insert into products (business_id, name, slug, industry_id)
     select business_id, 'Part ' || n, 'part-' || n, industry_id from products, generate_series(2, $2) n where id = $1`,
      [model, products],
    )
    const log = { info() {}, warn() {} }
    const own = (holder: string) => new Indexer({ db, pool, send, prefix, log, holder, lasting: 2000, tick: 50 })
    const first = own('first')
    first.start()
    await until(async () => (await generations.current()) !== undefined)
    const before = (await generations.current())!
    await first.stop()
    assert.equal((await generations.count(before)).product, products)

    await askGeneration(db, 'test')
    const url = pool.options.connectionString as string
    const child = spawn(process.execPath, [join(import.meta.dirname, 'indexer.child.ts'), url, SEARCH_URL!, prefix], {
      stdio: 'inherit',
    })
    const ended = once(child, 'exit')
    const copied = async (): Promise<number> =>
      (await pool.query('select copied from search_generations order by number desc limit 1')).rows[0].copied
    await until(async () => (await copied()) > 0)
    child.kill('SIGKILL')
    await ended
    const killedAt = await copied()
    assert.ok(killedAt < products, 'the leader was killed in the middle')
    assert.equal(await generations.current(), before)
    await addProduct(db, business, 'Added meanwhile')

    const second = own('second')
    second.start()
    await until(async () => (await generations.current()) !== before)
    await second.stop()
    const now = (await generations.current())!
    assert.equal((await generations.count(now)).product, products + 1)
    assert.equal(await copied(), products + 2)
  },
)
