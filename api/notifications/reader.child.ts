// A process of a test, to be killed: writes notifications of whatever happens. Not used by the product.
import { openBell } from '#kit/bell.ts'
import { connect } from '#kit/postgres/pool.ts'
import type { DB } from '../database/tables.ts'
import { followEvents } from './reader.ts'

const database = connect<DB>(process.argv[2]!, { max: 3, schema: 'net' })
const log = { warn: (about: object) => process.stderr.write(`${JSON.stringify(about)}\n`) }
const bell = await openBell(database.pool, undefined, log)
bell.on(() => process.stdout.write('rang\n'))
followEvents({ db: database.kysely, pool: database.pool }, bell, log)
