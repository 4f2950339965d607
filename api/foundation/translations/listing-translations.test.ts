// Words of listings by machine.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { addBusiness, addProduct } from '#api/testing.ts'
import { ask, sweep } from './asking.ts'
import { forgetAllTranslations, forgetOutdatedTranslations } from './listing-translations.ts'
import { translateNow } from './now.ts'
import { translationBench, type TranslationBench } from './testing.ts'

let bench: TranslationBench
let product: string
before(async () => {
  bench = await translationBench()
  const { db } = bench.dependencies
  product = await addProduct(db, await addBusiness(db, 'Valves & Co'), text)
})
after(() => bench.close())
beforeEach(async () => {
  await bench.empty()
  await bench.database.pool.query('truncate listing_translations')
})

const text = 'A robust valve of Acme for 16 bar'
const source = (id = product, more = {}) => ({ key: `product:${id}:name`, text, from: 'en', names: ['Acme'], ...more })
const listing = { purpose: 'listing' } as const
const rows = async () =>
  (await bench.database.pool.query<{ text: string }>('select text from listing_translations order by text')).rows
const told = (name: string) =>
  bench.count(`select count(*) from events where name = $1 and data -> 'products' ? $2`, [name, product])

test('a worker and a button keep the words with names and figures put back', async () => {
  const words = [{ text: 'Ao robusto valveo ofo Acme foro 16 bar' }]
  await ask(bench.dependencies, [source()], 'es', { ...listing, wait: 0 })
  const before = await told('translations.added')
  assert.equal(await bench.work(), 1)
  assert.deepEqual(await rows(), words)
  assert.equal(await told('translations.added'), before + 1)
  await bench.database.pool.query('truncate listing_translations')
  for (let turn = 0; turn < 2; turn++) await translateNow(bench.dependencies, [source()], 'es', listing)
  assert.deepEqual(await rows(), words)
  assert.equal(await told('translations.added'), before + 2, 'a second time nothing is new')
})

test('a sweep keeps what is remembered already, and sends nothing for it', async () => {
  await translateNow(bench.dependencies, [source()], 'es', listing)
  await bench.database.pool.query('truncate listing_translations')
  assert.equal(await sweep(bench.dependencies, [{ ...source(), views: 1 }], 'es', { most: 5 }), 0)
  assert.equal((await rows()).length, 1)
})

test('a text that changed in its figures alone gets its own', async () => {
  await ask(bench.dependencies, [source()], 'es', { ...listing, wait: 0 })
  const changed = text.replace('16', '25')
  const setName = (name: string) =>
    bench.database.pool.query('update products set name = $1 where id = $2', [name, product])
  await setName(changed)
  await ask(bench.dependencies, [source(product, { text: changed })], 'es', { ...listing, wait: 0 })
  assert.equal(await bench.work(), 1)
  assert.match((await rows())[0]!.text, /25 bar/)
  await translateNow(bench.dependencies, [source()], 'es', listing)
  assert.match((await rows())[0]!.text, /25 bar/, 'the former original came late')
  await setName(text)
})

test('nothing is kept of messages, of what is gone, or of a request of an older version', async () => {
  await translateNow(bench.dependencies, [source(undefined, { key: undefined })], 'es', listing)
  await translateNow(bench.dependencies, [source(crypto.randomUUID())], 'es', listing)
  await bench.empty()
  await ask(bench.dependencies, [source()], 'es', { ...listing, wait: 0 })
  await bench.database.pool.query(`update translation_requests set kept_values = '{}', original_hash = ''`)
  assert.equal(await bench.work(), 1)
  assert.deepEqual(await rows(), [])
})

test('words of a text that is another or gone are forgotten, all of them once no service is set', async () => {
  const { db } = bench.dependencies
  await translateNow(bench.dependencies, [source()], 'es', listing)
  await forgetOutdatedTranslations(db)
  assert.equal((await rows()).length, 1)
  await bench.database.pool.query('update listing_translations set original_hash = left(md5($1), 8)', ['Another'])
  await forgetOutdatedTranslations(db)
  assert.equal((await rows()).length, 0)

  await translateNow(bench.dependencies, [source()], 'es', listing)
  await forgetAllTranslations(db)
  assert.equal((await rows()).length, 0)
  assert.equal(await told('translations.removed'), 1)

  await translateNow(bench.dependencies, [source()], 'es', listing)
  await bench.database.pool.query('update products set removed_at = now() where id = $1', [product])
  await forgetOutdatedTranslations(db)
  assert.equal((await rows()).length, 0)
})
