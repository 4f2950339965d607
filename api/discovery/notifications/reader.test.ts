// Exactly-once notification.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { after, before, beforeEach, test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { migrations as jobTables } from '#kit/jobs/jobs.ts'
import { testDatabase, type TestDatabase } from '#kit/postgres/testing.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { openReader } from './reader.ts'

let base: TestDatabase<DB>
const people = Array.from({ length: 4 }, () => randomUUID())
before(async () => {
  base = await testDatabase<DB>({ template: 'api', migrations: [migrations, jobTables], max: 12 })
  const { pool } = base.database
  for (const id of people)
    await pool.query(
      `insert into people (id, username, first_name, last_name, country_code) values ($1, $2, 'A', 'B', 'IT')`,
      [id, `a-${id}`],
    )
  // Half of them get email at once: another effect.
  const choices = JSON.stringify({ reaction: 'mail', follow: 'mail' })
  for (const id of people.slice(0, 2))
    await pool.query('insert into notification_settings (user_id, choices) values ($1, $2)', [id, choices])
})
after(() => base.drop())
beforeEach(() => base.database.pool.query('truncate rings, notifications, notification_causes, events, pgboss.job'))

type Deed = { receiver: string; actor: string }

async function begin({ receiver, actor }: Deed): Promise<(commit: boolean) => Promise<void>> {
  const client = await base.database.pool.connect()
  await client.query('begin')
  await client.query(
    `insert into events (name, data) values ('follows.added',
      jsonb_build_object('followedKind', 'user', 'followedID', $1::uuid, 'followerKind', 'user', 'followerID', $2::uuid))`,
    [receiver, actor],
  )
  return async (commit) => {
    await client.query(commit ? 'commit' : 'rollback')
    client.release()
  }
}

async function assertNotifiedOnce(done: readonly Deed[]): Promise<void> {
  const { pool } = base.database
  const wanted = [...new Set(done.map(({ receiver, actor }) => `${receiver} follow ${receiver} ${actor}`))].toSorted()
  const causes = await pool.query<{ known: string }>(
    `select receiver_id || ' ' || cause as known from notification_causes`,
  )
  assert.deepEqual(causes.rows.map(({ known }) => known).toSorted(), wanted)
  const lonely = await pool.query(
    'select from notifications n where not exists (select from notification_causes c where c.notification_id = n.id)',
  )
  assert.equal(lonely.rowCount, 0, 'no entry without a cause')
  const byEmail = await pool.query<{ entries: number; emails: number }>(
    `select (select count(*)::int from notifications where receiver_id = any($1)) as entries,
      (select count(*)::int from pgboss.job where name = 'notifications.mail') as emails`,
    [people.slice(0, 2)],
  )
  assert.equal(byEmail.rows[0]!.emails, byEmail.rows[0]!.entries, 'one email for each entry that wants one')
}

const person = fc.constantFrom(...people)
const step = fc.oneof(
  fc.record({ does: fc.constant('begin' as const), receiver: person }),
  fc.record({ does: fc.constant('end' as const), which: fc.nat(5), commit: fc.boolean() }),
  fc.record({ does: fc.constant('read' as const), reader: fc.nat(1) }),
  fc.record({ does: fc.constant('restart' as const), reader: fc.nat(1) }),
)

test('property: every cause notifies once, in whatever order transactions begin, end and are read', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
    await base.database.pool.query('truncate rings, notifications, notification_causes, events, pgboss.job')
    const dependencies = { db: base.database.kysely, pool: base.database.pool }
    const readers = [openReader(dependencies), openReader(dependencies)]
    const open: { deed: Deed; end: (commit: boolean) => Promise<void> }[] = []
    const done: Deed[] = []
    const underWay: Promise<unknown>[] = []
    async function end(which: number, commit: boolean): Promise<void> {
      const [one] = open.splice(which % Math.max(1, open.length), 1)
      await one?.end(commit)
      if (one && commit) done.push(one.deed)
    }
    for (const one of steps) {
      if (one.does === 'begin' && open.length < 6) {
        const deed = { receiver: one.receiver, actor: randomUUID() }
        open.push({ deed, end: await begin(deed) })
      }
      if (one.does === 'end') await end(one.which, one.commit)
      // Concurrent reads.
      if (one.does === 'read') underWay.push(readers[one.reader]!.read())
      if (one.does === 'restart') readers[one.reader] = openReader(dependencies)
    }
    while (open.length > 0) await end(0, true)
    await Promise.all(underWay)
    await Promise.all(readers.map(({ read }) => read()))
    await assertNotifiedOnce(done)
  })
  await fc.assert(property, { numRuns: 40 })
})

const childName = 'reader child'

function start(): ChildProcess {
  const url = new URL(base.url)
  url.searchParams.set('application_name', childName)
  return spawn(process.execPath, [new URL('reader.child.ts', import.meta.url).pathname, url.href], { stdio: 'inherit' })
}

test('kill -9 in the middle loses nothing and doubles nothing', async () => {
  const { pool } = base.database
  const done: Deed[] = []
  let known = 0
  let counting: Promise<number> | undefined
  const countKnown = () =>
    (counting ??= pool.query('select from notification_causes').then(({ rowCount }) => {
      counting = undefined
      return (known = rowCount!)
    }))
  let writing = true
  // Unlimited writers outrun a slow machine's readers.
  const writer = async () => {
    while (writing) {
      if (done.length - known > 100) {
        await countKnown()
        continue
      }
      const deed = { receiver: people[done.length % people.length]!, actor: randomUUID() }
      const end = await begin(deed)
      const commit = done.length % 7 !== 3 || Math.random() < 0.5
      await end(commit)
      if (commit) done.push(deed)
    }
  }
  const writers = [writer(), writer(), writer()]
  for (let round = 0; round < 4; round++) {
    const children = [start(), start()]
    for (const child of children) {
      const before = await countKnown()
      while ((await countKnown()) < before + 1 + round * 10)
        assert.equal(child.exitCode, null, 'the process ended by itself')
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
  writing = false
  await Promise.all(writers)
  // A killed process's statement may still be running.
  while ((await pool.query(`select from pg_stat_activity where application_name = '${childName}'`)).rowCount);
  const { read } = openReader({ db: base.database.kysely })
  await read()
  await assertNotifiedOnce(done)
})
