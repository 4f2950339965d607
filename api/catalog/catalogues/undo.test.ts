// Undoing an import.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { productLimits } from '#api/billing/plans/testing.ts'
import { Refusal } from '#kit/refusal.ts'
import { addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { checked, company, productsOf, pump, started, stateOf } from './testing.ts'

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

const conflict = (error: unknown) => error instanceof Refusal && error.name === 'Conflict'
const undo = (who: TestPerson, businessID: string, params: { importID: string }) =>
  who.api.catalogues.undo({ params, body: { businessID } })

async function imported(businessID: string, rows: Parameters<typeof started>[2]) {
  const params = await started(owner, businessID, rows)
  await bench.jobs.runDueJobs()
  return params
}

test('strangers, others and wrong ids undo nothing', async () => {
  const businessID = await company(bench, owner)
  const { importID } = await imported(businessID, [{ name: 'One' }])
  const path = `/catalogue/import/${importID}/undo`
  const other = await bench.person('Otto Other')
  assert.equal((await bench.ask('POST', path, { businessID })).status, 401)
  assert.equal((await other.ask('POST', path, { businessID })).status, 403)
  assert.equal((await owner.ask('POST', path, { businessID: 'x' })).status, 400)
  assert.equal((await owner.ask('POST', path, { businessID: await company(bench, owner) })).status, 404)
  assert.equal((await productsOf(owner, businessID)).length, 1)
})

test('an import is undone as a whole, once; search forgets it', async () => {
  const businessID = await company(bench, owner)
  await imported(businessID, [pump])
  const [first] = await productsOf(owner, businessID)
  const before = await owner.api.products.read({ params: { id: first!.productID } })
  const rows = [
    { ...pump, name: 'Pump B', price: 80, priceMax: 90, 'spec:Weight': '-', keywords: 'other', status: 'archived' },
    { name: 'Zirconite bolt' },
  ]
  const params = await imported(businessID, rows)
  assert.ok((await stateOf(owner, businessID, params)).undoUntil)
  assert.equal((await productsOf(owner, businessID)).length, 2)

  for (let time = 0; time < 2; time++) assert.equal((await undo(owner, businessID, params)).status, 'undoing')
  await bench.jobs.runDueJobs()
  const done = await stateOf(owner, businessID, params)
  assert.deepEqual([done.status, done.undoUntil, done.undoKept], ['undone', null, 0])
  assert.equal((await undo(owner, businessID, params)).status, 'undone')
  const { version, updatedAt, ...after } = await owner.api.products.read({ params: { id: first!.productID } })
  const { version: _, updatedAt: __, ...wanted } = before
  assert.deepEqual(after, wanted)
  assert.deepEqual(
    (await productsOf(owner, businessID)).map(({ name }) => name),
    ['Pump A'],
  )
  assert.equal((await bench.api.search.product({ body: { textQuery: 'Zirconite' } })).total, 0)
})

test('a product that was edited since stays as it is, and is counted', async () => {
  const businessID = await company(bench, owner)
  const params = await imported(businessID, [{ name: 'Kept' }, { name: 'Gone' }, { name: 'Removed' }])
  const products = await productsOf(owner, businessID)
  const idOf = (name: string) => ({ productID: products.find((one) => one.name === name)!.productID })
  await owner.api.products.change({ params: idOf('Kept'), body: { brand: 'Mine' } })
  await owner.api.products.remove({ params: idOf('Removed') })
  await undo(owner, businessID, params)
  await bench.jobs.runDueJobs()
  assert.equal((await stateOf(owner, businessID, params)).undoKept, 2)
  assert.deepEqual(
    (await productsOf(owner, businessID)).map(({ name }) => name),
    ['Kept'],
  )
})

test('nothing is shown beyond the limit of the membership by undoing', async () => {
  const businessID = await company(bench, owner, 'standard')
  await imported(businessID, [{ name: 'First', status: 'active' }])
  const params = await imported(businessID, [{ name: 'First', status: 'archived' }])
  for (let number = 0; number < productLimits.standard; number++) await addProduct(bench.db, businessID, `P ${number}`)
  await undo(owner, businessID, params)
  await bench.jobs.runDueJobs()
  const first = (await productsOf(owner, businessID)).find(({ name }) => name === 'First')
  assert.equal(first!.status, 'archived')
})

test('only an import that changed something can be undone, for a month, and not beside another one', async () => {
  const businessID = await company(bench, owner)
  const { params: open } = await checked(owner, businessID, [{ name: 'One' }])
  await assert.rejects(undo(owner, businessID, open), conflict)
  const first = await imported(businessID, [{ name: 'One' }])
  const same = await imported(businessID, [{ name: 'One' }])
  assert.equal((await stateOf(owner, businessID, same)).undoUntil, null)
  await assert.rejects(undo(owner, businessID, same), conflict)
  await started(owner, businessID, [{ name: 'Two' }])
  await assert.rejects(undo(owner, businessID, first), conflict)
  await bench.jobs.runDueJobs()
  await bench.pool.query('update catalogue_imports set undo_until = now() where id = $1', [first.importID])
  await assert.rejects(undo(owner, businessID, first), conflict)
})
