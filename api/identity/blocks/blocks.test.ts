// Blocks and reports.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const post = async (person: TestPerson, content: string) =>
  (await person.api.posts.create({ body: { content, timelineID: person.userID, timelineType: 'user' } })).postID

test('blocking needs login; nobody blocks himself or the unknown', async () => {
  assert.equal((await bench.ask('GET', '/social/block')).status, 401)
  assert.equal((await bench.ask('POST', '/social/block', { resourceID: unknown })).status, 401)
  assert.equal((await bench.ask('DELETE', '/social/block', { resourceID: unknown })).status, 401)
  const ann = await bench.person()
  assert.equal((await ann.ask('POST', '/social/block', { resourceID: unknown })).status, 404)
  assert.equal((await ann.ask('POST', '/social/block', { resourceID: ann.userID })).status, 400)
})

test('after a block neither reads, follows, likes, answers or asks the other', async () => {
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  const posts = new Map([
    [ann, await post(ann, 'of Ann')],
    [bob, await post(bob, 'of Bob')],
  ])
  const params = { resourceType: 'user' } as const
  await ann.api.follows.follow({ params, body: { resourceID: bob.userID } })
  await bob.api.follows.follow({ params, body: { resourceID: ann.userID } })
  await ann.api.connections.ask({ body: { resourceID: bob.userID } })
  for (const _ of [1, 2]) await ann.api.blocks.block({ body: { resourceID: bob.userID } })
  assert.deepEqual(
    (await ann.api.blocks.list()).map(({ userID }) => userID),
    [bob.userID],
  )
  for (const [one, other] of [
    [ann, bob],
    [bob, ann],
  ] as const) {
    const postID = posts.get(other)!
    for (const [method, path, body] of [
      ['GET', `/social/posts/${postID}`, undefined],
      ['GET', `/timeline/load/${other.userID}`, undefined],
      ['GET', `/user/public-profile/${other.userID}`, undefined],
      ['GET', `/social/comments/${postID}`, undefined],
      ['GET', `/business/profile/list-business?userID=${other.userID}`, undefined],
      ['GET', `/social/follow/${other.userID}/summary`, undefined],
      ['POST', '/social/follow/user', { resourceID: other.userID }],
      ['POST', '/social/reaction/react/post', { resourceID: postID }],
      ['POST', '/social/comments/make-comment', { resourceID: postID, content: 'Hey' }],
      ['POST', '/social/connection', { resourceID: other.userID }],
    ] as const)
      assert.equal((await one.ask(method, path, body)).status, 404, `${method} ${path}`)
    assert.deepEqual((await one.api.connections.list()).data, [])
    assert.deepEqual(
      (await one.api.newsfeed.load()).data.map(({ author }) => author.userID),
      [one.userID],
    )
  }
  for (const _ of [1, 2]) await ann.api.blocks.unblock({ body: { resourceID: bob.userID } })
  const summary = await ann.api.follows.summary({ params: { id: bob.userID } })
  assert.deepEqual(summary, { followers: 0, following: 0, isFollowing: false }, 'what ended stays ended')
})

test('comments and industry posts of who is blocked are not shown', async () => {
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  const industryId = nodeByKey('0013')!.id
  const business = await addBusiness(bench.db, 'Blocked Works', { industryId })
  const public_ = await addBusiness(bench.db, 'Public Works')
  await addMember(bench.db, business, bob.userID)
  await addMember(bench.db, public_, bob.userID)
  await bench.db.updateTable('people').set({ industryId }).where('id', '=', ann.userID).execute()
  const make = (businessID: string) =>
    bob.api.posts.create({ body: { content: 'News', timelineID: businessID, timelineType: 'business', businessID } })
  await make(business)
  const { postID } = await make(public_)
  await bob.api.comments.create({ body: { resourceID: postID, content: 'As the business', businessID: business } })
  const counts = async () => [
    (await ann.api.newsfeed.load()).data.length,
    (await ann.api.comments.list({ params: { resourceID: postID } })).comments.length,
  ]
  assert.deepEqual(await counts(), [1, 1])
  await ann.api.blocks.block({ body: { resourceID: business } })
  assert.deepEqual(await counts(), [0, 0])
  assert.equal((await ann.ask('GET', `/business/profile/${business}`)).status, 404)
  const found = (person: TestPerson) => person.api.search.business({ body: { textQuery: 'Blocked Works' } })
  assert.deepEqual([(await found(ann)).data.length, (await found(bob)).data.length], [0, 1])
  const product = await addProduct(bench.db, business, 'Blocked Works valve')
  for (const [who, status, count] of [
    [ann, 404, 0],
    [bob, 200, 1],
  ] as const) {
    for (const path of [`/product/${product}`, `/product/by-business?bid=${business}`])
      assert.equal((await who.ask('GET', path)).status, status, path)
    const { data } = await who.api.search.product({ body: { textQuery: 'Blocked Works valve' } })
    assert.equal(data.filter(({ productID }) => productID === product).length, count)
    const { data: belongs } = await who.api.businesses.ofUser({ query: { userID: bob.userID } })
    assert.equal(belongs.filter(({ businessID }) => businessID === business).length, count)
  }
  const byBusiness = await bob.api.blocks.list({ query: { businessID: business } })
  assert.deepEqual(byBusiness, [], 'it was the other that blocked')
  const follow = { resourceID: ann.userID, businessID: business }
  assert.equal((await bob.ask('POST', '/social/follow/user', follow)).status, 404)
})

test('a report lands once in the queue that only moderators and administrators read', async () => {
  const [ann, bob] = await Promise.all([bench.person('Ann'), bench.person('Bob')])
  const moderator = await bench.person('Mo', { roles: ['moderator'] })
  const verifier = await bench.person('Vera', { roles: ['verifier'] })
  const resourceID = await post(bob, 'Spam')
  const report = { resourceType: 'post', resourceID, reason: 'spam' }
  assert.equal((await bench.ask('POST', '/social/report', report)).status, 401)
  assert.equal((await ann.ask('POST', '/social/report', { ...report, reason: 'dislike' })).status, 400)
  assert.equal((await ann.ask('POST', '/social/report', { ...report, resourceID: unknown })).status, 404)
  assert.equal((await ann.ask('POST', '/social/report', report)).status, 200)
  assert.equal((await ann.ask('POST', '/social/report', { ...report, text: 'Twice a day' })).status, 200)
  assert.equal((await bench.ask('GET', '/social/report')).status, 401)
  for (const person of [ann, verifier]) assert.equal((await person.ask('GET', '/social/report')).status, 403)
  const { data } = await moderator.api.reports.list()
  assert.deepEqual(
    data.map((one) => [one.resourceID, one.reason, one.text, one.reporter?.userID]),
    [[resourceID, 'spam', 'Twice a day', ann.userID]],
  )
  assert.equal((await ann.ask('PUT', `/social/report/${data[0]!.id}`)).status, 403)
  for (const _ of [1, 2]) await moderator.api.reports.settle({ params: { id: data[0]!.id } })
  assert.equal((await moderator.ask('PUT', `/social/report/${unknown}`)).status, 404)
  assert.deepEqual((await moderator.api.reports.list()).data, [])
})
