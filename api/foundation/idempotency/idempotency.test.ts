// Idempotency keys.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let owner: TestPerson
let id: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  id = await addBusiness(bench.db, 'Repeat Works')
  await addMember(bench.db, id, owner.userID)
})
after(() => bench.close())

async function send(key: string, name: string, token = owner.token) {
  const response = await bench.app.inject({
    method: 'POST',
    url: `/business/${id}/certificate`,
    headers: { 'x-auth-token': token, 'idempotency-key': key },
    payload: { name },
  })
  return { status: response.statusCode, text: response.body }
}
const count = async () => (await bench.api.businesses.read({ params: { id } })).data.certificates.length

test('the same request with the same key is done once and answered alike; another key does it again', async () => {
  const first = await send('a', 'ISO 9001')
  assert.equal(first.status, 200)
  assert.deepEqual(await send('a', 'ISO 9001'), first)
  assert.equal(await count(), 1)
  assert.notDeepEqual(await send('b', 'ISO 9001'), first)
  assert.equal(await count(), 2)
})

test('a key stands for one request of one person; a refused request may be made again', async () => {
  assert.equal((await send('a', 'ISO 14001')).status, 422)
  const stranger = await bench.person()
  assert.equal((await send('a', 'ISO 9001', stranger.token)).status, 403)
  assert.equal((await send('c', '')).status, 400)
  assert.equal((await send('c', 'ISO 45001')).status, 200)
})

const keys = async () =>
  (await bench.pool.query('select count(*) as keys from idempotency_keys')).rows[0].keys as number

test('what only reads keeps no answer, whoever asks; an empty key is none', async () => {
  const before = await keys()
  for (const [url, key] of [
    ['/search/business', 'search'],
    ['/social/group', ''],
  ] as const) {
    const headers = { 'x-auth-token': owner.token, 'idempotency-key': key }
    assert.ok((await bench.app.inject({ method: 'POST', url, headers, payload: {} })).statusCode < 500)
  }
  assert.equal(await keys(), before)
})

test('what a killed process began is begun again after a minute, by one of those who ask', async () => {
  const before = await count()
  assert.equal((await send('e', 'PED')).status, 200)
  await bench.pool.query(`update idempotency_keys set answer = null where key = 'e'`)
  assert.equal((await send('e', 'PED')).status, 409)
  await bench.pool.query(`update idempotency_keys set asked_at = now() - interval '61 seconds' where key = 'e'`)
  assert.equal((await send('e', 'another')).status, 422)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => send('e', 'PED')))
  assert.ok(outcomes.every(({ status }) => status === 200 || status === 409))
  assert.equal(await count(), before + 2)
})

test('what was done is not done again because its answer could not be kept', async () => {
  const before = await count()
  await bench.pool.query(`alter table idempotency_keys add constraint full_disk check (key <> 'f' or answer is null)`)
  assert.equal((await send('f', 'CE')).status, 500)
  assert.equal((await send('f', 'CE')).status, 409)
  await bench.pool.query('alter table idempotency_keys drop constraint full_disk')
  assert.equal(await count(), before + 1)
})

test('of twenty at once one does the work', async () => {
  const before = await count()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => send('d', 'ATEX')))
  assert.ok(outcomes.some(({ status }) => status === 200))
  assert.ok(outcomes.every(({ status }) => status === 200 || status === 409))
  assert.equal(await count(), before + 1)
})
