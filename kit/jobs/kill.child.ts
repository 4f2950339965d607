// A process of a test, to be killed: begins the job `slow`, says so, and never comes to its end. Not used by the product.
import { connect } from '#kit/postgres/pool.ts'
import { Jobs } from './jobs.ts'

const database = connect(process.argv[2]!, { max: 3 })
const jobs = new Jobs(database, { lease: 1 })
jobs.work('slow', (_data, once) =>
  once(async (tx) => {
    await tx
      .insertInto('effects' as never)
      .values({ name: 'slow' } as never)
      .execute()
    process.stdout.write('half way\n')
    await new Promise(() => setInterval(() => {}, 1000))
  }),
)
jobs.start()
