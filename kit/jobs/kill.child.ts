// Starts a job, never completes it.
import { connect } from '../postgres/pool.ts'
import { Jobs } from './jobs.ts'

const database = connect(process.argv[2]!, { max: 3 })
const jobs = new Jobs(database)
jobs.work('slow', (_data, complete) =>
  complete(async (tx) => {
    await tx
      .insertInto('effects' as never)
      .values({ name: 'slow' } as never)
      .execute()
    process.stdout.write('halfway\n')
    await new Promise(() => setInterval(() => {}, 1000))
  }),
)
await jobs.start()
