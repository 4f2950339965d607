// Sample webhooks.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { removeSample } from '#api/operations/imports/sample.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleWebhooks } from './webhooks.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('one webhook works and one was disabled, each with deliveries; nothing waits to be sent', async () => {
  const { rows } = await pool.query(
    `select w.disabled_by, array_agg(distinct d.status) as statuses from webhooks w
      join webhook_deliveries d on d.webhook_id = w.id group by w.id order by 1 nulls first`,
  )
  assert.deepEqual(rows, [
    { disabled_by: null, statuses: ['delivered'] },
    { disabled_by: 'failures', statuses: ['failed'] },
  ])
  assert.equal(await kysely.transaction().execute((tx) => addSampleWebhooks(tx)), false)
})

test('they go with the sample', async () => {
  await removeSample(kysely)
  const { rows } = await pool.query('select from webhooks')
  assert.equal(rows.length, 0)
})
