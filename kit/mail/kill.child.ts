// Delivers emails until killed.
import { Jobs } from '../jobs/jobs.ts'
import { connect } from '../postgres/pool.ts'
import { deliverEmails } from './delivery.ts'

const database = connect(process.argv[2]!, { max: 3 })
const jobs = new Jobs(database)
deliverEmails(jobs, database, {
  smtp: { url: `smtp://127.0.0.1:${process.argv[3]}`, from: 'WBN <no-reply@wbn.example>' },
  schemas: ['auth', 'net'],
})
await jobs.start()
