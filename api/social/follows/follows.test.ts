// Follows.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { addBusiness, addMember, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
let business: string
before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Followed Pumps')
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const ofBusiness = { resourceType: 'business' } as const

test('following needs login; unknown ones are 404, oneself 400', async () => {
  assert.equal((await bench.ask('POST', '/social/follow/business', { resourceID: business })).status, 401)
  assert.equal((await bench.ask('DELETE', `/social/follow/${business}`)).status, 401)
  const ann = await bench.person()
  assert.equal((await ann.ask('POST', '/social/follow/business', { resourceID: unknown })).status, 404)
  assert.equal((await ann.ask('POST', '/social/follow/user', { resourceID: business })).status, 404)
  assert.equal((await ann.ask('POST', '/social/follow/user', { resourceID: ann.userID })).status, 400)
  assert.equal((await ann.ask('POST', '/social/follow/business', {})).status, 400)
  assert.equal((await ann.ask('GET', `/social/follow/${unknown}/summary`)).status, 404)
  const foreign = { resourceID: business, businessID: business }
  assert.equal((await ann.ask('POST', '/social/follow/business', foreign)).status, 403)
})

test('what is asked about a removed business answers that it is gone, whoever asks for what', async () => {
  const removed = await addBusiness(bench.db, 'Removed Pumps')
  await bench.db.updateTable('businesses').set({ removedAt: new Date() }).where('id', '=', removed).execute()
  const ann = await bench.person()
  for (const [method, path, body] of [
    ['GET', `/business/profile/${removed}`],
    ['GET', `/timeline/load/${removed}`],
    ['GET', `/product/by-business?bid=${removed}`],
    ['GET', `/social/follow/${removed}/followers`],
    ['POST', '/newsfeed/mute', { resourceID: removed }],
    ['POST', '/social/connection', { resourceType: 'business', resourceID: removed }],
    ['POST', '/social/block', { resourceType: 'business', resourceID: removed }],
  ] as const)
    assert.equal((await ann.ask(method, path, body)).status, 410, path)
})

test('following twice is once; the summary says whether I follow', async () => {
  const ann = await bench.person()
  const { follows } = ann.api
  const before = await follows.summary({ params: { id: business } })
  assert.equal(before.isFollowing, false)
  for (const _ of [1, 2]) {
    const state = await follows.follow({ params: ofBusiness, body: { resourceID: business } })
    assert.deepEqual(state, { followers: before.followers + 1, following: 0, isFollowing: true })
  }
  assert.equal((await bench.api.follows.summary({ params: { id: business } })).isFollowing, false)
  assert.equal((await follows.summary({ params: { id: ann.userID } })).following, 1)
  assert.equal((await bench.api.businesses.read({ params: { id: business } })).data.followers, before.followers + 1)
  for (const _ of [1, 2]) assert.deepEqual(await follows.unfollow({ params: { id: business }, body: {} }), before)
})

test('people can be followed, and a business follows for itself', async () => {
  const ann = await bench.person('Ann Reader')
  const bob = await bench.person('Bob Writer')
  const own = await addBusiness(bench.db, 'Following Works')
  await addMember(bench.db, own, ann.userID, 'member')
  const params = { resourceType: 'user' } as const
  await ann.api.follows.follow({ params, body: { resourceID: bob.userID } })
  await ann.api.follows.follow({ params, body: { resourceID: bob.userID, businessID: own } })
  const list = await bob.api.follows.followers({ params: { id: bob.userID } })
  assert.equal(list.total, 2)
  assert.deepEqual(
    list.data.map(({ who }) => who.businessID ?? who.userID),
    [own, ann.userID],
    'newest first',
  )
  const { data } = await ann.api.follows.following({ params: { id: ann.userID } })
  assert.deepEqual(
    data.map(({ who }) => who.userID),
    [bob.userID],
  )
  assert.equal((await bench.ask('GET', `/social/follow/${bob.userID}/followers`)).status, 401)
  assert.equal((await bench.api.follows.followers({ params: { id: own } })).total, 0, "a business's list is public")
})

test('who is followed says whether it is a company or a collection', async () => {
  const ann = await bench.person('Ann Reader')
  for (const kind of ['company', 'collection']) {
    const resourceID = await addBusiness(bench.db, `A ${kind}`, { kind })
    await ann.api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID } })
  }
  const { data } = await ann.api.follows.following({ params: { id: ann.userID } })
  assert.deepEqual(
    data.map(({ who }) => [who.businessKind, who.presence]),
    [
      ['collection', 'listed'],
      ['company', 'listed'],
    ],
  )
})

test('the list of followers comes in pages, each once', async () => {
  const followed = await addBusiness(bench.db, 'Well Followed')
  const people = await Promise.all(Array.from({ length: 45 }, (_, index) => bench.person(`Follower ${index}`)))
  for (const { api } of people) await api.follows.follow({ params: ofBusiness, body: { resourceID: followed } })
  const seen: string[] = []
  let nextID: string | null = null
  do {
    const page = await bench.api.follows.followers({ params: { id: followed }, query: nextID ? { nextID } : {} })
    assert.equal(page.total, 45)
    seen.push(...page.data.map(({ who }) => who.userID!))
    nextID = page.nextID
  } while (nextID)
  assert.deepEqual(seen, people.map(({ userID }) => userID).reverse())
})

test('whatever 20 people do and undo at once, counters are the rows', async () => {
  const things = await Promise.all(['One', 'Two', 'Three'].map((name) => addBusiness(bench.db, `Contested ${name}`)))
  const people = await Promise.all(Array.from({ length: 20 }, (_, index) => bench.person(`Client ${index}`)))
  const posts = await Promise.all(
    people
      .slice(3, 6)
      .map(({ api, userID }) =>
        api.posts.create({ body: { content: 'Like me', timelineID: userID, timelineType: 'user' } }),
      ),
  )
  const deed = fc.record({
    client: fc.nat(19),
    thing: fc.nat(5),
    what: fc.constantFrom('like', 'unlike', 'follow', 'unfollow'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 250, maxLength: 250 }), async (deeds) => {
      await Promise.all(
        people.map(async ({ api }, client) => {
          for (const { thing, what } of deeds.filter((one) => one.client === client)) {
            const person = thing > 2 ? people[thing]! : undefined
            const resourceID = person?.userID ?? things[thing]!
            const follow = { params: { resourceType: person ? 'user' : 'business' } as const, body: { resourceID } }
            if (what === 'unfollow') await api.follows.unfollow({ params: { id: resourceID }, body: {} })
            else if (what === 'follow' && person?.api !== api) await api.follows.follow(follow)
            else if (person) {
              const { postID } = posts[thing - 3]!
              const liked = { params: { resourceType: 'post' } as const, body: { resourceID: postID } }
              await (what === 'like' ? api.reactions.react(liked) : api.reactions.unreact(liked))
            } else if (what === 'like') await api.reactions.react({ params: ofBusiness, body: { resourceID } })
            else if (what === 'unlike') await api.reactions.unreact({ params: ofBusiness, body: { resourceID } })
          }
        }),
      )
      const { rows } = await bench.pool.query(
        `select c.resource_id from counters c
          where likes <> (select count(*) from reactions r where r.resource_id = c.resource_id)
            + (select count(*) from reactions r where r.receiver_id = c.resource_id)
          or followers <> (select count(*) from follows f where f.followed_id = c.resource_id)
          or following <> (select count(*) from follows f where f.follower_id = c.resource_id)`,
      )
      assert.deepEqual(rows, [])
    }),
    { numRuns: 4 },
  )
})
