// Categories lacking companies.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => void (bench = await testApi()))
after(() => bench.close())

test('categories without a company and a product are listed apart', async () => {
  const anna = await bench.person('Anna Admin', { roles: ['administrator'] })
  const pumps = nodeByKey('industrial-technology.pumps')!
  const filled = await addBusiness(bench.db, 'Pump Works', { categoryIds: [pumps.id] })
  await bench.api.businesses.read({ params: { id: filled } })
  const table = (content?: 'none') =>
    anna.api.categories.table({
      query: { industry: '0004', kind: 'category', ...(content && { content }) },
    })
  const [all, empty] = [await table(), await table('none')]
  assert.ok(empty.total > 0 && empty.total < all.total)
  assert.ok(empty.data.every(({ companies, products }) => companies + products === 0))
})
