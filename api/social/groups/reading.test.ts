// Group readers: no call leaks a closed group.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { closedTo } from './lookup.ts'
import { addGroup, industry, letIn, say } from './testing.ts'

let bench: TestApi
let owner: TestPerson
let member: TestPerson
let sid: TestPerson
let closed: string
let open: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  member = await bench.person('Mem Ber')
  sid = await bench.person('Sid Outside')
  await sid.api.people.change({ body: { industry } })
  for (const { userID } of [owner, member])
    await sid.api.follows.follow({ params: { resourceType: 'user' }, body: { resourceID: userID } })
  closed = await addGroup(owner)
  open = await addGroup(owner, { admission: 'open' })
  for (const groupID of [closed, open]) await letIn(owner, groupID, member)
})
after(() => bench.close())

const feedOf = async ({ api }: TestPerson) => (await api.newsfeed.load()).data
const comment = (person: TestPerson, resourceID: string, resourceType: 'post' | 'comment' = 'post') =>
  person.api.comments.create({ body: { resourceID, resourceType, content: `Said on ${resourceID}` } })

test('members post in a group, as themselves; others do not', async () => {
  const business = await addBusiness(bench.db, 'Group Pumps')
  await addMember(bench.db, business, member.userID)
  const body = { content: 'In the group', timelineID: closed, timelineType: 'group' }
  assert.equal((await bench.ask('POST', '/social/posts/make-post', body)).status, 401)
  for (const [who, more, status] of [
    [sid, {}, 403],
    [sid, { timelineID: open }, 403],
    [member, { businessID: business }, 403],
    [member, { timelineID: member.userID }, 404],
    [member, { content: '' }, 400],
    [member, { timelineType: 'user' }, 403],
  ] as const)
    assert.equal((await who.ask('POST', '/social/posts/make-post', { ...body, ...more })).status, status)
  const post = await member.api.posts.create({ body: { ...body, timelineType: 'group' } })
  const { key, name } = await member.api.groups.read({ params: { groupID: closed } })
  assert.deepEqual(
    [post.timelineID, post.timelineType, post.group, post.author.userID],
    [closed, 'group', { groupID: closed, key, name }, member.userID],
  )
  assert.equal((await owner.api.groups.read({ params: { groupID: closed } })).postCount, 1)
})

test('members have it in their feed, with the group as the reason; who only follows the author has not', async () => {
  for (const groupID of [closed, open]) {
    const post = await say(member, groupID)
    for (const reader of [owner, member]) {
      const entry = (await feedOf(reader)).find(({ postID }) => postID === post)
      assert.deepEqual([entry?.why.kind, entry?.group?.groupID], ['group', groupID])
    }
    assert.ok((await feedOf(sid)).every(({ postID }) => postID !== post))
    assert.equal((await sid.api.newsfeed.news({ query: {} })).count, 0)
    const timeline = await sid.api.newsfeed.timeline({ params: { id: member.userID }, query: {} })
    assert.ok(timeline.data.every(({ postID }) => postID !== post))
  }
  const { rows } = await bench.pool.query<{ n: number }>(
    `select count(*)::int as n from posts where timeline_kind = 'group' and industry_id is not null`,
  )
  assert.equal(rows[0]!.n, 0)
})

test('who follows many is shown the same', async () => {
  const busy = await bench.person('Follows Many')
  await busy.api.follows.follow({ params: { resourceType: 'user' }, body: { resourceID: member.userID } })
  await bench.pool.query('update counters set following = 5000 where resource_id = $1', [busy.userID])
  const post = await say(member, closed)
  assert.ok((await feedOf(busy)).every(({ postID }) => postID !== post))
  await letIn(owner, closed, busy)
  for (let more = 0; more < 12; more++) await say(owner, closed)
  const { nextID } = await busy.api.newsfeed.load()
  const both = [...(await feedOf(busy)), ...(await busy.api.newsfeed.load({ query: { nextID: nextID! } })).data]
  assert.deepEqual(both.find(({ postID }) => postID === post)?.why.kind, 'group')
})

test('an open group is read by who is signed in, and nobody else', async () => {
  const post = await say(member, open)
  assert.equal((await sid.api.posts.read({ params: { postID: post } })).group?.groupID, open)
  assert.equal((await sid.api.newsfeed.timeline({ params: { id: open }, query: {} })).data[0]?.postID, post)
  assert.equal((await sid.api.groups.members({ params: { groupID: open } })).total, 2)
  const { commentID } = await comment(sid, post)
  await sid.api.reactions.react({ params: { resourceType: 'post' }, body: { resourceID: post } })
  for (const path of [
    `/social/posts/${post}`,
    `/timeline/load/${open}`,
    `/social/comments/${post}`,
    `/social/comments/${commentID}`,
  ])
    assert.equal((await bench.ask('GET', path)).status, 401, path)
})

test('nothing of a closed group reaches who is outside: post, comments, replies, likes, timeline', async () => {
  const post = await say(member, closed)
  const { commentID } = await comment(owner, post)
  await member.api.reactions.react({ params: { resourceType: 'comment' }, body: { resourceID: commentID } })
  const asker = await bench.person('Ask Er')
  await asker.api.groups.join({ params: { groupID: closed } })
  for (const [method, path, body, status] of [
    ['GET', `/social/posts/${post}`, undefined, 404],
    ['PUT', `/social/posts/${post}`, { content: 'Mine' }, 404],
    ['DELETE', '/social/posts/remove-post', { postID: post }, 403],
    ['POST', '/social/posts/restore-post', { postID: post }, 403],
    ['GET', `/social/comments/${post}`, undefined, 404],
    ['GET', `/social/comments/${commentID}`, undefined, 404],
    ['POST', '/social/comments/make-comment', { resourceID: post, content: 'Hello' }, 404],
    [
      'POST',
      '/social/comments/make-comment',
      { resourceID: commentID, resourceType: 'comment', content: 'Hello' },
      404,
    ],
    ['PUT', `/social/comments/${commentID}`, { content: 'Mine' }, 404],
    ['POST', '/newsfeed/hide', { postID: post }, 404],
    ['POST', '/social/report', { resourceType: 'post', resourceID: post, reason: 'spam' }, 404],
    ['POST', '/social/report', { resourceType: 'comment', resourceID: commentID, reason: 'spam' }, 404],
    ['GET', `/timeline/load/${closed}`, undefined, 403],
    ['GET', `/social/group/${closed}/member`, undefined, 403],
  ] as const) {
    for (const outsider of [sid, asker])
      assert.equal((await outsider.ask(method, path, body)).status, status, `${method} ${path}`)
  }
  for (const [resourceType, resourceID] of [
    ['post', post],
    ['comment', commentID],
  ] as const) {
    await assert.rejects(sid.api.reactions.react({ params: { resourceType }, body: { resourceID } }), {
      name: 'NotFound',
    })
    await assert.rejects(sid.api.reactions.summary({ params: { resourceID } }), { name: 'NotFound' })
    await assert.rejects(bench.api.reactions.summary({ params: { resourceID } }), { name: 'NotFound' })
  }
  assert.equal((await owner.api.reactions.summary({ params: { resourceID: commentID } })).reactionCount.like, 1)
  const unlike = (person: TestPerson) =>
    person.api.reactions.unreact({ params: { resourceType: 'comment' }, body: { resourceID: commentID } })
  assert.equal((await unlike(sid)).reactionCount.like, 0, 'by taking back what was never there')
  assert.equal((await unlike(owner)).reactionCount.like, 1)
  assert.deepEqual(
    [...(await closedTo(bench.pool, sid.userID, [post, closed, open]))].toSorted(),
    [post, closed].toSorted(),
  )
  assert.deepEqual([...(await closedTo(bench.pool, member.userID, [post, closed, open]))], [])
})

test('who is removed reads nothing any more, may take away what it wrote, and hears of nothing', async () => {
  const { read } = openReader(bench.dependencies)
  const gone = await bench.person('Gone Soon')
  await letIn(owner, closed, gone)
  const post = await say(gone, closed)
  const { commentID } = await comment(gone, post)
  await read()
  await owner.api.groups.removeMember({ params: { groupID: closed, userID: gone.userID } })
  await comment(member, post)
  await comment(member, commentID, 'comment')
  await member.api.reactions.react({ params: { resourceType: 'post' }, body: { resourceID: post } })
  await read()
  const told = (await gone.api.notifications.list()).data
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['groupAnswer'],
  )
  assert.equal((await gone.ask('GET', `/social/posts/${post}`)).status, 404)
  assert.equal((await gone.ask('PUT', `/social/posts/${post}`, { content: 'Still here' })).status, 404)
  assert.equal((await gone.ask('PUT', `/social/comments/${commentID}`, { content: 'Still here' })).status, 404)
  assert.ok((await feedOf(gone)).every(({ postID }) => postID !== post))
  assert.equal((await gone.ask('DELETE', '/social/posts/remove-post', { postID: post })).status, 200)
})

test('moderators of a group remove and restore posts and comments there, members those of nobody else', async () => {
  const mod = await bench.person('Mod Er')
  await letIn(owner, closed, mod)
  await owner.api.groups.setRole({ params: { groupID: closed, userID: mod.userID }, body: { role: 'moderator' } })
  const post = await say(member, closed)
  const { commentID } = await comment(owner, post)
  assert.equal((await member.ask('DELETE', `/social/comments/${commentID}`)).status, 403)
  assert.deepEqual((await mod.api.comments.list({ params: { resourceID: post }, query: {} })).comments[0]?.can, {
    edit: false,
    remove: true,
  })
  await mod.api.comments.remove({ params: { commentID } })
  await mod.api.comments.restore({ params: { commentID } })
  assert.deepEqual((await mod.api.posts.read({ params: { postID: post } })).can, { edit: false, remove: true })
  await mod.api.posts.remove({ body: { postID: post } })
  assert.equal((await member.ask('GET', `/social/posts/${post}`)).status, 410)
  await mod.api.posts.restore({ body: { postID: post } })
  assert.equal((await member.ask('GET', `/social/posts/${post}`)).status, 200)
  const own = { content: `Outside ${post}`, timelineID: member.userID, timelineType: 'user' as const }
  const outside = await member.api.posts.create({ body: own })
  assert.equal((await mod.ask('DELETE', '/social/posts/remove-post', { postID: outside.postID })).status, 403)
})

test('members who have blocked each other do not read each other there', async () => {
  const [ann, bob] = [await bench.person('Ann Blocks'), await bench.person('Bob Blocked')]
  for (const one of [ann, bob]) await letIn(owner, open, one)
  const post = await say(bob, open)
  await ann.api.blocks.block({ body: { resourceID: bob.userID } })
  const timeline = await ann.api.newsfeed.timeline({ params: { id: open }, query: {} })
  assert.ok(timeline.data.every(({ postID }) => postID !== post))
  assert.ok((await feedOf(ann)).every(({ postID }) => postID !== post))
  assert.equal((await ann.ask('GET', `/social/posts/${post}`)).status, 404)
})
