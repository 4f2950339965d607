// Test process killed between an import's writes and commit.
import { openStorage } from '#kit/files/storage.ts'
import { Jobs } from '#kit/jobs/jobs.ts'
import { connect } from '#kit/postgres/pool.ts'
import type { DB } from '#api/database/tables.ts'
import { catalogues } from './jobs.ts'

const [url, folder] = process.argv.slice(2) as [string, string]
const database = connect<DB>(url, { schema: 'net', max: 4 })
const jobs = new Jobs<DB>(database)
const files = await openStorage(folder, undefined)
catalogues(jobs, { db: database.kysely, files })
await jobs.start()
// Progress is written outside the transaction.
for (let seen = 0; seen === 0;) {
  const { rows } = await database.pool.query(
    `select 1 from catalogue_imports where status = 'running' and rows_done > 0`,
  )
  seen = rows.length
}
process.stdout.write('halfway\n')
