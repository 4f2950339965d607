// Visiting companies: consent of both sides.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { figuresOf, tell } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

type Company = { id: string; person: TestPerson }
async function company(name: string, access: 'owner' | 'editor' = 'owner'): Promise<Company> {
  const [id, person] = [await addBusiness(bench.db, name), await bench.person(`${name} Person`)]
  await addMember(bench.db, id, person.userID, access)
  return { id, person }
}
const show = ({ id, person }: Company, shown = true) =>
  person.api.reach.showVisits({ params: { businessID: id }, body: { shown } })
let addresses = 0
const open = (person: TestPerson, id: string, kind: 'business' | 'product' = 'business') =>
  tell(bench, { viewed: { kind, id } }, { token: person.token, address: `192.0.2.${++addresses}` })
async function visitorsOf({ id, person }: Company): Promise<(string | number)[][] | null> {
  const { visitors } = await figuresOf(bench, person, id)
  return visitors && visitors.map(({ companyName, days }) => [companyName, days])
}

test('only an admin of the company chooses; a stranger and an editor do not', async () => {
  const own = await company('Deciding Works')
  const { person: editor } = await company('Other Works')
  await addMember(bench.db, own.id, editor.userID, 'editor')
  const path = `/business/${own.id}/reach/visits`
  assert.equal((await bench.ask('PUT', path, { shown: true })).status, 401)
  assert.equal((await editor.ask('PUT', path, { shown: true })).status, 403)
  assert.equal((await own.person.ask('PUT', path, { shown: 'yes' })).status, 400)
  assert.equal(await visitorsOf(own), null)
  for (const _ of [1, 2]) assert.equal((await own.person.ask('PUT', path, { shown: true })).status, 200)
  assert.deepEqual(await visitorsOf(own), [])
})

test('a visit is named where both chose, once a day; before, or by one side alone, it is not', async () => {
  const [maker, buyer, shy] = [
    await company('Seen Maker'),
    await company('Seen Buyer'),
    await company('Shy Buyer'),
  ] as const
  const pump = await addProduct(bench.db, maker.id, 'Seen pump')
  await open(buyer.person, maker.id)
  await bench.sightings.flush()
  await show(maker)
  await show(buyer)
  assert.deepEqual(await visitorsOf(maker), [], 'what was before the choice')
  await open(buyer.person, pump, 'product')
  await open(shy.person, maker.id)
  assert.deepEqual(await visitorsOf(maker), [['Seen Buyer', 1]])
  await open(maker.person, shy.id)
  assert.deepEqual(await visitorsOf(shy), null)
  await show(shy)
  assert.deepEqual(await visitorsOf(shy), [])
})

test('who belongs to several companies shows none; blocks and the end of it hide and delete', async () => {
  const [maker, buyer] = [await company('Ended Maker'), await company('Ended Buyer')]
  const second = await addBusiness(bench.db, 'Second Buyer')
  const colleague = await bench.person('Two Hats')
  for (const id of [buyer.id, second]) await addMember(bench.db, id, colleague.userID)
  await show(maker)
  await show(buyer)
  await open(colleague, maker.id)
  assert.deepEqual(await visitorsOf(maker), [])
  await open(buyer.person, maker.id)
  assert.deepEqual(await visitorsOf(maker), [['Ended Buyer', 1]])
  const block = { body: { resourceID: buyer.id, businessID: maker.id } }
  await maker.person.api.blocks.block(block)
  assert.deepEqual(await visitorsOf(maker), [])
  await maker.person.api.blocks.unblock(block)
  await show(buyer, false)
  assert.deepEqual(await visitorsOf(maker), [])
  await show(buyer)
  assert.deepEqual(await visitorsOf(maker), [], 'deleted')
})
