// Newsfeed.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fc } from '#kit/testing-seed.ts'
import { manyFollows } from '#contract/foundation/constants.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'

async function post(person: TestPerson, content: string, businessID?: string): Promise<string> {
  const timeline = businessID
    ? { timelineID: businessID, timelineType: 'business' as const, businessID }
    : { timelineID: person.userID, timelineType: 'user' as const }
  return (await person.api.posts.create({ body: { content, ...timeline } })).postID
}
const follow = (person: TestPerson, resourceType: 'business' | 'user', resourceID: string) =>
  person.api.follows.follow({ params: { resourceType }, body: { resourceID } })
async function whole(person: TestPerson) {
  const entries = []
  let nextID: string | null = null
  do {
    const page: Awaited<ReturnType<typeof person.api.newsfeed.load>> = await person.api.newsfeed.load({
      query: nextID ? { nextID } : {},
    })
    entries.push(...page.data)
    nextID = page.nextID
  } while (nextID)
  return entries
}

async function addPosts(authorID: string, count: number, kind = 'business', industry: string | null = null) {
  const { rows } = await bench.pool.query<{ id: string }>(
    `with added as (
        insert into posts (author_id, author_kind, writer_id, timeline_id, timeline_kind, industry_id, content)
        select $1, $2, $1, $1, $2, $3, 'Post ' || n from generate_series(1, $4::int) n returning id)
      select id from added order by id`,
    [authorID, kind, industry, count],
  )
  return rows.map(({ id }) => id)
}

test('the feed needs login; a cursor that is none is 400', async () => {
  assert.equal((await bench.ask('GET', '/newsfeed/load')).status, 401)
  const ann = await bench.person()
  assert.equal((await ann.ask('GET', '/newsfeed/load?nextID=x')).status, 400)
  assert.deepEqual(await ann.api.newsfeed.load(), { data: [], nextID: null })
})

test('own, followed and of the own industries, newest first, each with why it is there', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => bench.person(name)))
  const industry = nodeByKey('0006')!
  const followed = await addBusiness(bench.db, 'Followed', { industryId: nodeByKey('0011')!.id })
  const near = await addBusiness(bench.db, 'Same industry', { industryId: industry.id })
  const far = await addBusiness(bench.db, 'Other industry', { industryId: nodeByKey('0012')!.id })
  await addMember(bench.db, followed, eve!.userID)
  await addMember(bench.db, near, eve!.userID)
  await addMember(bench.db, far, eve!.userID)
  await bench.db.updateTable('people').set({ industryId: industry.id }).where('id', '=', ann!.userID).execute()
  await follow(ann!, 'business', followed)
  await follow(ann!, 'user', bob!.userID)
  await follow(ann!, 'business', near)
  const posts = [
    await post(eve!, 'of the followed business', followed),
    await post(bob!, 'of the followed person'),
    await post(ann!, 'own'),
    await post(eve!, 'followed and of the industry', near),
  ]
  await post(eve!, 'of nobody I know', far)
  await ann!.api.follows.unfollow({ params: { id: near }, body: {} })
  const entries = await whole(ann!)
  assert.deepEqual(
    entries.map(({ postID }) => postID),
    posts.toReversed(),
  )
  assert.deepEqual(
    entries.map(({ why }) => [why.kind, why.industry?.name ?? null]),
    [
      ['industry', industry.name.en],
      ['own', null],
      ['following', null],
      ['following', null],
    ],
  )
  assert.deepEqual(entries[1]!.can, { edit: true, remove: true })
  await ann!.api.reactions.react({ params: { resourceType: 'post' }, body: { resourceID: posts[0]! } })
  assert.deepEqual((await whole(ann!)).at(-1)!.reactions, { reactionCount: { like: 1 }, reactionType: 'like' })
})

test('what a person says it makes and buys brings posts of these industries, and follows nobody', async () => {
  const [ann, eve] = [await bench.person('Ann Buys'), await bench.person('Eve Writes')]
  const category = nodeByKey('industrial-technology.pumps')!
  const maker = await addBusiness(bench.db, 'Pump maker', { industryId: category.industry.id })
  await addMember(bench.db, maker, eve.userID)
  const written = await post(eve, 'New impellers', maker)
  assert.deepEqual(await whole(ann), [])
  await ann.api.people.changeInterests({ body: { makes: [], buys: [category.id], countries: [] } })
  assert.deepEqual(
    (await whole(ann)).map(({ postID, why }) => [postID, why.kind, why.industry?.id]),
    [[written, 'industry', category.industry.id]],
  )
  assert.equal((await ann.api.follows.following({ params: { id: ann.userID } })).total, 0)
})

test('what one of my businesses follows is in my feed, and what it says is own', async () => {
  const ann = await bench.person('Ann')
  const eve = await bench.person('Eve')
  const own = await addBusiness(bench.db, 'Own', { industryId: nodeByKey('0009')!.id })
  const other = await addBusiness(bench.db, 'Other', { industryId: nodeByKey('0010')!.id })
  await addMember(bench.db, own, ann.userID, 'member')
  await addMember(bench.db, other, eve.userID)
  await ann.api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID: other, businessID: own } })
  const posts = [await post(eve, 'heard', other), await post(ann, 'said', own)]
  const entries = await whole(ann)
  assert.deepEqual(
    entries.map(({ postID, why }) => [postID, why.kind]),
    [
      [posts[1], 'own'],
      [posts[0], 'following'],
    ],
  )
})

test('pages hold every post once while others write, follow and remove', async () => {
  const ann = await bench.person('Reader')
  const authors = await Promise.all([1, 2, 3, 4].map((n) => addBusiness(bench.db, `Author ${n}`)))
  for (const id of authors) await follow(ann, 'business', id)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(3), { minLength: 15, maxLength: 45 }),
      fc.array(fc.nat(3)),
      async (first, during) => {
        const before: string[] = []
        for (const author of first) before.push(...(await addPosts(authors[author]!, 1)))
        const writing = (async () => {
          for (const author of during) await addPosts(authors[author]!, 1)
        })()
        const seen = (await whole(ann)).map(({ postID }) => postID)
        await writing
        assert.equal(new Set(seen).size, seen.length, 'no post twice')
        assert.deepEqual(seen, [...seen].sort().reverse(), 'newest first')
        const missing = before.filter((id) => !seen.includes(id))
        assert.deepEqual(missing, [], 'none skipped')
      },
    ),
    { numRuns: 8 },
  )
})

test('who follows many is shown the same', async () => {
  const ann = await bench.person('Follows many')
  const few = await bench.person('Follows few')
  const authors = await Promise.all([1, 2, 3].map((n) => addBusiness(bench.db, `Heard ${n}`)))
  for (const id of authors) for (const reader of [ann, few]) await follow(reader, 'business', id)
  for (const id of authors) await addPosts(id, 9)
  await bench.pool.query(
    `insert into follows (follower_id, followed_id, follower_kind, followed_kind)
      select $1, uuidv7(), 'user', 'business' from generate_series(1, $2::int)`,
    [ann.userID, manyFollows],
  )
  await bench.pool.query('update counters set following = following + $2 where resource_id = $1', [
    ann.userID,
    manyFollows,
  ])
  const ids = (entries: { postID: string }[]) => entries.map(({ postID }) => postID)
  assert.deepEqual(ids(await whole(ann)), ids(await whole(few)))
  await ann.api.newsfeed.mute({ body: { resourceID: authors[0]! } })
  assert.equal((await whole(ann)).length, 18)
})

test('a muted author and a hidden post are not in the own feed, until they are again', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => bench.person(name)))
  await follow(ann!, 'user', bob!.userID)
  await follow(ann!, 'user', eve!.userID)
  const ofBob = await post(bob!, 'loud')
  const ofEve = await post(eve!, 'quiet')
  const ids = async () => (await whole(ann!)).map(({ postID }) => postID)
  for (const path of ['/newsfeed/mute', '/newsfeed/hide'])
    for (const method of ['POST', 'DELETE'] as const) assert.equal((await bench.ask(method, path, {})).status, 401)
  assert.equal((await ann!.ask('POST', '/newsfeed/mute', { resourceID: unknown })).status, 404)
  assert.equal((await ann!.ask('POST', '/newsfeed/mute', { resourceID: ann!.userID })).status, 400)
  assert.equal((await ann!.ask('POST', '/newsfeed/hide', { postID: unknown })).status, 404)
  for (const _ of [1, 2]) await ann!.api.newsfeed.mute({ body: { resourceID: bob!.userID } })
  assert.deepEqual(await ids(), [ofEve])
  assert.deepEqual(
    (await ann!.api.newsfeed.muted()).map(({ userID }) => userID),
    [bob!.userID],
  )
  for (const _ of [1, 2]) await ann!.api.newsfeed.hide({ body: { postID: ofEve } })
  assert.deepEqual(await ids(), [])
  await ann!.api.newsfeed.unhide({ body: { postID: ofEve } })
  await ann!.api.newsfeed.unmute({ body: { resourceID: bob!.userID } })
  assert.deepEqual(await ids(), [ofEve, ofBob])
})

test('how many new posts there are since the newest one shown', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => bench.person(name)))
  await follow(ann!, 'user', bob!.userID)
  const shown = await post(bob!, 'shown')
  await post(bob!, 'new one')
  await post(bob!, 'another new one')
  await post(ann!, 'own ones are no news')
  assert.equal((await bench.ask('GET', '/newsfeed/news')).status, 401)
  assert.deepEqual(await ann!.api.newsfeed.news({ query: { since: shown } }), { count: 2 })
})

test("a business's timeline is public, a person's for signed-in people", async () => {
  const ann = await bench.person('Ann')
  const business = await addBusiness(bench.db, 'Timeline Works')
  const ids = await addPosts(business, 23)
  const page = (skip: number) => bench.api.newsfeed.timeline({ params: { id: business }, query: { skip } })
  await bench.pool.query(
    'insert into counters as c (resource_id, posts) values ($1, 23) on conflict (resource_id) do update set posts = 23',
    [business],
  )
  const pages = await Promise.all([0, 10, 20, 30].map(page))
  assert.deepEqual(
    pages.map(({ data, total }) => [data.length, total]),
    [10, 10, 3, 0].map((length) => [length, 23]),
  )
  assert.deepEqual(
    pages.flatMap(({ data }) => data.map(({ postID }) => postID)),
    ids.toReversed(),
  )
  assert.equal((await bench.ask('GET', `/timeline/load/${ann.userID}`)).status, 401)
  assert.equal((await ann.ask('GET', `/timeline/load/${ann.userID}`)).status, 200)
  assert.equal((await bench.ask('GET', `/timeline/load/${unknown}`)).status, 404)
  assert.equal((await bench.ask('GET', '/timeline/load/x')).status, 400)
  const hidden = await addBusiness(bench.db, 'Suspended', { status: 'suspended' })
  assert.equal((await bench.ask('GET', `/timeline/load/${hidden}`)).status, 404)
})

test('posts of who may not be seen leave no gaps: every page is full, nothing twice, nothing missing', async () => {
  const ann = await bench.person('Reads full pages')
  const industry = nodeByKey('0013')!
  await bench.db.updateTable('people').set({ industryId: industry.id }).where('id', '=', ann.userID).execute()
  const followed = await Promise.all([1, 2, 3].map((n) => addBusiness(bench.db, `Seen or not ${n}`)))
  const near = await Promise.all(
    [1, 2].map((n) => addBusiness(bench.db, `Near or not ${n}`, { industryId: industry.id })),
  )
  const authors = [...followed, ...near]
  for (const id of followed) await follow(ann, 'business', id)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(4), { minLength: 25, maxLength: 50 }),
      fc.subarray([0, 1, 2, 3, 4], { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (written, suspended, followsMany) => {
        await bench.pool.query('delete from posts where author_id = any($1)', [authors])
        await bench.pool.query("update businesses set status = 'active' where id = any($1)", [authors])
        await bench.pool.query('update counters set following = $2 where resource_id = $1', [
          ann.userID,
          followsMany ? manyFollows + 1 : followed.length,
        ])
        const posts: { id: string; author: number }[] = []
        for (const author of written) {
          const [id] = await addPosts(authors[author]!, 1, 'business', author > 2 ? industry.id : null)
          posts.push({ id: id!, author })
        }
        const out = suspended.map((author) => authors[author]!)
        await bench.pool.query("update businesses set status = 'suspended' where id = any($1)", [out])
        const seen: string[] = []
        let nextID: string | null = null
        do {
          const page: Awaited<ReturnType<typeof ann.api.newsfeed.load>> = await ann.api.newsfeed.load({
            query: nextID ? { nextID } : {},
          })
          if (page.nextID) assert.equal(page.data.length, 10, 'a page that is not the last is full')
          seen.push(...page.data.map(({ postID }) => postID))
          nextID = page.nextID
        } while (nextID)
        const open = posts.filter(({ author }) => !suspended.includes(author)).map(({ id }) => id)
        assert.deepEqual(seen, open.toReversed())
      },
    ),
    { numRuns: 8 },
  )
})
