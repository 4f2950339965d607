// A process that updates and saves in an endless loop, for the test that kills it. Arguments: database URL and folder.
import { connect } from '#kit/postgres/pool.ts'
import { EventLog } from '#kit/events.ts'
import { isReadable } from '#api/foundation/events.ts'
import { startSearch } from './indexes.ts'

const [url, folder] = process.argv.slice(2) as [string, string]
const { pool } = connect(url, { max: 3, schema: 'net' })
const eventLog = new EventLog(pool, await EventLog.now(pool), isReadable)
const search = await startSearch({ pool, eventLog, folder, log: { info: () => {}, warn: () => {} } })
process.send!('ready')
// Exit when the parent is gone.
process.on('disconnect', () => process.exit())
for (;;) {
  await eventLog.catchUp()
  await search.save()
}
