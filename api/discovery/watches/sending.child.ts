// Child process of a test: sends digests, is killed.
import { Jobs } from '#kit/jobs/jobs.ts'
import { connect } from '#kit/postgres/pool.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { watches } from './jobs.ts'

const database = connect<DB>(process.argv[2]!, { max: 4, schema: 'net' })
const jobs = new Jobs<DB>(database)
const pages = () => 'https://wbn.example'
watches(jobs, { db: database.kysely, pool: database.pool, pages } as WorkerDependencies)
await jobs.start()
