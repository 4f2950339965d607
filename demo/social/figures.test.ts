// Sample figures.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { activity } from '#api/foundation/figures/lookup.ts'
import { removeSample } from '#api/operations/imports/sample.ts'
import { activityKinds } from '#contract/operations/console/activity.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleFigures } from './figures.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

const viewer = { roles: ['administrator'] } as unknown as Parameters<typeof activity>[0]['viewer']
const yearOf = () => activity({ db: kysely, viewer }, { days: '365' })
const rowsLeft = async () => {
  const { rows } = await pool.query(
    `select (select count(*)::int from figure_counts) as counts, (select count(*)::int from figure_levels) as levels,
      (select count(*)::int from empty_searches) as texts`,
  )
  return rows[0]
}

test('an administrator sees a year of every series, by portal and language', async () => {
  const { series, portals, languages, emptySearches } = await yearOf()
  assert.deepEqual(
    series.map(({ kind }) => kind),
    activityKinds,
  )
  const alone = ['businesses', 'products', 'jobsFailed']
  for (const { kind, values } of series) {
    const told = values.filter((value) => value !== null && value > 0).length
    assert.ok(told >= (alone.includes(kind) ? 1 : 10), `${kind}: ${told} of ${values.length} months`)
  }
  assert.ok(portals.filter(({ key }) => key !== '').length >= 5)
  assert.deepEqual(
    languages
      .map(({ key }) => key)
      .filter((key) => key !== '')
      .toSorted(),
    locales.toSorted(),
  )
  assert.ok(emptySearches!.total >= 20)
  assert.equal(await kysely.transaction().execute((tx) => addSampleFigures(tx)), false)
})

test('it goes with the sample; what was counted here stays', async () => {
  await pool.query(`insert into figure_counts (kind, at, count) values ('answers', now(), 7)`)
  await pool.query(
    `insert into empty_searches (day, text, portal, locale, count, last_at) values (now(), 'ours', 'usa', 'en', 2, now())`,
  )
  await pool.query(`insert into figure_levels (kind, at, level) values ('files', now(), 9)`)
  await removeSample(kysely)
  assert.deepEqual(await rowsLeft(), { counts: 1, levels: 1, texts: 1 })
})
