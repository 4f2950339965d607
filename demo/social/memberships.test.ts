// Sample memberships.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { removeSample } from '#api/operations/imports/sample.ts'
import { addSampleBoosts } from './boosts.ts'
import { addSampleMemberships } from './memberships.ts'
import { addSamplePlans } from './plans.ts'
import { addSampleSupport } from './support.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

test('every paid sample business has a term and an invoice, nothing is booked', async () => {
  const { rows } = await pool.query(
    `select count(*)::int as paid, count(*) filter (where m.ends_at > now() and i.number like 'SAMPLE-%')::int as with_term,
      (select count(*)::int from ledger_entries) as booked, (select count(*)::int from invoice_numbers) as numbered
    from businesses b left join memberships m on m.business_id = b.id left join invoices i on i.payment_id = m.payment_id
    where b.sample and b.subscription <> 'standard'`,
  )
  const { paid, with_term: withTerm, booked, numbered } = rows[0] as Record<string, number>
  assert.ok(paid! > 10)
  assert.deepEqual([withTerm, booked, numbered], [paid, 0, 0])
})

test('they are added once', async () => {
  assert.equal(await kysely.transaction().execute((tx) => addSampleMemberships(tx)), false)
})

test('Gold had another price once, which is withdrawn and added once', async () => {
  const { rows } = await pool.query(
    `select price, applies_at < now() and withdrawn_at > applies_at as over from plan_versions where sample`,
  )
  assert.deepEqual(rows, [{ price: 165_000, over: true }])
  assert.equal(await kysely.transaction().execute((tx) => addSamplePlans(tx)), false)
})

test('some boosts run, others have ended, each with the figures of its days', async () => {
  const { rows } = await pool.query<{ running: number; ended: number; empty: number }>(
    `select count(*) filter (where ends_at > now())::int as running, count(*) filter (where ends_at <= now())::int as ended,
      count(*) filter (where not exists (select from boost_days d where d.boost_id = b.id and d.shown > 0))::int as empty from boosts b`,
  )
  assert.deepEqual(rows, [{ running: 3, ended: 2, empty: 0 }])
  assert.equal(await kysely.transaction().execute((tx) => addSampleBoosts(tx)), false)
})

test('members have asked the support team, and minutes are booked', async () => {
  const { rows } = await pool.query(
    `select count(*)::int as requests, (select sum(minutes)::int from support_minutes) as minutes,
      (select count(*)::int from support_requests where writer_id is null) as unwritten from support_requests`,
  )
  assert.deepEqual(rows, [{ requests: 3, minutes: 110, unwritten: 0 }])
  assert.equal(await kysely.transaction().execute((tx) => addSampleSupport(tx)), false)
})

test('payments, invoices, boosts, support and versions of plans of the sample go with it', async () => {
  await removeSample(kysely)
  const { rows } = await pool.query<Record<string, number>>(
    `select (select count(*)::int from payments) as payments, (select count(*)::int from invoices) as invoices,
      (select count(*)::int from boosts) as boosts, (select count(*)::int from support_minutes) as minutes,
      (select count(*)::int from plan_versions) as plans`,
  )
  assert.deepEqual(rows, [{ payments: 0, invoices: 0, boosts: 0, minutes: 0, plans: 4 }])
})
