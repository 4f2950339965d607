// Attacks on reviews: none counts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { firm } from './testing.ts'
import { attacks } from './testing-attacks.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

for (const [name, attempt] of Object.entries(attacks))
  test(`nothing counts of ${name}`, async () => {
    const supplier = await firm(bench, 'Reviewed Pumps')
    const { about = supplier, honest = 0 } = (await attempt(bench, supplier)) ?? {}
    const { rows } = await bench.pool.query<{ content: string }>(
      `select content from visible_reviews where about_id = $1 and side = 'S' and standing = 'counts'`,
      [about.id],
    )
    assert.equal(rows.length, honest)
    assert.ok(!rows.some(({ content }) => content === 'Changed.'))
  })

test('at least thirty attacks are tried', () => {
  assert.ok(Object.keys(attacks).length >= 30)
})
