// News of watched things and saved searches.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emitEvent } from '#api/foundation/events.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { setVerified } from '#api/identity/businesses/lookup.ts'
import { addBusiness, addMember, addProduct, type TestPerson } from '#api/testing.ts'
import { testWatches } from './testing.ts'

const { bench, newsOf } = await testWatches()

type News = Awaited<ReturnType<typeof newsOf>>
const shortOf = (news: News) => news.map(({ kind, thing }) => `${kind} ${thing.name}`).toSorted()
const price = (min: number) => JSON.stringify({ min, max: min, currency: 'USD', unit: 'piece' })

async function change(id: string, columns: Record<string, unknown>): Promise<void> {
  await bench.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set(columns).where('id', '=', id).execute()
    await emitEvent(tx, 'products.changed', { ids: [id] })
  })
}
const save = ({ api }: TestPerson, textQuery: string, more = {}) =>
  api.savedSearches.save({ body: { name: textQuery, question: { resourceType: 'product', textQuery, ...more } } })

test('a new hit of a saved search is told once, with all searches that found it; old hits and edits of them are not', async () => {
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  const business = await addBusiness(bench.db, 'Turbine Works')
  const old = await addProduct(bench.db, business, 'Pelton turbine')
  const first = await save(ann, 'pelton turbine')
  const second = await save(ann, 'turbine', { country: ['IT'] })
  const none = await save(ann, 'turbine', { country: ['CL'] })
  await change(old, { description: 'Better than before' })
  assert.deepEqual(await newsOf(ann), [])
  const fresh = await addProduct(bench.db, business, 'Small Pelton turbine')
  const [told, ...others] = await newsOf(ann)
  assert.deepEqual(others, [])
  assert.deepEqual([told!.kind, told!.thing.resourceID], ['match', fresh])
  assert.deepEqual(
    told!.searches.map(({ id }) => id),
    [first.id, second.id],
  )
  assert.deepEqual(await newsOf(bob), [])
  await change(fresh, { description: 'Changed' })
  assert.equal((await newsOf(ann)).length, 1)
  const { data } = await ann.api.savedSearches.list()
  assert.deepEqual(
    data.map(({ id, count, hits }) => [id, count, hits.map(({ thing }) => thing.name)]),
    [
      [none.id, 0, []],
      [second.id, 1, ['Small Pelton turbine']],
      [first.id, 1, ['Small Pelton turbine']],
    ],
  )
  await ann.api.savedSearches.open({ params: first })
  assert.equal((await ann.api.watches.news()).unopened, 0)
  await change(old, { name: 'Kaplan runner' })
  await change(old, { name: 'Pelton turbine' })
  assert.equal((await newsOf(ann)).length, 1, 'a hit that went and came back is no news')
})

test('the same question of another person, saved at this moment, costs nobody a hit', async () => {
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  const business = await addBusiness(bench.db, 'Shared Lathes')
  await save(ann, 'shared lathe')
  const { id } = await save(bob, 'shared lathe')
  await bench.pool.query('update saved_searches set known = null where id = $1', [id])
  await addProduct(bench.db, business, 'Shared lathe')
  assert.deepEqual(shortOf(await newsOf(ann)), ['match Shared lathe'])
  assert.deepEqual(await newsOf(bob), [], 'noted with the hits of the moment')
  await addProduct(bench.db, business, 'Second shared lathe')
  assert.deepEqual(shortOf(await newsOf(bob)), ['match Second shared lathe'])
})

test('a product that comes to match by its company is told', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Sluice Works')
  await addProduct(bench.db, business, 'Sluice gate')
  await save(ann, 'sluice gate', { verified: true })
  assert.deepEqual(await newsOf(ann), [])
  await bench.db.transaction().execute((tx) => setVerified(tx, business, new Date()))
  assert.deepEqual(shortOf(await newsOf(ann)), ['match Sluice gate'])
})

test('changes of watched things are told with old and new values; undone and small ones are not', async () => {
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  const business = await addBusiness(bench.db, 'Priced Pumps')
  const product = await addProduct(bench.db, business, 'Priced pump', { price: price(100), leadTime: 30, stock: false })
  await ann.api.watches.watch({ body: { resourceType: 'product', resourceID: product } })
  assert.deepEqual(await newsOf(ann), [])
  await change(product, { price: price(100.9) })
  assert.deepEqual(await newsOf(ann), [], 'less than 1 %')
  await change(product, { price: price(90), leadTime: 40, stock: true, minimumOrder: '10 pieces' })
  const news = await newsOf(ann)
  assert.deepEqual(Object.fromEntries(news.map(({ kind, old, new: next }) => [kind, [old, next]])), {
    leadTime: [{ number: 30 }, { number: 40 }],
    minimumOrder: [null, { text: '10 pieces' }],
    price: [
      { price: { amount: 100, currency: 'USD', unit: 'piece' } },
      { price: { amount: 90, currency: 'USD', unit: 'piece' } },
    ],
    stock: [{ yes: false }, { yes: true }],
  })
  assert.equal(news.length, 4)
  await change(product, { price: price(80) })
  const again = (await newsOf(ann)).filter(({ kind }) => kind === 'price')
  assert.deepEqual(
    again.map(({ old, new: next }) => [old?.price?.amount, next?.price?.amount]),
    [[100, 80]],
  )
  await change(product, { price: price(100), leadTime: 30 })
  assert.deepEqual(shortOf(await newsOf(ann)), ['minimumOrder Priced pump', 'stock Priced pump'])
  assert.deepEqual(await newsOf(bob), [])
  assert.equal((await ann.api.watches.open({ body: { resourceType: 'product', resourceID: product } })).watching, true)
  assert.equal((await ann.api.watches.news()).unopened, 0)
})

test('companies: verified or no more, certificates; categories: new suppliers', async () => {
  const ann = await bench.person('Ann')
  const owner = await bench.person('Olga Owner')
  const category = nodeByKey('0004')!.children[1]!.id
  const business = await addBusiness(bench.db, 'Certified Seals')
  await addMember(bench.db, business, owner.userID)
  await addBusiness(bench.db, 'Earlier Seals', { categoryIds: [category] })
  await ann.api.watches.watch({ body: { resourceType: 'business', resourceID: business } })
  await ann.api.watches.watch({ body: { resourceType: 'category', resourceID: category } })
  assert.deepEqual(await newsOf(ann), [])
  await bench.db.transaction().execute((tx) => setVerified(tx, business, new Date()))
  await owner.api.businesses.addCertificate({ params: { businessID: business }, body: { name: 'ISO 9001' } })
  await addBusiness(bench.db, 'Later Seals', { categoryIds: [category] })
  assert.deepEqual(shortOf(await newsOf(ann)), [
    'certificate Certified Seals',
    'supplier Later Seals',
    'verified Certified Seals',
  ])
  await bench.db.transaction().execute((tx) => setVerified(tx, business, null))
  assert.deepEqual(shortOf(await newsOf(ann)), ['certificate Certified Seals', 'supplier Later Seals'])
  const { data } = await ann.api.watches.list()
  assert.deepEqual(new Set(data.map(({ latest }) => latest?.kind)), new Set(['certificate', 'supplier']))
})

test('an import of many products of one business is one line, also in several parts', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Importing Flanges')
  await save(ann, 'importing flange')
  const add = async (from: number, to: number) =>
    bench.db.transaction().execute(async (tx) => {
      const rows = Array.from({ length: to - from }, (_, at) => ({
        businessId: business,
        name: `Importing flange DN ${from + at}`,
        slug: `flange-${from + at}`,
        industryId: nodeByKey('0004')!.id,
      }))
      const made = await tx.insertInto('products').values(rows).returning('id').execute()
      await emitEvent(tx, 'products.changed', { ids: made.map(({ id }) => id) })
    })
  await add(0, 190)
  assert.equal((await newsOf(ann)).length, 30)
  await add(190, 240)
  for (const [from, count] of [
    [240, 240],
    [243, 243],
  ] as const) {
    if (count > 240) await add(240, from)
    const news = await newsOf(ann)
    assert.deepEqual(
      news.map(({ kind, thing, new: next }) => [kind, thing.name, next?.number]),
      [['import', 'Importing Flanges', count]],
    )
  }
})

test('hidden things and those of blocked companies are not shown', async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Hidden Gears')
  await save(ann, 'hidden gear')
  const product = await addProduct(bench.db, business, 'Hidden gear')
  assert.equal((await newsOf(ann)).length, 1)
  await ann.api.blocks.block({ body: { resourceID: business } })
  assert.deepEqual(await newsOf(ann), [])
  await ann.api.blocks.unblock({ body: { resourceID: business } })
  await change(product, { status: 'draft' })
  assert.deepEqual(await newsOf(ann), [])
})
