// Leases.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Lease } from './lease.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let base: TestDatabase<unknown>
before(async () => {
  base = await testDatabase({
    template: 'leases',
    async prepare({ pool }) {
      await pool.query(
        'create table leases (name text primary key, holder text not null, until timestamptz not null, state jsonb)',
      )
    },
  })
})
after(() => base.drop())

test('one holder at a time; the next one has a greater token, when the first is gone or silent', async () => {
  const { pool } = base.database
  const [first, second] = ['first', 'second'].map((holder) => new Lease(pool, 'work', { holder })) as [Lease, Lease]
  assert.deepEqual([await first.take({}), await second.take({})], [true, false])
  assert.deepEqual([first.isHeld, second.isHeld], [true, false])
  const { token } = first
  assert.ok(await first.take({ renewed: true }))
  assert.ok(first.token > token)
  await first.release()
  assert.deepEqual([await second.take({}), await first.take({})], [true, false])
  assert.ok(second.token > first.token)
  assert.equal(first.isHeld, false)
  await pool.query(`update leases set until = now() - interval '1 ms'`)
  assert.ok(await first.take({}))
  assert.ok(first.token > second.token)
})
