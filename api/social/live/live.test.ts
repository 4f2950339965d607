// Live events, over PostgreSQL and Redis.
import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { openNotifier } from '#kit/notifier.ts'
import { EventLog } from '#kit/events.ts'
import { Refusal } from '#kit/refusal.ts'
import { refuse } from '#kit/serve.ts'
import { startRedis, withoutRedis } from '#kit/testing-redis.ts'
import { findEpoch } from '#api/foundation/event-epoch.ts'
import { isReadable } from '#api/foundation/events.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { startLive } from './live.ts'
import { listen } from './testing.ts'

let bench: TestApi
let ann: TestPerson
let bob: TestPerson
before(async () => {
  bench = await testApi()
  ann = await bench.person('Ann Listens')
  bob = await bench.person('Bob Speaks')
})
after(() => bench.close())

async function process({ redis, heartbeat }: { redis?: string; heartbeat?: number } = {}) {
  const eventLog = new EventLog(bench.pool, await EventLog.now(bench.pool), isReadable)
  // The tick catches writes before LISTEN.
  const notifier = await openNotifier(bench.pool, redis, { warn() {} }, redis ? { tick: 3_600_000 } : {})
  const ended = new Set<string>()
  const people = new Map<string, Viewer>([ann, bob].map(({ token, viewer }) => [token, viewer]))
  const whoami = (token: string) => {
    const viewer = people.get(token)
    if (!viewer || ended.has(token)) throw new Refusal('TokenExpiredError', 'Over')
    return viewer
  }
  const live = startLive({ ...bench.dependencies, eventLog }, notifier, whoami, heartbeat ? { heartbeat } : {})
  const app = Fastify()
  refuse(app)
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'))
  await app.register(async (scope) => live.serve(scope), { prefix: '/api' })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  async function close(): Promise<void> {
    live.close()
    await notifier.close()
    await app.close()
  }
  after(close)
  return { address: `${address}/api/social/events`, live, notifier, ended, close }
}

const postOf = async (person: TestPerson) => {
  const body = { content: `At ${performance.now()}`, timelineID: person.userID, timelineType: 'user' as const }
  return (await person.api.posts.create({ body })).postID
}
const comment = async (person: TestPerson, resourceID: string) => {
  const body = { resourceID, resourceType: 'post' as const, content: `At ${performance.now()}` }
  return (await person.api.comments.create({ body })).commentID
}

test('a stream is for who is signed in; a topic that is none is refused', async () => {
  const { address } = await process()
  assert.equal((await fetch(address)).status, 401)
  assert.equal((await fetch(address, { headers: { 'x-auth-token': 'none' } })).status, 401)
  for (const topics of ['all', `person:${bob.userID}`, 'post:1', `post:${bob.userID},x`]) {
    const response = await fetch(`${address}?topics=${topics}`, { headers: { 'x-auth-token': ann.token } })
    assert.equal(response.status, 400)
    const { error } = (await response.json()) as { error: { fields: Record<string, string> } }
    assert.ok(error.fields['topics'])
  }
})

test('a person has twelve streams at most, however many are opened at once', async () => {
  const { address, live } = await process()
  const leaving = new AbortController()
  const headers = { 'x-auth-token': ann.token }
  const taken = []
  while (bench.pool.totalCount < bench.pool.options.max || bench.pool.idleCount > 0)
    taken.push(await bench.pool.connect())
  const openings = Array.from({ length: 30 }, () => fetch(address, { headers, signal: leaving.signal }))
  while (bench.pool.waitingCount < openings.length) await setImmediate()
  for (const client of taken) client.release()
  const statuses = (await Promise.all(openings)).map(({ status }) => status)
  assert.equal(statuses.filter((status) => status === 200).length, 12)
  assert.equal(statuses.filter((status) => status === 429).length, 18)
  assert.equal(live.count(), 12)
  leaving.abort()
})

test('who leaves a closed group, or is removed from it, hears nothing of it any more', async () => {
  const { address } = await process()
  const form = { description: 'We talk', industry: nodeByKey('0004')!.id, admission: 'approval' as const }
  for (const way of ['leaves', 'is removed']) {
    const { groupID } = await ann.api.groups.create({ body: { ...form, name: `Left: ${way}` } })
    await bob.api.groups.join({ params: { groupID } })
    const member = { groupID, userID: bob.userID }
    await ann.api.groups.answer({ params: member, body: { answer: 'accept' } })
    const stream = await listen(address, bob.token, { topics: `timeline:${groupID},timeline:${ann.userID}` })
    const say = async (timelineID: string, timelineType: 'group' | 'user') =>
      (await ann.api.posts.create({ body: { content: `${way} ${performance.now()}`, timelineID, timelineType } }))
        .postID
    const heard = await say(groupID, 'group')
    assert.equal(((await stream.next()) as { postID: string }).postID, heard)
    if (way === 'leaves') await bob.api.groups.leave({ params: { groupID } })
    else await ann.api.groups.removeMember({ params: member })
    // Events are ordered: hearing the next proves the shut.
    await say(ann.userID, 'user')
    await stream.next()
    await say(groupID, 'group')
    const last = await say(ann.userID, 'user')
    assert.equal(((await stream.next()) as { postID: string }).postID, last, way)
    stream.end()
  }
})

test('a closed group is heard by its members; nothing said in a group reaches the common topic', async () => {
  const { address } = await process()
  const form = { name: 'Quiet people', description: 'Among us.', industry: nodeByKey('0004')!.id }
  const { groupID } = await ann.api.groups.create({ body: { ...form, admission: 'approval' } })
  const say = async (content: string) => {
    const body = { content, timelineID: groupID, timelineType: 'group' as const }
    return (await ann.api.posts.create({ body })).postID
  }
  const before = await say('Said before')
  const topics = `newsfeed,timeline:${groupID},post:${before}`
  const [outside, member] = await Promise.all([
    listen(address, bob.token, { topics }),
    listen(address, ann.token, { topics: `timeline:${groupID}` }),
  ])
  const postID = await say('Said now')
  await comment(ann, before)
  const heard = await member.next()
  assert.ok(typeof heard === 'object' && heard.name === 'posts')
  assert.deepEqual([heard.postID, heard.timelineID], [postID, groupID])
  const elsewhere = await postOf(bob)
  const first = await outside.next()
  assert.ok(typeof first === 'object' && first.name === 'posts')
  assert.equal(first.postID, elsewhere, 'the first that somebody outside hears of')
})

test('a comment reaches who reads the post, and its notification whom it concerns and nobody else', async () => {
  const { address } = await process()
  const { read } = openReader(bench.dependencies)
  const post = await postOf(ann)
  const [reading, concerned, other] = await Promise.all([
    listen(address, bob.token, { topics: `newsfeed,post:${post}` }),
    listen(address, ann.token),
    listen(address, bob.token),
  ])
  assert.equal(reading.response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
  assert.equal(reading.response.headers.get('content-encoding'), null)
  assert.equal(reading.response.headers.get('x-content-type-options'), 'nosniff')
  const commentID = await comment(bob, post)
  await read()
  const heard = await reading.next()
  assert.ok(typeof heard === 'object' && heard.name === 'comments')
  assert.deepEqual(
    { ...heard, id: 0 },
    { name: 'comments', id: 0, commentID, resourceID: post, rootID: post, added: true },
  )
  const note = await concerned.next()
  assert.ok(typeof note === 'object' && note.name === 'notifications')
  await bob.api.connections.ask({ body: { resourceID: ann.userID } })
  await ann.api.follows.follow({ params: { resourceType: 'user' }, body: { resourceID: bob.userID } })
  await read()
  const own = await other.next()
  assert.ok(typeof own === 'object' && own.name === 'notifications', 'the first thing Bob hears is his own')
  for (const { end } of [reading, concerned, other]) end()
})

test('after a break nothing is missing, whatever came meanwhile and wherever it goes on', async () => {
  const [one, another] = [await process(), await process()]
  const post = await postOf(ann)
  const topics = `post:${post}`
  const wanted: string[] = []
  const heard = new Set<string>()
  let last = ''
  for (let round = 0; round < 6; round++) {
    const { address } = round % 2 ? another : one
    const stream = await listen(address, bob.token, { topics, last })
    const writing = Promise.all([1, 2, 3].map(() => comment(ann, post))).then((ids) => wanted.push(...ids))
    if (round % 3) await writing
    const event = await stream.next()
    if (typeof event === 'object' && event.name === 'comments') heard.add(event.commentID)
    last = stream.lastID()
    stream.end()
    await writing
  }
  const stream = await listen(one.address, bob.token, { topics, last })
  while (wanted.some((id) => !heard.has(id))) {
    const event = await stream.next()
    assert.ok(typeof event === 'object' && event.name !== 'reset', JSON.stringify(event))
    // The post's own event may arrive, too.
    if (event.name === 'comments') heard.add(event.commentID)
  }
  stream.end()
  assert.deepEqual([...heard].toSorted(), wanted.toSorted())
})

test('who missed too much, or cannot say what, is told to ask for everything again', async () => {
  const { address } = await process()
  const now = await findEpoch(bench.pool)
  const position = await EventLog.now(bench.pool)
  const other = now === '00000000' ? '00000001' : '00000000'
  for (const last of ['yesterday', position, `${other}-${position}`]) {
    const wrong = await listen(address, ann.token, { last })
    assert.deepEqual(await wrong.next(), { name: 'reset' }, last)
    wrong.end()
  }
  await bench.pool.query(
    `insert into events (name, data) select 'notifications.changed', jsonb_build_object('receiverID', $1::uuid) from generate_series(1, 1001)`,
    [ann.userID],
  )
  const much = await listen(address, ann.token, { last: `${now}-3` })
  assert.deepEqual(await much.next(), { name: 'reset' })
  much.end()
})

test('a stream shows signs of life, and ends when its session does', async () => {
  const { address, ended, live } = await process({ heartbeat: 100 })
  const stream = await listen(address, ann.token)
  await stream.line()
  assert.match((await stream.line())!, /^id: [\da-f]{8}-\d+$/)
  ended.add(ann.token)
  assert.equal(await stream.next(), 'over')
  assert.equal(await stream.next(), undefined)
  while (live.count() > 0) await bench.pool.query('select')
})

test('a person has so many streams and no more; one that ends makes room', async () => {
  const { address, live } = await process()
  const streams = await Promise.all(Array.from({ length: 12 }, () => listen(address, ann.token)))
  const open = () => fetch(address, { headers: { 'x-auth-token': ann.token } })
  assert.equal((await open()).status, 429)
  streams[0]!.end()
  while (live.count() > 11) await bench.pool.query('select')
  const again = await listen(address, ann.token)
  for (const { end } of [...streams.slice(1), again]) end()
})

test('a process that stops ends its streams cleanly and takes no more', async () => {
  const { address, live } = await process()
  const stream = await listen(address, ann.token)
  live.close()
  assert.equal(await stream.next(), undefined)
  const refused = await fetch(address, { headers: { 'x-auth-token': ann.token } })
  assert.equal(refused.status, 503)
  assert.ok(refused.headers.get('retry-after'))
})

test('several processes tell each other by Redis', { skip: withoutRedis }, async () => {
  const { url: redis, stop } = await startRedis()
  after(stop)
  const [hearing, writing] = [await process({ redis }), await process({ redis })]
  const post = await postOf(ann)
  const stream = await listen(hearing.address, bob.token, { topics: `post:${post}` })
  const commentID = await comment(ann, post)
  writing.notifier.notify()
  const event = await stream.next()
  assert.ok(typeof event === 'object' && event.name === 'comments' && event.commentID === commentID)
  stream.end()
})
