// Notifications about expiring certificates.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { emitEvent } from '#api/foundation/events.ts'
import { addBusiness, addMember, testApi, type TestApi } from '#api/testing.ts'
import { openReader } from './reader.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('both reminders of a certificate are in the list, each once', async () => {
  const { read } = openReader(bench.dependencies)
  const owner = await bench.person('Cora Certified')
  const businessID = await addBusiness(bench.db, 'Certified Pumps')
  await addMember(bench.db, businessID, owner.userID, 'owner')
  const certificate = { id: randomUUID(), businessID, name: 'ATEX', expireDate: '2030-01-31' }
  for (const days of [60, 60, 14]) await emitEvent(bench.db, 'certificates.expiring', { ...certificate, days })
  await read()
  const { data } = await owner.api.notifications.list()
  assert.deepEqual(
    data.map(({ kind }) => kind),
    ['certificate', 'certificate'],
  )
})
