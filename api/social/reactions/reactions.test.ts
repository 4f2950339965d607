// Reactions.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
let business: string
before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Liked Pumps')
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const react = (resourceID: string, more = {}) => ({ resourceID, reactionType: 'like', ...more })

test('reacting needs login', async () => {
  const { status, body } = await bench.ask('POST', '/social/reaction/react/business', react(business))
  assert.equal(status, 401)
  assert.ok(!body.success && body.error.name === 'TokenNotFound')
  assert.equal((await bench.ask('DELETE', '/social/reaction/react/business', react(business))).status, 401)
})

test('liking needs a verified e-mail address, taking a like back does not', async () => {
  const fresh = await bench.person('Fresh', { emailVerified: false })
  const { status, body } = await fresh.ask('POST', '/social/reaction/react/business', react(business))
  assert.equal(status, 403)
  assert.ok(!body.success && body.error.fields?.['email'])
  assert.equal((await fresh.ask('DELETE', '/social/reaction/react/business', react(business))).status, 200)
})

test('nobody reacts as a business that is not theirs', async () => {
  const ann = await bench.person()
  const { status } = await ann.ask('POST', '/social/reaction/react/business', react(business, { businessID: business }))
  assert.equal(status, 403)
})

test('an unknown thing is 404, a thing of another kind too, an id or reaction that is none 400 with its field', async () => {
  const ann = await bench.person()
  for (const type of ['post', 'comment', 'product', 'business'])
    assert.equal((await ann.ask('POST', `/social/reaction/react/${type}`, react(unknown))).status, 404, type)
  assert.equal((await ann.ask('POST', '/social/reaction/react/product', react(business))).status, 404)
  assert.equal((await ann.ask('POST', '/social/reaction/react/planet', react(business))).status, 400)
  const wrong = await ann.ask('POST', '/social/reaction/react/business', { resourceID: 'x', reactionType: 'hate' })
  assert.equal(wrong.status, 400)
  assert.ok(!wrong.body.success && wrong.body.error.fields?.['resourceID'] && wrong.body.error.fields['reactionType'])
  assert.equal((await bench.ask('GET', `/social/reaction/summary/${unknown}`)).status, 404)
})

test('a reaction sent twice stays one; taken back twice it is gone', async () => {
  const product = await addProduct(bench.db, business, 'Valve')
  const ann = await bench.person()
  const { reactions } = ann.api
  const params = { resourceType: 'product' } as const
  const check = () => reactions.check({ params: { resourceID: product } })
  assert.deepEqual(await bench.api.reactions.summary({ params: { resourceID: product } }), {
    reactionCount: { like: 0 },
  })
  assert.deepEqual(await check(), { reactionType: null })
  for (const _ of [1, 2]) {
    const state = await reactions.react({ params, body: { resourceID: product } })
    assert.deepEqual(state, { reactionCount: { like: 1 }, reactionType: 'like' })
  }
  assert.deepEqual(await check(), { reactionType: 'like' })
  assert.deepEqual(await bench.api.reactions.check({ params: { resourceID: product } }), { reactionType: null })
  assert.equal((await bench.api.products.read({ params: { id: product } })).reactions.reactionCount.like, 1)
  for (const _ of [1, 2]) {
    const state = await reactions.unreact({ params, body: { resourceID: product } })
    assert.deepEqual(state, { reactionCount: { like: 0 }, reactionType: null })
  }
  assert.deepEqual(await check(), { reactionType: null })
})

test('DELETE takes its fields in the query as well', async () => {
  const ann = await bench.person()
  await ann.api.reactions.react({ params: { resourceType: 'business' }, body: { resourceID: business } })
  const { status } = await ann.ask('DELETE', `/social/reaction/react/business?resourceID=${business}`)
  assert.equal(status, 200)
  assert.deepEqual(await ann.api.reactions.check({ params: { resourceID: business } }), { reactionType: null })
})

test('a person and each of its businesses react for themselves', async () => {
  const liked = await addBusiness(bench.db, 'Much Liked')
  const own = await addBusiness(bench.db, 'Liking Works')
  const ann = await bench.person()
  await addMember(bench.db, own, ann.userID, 'member')
  const params = { resourceType: 'business' } as const
  await ann.api.reactions.react({ params, body: { resourceID: liked } })
  const state = await ann.api.reactions.react({ params, body: { resourceID: liked, businessID: own } })
  assert.equal(state.reactionCount.like, 2)
  await ann.api.reactions.unreact({ params, body: { resourceID: liked } })
  assert.deepEqual(await ann.api.reactions.check({ params: { resourceID: liked }, query: { businessID: own } }), {
    reactionType: 'like',
  })
  assert.deepEqual(await ann.api.reactions.check({ params: { resourceID: liked } }), { reactionType: null })
  assert.equal((await bench.api.businesses.read({ params: { id: liked } })).data.reactions.reactionCount.like, 1)
})
