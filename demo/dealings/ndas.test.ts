// Sample NDAs.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ndaStates } from '#contract/trade/ndas/states.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { removeTraces } from '#api/operations/imports/traces.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleNdas } from './ndas.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('there is one in each state, and only the one in force holds', async () => {
  const { rows } = await pool.query<{ state: string; holds: boolean }>('select state, nda_holds(id) as holds from ndas')
  assert.deepEqual(rows.map(({ state }) => state).toSorted(), ndaStates.toSorted())
  assert.deepEqual(
    rows.filter(({ holds }) => holds).map(({ state }) => state),
    ['inForce'],
  )
})

test('they are added once, go with the other samples, and come back with them', async () => {
  assert.equal(await kysely.transaction().execute((tx) => addSampleNdas(tx)), false)
  const { rows } = await pool.query<{ id: string }>(
    'select id from businesses where sample union all select id from people where sample',
  )
  await kysely.transaction().execute(async (tx) => {
    await removeTraces(
      tx,
      rows.map(({ id }) => id),
    )
    for (const table of ['ndas', 'ndaSignatures', 'ndaOpenings'] as const)
      assert.equal((await tx.selectFrom(table).selectAll().execute()).length, 0, table)
    assert.equal(await addSampleNdas(tx), true)
  })
})
