// Joining two accounts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { tracesOf } from './testing.ts'

let bench: TestApi
let administrator: TestPerson
let friend: TestPerson
before(async () => {
  bench = await testApi()
  administrator = await bench.person('Ada Admin', { roles: ['administrator'] })
  friend = await bench.person('Fred Friend')
})
after(() => bench.close())

const reason = 'registered twice'
const merge = (from: TestPerson, into: TestPerson) =>
  administrator.api.duplicates.merge({ params: { id: into.userID }, body: { from: from.userID, reason } })
const preview = (from: TestPerson, into: TestPerson) =>
  administrator.api.duplicates.preview({ params: { id: into.userID }, query: { from: from.userID } })
const ask = (from: TestPerson, into: TestPerson, by: Pick<TestPerson, 'ask'> = administrator) =>
  by.ask('POST', `/console/person/${into.userID}/merge`, { from: from.userID, reason })
const two = async (name: string) => [await bench.person(`${name} Old`), await bench.person(`${name} Kept`)] as const

async function say(person: TestPerson, path: string, body: object): Promise<Record<string, string>> {
  const answer = await person.ask('POST', path, body)
  assert.equal(answer.status, 200, `${path} ${JSON.stringify(answer.body)}`)
  return answer.body['data'] as Record<string, string>
}
const post = (person: TestPerson, content: string, more: object = {}) =>
  person.api.posts.create({ body: { content, timelineID: person.userID, timelineType: 'user', ...more } })
const counters = async (id: string) =>
  (
    await bench.pool.query('select likes, followers, following, comments, posts from counters where resource_id = $1', [
      id,
    ])
  ).rows[0] as Record<string, number> | undefined

test('only an administrator joins accounts or looks at what it would do', async () => {
  const [from, into] = await two('Access')
  const moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  assert.equal((await ask(from, into, bench)).status, 401)
  for (const person of [from, moderator]) assert.equal((await ask(from, into, person)).status, 403)
  const path = `/console/person/${into.userID}/merge`
  assert.equal((await moderator.ask('GET', `${path}?from=${from.userID}`)).status, 403)
  assert.equal((await administrator.ask('POST', path, { from: from.userID, reason: '' })).status, 400)
  assert.equal((await administrator.ask('GET', `${path}?from=${crypto.randomUUID()}`)).status, 404)
})

async function fill(from: TestPerson, into: TestPerson) {
  const company = await addBusiness(bench.db, 'Whole Works')
  const other = await addBusiness(bench.db, 'Other Works')
  const seller = await addBusiness(bench.db, 'Seller Works')
  await addMember(bench.db, seller, friend.userID)
  await addMember(bench.db, company, from.userID, 'owner')
  await addMember(bench.db, company, into.userID, 'member')
  await addMember(bench.db, other, from.userID, 'admin')
  const { postID: theirs } = await post(friend, 'Of a friend')
  const { postID: own } = await post(from, 'Of the former account')
  await post(into, `Hello`)
  for (const person of [from, into]) {
    await say(person, '/social/reaction/react/post', { resourceID: theirs, reactionType: 'like' })
    await say(person, '/social/reaction/react/business', { resourceID: other, reactionType: 'like' })
    await say(person, '/social/follow/business', { resourceID: other })
    await say(person, '/social/follow/user', { resourceID: friend.userID })
    await say(friend, '/social/follow/user', { resourceID: person.userID })
    await say(person, '/favorite/business', { resourceID: other })
    await say(person, '/social/connection', { resourceID: friend.userID })
  }
  await say(from, '/social/follow/user', { resourceID: into.userID })
  await say(into, '/social/follow/user', { resourceID: from.userID })
  await say(from, '/social/connection', { resourceID: into.userID })
  await say(friend, '/social/reaction/react/post', { resourceID: own, reactionType: 'like' })
  await say(from, '/social/comments/make-comment', { resourceID: theirs, resourceType: 'post', content: 'Nice' })
  await say(from, '/business/request', {
    to: seller,
    subject: 'Pumps for water',
    message: 'How much are ten pumps?',
  })
  await say(from, '/social/report', { resourceType: 'post', resourceID: theirs, reason: 'spam' })
  await say(from, '/social/block', { resourceID: (await bench.person('Blocked One')).userID })
  const industry = nodeByKey('0004')!.id
  const group = await say(from, '/social/group', {
    name: 'Whole group',
    description: 'About pumps',
    industry,
    admission: 'open',
  })
  await into.ask('POST', `/social/group/${group['groupID']}/member`)
  await bench.jobs.runDueJobs()
  return { company, other, theirs, own, groupID: group['groupID']! }
}

test('everything both had belongs to the remaining account, once, and every figure is right', async () => {
  const [from, into] = await two('Whole')
  const { company, other, theirs, own, groupID } = await fill(from, into)
  const told = await preview(from, into)
  assert.equal(told.obstacle, null)
  assert.equal((await bench.api.people.read({ params: { id: from.userID } })).lastName, 'Old', 'nothing has changed')
  const done = await merge(from, into)
  assert.deepEqual(done.counts, told.counts)
  const count = (kind: string) => done.counts.find((one) => one.kind === kind)
  assert.deepEqual(count('posts'), { kind: 'posts', moved: 1, dropped: 0 })
  assert.deepEqual(count('follows'), { kind: 'follows', moved: 0, dropped: 3 })
  assert.deepEqual(count('followers'), { kind: 'followers', moved: 0, dropped: 2 })
  assert.deepEqual(count('businesses'), { kind: 'businesses', moved: 1, dropped: 1 })
  assert.deepEqual(count('connections'), { kind: 'connections', moved: 0, dropped: 2 })

  const members = await bench.db.selectFrom('members').selectAll().where('userId', '=', into.userID).execute()
  const accesses = new Map(members.map(({ businessId, access }) => [businessId, access]))
  assert.deepEqual([accesses.size, accesses.get(company), accesses.get(other)], [2, 'owner', 'admin'])
  const {
    rows: [circle],
  } = await bench.pool.query(
    `select g.members, m.role from groups g join group_members m on m.group_id = g.id where g.id = $1 and m.user_id = $2`,
    [groupID, into.userID],
  )
  assert.deepEqual(circle, { members: 1, role: 'owner' })
  const mine = await counters(into.userID)
  assert.deepEqual([mine!['followers'], mine!['following'], mine!['likes']], [1, 2, 1])
  assert.equal((await counters(theirs))!['likes'], 1)
  assert.deepEqual([(await counters(other))!['likes'], (await counters(other))!['followers']], [1, 1])
  assert.equal((await counters(friend.userID))!['followers'], 1)
  assert.equal(await counters(from.userID), undefined)
  assert.equal((await friend.api.posts.read({ params: { postID: own } })).author.userID, into.userID)
  const self = await bench.pool.query(
    `select from follows where follower_id = followed_id union all select from connections where asker_id = asked_id`,
  )
  assert.equal(self.rowCount, 0)
  assert.deepEqual(await tracesOf(bench.pool, from.userID), [])
})

test('the former address leads to the remaining profile, which search finds alone', async () => {
  const [from, into] = await two('Redirected')
  await merge(from, into)
  assert.equal((await bench.api.people.read({ params: { id: from.userID } })).userID, into.userID)
  const { data } = await bench.api.search.user({ body: { textQuery: 'Redirected' } })
  assert.deepEqual(
    data.map(({ userID }) => userID),
    [into.userID],
  )
  const byAddress = await administrator.api.console.search({ query: { q: from.viewer.email } })
  assert.deepEqual(
    byAddress.map(({ id }) => id),
    [into.userID],
    'the staff finds it by the former address',
  )
  assert.equal((await administrator.api.console.person({ params: { id: from.userID } })).userID, into.userID)
  const third = await bench.person('Redirected Third')
  await merge(into, third)
  assert.equal((await bench.api.people.read({ params: { id: from.userID } })).userID, third.userID)
})

test('repeated it answers the same and changes nothing', async () => {
  const [from, into] = await two('Repeated')
  await post(from, 'Once')
  const first = await merge(from, into)
  assert.deepEqual(await merge(from, into), first)
  const { rowCount } = await bench.pool.query(`select from audit_entries where act = 'user.merge' and object_id = $1`, [
    into.userID,
  ])
  assert.equal(rowCount, 1)
  const [again, more] = await two('Repeated')
  const [one, two_] = await Promise.all([merge(again, more), merge(again, more)])
  assert.deepEqual(one, two_)
})

test('the same account, staff, closed and unverified accounts are refused, with the reason', async () => {
  const [from, into] = await two('Refused')
  const obstacle = async (one: TestPerson, other: TestPerson) => (await preview(one, other)).obstacle
  assert.equal(await obstacle(from, from), 'same')
  assert.equal(await obstacle(administrator, into), 'staff')
  assert.equal(await obstacle(from, administrator), 'staff')
  assert.equal(await obstacle(from, await bench.person('Una Verified', { emailVerified: false })), 'unverified')
  const closed = await bench.person('Closed One')
  await administrator.api.sanctions.close({
    body: { objectKind: 'user', objectID: closed.userID, act: 'reject', rule: 'spam', reason },
  })
  assert.equal(await obstacle(closed, into), 'closed')
  const { status, body } = await ask(closed, into)
  assert.deepEqual([status, !body.success && body.error.fields], [409, { from: 'closed' }])
  assert.equal((await bench.api.people.read({ params: { id: from.userID } })).userID, from.userID)
})

test('decisions move with the person, and a suspension holds for the remaining account', async () => {
  const [from, into] = await two('Suspended')
  for (const [person, days] of [
    [from, 30],
    [into, 3],
  ] as const)
    await administrator.api.sanctions.impose({
      body: { objectKind: 'user', objectID: person.userID, act: 'suspend', rule: 'spam', reason, days },
    })
  assert.equal((await preview(from, into)).suspended, true)
  await merge(from, into)
  const row = await bench.db
    .selectFrom('people')
    .select('status')
    .where('id', '=', into.userID)
    .executeTakeFirstOrThrow()
  assert.equal(row.status, 'suspended')
  const rows = await bench.db.selectFrom('sanctions').selectAll().where('objectId', '=', into.userID).execute()
  const inForce = rows.filter(({ endedAt }) => !endedAt)
  assert.deepEqual([rows.length, inForce.length], [2, 1])
  assert.ok(inForce[0]!.endsAt!.getTime() > Date.now() + 20 * 86_400_000, 'the later end')
  assert.equal((await administrator.api.console.person({ params: { id: into.userID } })).strikes, 2)
})

test('whoever was told apart from the former account is told apart from the remaining one', async () => {
  const [from, into] = await two('Apart')
  const pair = [from.userID, friend.userID] as const
  await administrator.api.duplicates.tellApart({ body: { oneID: pair[0], otherID: pair[1], reason: 'met both' } })
  await merge(from, into)
  const { rowCount } = await bench.pool.query(
    'select from different_people where (one_id = $1 and other_id = $2) or (one_id = $2 and other_id = $1)',
    [into.userID, friend.userID],
  )
  assert.equal(rowCount, 1)
})

test('a block of either account ends follows and connections of the remaining one, in both directions', async () => {
  const [from, into] = await two('Blocking')
  const [blocked, blocker] = [await bench.person('Bea Blocked'), await bench.person('Bob Blocker')]
  for (const other of [blocked, blocker]) {
    await say(into, '/social/follow/user', { resourceID: other.userID })
    await say(other, '/social/follow/user', { resourceID: into.userID })
    await say(into, '/social/connection', { resourceID: other.userID })
  }
  await say(friend, '/social/follow/user', { resourceID: from.userID })
  await say(from, '/social/block', { resourceID: blocked.userID })
  await say(blocker, '/social/block', { resourceID: from.userID })
  await merge(from, into)
  const { rowCount } = await bench.pool.query(
    `select from follows where follower_id = any($1) or followed_id = any($1)
      union all select from connections where asker_id = any($1) or asked_id = any($1)`,
    [[blocked.userID, blocker.userID]],
  )
  assert.equal(rowCount, 0)
  const figures = async ({ userID }: TestPerson) => {
    const { followers, following } = (await counters(userID))!
    return [followers, following]
  }
  assert.deepEqual(await figures(into), [1, 0], 'the follow of a friend stays')
  for (const other of [blocked, blocker]) assert.deepEqual(await figures(other), [0, 0])
})
