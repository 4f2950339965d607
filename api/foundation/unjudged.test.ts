// Background judging when rows fail.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Jobs, migrations as jobTables } from '#kit/jobs/jobs.ts'
import { testDatabase, type TestDatabase } from '#kit/postgres/testing.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { judgeInBackground } from './unjudged.ts'

let bench: TestDatabase<DB>
before(async () => {
  bench = await testDatabase<DB>({ template: 'api', migrations: [migrations, jobTables] })
})
after(() => bench.drop())

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

test('a row that fails delays no other, is read once a run, and fails the run', async () => {
  const waiting = new Set(Array.from({ length: 650 }, (_, at) => idOf(at)))
  const poison = idOf(3)
  const unstorable = idOf(250)
  const read: string[] = []
  let isMended = false
  const jobs = new Jobs<DB>(bench.database)
  judgeInBackground(jobs, {
    job: 'texts.judgeLanguages',
    find: async (after, most) =>
      [...waiting]
        .filter((id) => id > after)
        .slice(0, most)
        .map((id) => ({ id })),
    async judge({ id }) {
      read.push(id)
      if (id === poison && !isMended) throw new Error('It is poison')
      return id
    },
    async keep(judged) {
      if (judged.includes(unstorable) && !isMended) throw new Error('It is not stored')
      for (const id of judged) waiting.delete(id)
    },
  })
  await assert.rejects(jobs.runDueJobs({ ahead: 3600 }), /poison/)
  assert.equal(new Set(read).size, read.length)
  assert.equal(read.length, 650)
  assert.deepEqual([waiting.size, waiting.has(poison), waiting.has(unstorable)], [201, true, true])
  isMended = true
  await jobs.runDueJobs({ ahead: 3600 })
  assert.equal(waiting.size, 0)
  await jobs.stop()
})
