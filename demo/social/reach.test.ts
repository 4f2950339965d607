// Sample figures of owners.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { removeSample } from '#api/operations/imports/sample.ts'
import { countryPersonsLeast, wordPersonsLeast } from '#contract/discovery/reach.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleReach } from './reach.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('the sample exporter has a year of days, words, countries and sources', async () => {
  const { rows } = await pool.query(
    `with own as (select id from businesses where source_id = 'ferrantis-pompe')
      select (select count(distinct day)::int from reach_days d where business_id = own.id and event = 'seen') as days,
        (select count(distinct event)::int from reach_days where business_id = own.id) as events,
        (select count(distinct source)::int from reach_days where business_id = own.id and event = 'viewed') as sources,
        (select count(distinct words)::int from reach_words where business_id = own.id and persons >= $1) as words,
        (select count(distinct country_code)::int from reach_days where business_id = own.id and event = 'visit' and count >= $2) as countries
      from own`,
    [wordPersonsLeast, countryPersonsLeast],
  )
  assert.deepEqual(rows[0], { days: 365, events: 4, sources: 4, words: 7, countries: 5 })
})

test('it is added once, and leaves with the sample', async () => {
  assert.equal(await kysely.transaction().execute(addSampleReach), false)
  await removeSample(kysely)
  const { rows } = await pool.query(
    'select from reach_days union all select from reach_words union all select from reach_visible union all select from reach_visitors',
  )
  assert.equal(rows.length, 0)
})
