// Posts.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { picture, sendFile } from '#api/identity/files/testing.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let business: string
let ann: TestPerson
before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Posting Pumps')
  ann = await bench.person('Ann Writer')
  await addMember(bench.db, business, ann.userID, 'member')
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const own = (person: TestPerson, content = 'Hello', more = {}) => ({
  content,
  timelineID: person.userID,
  timelineType: 'user' as const,
  ...more,
})
const asBusiness = (content: string) => ({
  content,
  timelineID: business,
  timelineType: 'business' as const,
  businessID: business,
})

test('a stranger does not post, nor somebody whose e-mail is not verified', async () => {
  assert.equal((await bench.ask('POST', '/social/posts/make-post', own(ann))).status, 401)
  const fresh = await bench.person('Fresh', { emailVerified: false })
  assert.equal((await fresh.ask('POST', '/social/posts/make-post', own(fresh))).status, 403)
})

test('everybody posts on the own timeline only', async () => {
  const bob = await bench.person('Bob')
  for (const body of [
    own(ann),
    asBusiness('As them'),
    { ...own(bob), timelineType: 'business', timelineID: business },
    { content: 'On their wall', timelineID: business, timelineType: 'user' },
  ])
    assert.equal((await bob.ask('POST', '/social/posts/make-post', body)).status, 403)
  const nowhere = { content: 'x', timelineID: unknown, timelineType: 'business' }
  assert.equal((await bob.ask('POST', '/social/posts/make-post', nowhere)).status, 404)
})

test('an empty text, one that is too long, a picture that is none: 400 with the field', async () => {
  for (const [content, more, field] of [
    ['', {}, 'content'],
    ['   \n ', {}, 'content'],
    ['x'.repeat(3001), {}, 'content'],
    ['x', { timelineID: 'y' }, 'timelineID'],
    ['x', { pictures: ['a', 'b', 'c', 'd', 'e'] }, 'pictures'],
    ['x', { picture: 'not-a-token' }, 'pictures.0'],
  ] as const) {
    const { status, body } = await ann.ask('POST', '/social/posts/make-post', own(ann, content, more))
    assert.equal(status, 400, field)
    assert.ok(!body.success && body.error.fields?.[field], field)
  }
  assert.equal((await ann.ask('POST', '/social/posts/make-post', own(ann, 'x'.repeat(3000)))).status, 200)
})

test('a post carries header, body, reactions and the flat names', async () => {
  const post = await ann.api.posts.create({ body: asBusiness('The MKX series gets a third size.') })
  assert.equal(post.content, 'The MKX series gets a third size.')
  assert.equal(post.body.text, post.content)
  assert.deepEqual(post.body.picture, null)
  assert.equal(post.header.metadata.resourceID, post.postID)
  assert.equal(post.header.metadata.datetime, post.createdAt)
  assert.equal(post.author.businessID, business)
  assert.equal(post.author.companyName, 'Posting Pumps')
  assert.deepEqual(post.header.author, post.author)
  assert.deepEqual([post.timelineID, post.timelineType, post.businessID], [business, 'business', business])
  assert.deepEqual(post.reactions, { reactionCount: { like: 0 }, reactionType: null })
  assert.deepEqual(post.can, { edit: true, remove: true })
  const read = await bench.api.posts.read({ params: { postID: post.postID } })
  assert.deepEqual(read, { ...post, can: { edit: false, remove: false } })
  const personal = await ann.api.posts.create({ body: own(ann) })
  assert.deepEqual([personal.author.userID, personal.author.firstName, personal.businessID], [ann.userID, 'Ann', null])
  assert.equal(personal.author.businessID, undefined)
})

test("a person's post is for signed-in people; unknown ones are 404", async () => {
  const { postID } = await ann.api.posts.create({ body: own(ann) })
  assert.equal((await bench.ask('GET', `/social/posts/${postID}`)).status, 401)
  const bob = await bench.person('Bob')
  assert.equal((await bob.api.posts.read({ params: { postID } })).postID, postID)
  assert.equal((await bob.ask('GET', `/social/posts/${unknown}`)).status, 404)
})

test('an edited post says so; only its author or an admin of its business edits', async () => {
  const bob = await bench.person('Bob')
  const admin = await bench.person('Adele Admin')
  await addMember(bench.db, business, admin.userID, 'admin')
  const { postID } = await ann.api.posts.create({ body: asBusiness('First words') })
  assert.equal((await bench.ask('PUT', `/social/posts/${postID}`, { content: 'x' })).status, 401)
  assert.equal((await bob.ask('PUT', `/social/posts/${postID}`, { content: 'x' })).status, 403)
  assert.equal((await bob.ask('PUT', `/social/posts/${unknown}`, { content: 'x' })).status, 404)
  assert.equal((await ann.ask('PUT', `/social/posts/${postID}`, { content: '' })).status, 400)
  const edited = await ann.api.posts.change({ params: { postID }, body: { content: 'Better words' } })
  assert.equal(edited.body.text, 'Better words')
  assert.ok(edited.editedAt)
  const again = await admin.api.posts.change({ params: { postID }, body: { content: 'Better words' } })
  assert.equal(again.editedAt, edited.editedAt, 'the same words are no edit')
})

test('author, admins of the business and moderators remove a post; who removed it may undo that', async () => {
  const bob = await bench.person('Bob')
  const admin = await bench.person('Other Admin')
  await addMember(bench.db, business, admin.userID, 'admin')
  const moderator = await bench.person('Mo', { roles: ['moderator'] })
  const at = '/social/posts/remove-post'
  for (const remover of [ann, admin, moderator]) {
    const { postID } = await ann.api.posts.create({ body: asBusiness(`Removed by ${remover.viewer.firstName}`) })
    assert.equal((await bench.ask('DELETE', at, { postID })).status, 401)
    assert.equal((await bob.ask('DELETE', at, { postID })).status, 403)
    const total = async () => (await bench.api.newsfeed.timeline({ params: { id: business } })).total
    const before = await total()
    const first = await remover.api.posts.remove({ body: { postID } })
    assert.deepEqual(await remover.api.posts.remove({ body: { postID } }), first, 'removed twice is removed')
    assert.equal(await total(), before - 1)
    assert.equal((await bench.ask('GET', `/social/posts/${postID}`)).status, 410)
    assert.equal((await bob.ask('POST', '/social/posts/restore-post', { postID })).status, 403)
    assert.equal((await remover.api.posts.restore({ body: { postID } })).postID, postID)
    assert.equal(await total(), before)
    const { data } = await moderator.api.audit.list({ query: { objectID: postID } })
    const acts = data.map(({ act }) => act)
    assert.deepEqual(acts, remover === moderator ? ['post.restore', 'post.remove'] : [], 'acts of the staff alone')
  }
  assert.equal((await ann.ask('DELETE', at, { postID: unknown })).status, 404)
})

test('a moderator hides and restores a post, nobody else', async () => {
  const moderator = await bench.person('Mo', { roles: ['moderator'] })
  const { postID } = await ann.api.posts.create({ body: asBusiness('To be hidden') })
  const hide = (person: TestPerson, hidden: boolean) => person.ask('PUT', `/social/posts/${postID}/hidden`, { hidden })
  assert.equal((await bench.ask('PUT', `/social/posts/${postID}/hidden`, { hidden: true })).status, 401)
  assert.equal((await hide(ann, true)).status, 403)
  for (const _ of [1, 2]) assert.equal((await hide(moderator, true)).status, 200)
  assert.equal((await ann.ask('GET', `/social/posts/${postID}`)).status, 410)
  for (const _ of [1, 2]) assert.equal((await hide(moderator, false)).status, 200)
  const { data } = await moderator.api.audit.list({ query: { objectID: postID } })
  assert.deepEqual(
    data.map(({ act, actorID, objectName }) => [act, actorID, objectName]),
    ['post.restore', 'post.hide'].map((act) => [act, moderator.userID, 'To be hidden']),
  )
  assert.equal((await ann.ask('GET', `/social/posts/${postID}`)).status, 200)
  const { rows } = await bench.pool.query(
    `select posts, (select count(*)::int from posts where timeline_id = $1 and removed_at is null) as seen
      from counters where resource_id = $1`,
    [business],
  )
  assert.equal(rows[0].posts, rows[0].seen)
})

test('a sending that is repeated makes one post, also at the same moment', async () => {
  const body = own(ann, 'Sent once', { sendingID: randomUUID() })
  const sent = await Promise.all([1, 2, 3].map(() => ann.api.posts.create({ body })))
  assert.equal(new Set(sent.map(({ postID }) => postID)).size, 1)
  const other = await ann.ask('POST', '/social/posts/make-post', { ...body, content: 'Sent otherwise' })
  assert.equal(other.status, 422)
})

test('the same text, many links, and haste are slowed down with a time to wait', async () => {
  const eager = await bench.person('Eager')
  const post = (content: string) => eager.ask('POST', '/social/posts/make-post', own(eager, content))
  for (const _ of [1, 2, 3]) assert.equal((await post('Buy our wonderful pumps!')).status, 200)
  const refused = await bench.app.inject({
    method: 'POST',
    url: '/social/posts/make-post',
    headers: { 'x-auth-token': eager.token },
    payload: own(eager, 'BUY our wonderful pumps'),
  })
  assert.equal(refused.statusCode, 429)
  assert.ok(Number(refused.headers['retry-after']) > 0)
  for (let index = 0; index < 6; index++) assert.equal((await post(`See https://x.example/${index}`)).status, 200)
  assert.equal((await post('See https://x.example/more')).status, 429)
  const hasty = await bench.person('Hasty')
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, index) => hasty.ask('POST', '/social/posts/make-post', own(hasty, `Post ${index}`))),
  )
  assert.equal(all.filter(({ status }) => status === 200).length, 40)
  assert.equal(all.filter(({ status }) => status === 429).length, 10)
})

test('up to four pictures with words for who cannot see them; a file is taken once, and only by who sent it', async () => {
  const bob = await bench.person('Bob')
  const send = async (person: TestPerson) =>
    sendFile(bench, person, await picture('png', 640, 480), { purpose: 'post' })
  const [first, second, foreign] = [await send(ann), await send(ann), await send(bob)]
  const post = await ann.api.posts.create({
    body: own(ann, 'Two pictures', { pictures: [{ token: first, alt: 'A pump on its bench' }, second] }),
  })
  assert.equal(post.body.pictures.length, 2)
  assert.deepEqual(post.body.picture, post.body.pictures[0])
  assert.equal(post.body.picture!.alt, 'A pump on its bench')
  assert.match(post.body.picture!.url, /^\/files\//)
  for (const token of [first, foreign]) {
    const { status, body } = await ann.ask('POST', '/social/posts/make-post', own(ann, 'Again', { picture: token }))
    assert.equal(status, 400)
    assert.ok(!body.success && body.error.fields?.['pictures.0'])
  }
})

test('who edits writes: names and links are not sent out faster by changing one post again and again', async () => {
  const eve = await bench.person('Eve Editor')
  const body = { content: 'Edited', timelineID: eve.userID, timelineType: 'user' as const }
  const { postID } = await eve.api.posts.create({ body })
  const edit = async (content: string) => (await eve.ask('PUT', `/social/posts/${postID}`, { content })).status
  const statuses: number[] = []
  for (let turn = 0; turn < 8; turn++) statuses.push(await edit(`See https://x.example/${turn}`))
  assert.deepEqual([statuses[0], statuses.at(-1)], [200, 429])
  assert.equal(await edit('See https://x.example/5'), 200, 'what changes nothing is no writing')
  const resource = { resourceID: postID, content: 'First words' }
  const { commentID } = await eve.api.comments.create({ body: resource })
  const again = async (content: string) => (await eve.ask('PUT', `/social/comments/${commentID}`, { content })).status
  const comments: number[] = []
  for (let turn = 0; turn < 40; turn++) comments.push(await again(`Words of turn ${turn}`))
  assert.deepEqual([comments[0], comments.at(-1)], [200, 429])
})
