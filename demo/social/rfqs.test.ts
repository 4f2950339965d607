// Sample RFQs.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { removeTraces } from '#api/operations/imports/traces.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { replaceRates } from '#api/trade/rates/lookup.ts'
import { addSampleRates, removeSampleRates } from './rates.ts'
import { addSampleRfqs } from './rfqs.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('the sample buyer has an open request with quotations in three currencies that have rates, each told in its thread', async () => {
  const { rows } = await pool.query(
    `select count(distinct q.business_id)::int as quoted, count(distinct q.currency)::int as currencies,
      count(*) filter (where not exists (select from rfq_suppliers s join messages m on m.request_id = s.request_id
        where s.rfq_id = r.id and s.business_id = q.business_id and m.quotation_id = q.id))::int as untold,
      count(*) filter (where q.currency <> 'EUR' and q.currency not in (select currency from exchange_rates))::int as "withoutRate"
    from rfqs r join quotations q on q.rfq_id = r.id
    where r.buyer_id = $1 and r.status = 'open' and r.deadline > now()`,
    [sampleAccounts.buyer.userID],
  )
  assert.deepEqual(rows, [{ quoted: 4, currencies: 3, untold: 0, withoutRate: 0 }])
})

test('they are added once', async () => {
  const added = await kysely.transaction().execute((tx) => addSampleRfqs(tx))
  assert.equal(added, false)
})

test('sample rates go with the sample data, rates of the operator stay', async () => {
  const count = async () => (await pool.query('select from exchange_rates')).rowCount ?? 0
  assert.ok((await count()) > 5)
  const operators = { currency: 'SEK', perEuro: 11, date: '2026-05-01' }
  await kysely.transaction().execute((tx) => replaceRates(tx, [operators], 'Example Bank'))
  await kysely.transaction().execute(removeSampleRates)
  assert.equal(await count(), 1)
  assert.equal(await kysely.transaction().execute((tx) => addSampleRates(tx)), false)
})

test('they go with the demonstration', async () => {
  const { rows } = await pool.query(`select id from businesses where sample`)
  await kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('businesses').where('sample', '=', true).execute()
    await removeTraces(
      tx,
      rows.map(({ id }) => id as string),
    )
  })
  const left = await pool.query(
    'select (select count(*)::int from rfq_suppliers) as suppliers, (select count(*)::int from quotations) as quotations',
  )
  assert.deepEqual(left.rows, [{ suppliers: 0, quotations: 0 }])
})
