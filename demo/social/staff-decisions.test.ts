// Sample staff decisions.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { removeSample } from '#api/operations/imports/sample.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleStaffDecisions } from './staff-decisions.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
  await loadDemo({ kysely: bench.db })
})
after(() => bench.close())

test('tables of the console that only the staff fills have a row, and lose it with the sample', async () => {
  const { api } = await bench.person('Ada Admin', { roles: ['administrator'] })
  const told = await api.duplicates.list({ query: { state: 'different' } })
  assert.deepEqual([told.total, told.data[0]!.different!.reason], [1, 'Colleagues with the phone of their office'])
  const params = { collection: 'pages', slug: 'message-center', lang: 'en' } as const
  assert.deepEqual(
    (await api.texts.sources({ params })).versions.map(({ title, state }) => [title, state]),
    [['Messages', 'withdrawn']],
  )
  assert.equal((await api.memberships.findings()).length, 1)
  assert.equal(await bench.db.transaction().execute((tx) => addSampleStaffDecisions(tx)), false)

  await removeSample(bench.db)
  assert.equal((await api.texts.sources({ params })).versions.length, 0)
  assert.equal((await api.memberships.findings()).length, 0)
  assert.equal((await api.duplicates.list({ query: { state: 'different' } })).total, 0)
})
