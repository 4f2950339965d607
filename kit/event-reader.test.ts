// Turns of event readers.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { after, before, beforeEach, test } from 'node:test'
import { fc } from './testing-seed.ts'
import { type TestedTables, testedReader } from './testing-event-reader.ts'
import type { EventReader } from './event-reader.ts'
import { testDatabase, type TestDatabase } from './postgres/testing.ts'

let bench: TestDatabase<TestedTables>
before(async () => {
  bench = await testDatabase<TestedTables>({
    template: 'event-reader',
    max: 12,
    prepare: async ({ pool }) => {
      await pool.query(`create table events (id bigint generated always as identity primary key,
          xid xid8 not null default pg_current_xact_id(), name text not null, data jsonb not null);
        create table reading (position text not null, snapshot pg_snapshot);
        create table handled (event_id bigint not null, by text not null)`)
    },
  })
})
after(() => bench.drop())
beforeEach(clear)

async function clear(): Promise<void> {
  await bench.database.pool.query(`truncate events, handled, reading;
    insert into reading select pg_snapshot_xmin(pg_current_snapshot())`)
}

async function begin(): Promise<(commit: boolean) => Promise<void>> {
  const client = await bench.database.pool.connect()
  await client.query('begin')
  await client.query(`insert into events (name, data) values ('told', '{}'), ('untold', '{}')`)
  return async (commit) => {
    await client.query(commit ? 'commit' : 'rollback')
    client.release()
  }
}

async function handled(): Promise<{ event: number; by: string }[]> {
  const { rows } = await bench.database.pool.query<{ event: number; by: string }>(
    'select event_id as event, by from handled order by event_id',
  )
  return rows
}

async function assertEachOnce(): Promise<void> {
  const { rows } = await bench.database.pool.query<{ id: number }>(
    `select id from events where name = 'told' order by id`,
  )
  assert.deepEqual(
    (await handled()).map(({ event }) => event),
    rows.map(({ id }) => id),
  )
}

const step = fc.oneof(
  fc.constant({ does: 'begin' as const }),
  fc.record({ does: fc.constant('end' as const), which: fc.nat(5), commit: fc.boolean() }),
  fc.record({ does: fc.constant('read' as const), reader: fc.nat(2) }),
)

test('property: every event is handled by one turn of one reader, in whatever order transactions end', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
    await clear()
    const readers: EventReader[] = ['a', 'b', 'c'].map((by) => testedReader(bench.database.kysely, by, 2))
    const open: ((commit: boolean) => Promise<void>)[] = []
    const underWay: Promise<unknown>[] = []
    for (const one of steps) {
      if (one.does === 'begin' && open.length < 6) open.push(await begin())
      if (one.does === 'end') await open.splice(one.which % Math.max(1, open.length), 1)[0]?.(one.commit)
      if (one.does === 'read') underWay.push(readers[one.reader]!.read())
    }
    for (const end of open) await end(true)
    await Promise.all(underWay)
    await Promise.all(readers.map(({ read }) => read()))
    await assertEachOnce()
  })
  await fc.assert(property, { numRuns: 60 })
})

test('a reader that died in its turn is followed by the other, from where the last turn ended', async () => {
  const [dead, other] = [testedReader(bench.database.kysely, 'dead'), testedReader(bench.database.kysely, 'other')]
  await (
    await begin()
  )(true)
  assert.equal(await dead.read(), true)
  const { pool } = bench.database
  const turn = await pool.connect()
  await turn.query('begin; select from reading for update')
  await (
    await begin()
  )(true)
  assert.equal(await other.read(), false, 'the turn of another is not waited for')
  await turn.query('rollback')
  turn.release()
  assert.equal(await other.read(), true)
  assert.deepEqual(
    (await handled()).map(({ by }) => by),
    ['dead', 'other'],
  )
})

function start(): ChildProcess {
  const child = new URL('event-reader.child.ts', import.meta.url).pathname
  return spawn(process.execPath, [child, bench.url], { stdio: ['ignore', 'pipe', 'inherit'] })
}

test('two processes read each event once between them; one is killed, the other goes on', async () => {
  const children = [start(), start()]
  const outputs = children.map((child) => createInterface(child.stdout!)[Symbol.asyncIterator]())
  for (const output of outputs) assert.equal((await output.next()).value, 'ready')
  async function writeUntil(isEnough: (by: Set<string>) => boolean): Promise<void> {
    do await (await begin())(true)
    while (!isEnough(new Set((await handled()).map(({ by }) => by))))
  }
  const [first, second] = children.map(({ pid }) => String(pid))
  await writeUntil((by) => by.has(first!) && by.has(second!))
  children[0]!.kill('SIGKILL')
  await once(children[0]!, 'exit')
  const { pool } = bench.database
  const { rows } = await pool.query<{ last: number }>('select max(id) as last from events')
  await (
    await begin()
  )(true)
  while (!(await handled()).some(({ event, by }) => event > rows[0]!.last && by === second));
  children[1]!.kill('SIGKILL')
  await once(children[1]!, 'exit')
  await assertEachOnce()
})
