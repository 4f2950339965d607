// Delivers to local webhooks, to be killed.
import { Jobs } from '#kit/jobs/jobs.ts'
import { connect } from '#kit/postgres/pool.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { webhooks } from './jobs.ts'

const { kysely: db, pool } = connect<DB>(process.argv[2]!, { max: 4, schema: 'net' })
const jobs = new Jobs<DB>({ kysely: db, pool })
webhooks(jobs, { db, pool, webhooksPrivate: true, pages: () => '' } as WorkerDependencies)
await jobs.start()
