// Child process of the kill test: updates and saves in a loop. Arguments: database URL, folder.
import { connect } from '#kit/postgres/pool.ts'
import { EventLog } from '#kit/events.ts'
import { isReadable } from '#api/foundation/events.ts'
import { startSearch } from './indexes.ts'

const [url, folder] = process.argv.slice(2) as [string, string]
const { pool } = connect(url, { max: 3, schema: 'net' })
const eventLog = new EventLog(pool, await EventLog.now(pool), isReadable)
const search = await startSearch({ pool, eventLog, folder, log: { info: () => {}, warn: () => {} } })
process.send!('ready')
process.on('disconnect', () => process.exit())
for (;;) {
  await eventLog.catchUp()
  await search.save()
}
