// Sample moderation: cases, appeal, unbroken log.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleModeration } from './moderation.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
  await loadDemo({ kysely: bench.db })
})
after(() => bench.close())

test('the console has open cases, an appeal that waits, decisions of every outcome, and an unbroken log; a second load adds nothing', async () => {
  const staff = await bench.person('Ada Admin', { roles: ['administrator'] })
  const cases = await staff.api.reports.cases()
  assert.deepEqual(
    cases.data.map(({ resourceType, severity, reporters }) => [resourceType, severity, reporters]),
    [
      ['business', 'high', 2],
      ['product', 'medium', 1],
      ['product', 'low', 1],
    ],
  )
  const { data } = await staff.api.sanctions.list()
  assert.deepEqual(
    new Set(data.map(({ appeal, appealUpheld }) => (appeal === null ? 'none' : appealUpheld))),
    new Set(['none', null, true, false]),
  )
  assert.ok(data.every(({ subjectName, decidedBy }) => subjectName && decidedBy))
  const waiting = data.find(({ appeal, appealUpheld }) => appeal && appealUpheld === null)!
  assert.equal((await bench.ask('GET', `/social/posts/${waiting.objectID}`)).status, 410)
  const { entries, brokenAt } = await staff.api.audit.check()
  assert.ok(entries >= 9)
  assert.equal(brokenAt, null)
  assert.equal(await bench.db.transaction().execute((tx) => addSampleModeration(tx)), false)
})
