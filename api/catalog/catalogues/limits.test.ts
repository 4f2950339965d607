// Product limits under concurrent writes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { productLimits } from '#api/billing/plans/testing.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { started } from './testing.ts'

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

async function company(subscription: keyof typeof productLimits, shown: number): Promise<string> {
  const id = await addBusiness(bench.db, 'Limited Works', { subscription })
  await addMember(bench.db, id, owner.userID)
  for (let at = 0; at < shown; at++) await addProduct(bench.db, id, `Shown ${at}`)
  return id
}
const shownOf = async (businessID: string) =>
  (await owner.api.products.catalogue({ query: { bid: businessID, size: 1 } })).counts.active
const statusOf = ({ status, body }: { status: number; body: object }) => {
  assert.ok(status === 200 || status === 409, JSON.stringify(body))
  return status
}

for (const [subscription, most] of Object.entries(productLimits) as [keyof typeof productLimits, number][]) {
  test(`${subscription} shows ${most}, whatever is created, shown and imported at once`, async () => {
    const businessID = await company(subscription, most - 2)
    const drafts = await Promise.all(
      [1, 2, 3].map((at) => addProduct(bench.db, businessID, `Draft ${at}`, { status: 'draft' })),
    )
    await started(owner, businessID, [
      { name: 'Draft 1', status: 'active' },
      { name: 'Imported 1' },
      { name: 'Imported 2' },
    ])
    const [, ...answers] = await Promise.all([
      bench.jobs.runDueJobs(),
      ...[1, 2, 3].map((at) => owner.ask('POST', '/product/create', { businessID, name: `Created ${at}` })),
      ...drafts.map((id) => owner.ask('PUT', `/product/${id}`, { status: 'active' })),
    ])
    answers.map(statusOf)
    assert.equal(await shownOf(businessID), most)
  })
}

test('who shows a product while it is imported waits for the other, and neither in a circle', async () => {
  const businessID = await company('platinum', 0)
  const drafts = await Promise.all(
    Array.from({ length: 30 }, (_, at) => addProduct(bench.db, businessID, `Draft ${at}`, { status: 'draft' })),
  )
  for (let turn = 0; turn < 4; turn++) {
    const rows = drafts.map((_, at) => ({ name: `Draft ${at}`, status: 'active', brand: `Turn ${turn}` }))
    await started(owner, businessID, rows)
    const [, ...answers] = await Promise.all([
      bench.jobs.runDueJobs(),
      ...drafts.map((id) => owner.ask('PUT', `/product/${id}`, { status: 'active', description: `Turn ${turn}` })),
    ])
    for (const answer of answers) assert.equal(statusOf(answer), 200)
    assert.equal(await shownOf(businessID), drafts.length)
    await bench.db.updateTable('products').set({ status: 'draft' }).where('businessId', '=', businessID).execute()
  }
})
