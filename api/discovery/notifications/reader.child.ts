// Child process of a test: writes notifications, is killed.
import { openNotifier } from '#kit/notifier.ts'
import { connect } from '#kit/postgres/pool.ts'
import type { DB } from '#api/database/tables.ts'
import { followEvents } from './reader.ts'

const database = connect<DB>(process.argv[2]!, { max: 3, schema: 'net' })
const log = { warn: (about: object) => process.stderr.write(`${JSON.stringify(about)}\n`) }
const notifier = await openNotifier(database.pool, undefined, log)
followEvents({ db: database.kysely, pool: database.pool }, notifier, log)
