// Connections.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
let business: string
before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Connected Pumps')
  await addMember(bench.db, business, (await bench.person('Olga Owner')).userID)
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const at = '/social/connection'
const three = () => Promise.all(['Ann', 'Bob', 'Eve'].map((name) => bench.person(name)))

test('connections are for signed-in people, asking for those with a verified e-mail', async () => {
  const [ann, bob] = await three()
  assert.equal((await bench.ask('GET', at)).status, 401)
  assert.equal((await bench.ask('POST', at, { resourceID: business })).status, 401)
  assert.equal((await bench.ask('PUT', `${at}/${unknown}`, { answer: 'accept' })).status, 401)
  assert.equal((await bench.ask('DELETE', `${at}/${unknown}`)).status, 401)
  const fresh = await bench.person('Fresh', { emailVerified: false })
  assert.equal((await fresh.ask('POST', at, { resourceID: business })).status, 403)
  assert.equal((await ann!.ask('POST', at, { resourceID: bob!.userID, businessID: business })).status, 403)
  assert.equal((await ann!.ask('POST', at, { resourceID: unknown })).status, 404)
  assert.equal((await ann!.ask('POST', at, { resourceID: ann!.userID })).status, 400)
  assert.equal((await ann!.ask('PUT', `${at}/${unknown}`, { answer: 'accept' })).status, 404)
})

test('a business that nobody runs is not asked: nobody could accept', async () => {
  const listed = await addBusiness(bench.db, 'Brennwald Armaturen')
  const [ann] = await three()
  const { status } = await ann!.ask('POST', at, { resourceID: listed })
  assert.equal(status, 409)
  assert.equal((await ann!.api.connections.list({ query: { status: 'pending' } })).data.length, 0)
})

test('none, pending, connected, and both sides may end it', async () => {
  const [ann, bob, eve] = await three()
  const state = (person: typeof ann, other: typeof ann) =>
    person!.api.connections.state({ params: { resourceID: other!.userID } })
  assert.deepEqual(await state(ann, bob), { status: 'none', id: null, direction: null })
  for (const _ of [1, 2]) {
    const asked = await ann!.api.connections.ask({ body: { resourceID: bob!.userID } })
    assert.deepEqual([asked.status, asked.direction], ['pending', 'out'])
  }
  const { id } = await state(bob, ann)
  const waiting = await bob!.api.connections.list({ query: { status: 'pending' } })
  assert.deepEqual(
    [waiting.pending, waiting.total, waiting.data[0]!.direction, waiting.data[0]!.with.userID],
    [1, 0, 'in', ann!.userID],
  )
  const answer = (person: typeof ann, word: string) => person!.ask('PUT', `${at}/${id}`, { answer: word })
  assert.equal((await answer(ann, 'accept')).status, 403, 'nobody answers himself')
  assert.equal((await answer(eve, 'accept')).status, 403)
  assert.equal((await answer(bob, 'perhaps')).status, 400)
  for (const _ of [1, 2]) assert.equal((await answer(bob, 'accept')).status, 200)
  assert.equal((await answer(bob, 'decline')).status, 409)
  assert.deepEqual([(await state(ann, bob)).status, (await state(bob, ann)).status], ['connected', 'connected'])
  assert.equal((await ann!.api.connections.list()).total, 1)
  assert.equal((await eve!.ask('DELETE', `${at}/${id}`)).status, 403)
  await ann!.api.connections.end({ params: { id: id! } })
  assert.equal((await state(bob, ann)).status, 'none')
})

test('a declined request is gone; who asks back accepts', async () => {
  const [ann, bob] = await three()
  const asked = await ann!.api.connections.ask({ body: { resourceID: bob!.userID } })
  const declined = await bob!.api.connections.answer({ params: { id: asked.id! }, body: { answer: 'decline' } })
  assert.equal(declined.status, 'none')
  await ann!.api.connections.ask({ body: { resourceID: bob!.userID } })
  assert.equal((await bob!.api.connections.ask({ body: { resourceID: ann!.userID } })).status, 'connected')
})

test('two that ask each other at the same moment are connected once', async () => {
  const [ann, bob] = await three()
  await Promise.all([
    ann!.api.connections.ask({ body: { resourceID: bob!.userID } }),
    bob!.api.connections.ask({ body: { resourceID: ann!.userID } }),
  ])
  const list = await ann!.api.connections.list()
  assert.deepEqual([list.data.length, list.data[0]!.status], [1, 'connected'])
})

test('a business connects as any other; its members answer for it', async () => {
  const [ann, bob] = await three()
  await addMember(bench.db, business, bob!.userID, 'member')
  const { id } = await ann!.api.connections.ask({ body: { resourceID: business } })
  const list = await bob!.api.connections.list({ query: { businessID: business } })
  assert.equal(list.pending, 1)
  assert.equal((await ann!.ask('GET', `${at}?businessID=${business}`)).status, 403)
  const answered = await bob!.api.connections.answer({ params: { id: id! }, body: { answer: 'accept' } })
  assert.equal(answered.status, 'connected')
  const mine = await ann!.api.connections.list({ query: { status: 'connected' } })
  assert.equal(mine.data[0]!.with.companyName, 'Connected Pumps')
})
