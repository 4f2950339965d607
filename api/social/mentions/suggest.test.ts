// Mention suggestions.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Author } from '#contract/identity/actors.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { addBusiness, addMember, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const namesOf = (authors: Author[]) =>
  authors.map(({ businessID, companyName, firstName, lastName }) =>
    businessID ? companyName : `${firstName} ${lastName}`,
  )
const suggest = '/social/mention?q='

test('a stranger is offered nobody, and nobody speaks for a business of others', async () => {
  assert.equal((await bench.ask('GET', suggest)).status, 401)
  const ann = await bench.person('Ann Asker')
  const business = await addBusiness(bench.db, 'Foreign Works')
  assert.equal((await ann.ask('GET', `${suggest}&businessID=${business}`)).status, 403)
  assert.equal((await ann.ask('GET', `${suggest}&businessID=x`)).status, 400)
  assert.equal((await ann.ask('GET', `${suggest}${'x'.repeat(61)}`)).status, 400)
})

test('who is followed or connected comes first, the latest before; then others by name', async () => {
  const ann = await bench.person('Ann Asker')
  const marta = await bench.person('Marta Known')
  const stranger = await bench.person('Marlene Unknown')
  const business = await addBusiness(bench.db, 'Marmo Works')
  assert.deepEqual(await ann.api.mentions.suggest({ query: { q: '' } }), [])
  await ann.api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID: business } })
  const { id } = await ann.api.connections.ask({ body: { resourceID: marta.userID } })
  const offered = async (q: string) => namesOf(await ann.api.mentions.suggest({ query: { q } }))
  assert.deepEqual(await offered(''), ['Marmo Works'], 'a request is no connection yet')
  await marta.api.connections.answer({ params: { id: id! }, body: { answer: 'accept' } })
  assert.deepEqual(await offered(''), ['Marta Known', 'Marmo Works'])
  assert.deepEqual(await offered('mar'), ['Marta Known', 'Marmo Works', 'Marlene Unknown'])
  assert.deepEqual(await offered('kno'), ['Marta Known'], 'any word of a name')
  assert.deepEqual(await offered('marta kn'), ['Marta Known'])
  assert.deepEqual(await offered('%'), [], 'signs are signs')
  const [first] = await ann.api.mentions.suggest({ query: { q: 'marl' } })
  assert.equal(first!.userID, stranger.userID)
})

test('the business one speaks as has its own acquaintances', async () => {
  const ann = await bench.person('Ann Speaker')
  const own = await addBusiness(bench.db, 'Own Works')
  const other = await addBusiness(bench.db, 'Zinc Works')
  await addMember(bench.db, own, ann.userID)
  await ann.api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID: other, businessID: own } })
  assert.deepEqual(await ann.api.mentions.suggest(), [])
  assert.deepEqual(namesOf(await ann.api.mentions.suggest({ query: { businessID: own } })), ['Zinc Works'])
  assert.deepEqual(await ann.api.mentions.suggest({ query: { businessID: own, q: 'Own' } }), [], 'not itself')
})

test('whoever is blocked, either way, suspended or removed is not offered', async () => {
  const ann = await bench.person('Ann Blocker')
  const [blocked, blocker, suspended, fine] = await Promise.all(
    ['Quentin One', 'Quentin Two', 'Quentin Three', 'Quentin Four'].map((name) => bench.person(name)),
  )
  for (const { userID } of [blocked!, blocker!, suspended!, fine!])
    await ann.api.follows.follow({ params: { resourceType: 'user' }, body: { resourceID: userID } })
  await ann.api.blocks.block({ body: { resourceID: blocked!.userID } })
  await blocker!.api.blocks.block({ body: { resourceID: ann.userID } })
  await bench.db.transaction().execute(async (tx) => {
    await tx.updateTable('people').set({ status: 'suspended' }).where('id', '=', suspended!.userID).execute()
    await emitEvent(tx, 'people.changed', { ids: [suspended!.userID] })
  })
  for (const q of ['', 'Quentin'])
    assert.deepEqual(namesOf(await ann.api.mentions.suggest({ query: { q } })), ['Quentin Four'])
})

test('who is named so stands before who is found by a company of that name', async () => {
  const ann = await bench.person('Ann Orderly')
  const works = await addBusiness(bench.db, 'Zephyr Works')
  const clerk = await bench.person('Carl Clerk')
  await clerk.api.people.change({ body: { companyName: 'Zephyr Works' } })
  const [first] = await ann.api.mentions.suggest({ query: { q: 'zéphyr' } })
  assert.equal(first!.businessID, works)
})
