// Atomic idempotency keys.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { deleteOldKeys, forgetPerson } from './queries.ts'

let bench: TestApi
let ann: TestPerson
let product: string
let calls: [path: string, body: Record<string, unknown>, table: string][]
before(async () => {
  bench = await testApi()
  ann = await bench.person('Ann Writer')
  const business = await addBusiness(bench.db, 'Asked Works')
  await addMember(bench.db, business, (await bench.person('Olga Owner')).userID)
  product = await addProduct(bench.db, business, 'Valve')
  const inquiry = { to: business, subject: 'priceList', message: 'What does it cost?' }
  const { requestID } = await ann.api.inquiries.send({ body: inquiry })
  calls = [
    ['/social/posts/make-post', { content: 'Posted', timelineID: ann.userID, timelineType: 'user' }, 'posts'],
    ['/social/comments/make-comment', { content: 'Said', resourceID: product, resourceType: 'product' }, 'comments'],
    ['/business/request', { ...inquiry, message: 'And how soon?' }, 'requests'],
    [`/business/request/${requestID}/send-message`, { content: 'Written' }, 'messages'],
  ]
})
after(() => bench.close())

async function send(url: string, payload: object, key: string, token: string | undefined = ann.token) {
  const headers = { 'idempotency-key': key, ...(token && { 'x-auth-token': token }) }
  const response = await bench.app.inject({ method: 'POST', url, headers, payload })
  return { status: response.statusCode, text: response.body }
}
async function count(table: string): Promise<number> {
  return (await bench.pool.query(`select count(*) as rows from ${table}`)).rows[0].rows as number
}

test('a key in the header or the body stands for one write and one answer, however many ask at once', async () => {
  for (const [path, body, table] of calls) {
    const key = randomUUID()
    const before = await count(table)
    assert.equal((await send(path, body, key, '')).status, 401)
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => send(path, body, key)))
    assert.equal(outcomes[0]!.status, 200)
    for (const outcome of outcomes) assert.deepEqual(outcome, outcomes[0])
    const field = table === 'posts' || table === 'comments' ? 'sendingID' : 'idempotencyKey'
    assert.deepEqual(await send(path, { ...body, [field]: key }, 'beside'), outcomes[0])
    assert.equal(await count(table), before + 1)
  }
})

test('a key belongs to one person, call and body; a refusal leaves it free', async () => {
  const eve = await bench.person('Eve Else')
  const [[post, body], [comment, said]] = calls as [(typeof calls)[0], (typeof calls)[0]]
  const key = randomUUID()
  assert.equal((await send(post, { ...body, timelineID: randomUUID() }, key)).status, 403)
  const first = await send(post, body, key)
  assert.equal(first.status, 200)
  assert.equal((await send(post, { ...body, content: 'Posted otherwise' }, key)).status, 422)
  assert.equal((await send(comment, said, key)).status, 422)
  assert.equal((await send(post, body, key, eve.token)).status, 403)
  const own = await send(post, { ...body, timelineID: eve.userID }, key, eve.token)
  assert.equal(own.status, 200)
  assert.notEqual(own.text, first.text)
  assert.deepEqual(await send(post, body, key), first)
})

test('a write whose answer cannot be kept did not happen, nor did its events; sent again it does', async () => {
  await bench.pool.query(
    `alter table idempotency_keys add constraint full_disk check (not lasting or answer is null) not valid`,
  )
  for (const [path, body, table] of calls) {
    const before = [await count(table), await count('events')]
    assert.equal((await send(path, body, `full ${table}`)).status, 500)
    assert.deepEqual([await count(table), await count('events')], before)
  }
  await bench.pool.query('alter table idempotency_keys drop constraint full_disk')
  for (const [path, body, table] of calls) {
    const before = await count(table)
    assert.equal((await send(path, body, `full ${table}`)).status, 200)
    assert.equal(await count(table), before + 1)
  }
})

test('keys are never forgotten, answers after a month: a repetition is refused then, until the person has left', async () => {
  const [path, body] = calls[3]!
  const aged = (days: number) =>
    bench.pool.query(`update idempotency_keys set asked_at = now() - make_interval(days => $1) where key = 'old'`, [
      days,
    ])
  const first = await send(path, body, 'old')
  await aged(29)
  await deleteOldKeys(bench.pool)
  assert.deepEqual(await send(path, body, 'old'), first)
  await aged(31)
  await deleteOldKeys(bench.pool)
  assert.equal((await send(path, body, 'old')).status, 409)
  await bench.db.transaction().execute((tx) => forgetPerson(tx, ann.userID))
  assert.equal((await send(path, body, 'old')).status, 200)
})

test('every body field that carries a key is one of its call', () => {
  const endpoints: Endpoint[] = Object.values(contract).flatMap((calls) => Object.values<Endpoint>(calls))
  const keyed = endpoints.filter(({ keyField }) => keyField)
  assert.equal(keyed.length, 5)
  for (const { keyField, body, atomic } of keyed) assert.ok(atomic && keyField! in body!.shape)
})
