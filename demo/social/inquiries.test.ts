// Sample inquiries.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql, type Transaction } from 'kysely'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { removeTraces } from '#api/operations/imports/traces.ts'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleInquiries } from './inquiries.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

/** Rolls back. */
async function tryOut(work: (tx: Transaction<DB>) => Promise<void>): Promise<void> {
  const tx = await kysely.startTransaction().execute()
  try {
    await work(tx)
  } finally {
    await tx.rollback().execute()
  }
}

test('the sample accounts and their businesses have threads, some of them unread, and counts that are those of the rows', async () => {
  const { rows } = await pool.query(`
    select count(*)::int as sides, count(*) filter (where s.unread > 0)::int as unread,
      count(*) filter (where s.unread <> (select count(*) from messages m
        where m.request_id = s.request_id and m.side <> s.side and m.position > s.read_to))::int as miscounted,
      count(*) filter (where r.messages <> (select max(m.position) from messages m where m.request_id = r.id)
        or s.last_id <> (select m.id from messages m where m.request_id = r.id and m.position = r.messages))::int as wrong,
      count(*) filter (where exists (select from messages m where m.request_id = r.id and m.sent_at > now()))::int as future
    from request_sides s join requests r on r.id = s.request_id`)
  const { sides, unread, ...wrongly } = rows[0]
  assert.ok(sides >= 30 && unread >= 6, `${sides}, ${unread} unread`)
  assert.deepEqual(wrongly, { miscounted: 0, wrong: 0, future: 0 })
  for (const account of ['buyer', 'exporter'] as const) {
    const { userID } = sampleAccounts[account]
    const { rows: inboxes } = await pool.query(
      `select count(*) filter (where actor_id = $1)::int as own, count(*) filter (where actor_id <> $1)::int as business
        from request_sides where actor_id = $1 or actor_id in (select business_id from members where user_id = $1)`,
      [userID],
    )
    assert.ok(inboxes[0].own >= 1 && inboxes[0].business >= 4, `${account}: ${JSON.stringify(inboxes[0])}`)
  }
})

test('the same inquiry to many waits for a moderator, and no receiver has it', async () => {
  const { rows } = await pool.query(`
    select count(*)::int as held, count(*) filter (where exists (select from request_sides s
        where s.request_id = r.id and s.actor_id = r.receiver_id))::int as seen
      from requests r where r.held_at is not null and r.closed_at is null`)
  assert.deepEqual(rows[0], { held: 4, seen: 0 })
})

test('what is unread is told, dated when it was written; what was read is not', async () => {
  await openReader({ db: kysely }).read()
  const { rows } = await pool.query(
    `select count(*)::int as told, count(*) filter (where uuid_time(place) > now() - interval '1 hour')::int as new
      from notifications where kind in ('inquiry', 'message') and receiver_id = $1`,
    [sampleAccounts.exporter.userID],
  )
  assert.ok(rows[0].told >= 2 && rows[0].new === 0, JSON.stringify(rows[0]))
})

test('the next start adds nothing, also where a visitor has removed labels', () =>
  tryOut(async (tx) => {
    await tx.deleteFrom('requestLabels').execute()
    assert.equal(await addSampleInquiries(tx), false)
  }))

test('a directory from before there were inquiries gets them; somebody’s own stays as it is', () =>
  tryOut(async (tx) => {
    await sql`truncate requests, messages, request_sides, request_notes, request_labels, saved_replies cascade`.execute(
      tx,
    )
    assert.equal(await addSampleInquiries(tx), true)
    await sql`truncate requests, messages, request_sides, request_notes, request_labels, saved_replies cascade`.execute(
      tx,
    )
    await tx.updateTable('businesses').set({ sample: false }).execute()
    assert.equal(await addSampleInquiries(tx), false)
  }))

test('they go with the demonstration', () =>
  tryOut(async (tx) => {
    const { rows } = await sql<{
      id: string
    }>`select id from businesses where sample union all select id from people where sample`.execute(tx)
    await removeTraces(
      tx,
      rows.map(({ id }) => id),
    )
    for (const table of [
      'requests',
      'messages',
      'requestSides',
      'requestLabels',
      'requestNotes',
      'savedReplies',
    ] as const)
      assert.equal((await tx.selectFrom(table).selectAll().execute()).length, 0, table)
  }))
