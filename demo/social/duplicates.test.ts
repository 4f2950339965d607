// Demo duplicates, loaded once.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { loadDemo } from '../load.ts'
import { addSampleDuplicates } from './duplicates.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
  await loadDemo({ kysely: bench.db })
})
after(() => bench.close())

test('somebody has registered twice, and two colleagues share a phone', async () => {
  const moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  const { data } = await moderator.api.duplicates.list()
  assert.deepEqual(
    data.map(({ one, other, reasons }) => [[one.name, other.name].toSorted().join(', '), reasons.join(' ')]),
    [
      ['Lucía Quispe, Lucía Quispe', 'phone name'],
      ['Paolo Rinaldi, Sara Kowalczyk', 'phone'],
    ],
  )
})

test('loaded again nothing is added', async () => {
  assert.equal(await bench.db.transaction().execute((tx) => addSampleDuplicates(tx)), false)
})
