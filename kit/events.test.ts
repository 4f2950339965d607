// Event log.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { EventLog, type StoredEvent } from './events.ts'
import { connect } from './postgres/pool.ts'
import { testDatabase, type TestDatabase } from './postgres/testing.ts'
import { isAway } from './postgres/trouble.ts'
import { blackHoleTo } from './testing-black-hole.ts'

let bench: TestDatabase<never>
let pool: pg.Pool

before(async () => {
  bench = await testDatabase<never>({
    template: 'events',
    prepare: async ({ pool: template }) => {
      await template.query(`create table events (id bigint generated always as identity primary key,
        xid xid8 not null default pg_current_xact_id(), name text not null, data jsonb not null)`)
    },
  })
  pool = bench.database.pool
})
after(() => bench.drop())

const acceptAll = (event: StoredEvent): event is StoredEvent => event.id > 0

async function openLog(
  accepts: (event: StoredEvent) => boolean = acceptAll,
): Promise<{ eventLog: EventLog<StoredEvent>; heard: string[] }> {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0) as last from events')
  const isNew = ({ id }: StoredEvent) => id > rows[0]!.last
  const eventLog = new EventLog(
    pool,
    await EventLog.now(pool),
    (event): event is StoredEvent => !isNew(event) || accepts(event),
  )
  const heard: string[] = []
  eventLog.on((events) => void heard.push(...events.filter(isNew).map(({ name }) => name)))
  return { eventLog, heard }
}
const emitSql = `insert into events (name, data) values ($1, '{}')`

test('an event committed before asking is handled before the answer', async () => {
  const { eventLog, heard } = await openLog()
  await pool.query(emitSql, ['one'])
  await eventLog.catchUp()
  assert.deepEqual(heard, ['one'])
})

test('an event of a transaction that commits late, after younger ones were read, is not passed over', async () => {
  const { eventLog, heard } = await openLog()
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query(emitSql, ['slow'])
  await pool.query(emitSql, ['quick'])
  await eventLog.catchUp()
  assert.deepEqual(heard, ['quick'])
  await slow.query('commit')
  slow.release()
  await eventLog.catchUp()
  await eventLog.catchUp()
  assert.deepEqual(heard, ['quick', 'slow'])
})

test('an event below a savepoint is heard once its transaction commits, though nothing else happened between two readings', async () => {
  const { eventLog, heard } = await openLog()
  const slow = await pool.connect()
  await slow.query('begin')
  await slow.query('savepoint first')
  await slow.query(emitSql, ['nested'])
  await slow.query('release first')
  await eventLog.catchUp()
  await eventLog.catchUp()
  assert.deepEqual(heard, [])
  await slow.query('commit')
  slow.release()
  await eventLog.catchUp()
  await eventLog.catchUp()
  assert.deepEqual(heard, ['nested'])
})

test('a rolled back event is never handled', async () => {
  const { eventLog, heard } = await openLog()
  const client = await pool.connect()
  await client.query('begin')
  await client.query(emitSql, ['never'])
  await client.query('rollback')
  client.release()
  await eventLog.catchUp()
  assert.deepEqual(heard, [])
})

test('many askers at once hear each event once', async () => {
  const { eventLog, heard } = await openLog()
  const names = Array.from({ length: 50 }, (_, index) => `n${index}`)
  await Promise.all(
    names.map(async (name) => {
      await pool.query(emitSql, [name])
      await eventLog.catchUp()
      assert.ok(heard.includes(name), `${name} was committed before asking`)
    }),
  )
  assert.deepEqual(heard.toSorted(), names.toSorted())
})

test('any number of askers in a moment share two statements', async () => {
  let statements = 0
  const counting = Object.create(pool, {
    query: { value: (...given: Parameters<pg.Pool['query']>) => (statements++, pool.query(...given)) },
  }) as pg.Pool
  const eventLog = new EventLog(counting, await EventLog.now(pool), acceptAll)
  await eventLog.catchUp()
  const before = statements
  await Promise.all(Array.from({ length: 1000 }, () => eventLog.catchUp()))
  assert.ok(statements - before <= 2, `${statements - before} statements`)
})

test('a log that starts at a stored position hears what came after it, also by another process', async () => {
  const { eventLog } = await openLog()
  await eventLog.catchUp()
  const { position } = eventLog
  await pool.query(emitSql, ['later'])
  const again = new EventLog(pool, position, acceptAll)
  const heard: string[] = []
  again.on((events) => void heard.push(...events.map((event) => event.name)))
  await again.catchUp()
  assert.ok(heard.includes('later'))
})

test('a listener that fails is asked again with the same events', async () => {
  const { eventLog, heard } = await openLog()
  let failing = true
  eventLog.on(() => {
    if (failing) throw new Error('not now')
  })
  await pool.query(emitSql, ['kept'])
  await assert.rejects(eventLog.catchUp(), /not now/)
  failing = false
  await eventLog.catchUp()
  assert.ok(heard.length >= 1 && heard.every((name) => name === 'kept'))
})

test('an event that is not accepted reaches no listener and holds up none behind it', async () => {
  const refused: string[] = []
  const accepts = ({ name }: StoredEvent) => !name.startsWith('bad') || !refused.push(name)
  const { eventLog, heard } = await openLog(accepts)
  for (const name of ['bad 1', 'good', 'bad 2']) await pool.query(emitSql, [name])
  await eventLog.catchUp()
  await pool.query(emitSql, ['later'])
  await eventLog.catchUp()
  assert.deepEqual(
    [heard, refused],
    [
      ['good', 'later'],
      ['bad 1', 'bad 2'],
    ],
  )
  const again = eventLog.since('0')
  const fromStart: string[] = []
  again.on((events) => void fromStart.push(...events.map(({ name }) => name)))
  await again.catchUp()
  assert.ok(fromStart.includes('good') && !fromStart.some((name) => name.startsWith('bad')))
})

test('a log says that it stands still while its readings fail, and that it moves again', async () => {
  const { eventLog } = await openLog()
  let failing = false
  eventLog.on(() => {
    if (failing) throw new Error('not now')
  })
  assert.equal(await eventLog.isMoving(), true, 'nothing to read')
  failing = true
  await pool.query(emitSql, ['stuck'])
  assert.equal(await eventLog.isMoving(), false)
  failing = false
  assert.equal(await eventLog.isMoving(), true)
})

test('transaction ids that a crash of the server gives once more are read', async () => {
  const last = BigInt(await EventLog.now(pool)) + 50n
  const eventLog = new EventLog(pool, String(last), acceptAll)
  const heard: string[] = []
  eventLog.on((events) => void heard.push(...events.map(({ name }) => name)))
  await pool.query(emitSql, ['below'])
  await eventLog.catchUp()
  await pool.query(emitSql, ['after a crash'])
  await eventLog.catchUp()
  assert.equal(heard.at(-1), 'after a crash')
})

test('a reading whose connection is lost holds up only its own readers, and is noticed at once', async () => {
  const hole = await blackHoleTo(bench.url)
  const lost = connect(hole.url, { max: 2, silence: { suspicion: 2000 } })
  const eventLog = new EventLog(lost.pool, await EventLog.now(lost.pool), acceptAll)
  await eventLog.catchUp()
  hole.swallow('present')
  const failed = assert.rejects(eventLog.catchUp(), isAway)
  assert.equal(await eventLog.isMoving(), false)
  await failed
  await eventLog.catchUp()
  assert.equal(await eventLog.isMoving(), true)
  await lost.close()
  hole.close()
})
