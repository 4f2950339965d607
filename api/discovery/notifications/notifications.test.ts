// Notifications.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import Fastify from 'fastify'
import { emitEvent } from '#api/foundation/events.ts'
import { refuse } from '#kit/serve.ts'
import { addBusiness, addMember, addProduct, type TestPerson } from '#api/testing.ts'
import { testNotifications } from './testing.ts'
import { serveUnsubscribing } from './unsubscribing.ts'

const { bench, read, notificationsOf } = await testNotifications()

const unknown = '00000000-0000-7000-8000-000000000000'
const at = '/social/notification'

async function postOf(person: TestPerson): Promise<string> {
  const body = { content: `News of ${person.userID}`, timelineID: person.userID, timelineType: 'user' as const }
  return (await person.api.posts.create({ body })).postID
}
const comment = (person: TestPerson, resourceID: string, resourceType: 'post' | 'comment' | 'product' = 'post') =>
  person.api.comments.create({
    body: { resourceID, resourceType, content: `Said by ${person.userID} on ${resourceID}` },
  })
const like = (person: TestPerson, resourceType: 'post' | 'comment' | 'product', resourceID: string) =>
  person.api.reactions.react({ params: { resourceType }, body: { resourceID } })

test('notifications are for who is signed in', async () => {
  assert.equal((await bench.ask('GET', at)).status, 401)
  assert.equal((await bench.ask('GET', `${at}/count`)).status, 401)
  assert.equal((await bench.ask('POST', `${at}/read`, {})).status, 401)
  assert.equal((await bench.ask('GET', `${at}/settings`)).status, 401)
  assert.equal((await bench.ask('PUT', `${at}/settings`, { comment: 'off' })).status, 401)
})

test('a wrong body is refused at its field', async () => {
  const ann = await bench.person('Ann')
  const { status, body } = await ann.ask('PUT', `${at}/settings`, { invitation: 'mail', comment: 'shout' })
  assert.equal(status, 400)
  assert.ok(!body.success && body.error.fields?.['invitation'] && body.error.fields['comment'])
  assert.equal((await ann.ask('POST', `${at}/read`, { ids: ['x'] })).status, 400)
  assert.equal((await ann.ask('GET', `${at}?nextID=x`)).status, 400)
  assert.equal((await bench.ask('POST', `${at}/unsubscribe`, { token: `${ann.userID}.all.forged` })).status, 404)
})

test('a comment, a reply and their authors: each once, nobody of their own deeds', async () => {
  const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => bench.person(name)))
  const post = await postOf(ann!)
  const { commentID } = await comment(bob!, post)
  const reply = await comment(cid!, commentID, 'comment')
  await comment(ann!, post)
  const kinds = (list: Awaited<ReturnType<typeof notificationsOf>>) =>
    list.map(({ kind, resourceID }) => [kind, resourceID])
  assert.deepEqual(kinds(await notificationsOf(ann!)), [
    ['comment', reply.commentID],
    ['comment', commentID],
  ])
  const [mine] = await notificationsOf(bob!)
  assert.deepEqual(kinds(await notificationsOf(bob!)), [['reply', reply.commentID]])
  assert.equal(mine!.rootType, 'post')
  assert.equal(mine!.rootID, post)
  assert.equal(mine!.actors[0]!.userID, cid!.userID)
  assert.deepEqual(await notificationsOf(cid!), [])
})

test('likes of a thing are told together while they are unread, and each actor counts once', async () => {
  const ann = await bench.person('Ann Liked')
  const fans = await Promise.all(Array.from({ length: 14 }, (_, index) => bench.person(`Fan${index} Fan`)))
  const post = await postOf(ann)
  for (const fan of fans) await like(fan, 'post', post)
  const { unreact } = fans[0]!.api.reactions
  await unreact({ params: { resourceType: 'post' }, body: { resourceID: post } })
  await like(fans[0]!, 'post', post)
  const [entry, ...rest] = await notificationsOf(ann)
  assert.deepEqual(rest, [])
  assert.equal(entry!.count, 14)
  assert.equal(entry!.actors.length, 2)
  assert.equal(entry!.actors[0]!.userID, fans[13]!.userID, 'the latest first')
  assert.equal((await ann.api.notifications.read({ body: { ids: [entry!.id] } })).unread, 0)
  const late = await bench.person('Late Fan')
  await like(late, 'post', post)
  const list = await notificationsOf(ann)
  assert.deepEqual(
    list.map(({ count, readAt }) => [count, readAt !== null]),
    [
      [1, false],
      [14, true],
    ],
  )
})

test("the people who lead a business hear of what is done to it and its products; its own people's deeds are not news", async () => {
  const [owner, member, buyer] = await Promise.all(['Olga', 'Mel', 'Bea'].map((name) => bench.person(name)))
  const business = await addBusiness(bench.db, 'Told Pumps')
  const product = await addProduct(bench.db, business, 'Told valve')
  await addMember(bench.db, business, owner!.userID, 'owner')
  await addMember(bench.db, business, member!.userID, 'member')
  await like(buyer!, 'product', product)
  await like(member!, 'product', product)
  await comment(buyer!, product, 'product')
  await buyer!.api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID: business } })
  await buyer!.api.connections.ask({ body: { resourceID: business } })
  const list = await notificationsOf(owner!)
  assert.deepEqual(list.map(({ kind }) => kind).toSorted(), ['comment', 'connectionRequest', 'follow', 'reaction'])
  assert.ok(list.every(({ business: on }) => on?.companyName === 'Told Pumps'))
  assert.equal(list.find(({ kind }) => kind === 'reaction')?.count, 2, 'a colleague who likes as a person counts')
  assert.deepEqual(await notificationsOf(member!), [])
})

test('a connection is asked and answered', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => bench.person(name)))
  const { id } = await ann!.api.connections.ask({ body: { resourceID: bob!.userID } })
  await bob!.api.connections.answer({ params: { id: id! }, body: { answer: 'accept' } })
  assert.deepEqual(
    (await notificationsOf(bob!)).map(({ kind }) => kind),
    ['connectionRequest'],
  )
  assert.deepEqual(
    (await notificationsOf(ann!)).map(({ kind }) => kind),
    ['connectionAnswer'],
  )
})

test('who is invited and has an account hears of it, once for each invitation', async () => {
  const [owner, guest] = await Promise.all(['Olga', 'Gil'].map((name) => bench.person(name)))
  const businessID = await addBusiness(bench.db, 'Inviting Pumps')
  await addMember(bench.db, businessID, owner!.userID)
  const invite = { params: { businessID }, body: { email: guest!.viewer.email, access: 'member' as const } }
  await owner!.api.members.invite(invite)
  const [entry, ...rest] = await notificationsOf(guest!)
  assert.equal(entry!.kind, 'invitation')
  assert.equal(entry!.business?.businessID, businessID)
  assert.deepEqual(rest, [])
})

test('who is blocked or muted causes none, and a later block hides what was told', async () => {
  const [ann, bob, cid, dan] = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan'].map((name) => bench.person(name)))
  const post = await postOf(ann!)
  await ann!.api.newsfeed.mute({ body: { resourceID: bob!.userID } })
  await comment(bob!, post)
  await comment(dan!, post)
  await ann!.api.follows.follow({ params: { resourceType: 'user' }, body: { resourceID: cid!.userID } })
  await comment(cid!, post)
  await cid!.api.blocks.block({ body: { resourceID: ann!.userID } })
  assert.deepEqual(
    (await notificationsOf(ann!)).flatMap(({ actors }) => actors.map(({ userID }) => userID)),
    [dan!.userID],
  )
  await ann!.api.blocks.block({ body: { resourceID: dan!.userID } })
  assert.deepEqual(await notificationsOf(ann!), [])
  assert.equal((await ann!.api.notifications.count()).unread, 0)
})

test('pages by cursor without gap or double; read one, read all, twice the same', async () => {
  const ann = await bench.person('Ann Pages')
  const bob = await bench.person('Bob Pages')
  const posts = []
  for (let index = 0; index < 45; index++) {
    const { rows } = await bench.pool.query<{ id: string }>(
      `insert into posts (author_id, author_kind, writer_id, timeline_id, timeline_kind, content) values ($1, 'user', $1, $1, 'user', $2) returning id`,
      [ann.userID, `Post ${index}`],
    )
    posts.push(rows[0]!.id)
  }
  for (const post of posts) await like(bob, 'post', post)
  await read()
  const seen: string[] = []
  let nextID: string | undefined
  do {
    const page = await ann.api.notifications.list({ query: { nextID } })
    assert.equal(page.unread, 45)
    assert.ok(page.data.length <= 20)
    seen.push(...page.data.map(({ resourceID }) => resourceID))
    nextID = page.nextID ?? undefined
  } while (nextID)
  assert.deepEqual(seen, posts.toReversed())
  const [first] = (await ann.api.notifications.list()).data
  const one = { body: { ids: [first!.id, unknown] } }
  assert.equal((await bob.api.notifications.read(one)).unread, 0, 'not of somebody else')
  assert.equal((await ann.api.notifications.count()).unread, 45)
  for (const _ of [1, 2]) assert.equal((await ann.api.notifications.read(one)).unread, 44)
  for (const _ of [1, 2]) assert.equal((await ann.api.notifications.read({ body: {} })).unread, 0)
})

test('what is told long after it happened says when that was; what is older moves nothing', async () => {
  const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => bench.person(name)))
  const now = Date.now()
  const followed = (by: TestPerson, daysAgo: number) =>
    emitEvent(bench.db, 'follows.added', {
      followedKind: 'user',
      followedID: ann!.userID,
      followerKind: 'user',
      followerID: by.userID,
      at: now - daysAgo * 86_400_000,
    })
  for (const [by, daysAgo] of [
    [bob!, 3],
    [cid!, 8],
  ] as const) {
    await followed(by, daysAgo)
    const [entry, ...rest] = await notificationsOf(ann!)
    assert.deepEqual([entry!.at, rest], [new Date(now - 3 * 86_400_000).toISOString(), []])
  }
  assert.equal((await notificationsOf(ann!))[0]!.count, 2)
})

test('settings per kind: off tells nothing, an email goes at once or once a day, and not of what was read', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => bench.person(name)))
  const body = { comment: 'mail', reaction: 'off', follow: 'digest' } as const
  assert.equal((await ann!.api.notifications.changeSettings({ body })).connectionRequest, 'mail', 'as usual')
  assert.equal((await ann!.api.notifications.changeSettings({ body: {} })).comment, 'mail')
  await ann!.api.people.changeSettings({ body: { language: 'es' } })
  const post = await postOf(ann!)
  await like(bob!, 'post', post)
  await comment(bob!, post)
  await bob!.api.follows.follow({ params: { resourceType: 'user' }, body: { resourceID: ann!.userID } })
  assert.deepEqual((await notificationsOf(ann!)).map(({ kind }) => kind).toSorted(), ['comment', 'follow'])
  const mails = async () => {
    const { rows } = await bench.pool.query<{ subject: string; headers: Record<string, string>; html: string }>(
      'select subject, headers, html from mails where recipient = $1 order by id',
      [ann!.viewer.email],
    )
    return rows
  }
  await bench.jobs.runDueJobs()
  assert.deepEqual(
    (await mails()).map(({ subject }) => subject),
    ['Bob Example ha comentado'],
  )
  for (const _ of [1, 2]) await bench.jobs.runDueJobs({ ahead: 3600 })
  assert.deepEqual(
    (await mails()).map(({ subject }) => subject),
    ['Bob Example ha comentado', 'Su día en WBN: 1 novedades'],
  )
  const [email] = await mails()
  assert.equal(email!.headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click')
  assert.match(email!.headers['List-Unsubscribe']!, /^<https:\/\/wbn\.example\/unsubscribe\?token=[^>]+>$/)
  assert.ok(email!.html.includes('/es/unsubscribe?token='))
})

test('one click ends the emails of a kind without signing in (RFC 8058); what is off stays off', async () => {
  const ann = await bench.person('Ann Clicks')
  const app = Fastify()
  refuse(app)
  await app.register((scope) => serveUnsubscribing(scope, bench.dependencies))
  after(() => app.close())
  await ann.api.notifications.changeSettings({ body: { comment: 'mail', follow: 'off' } })
  const bob = await bench.person('Bob Clicks')
  await comment(bob, await postOf(ann))
  await read()
  await bench.jobs.runDueJobs()
  const { rows } = await bench.pool.query<{ headers: Record<string, string> }>(
    'select headers from mails where recipient = $1',
    [ann.viewer.email],
  )
  const url = new URL(rows[0]!.headers['List-Unsubscribe']!.slice(1, -1))
  const click = (path: string) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  assert.equal((await click('/unsubscribe')).statusCode, 404)
  assert.equal((await click(`/unsubscribe?token=${ann.userID}.all.x`)).statusCode, 404)
  for (const _ of [1, 2]) assert.equal((await click(url.pathname + url.search)).statusCode, 200)
  const settings = await ann.api.notifications.settings()
  assert.deepEqual([settings.comment, settings.follow, settings.connectionRequest], ['app', 'off', 'mail'])
  const token = url.searchParams.get('token')!
  assert.deepEqual(await bench.api.notifications.unsubscribe({ body: { token } }), { kind: 'comment' })
})

test('who leaves takes their notifications along', async () => {
  const ann = await bench.person('Ann Leaves')
  const bob = await bench.person('Bob Stays')
  await comment(bob, await postOf(ann))
  assert.equal((await notificationsOf(ann)).length, 1)
  const { leaveNetwork } = await import('#api/capabilities.ts')
  await leaveNetwork(bench.dependencies, ann, {})
  const { rows } = await bench.pool.query('select from notifications where receiver_id = $1', [ann.userID])
  assert.equal(rows.length, 0)
})
