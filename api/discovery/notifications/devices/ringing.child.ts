// Rings by the push service of a port. Killed by a test.
import { connect } from '#kit/postgres/pool.ts'
import { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { ringing } from './jobs.ts'
import { servicePush } from './testing.ts'

const database = connect<DB>(process.argv[2]!, { schema: 'net', max: 4 })
const jobs = new Jobs<DB>(database)
ringing(jobs, {
  db: database.kysely,
  pool: database.pool,
  push: servicePush(Number(process.argv[3])),
  operator: { email: 'contact@wbn.example' },
} as WorkerDependencies)
await jobs.start()
