// Starts jobs `slow` and `slowBatch`, never completes them.
import { connect } from '../postgres/pool.ts'
import { type Complete, Jobs } from './jobs.ts'

const database = connect(process.argv[2]!, { max: 3 })
const jobs = new Jobs(database)
const slow = (_data: unknown, complete: Complete<unknown>) =>
  complete(async (tx) => {
    await tx
      .insertInto('effects' as never)
      .values({ name: 'slow' } as never)
      .execute()
    process.stdout.write('halfway\n')
    await new Promise(() => setInterval(() => {}, 1000))
  })
jobs.work('slow', slow)
jobs.workBatch('slowBatch', slow)
await jobs.start()
