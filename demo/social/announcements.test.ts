// Sample announcements.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { removeSample } from '#api/operations/imports/sample.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleAnnouncements } from './announcements.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('one is shown, on some portals; one is planned, one ended', async () => {
  const { rows } = await pool.query(
    `select portals, starts_at > now() as planned, ended_at is not null as ended from announcements order by starts_at`,
  )
  assert.deepEqual(rows, [
    { portals: [], planned: false, ended: true },
    { portals: ['mexico', 'chile', 'peru'], planned: false, ended: false },
    { portals: ['germany', 'italy'], planned: true, ended: false },
  ])
  assert.equal(await kysely.transaction().execute((tx) => addSampleAnnouncements(tx)), false)
})

test('they go with the sample; those of the operator stay', async () => {
  await pool.query(`insert into announcements (kind, texts) values ('info', '{"en": "Ours"}')`)
  await removeSample(kysely)
  const lists = await pool.query('select from list_entries')
  assert.equal(lists.rowCount, 0)
  const { rows } = await pool.query(`select texts ->> 'en' as text from announcements`)
  assert.deepEqual(rows, [{ text: 'Ours' }])
})
