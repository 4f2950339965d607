// A process that follows and saves without end, for the test that kills it. Started with a database's address and a folder.
import { connect } from '#kit/postgres/pool.ts'
import { EventLog } from '#kit/events.ts'
import { isReadable } from '../events.ts'
import { startSearch } from './indexes.ts'

const [url, folder] = process.argv.slice(2) as [string, string]
const { pool } = connect(url, { max: 3, schema: 'net' })
const eventLog = new EventLog(pool, await EventLog.now(pool), isReadable)
const search = await startSearch({ pool, eventLog, folder, log: { info: () => {}, warn: () => {} } })
process.send!('ready')
// The parent is gone: so is the reason to live.
process.on('disconnect', () => process.exit())
for (;;) {
  await eventLog.catchUp()
  await search.save()
}
