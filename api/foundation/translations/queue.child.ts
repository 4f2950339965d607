// Worker to be killed.
import { connect } from '#kit/postgres/pool.ts'
import { deepL } from '#kit/translation/deepl.ts'
import { schema } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { workQueue } from './queue.ts'

const [url = '', address, key = '', day] = process.argv.slice(2)
const database = connect<DB>(url, { max: 3, schema })
const translation = { listings: [deepL({ key, address })], messages: [], caps: { day: Number(day) } }
await workQueue({ db: database.kysely, translation })
await database.close()
