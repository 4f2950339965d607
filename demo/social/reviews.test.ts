// Sample reviews.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleReviews } from './reviews.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('one company has an average of eight firms and a talk beside, another two reviews without one', async () => {
  const { rows } = await pool.query(
    `select b.source_id as firm, count(*)::int as reviews, (count(*) filter (where r.standing = 'counts'))::int as counted,
      (count(*) filter (where r.grade = 'delivered'))::int as delivered
    from visible_reviews r join businesses b on b.id = r.about_id where r.side = 'S' and b.source_id in ('ferrantis-pompe', 'rheintal-pumpentechnik')
    group by 1 order by 1`,
  )
  assert.deepEqual(rows, [
    { firm: 'ferrantis-pompe', reviews: 9, counted: 8, delivered: 1 },
    { firm: 'rheintal-pumpentechnik', reviews: 2, counted: 2, delivered: 0 },
  ])
})

test('they are added once', async () => {
  assert.equal(await kysely.transaction().execute((tx) => addSampleReviews(tx)), false)
})
