// A process killed while charging: one charge, one booking.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { settleOpen } from './reconciliation.ts'
import { balances, body, type Owner, ownerOf, tierOf } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

async function killedAt(moment: 'before' | 'after', { owner, businessID }: Owner): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'testing-charge.ts'),
      bench.pool.options.connectionString!,
      businessID,
      owner.userID,
      moment,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const closed = once(child, 'close')
  const line = once(createInterface({ input: child.stdout }), 'line')
  assert.equal(await Promise.race([line.then(() => 'charging'), closed.then(() => 'closed')]), 'charging')
  child.kill('SIGKILL')
  await closed
}

async function booksOf(businessID: string) {
  const { rows } = await bench.pool.query<Record<'charges' | 'bookings' | 'invoices', number>>(
    `select (select count(*)::int from test_payments t join payments p on p.id::text = t.key where p.business_id = $1 and t.status = 'succeeded') as charges,
      (select count(distinct e.booking_id)::int from ledger_entries e join payments p on p.id = e.payment_id where p.business_id = $1) as bookings,
      (select count(*)::int from invoices where business_id = $1) as invoices`,
    [businessID],
  )
  return rows[0]
}
const exactlyOnce = { charges: 1, bookings: 1, invoices: 1 }

for (const moment of ['before', 'after'] as const)
  test(`killed ${moment} the charge: the buyer tries again and has paid once`, async () => {
    const owned = await ownerOf(bench)
    await killedAt(moment, owned)
    assert.equal(await tierOf(bench, owned.businessID), 'standard')
    assert.equal((await booksOf(owned.businessID))?.bookings, 0)
    const { status } = await owned.owner.api.memberships.subscribe(body(owned.businessID))
    assert.equal(status, 'succeeded')
    assert.deepEqual(await booksOf(owned.businessID), exactlyOnce)
    assert.equal(await tierOf(bench, owned.businessID), 'gold')
  })

test('killed after the charge, and nobody comes back: the settlement grants what was paid, once', async () => {
  const owned = await ownerOf(bench)
  await killedAt('after', owned)
  const later = new Date(Date.now() + 3600 * 1000)
  for (let times = 0; times < 2; times++) await settleOpen(bench.dependencies, later)
  assert.deepEqual(await booksOf(owned.businessID), exactlyOnce)
  assert.equal(await tierOf(bench, owned.businessID), 'gold')
  assert.deepEqual(await balances(bench, owned.businessID), { cash: 185_000, revenue: -185_000 })
})

test('killed before the charge, and nobody comes back: nothing is charged, and the way is free', async () => {
  const owned = await ownerOf(bench)
  await killedAt('before', owned)
  await settleOpen(bench.dependencies, new Date(Date.now() + 2 * 3600 * 1000))
  assert.deepEqual(await booksOf(owned.businessID), { charges: 0, bookings: 0, invoices: 0 })
  const { rows } = await bench.pool.query('select status from payments where business_id = $1', [owned.businessID])
  assert.deepEqual(rows, [{ status: 'cancelled' }])
})
