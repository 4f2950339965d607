// Samples of products.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { sampleStates } from '#contract/trade/samples/states.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleSamples } from './samples.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('there is a sample in every state, each step with its card, and one company with figures', async () => {
  const { rows } = await pool.query<{ state: string; steps: number; cards: number; last: string }>(
    `select p.state, count(t.id)::int as steps, count(m.id)::int as cards,
        (select l.state from sample_steps l where l.sample_id = p.id order by l.id desc limit 1) as last
      from samples p join sample_steps t on t.sample_id = p.id left join messages m on m.sample_step_id = t.id group by p.id`,
  )
  assert.deepEqual(new Set(rows.map(({ state }) => state)), new Set(sampleStates))
  assert.deepEqual(
    rows.filter(({ state, steps, cards, last }) => steps !== cards || last !== state),
    [],
  )
  const { rows: figures } = await pool.query(
    `select t.answers, t.shipments from sample_times t join businesses b on b.id = t.business_id where b.source_id = 'cinaralti-seramik'`,
  )
  assert.deepEqual(figures, [{ answers: 7, shipments: 5 }])
})

test('they are added once', async () => {
  assert.equal(await kysely.transaction().execute((tx) => addSampleSamples(tx)), false)
})
