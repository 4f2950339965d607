// Index freshness.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { emitEvent } from '#api/foundation/events.ts'
import { addBusiness, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

async function companiesFor(textQuery: string): Promise<string[]> {
  return (await bench.api.search.business({ body: { textQuery } })).data.map((hit) => hit.general.companyName)
}
async function productsFor(textQuery: string, more = {}): Promise<string[]> {
  return (await bench.api.search.product({ body: { textQuery, ...more } })).data.map((hit) => hit.name)
}
async function peopleFor(textQuery: string): Promise<string[]> {
  return (await bench.api.search.user({ body: { textQuery } })).data.map((hit) => hit.username)
}
async function change(table: 'businesses' | 'products', id: string, set: object): Promise<void> {
  await bench.db.transaction().execute(async (tx) => {
    await tx.updateTable(table).set(set).where('id', '=', id).execute()
    await emitEvent(tx, `${table}.changed`, { ids: [id] })
  })
}

test('a new business and a new product are found at the next search, a changed one by its new words alone', async () => {
  assert.deepEqual(await companiesFor('quillfeather'), [])
  const business = await addBusiness(bench.db, 'Quillfeather Forge')
  assert.deepEqual(await companiesFor('quillfeather'), ['Quillfeather Forge'])
  const product = await addProduct(bench.db, business, 'Ostrander anvil')
  assert.deepEqual(await productsFor('ostrander'), ['Ostrander anvil'])
  await change('products', product, { name: 'Vantongeren anvil' })
  assert.deepEqual([await productsFor('ostrander'), await productsFor('vantongeren')], [[], ['Vantongeren anvil']])
  await change('products', product, { removedAt: new Date() })
  assert.deepEqual(await productsFor('vantongeren'), [])
})

test('every one of a hundred writes is found by the search that follows it', async () => {
  const business = await addBusiness(bench.db, 'Serial Works')
  for (let number = 0; number < 100; number++) {
    await addProduct(bench.db, business, `Serial part zq${number}zq`)
    assert.equal((await productsFor(`zq${number}zq`))[0], `Serial part zq${number}zq`)
  }
})

test('an open transaction is not found, a rolled back one never, one that commits late at once', async () => {
  const business = await addBusiness(bench.db, 'Late Works')
  const other = new pg.Client({
    connectionString: bench.pool.options.connectionString as string,
    options: '-c search_path=net,public',
  })
  await other.connect()
  const write = async (name: string) => {
    await other.query('begin')
    const { rows } = await other.query(
      `insert into products (business_id, name, slug, industry_id) select $1, $2, 'x', industry_id from businesses where id = $1 returning id`,
      [business, name],
    )
    await other.query(`insert into events (name, data) values ('products.changed', $1)`, [{ ids: [rows[0].id] }])
  }
  await write('Kestrelbane pump')
  assert.deepEqual(await productsFor('kestrelbane'), [])
  await other.query('rollback')
  assert.deepEqual(await productsFor('kestrelbane'), [])
  await write('Marlowhite pump')
  const elsewhere = await addBusiness(bench.db, 'Elsewhere Ltd')
  for (let number = 0; number < 5; number++) await addProduct(bench.db, elsewhere, `Meanwhile ${number}`)
  assert.deepEqual(await productsFor('marlowhite'), [])
  assert.equal((await productsFor('meanwhile')).length, 5)
  await other.query('commit')
  assert.deepEqual(await productsFor('marlowhite'), ['Marlowhite pump'])
  await other.end()
})

test('a suspended, terminated, rejected or pending business is in no result, nor are its products', async () => {
  const business = await addBusiness(bench.db, 'Brackenridge Mill')
  await addProduct(bench.db, business, 'Brackenridge loom')
  for (const status of ['suspended', 'terminated', 'rejected', 'pending']) {
    await change('businesses', business, { status })
    assert.deepEqual([await companiesFor('brackenridge'), await productsFor('brackenridge')], [[], []], status)
    const { businesses, products } = await bench.api.search.suggest({ query: { q: 'brackenridge' } })
    assert.deepEqual([businesses, products], [[], []], status)
    await change('businesses', business, { status: 'active' })
    assert.deepEqual(
      [await companiesFor('brackenridge'), await productsFor('loom')],
      [['Brackenridge Mill'], ['Brackenridge loom']],
      status,
    )
  }
  for (const status of ['draft', 'archived', 'hidden']) {
    await addProduct(bench.db, business, `Unseen ${status} wharfinger`, { status })
  }
  assert.deepEqual(await productsFor('wharfinger'), [])
  const { rows } = await bench.pool.query(
    `insert into people (username, first_name, last_name, status) values ('zora.p', 'Zora', 'Plumbline', 'suspended') returning id`,
  )
  await emitEvent(bench.db, 'people.changed', { ids: [rows[0].id] })
  assert.deepEqual(await peopleFor('plumbline'), [])
  await bench.pool.query(`update people set status = 'active' where username = 'zora.p'`)
  await emitEvent(bench.db, 'people.changed', { ids: [rows[0].id] })
  assert.deepEqual(await peopleFor('plumbline'), ['zora.p'])
})

test('a product follows its business: country, type and verification change with it', async () => {
  const business = await addBusiness(bench.db, 'Moving House', { countryCode: 'IT' })
  for (let number = 0; number < 3; number++) await addProduct(bench.db, business, `Traveller part ${number}`)
  assert.equal((await productsFor('traveller', { country: 'IT' })).length, 3)
  await change('businesses', business, { countryCode: 'DE', businessType: 'DI', verifiedAt: new Date() })
  assert.equal((await productsFor('traveller', { country: 'IT' })).length, 0)
  assert.equal((await productsFor('traveller', { country: 'DE', businessType: 'DI', verified: true })).length, 3)
})

const many = 1500

async function addManyProducts(businessID: string, word: string): Promise<void> {
  await bench.pool.query(
    `with added as (
       insert into products (business_id, name, slug, industry_id)
       select b.id, $2 || ' part ' || n, $2 || '-' || n, b.industry_id
       from businesses b, generate_series(1, $3::int) n where b.id = $1
       returning id)
     insert into events (name, data) select 'products.changed', jsonb_build_object('ids', jsonb_agg(id)) from added`,
    [businessID, word, many],
  )
}

async function countIn(word: string, country: string): Promise<number> {
  const { total } = await bench.api.search.product({ body: { textQuery: word, country: [country] } })
  return total
}

async function untilThere(word: string, country: string, seen = new Set<number>()): Promise<void> {
  for (let searched = 0; searched < 20_000; searched++) {
    const there = await countIn(word, country)
    seen.add(there)
    if (there === many) return
  }
  assert.fail(`only ${[...seen].at(-1)} products of ${many}`)
}

test('products of a large business follow it while searches go on, and the business itself is right at once', async () => {
  const business = await addBusiness(bench.db, 'Widespread Works', { countryCode: 'IT' })
  await addManyProducts(business, 'zwelver')
  assert.equal(await countIn('zwelver', 'IT'), many)
  await change('businesses', business, { countryCode: 'DE', companyName: 'Vasterland Works' })
  assert.deepEqual(await companiesFor('vasterland'), ['Vasterland Works'])
  const seen = new Set<number>()
  await untilThere('zwelver', 'DE', seen)
  assert.ok(seen.size >= 3, `searches are answered in between: ${[...seen].join(', ')}`)
  assert.equal(await countIn('zwelver', 'IT'), 0)
  assert.equal((await bench.api.search.product({ body: { textQuery: 'vasterland' } })).total, many)
})

test('a change that products do not repeat leaves their documents alone', async () => {
  const business = await addBusiness(bench.db, 'Steadfast Works')
  assert.deepEqual(await companiesFor('steadfast'), ['Steadfast Works'])
  await addManyProducts(business, 'kwintal')
  await productsFor('kwintal')
  let rewritten = 0
  bench.dependencies.search.onRewritten(() => rewritten++)
  await change('businesses', business, { shortDescription: 'Makers of ombrillium' })
  assert.deepEqual(await companiesFor('ombrillium'), ['Steadfast Works'])
  assert.equal(rewritten, 0)
})

test('a large business that is suspended takes its products out of results at once, and brings them back', async () => {
  const business = await addBusiness(bench.db, 'Suspensible Works', { countryCode: 'IT' })
  await addManyProducts(business, 'drumlin')
  assert.equal(await countIn('drumlin', 'IT'), many)
  await change('businesses', business, { status: 'suspended' })
  assert.equal(await countIn('drumlin', 'IT'), 0)
  await change('businesses', business, { status: 'active' })
  await untilThere('drumlin', 'IT')
})

test('a business is found by its products, and no longer after they are removed', async () => {
  const business = await addBusiness(bench.db, 'Plain Name')
  const product = await addProduct(bench.db, business, 'Galvanised hexabolt')
  assert.deepEqual(await companiesFor('hexabolt'), ['Plain Name'])
  await change('products', product, { removedAt: new Date() })
  assert.deepEqual(await companiesFor('hexabolt'), [])
})

test('when the row of a business is deleted, its products are no longer found', async () => {
  const business = await addBusiness(bench.db, 'Vanishing Point')
  await addProduct(bench.db, business, 'Vanishing cream separator')
  await bench.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('businesses').where('id', '=', business).execute()
    await emitEvent(tx, 'businesses.changed', { ids: [business] })
  })
  assert.deepEqual([await companiesFor('vanishing'), await productsFor('vanishing')], [[], []])
})

test('a hit whose row was deleted without an event is left out, the others remain', async () => {
  const business = await addBusiness(bench.db, 'Silent Works')
  for (let number = 0; number < 3; number++) await addProduct(bench.db, business, `Silent rivet ${number}`)
  await bench.db.updateTable('products').set({ removedAt: new Date() }).where('name', '=', 'Silent rivet 1').execute()
  assert.deepEqual((await productsFor('silent rivet')).sort(), ['Silent rivet 0', 'Silent rivet 2'])
})
