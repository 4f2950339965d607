// Indexer that tests kill.
import type { DB } from '#api/database/tables.ts'
import { schema } from '#api/database/database.ts'
import { connectOpenSearch } from '#kit/opensearch/client.ts'
import { connect } from '#kit/postgres/pool.ts'
import { Indexer } from './indexer.ts'

const [url, cluster, prefix] = process.argv.slice(2) as [string, string, string]
const { kysely: db, pool } = connect<DB>(url, { schema, max: 5 })
const log = { info: console.error, warn: console.error }
const { send } = connectOpenSearch(cluster)
new Indexer({ db, pool, send, prefix, log, holder: 'child', lasting: 2000, tick: 50 }).start()
