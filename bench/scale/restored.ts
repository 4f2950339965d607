// Events read after a restore.
import { migrations } from '#api/database/database.ts'
import { adoptEvents } from '#api/foundation/event-epoch.ts'
import { isReadable } from '#api/foundation/events.ts'
import { EventLog } from '#kit/events.ts'
import { testDatabase } from '#kit/postgres/testing.ts'

const count = Number(process.argv[2] ?? 100_000)
const readings = 5
const { database, drop } = await testDatabase({ template: 'restored', migrations: [migrations] })
const { pool } = database
await pool.query(
  `insert into events (xid, name, data)
   select (4000000000 + n)::text::xid8, 'products.changed', jsonb_build_object('ids', jsonb_build_array(uuidv7()))
   from generate_series(1, $1::int) n`,
  [count],
)
for (const table of ['notification_reading', 'webhook_reading', 'watch_reading', 'index_now_reading'])
  await pool.query(`update ${table} set position = $1`, [4_000_000_000 + count - 10])
await pool.query('vacuum analyze events')

async function measure(): Promise<number[]> {
  const eventLog = new EventLog(pool, await EventLog.now(pool), isReadable)
  await eventLog.catchUp()
  const times: number[] = []
  while (times.length < readings) {
    await pool.query(`insert into events (name, data) values ('businesses.changed', '{"ids": []}')`)
    const begun = performance.now()
    await eventLog.catchUp()
    times.push(performance.now() - begun)
  }
  return times
}

const before = await measure()
const begun = performance.now()
const adoption = await adoptEvents(pool)
const adopting = performance.now() - begun
const after = await measure()
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!.toFixed(1)
console.log(`${count} events, of which ${adoption?.kept} were yet to be handled`)
console.log(`reading before a search, median of ${readings}: ${median(before)} ms before, ${median(after)} ms after`)
console.log(`adoption: ${adopting.toFixed(0)} ms`)
await drop()
