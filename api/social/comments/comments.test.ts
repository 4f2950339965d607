// Comments.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let business: string
let product: string
let ann: TestPerson
let bob: TestPerson
before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Discussed Pumps')
  product = await addProduct(bench.db, business, 'Valve')
  ann = await bench.person('Ann Writer')
  bob = await bench.person('Bob Answers')
  await addMember(bench.db, business, ann.userID, 'member')
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const at = '/social/comments/make-comment'

async function postOf(person: TestPerson, businessID?: string) {
  const timeline = businessID
    ? { timelineID: businessID, timelineType: 'business' as const, businessID }
    : { timelineID: person.userID, timelineType: 'user' as const }
  return (await person.api.posts.create({ body: { content: 'Say something', ...timeline } })).postID
}
const comment = (
  person: TestPerson,
  resourceID: string,
  content: string,
  resourceType: 'post' | 'comment' | 'product',
) => person.api.comments.create({ body: { resourceID, resourceType, content } })

test('commenting requires login, and a verified e-mail', async () => {
  const body = { resourceID: product, resourceType: 'product', content: 'Hello' }
  assert.equal((await bench.ask('POST', at, body)).status, 401)
  const fresh = await bench.person('Fresh', { emailVerified: false })
  assert.equal((await fresh.ask('POST', at, body)).status, 403)
  assert.equal((await bob.ask('POST', at, { ...body, businessID: business })).status, 403)
})

test('an unknown thing is 404, an empty or long text 400', async () => {
  for (const resourceType of ['post', 'comment', 'product'])
    assert.equal((await ann.ask('POST', at, { resourceID: unknown, resourceType, content: 'x' })).status, 404)
  assert.equal((await ann.ask('POST', at, { resourceID: product, resourceType: 'post', content: 'x' })).status, 404)
  for (const content of ['', '  ', 'x'.repeat(513)]) {
    const { status, body } = await ann.ask('POST', at, { resourceID: product, resourceType: 'product', content })
    assert.equal(status, 400)
    assert.ok(!body.success && body.error.fields?.['content'])
  }
  assert.equal((await bench.ask('GET', `/social/comments/${unknown}`)).status, 404)
})

test('comments come newest first and 5 at a time, replies oldest first', async () => {
  const post = await postOf(ann, business)
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) await comment(bob, post, word, 'post')
  const page = (skip: number) => bench.api.comments.list({ params: { resourceID: post }, query: { skip } })
  const first = await page(0)
  assert.equal(first.total, 7)
  assert.deepEqual(
    first.comments.map(({ content }) => content),
    ['seven', 'six', 'five', 'four', 'three'],
  )
  assert.equal(first.comments[0]!.whoComment.userID, bob.userID)
  assert.deepEqual(
    (await page(5)).comments.map(({ content }) => content),
    ['two', 'one'],
  )
  assert.deepEqual((await page(7)).comments, [])
  const parent = first.comments[0]!.commentID
  for (const word of ['a', 'b', 'c']) await comment(ann, parent, word, 'comment')
  const replies = await bench.api.comments.list({ params: { resourceID: parent }, query: { skip: 0, size: 2 } })
  assert.deepEqual([replies.total, ...replies.comments.map(({ content }) => content)], [3, 'a', 'b'])
  assert.equal((await page(0)).comments[0]!.replyCount, 3)
  const nested = { resourceID: replies.comments[0]!.commentID, resourceType: 'comment', content: 'deeper' }
  assert.equal((await bob.ask('POST', at, nested)).status, 400, 'one level of replies')
  assert.equal((await bench.api.posts.read({ params: { postID: post } })).commentCount, 7)
})

test("what is said below a person's post is for signed-in people", async () => {
  const post = await postOf(ann)
  const { commentID } = await comment(bob, post, 'Seen by members', 'post')
  await comment(ann, commentID, 'And this', 'comment')
  for (const id of [post, commentID]) {
    assert.equal((await bench.ask('GET', `/social/comments/${id}`)).status, 401)
    assert.equal((await bob.api.comments.list({ params: { resourceID: id } })).total, 1)
  }
})

test('a comment carries its author, its likes and what the viewer may do', async () => {
  const made = await ann.api.comments.create({
    body: { resourceID: product, resourceType: 'product', content: 'Fits DN 50', businessID: business },
  })
  assert.equal(made.whoComment.businessID, business)
  assert.deepEqual(made.can, { edit: true, remove: true })
  await bob.api.reactions.react({ params: { resourceType: 'comment' }, body: { resourceID: made.commentID } })
  const list = (person: TestPerson) => person.api.comments.list({ params: { resourceID: product } })
  const seen = (await list(bob)).comments[0]!
  assert.deepEqual(seen.reactions, { reactionCount: { like: 1 }, reactionType: 'like' })
  assert.deepEqual(seen.can, { edit: false, remove: false })
  assert.equal((await list(ann)).comments[0]!.reactions.reactionType, null)
})

test('likes on posts and comments count for the person who wrote them', async () => {
  const eve = await bench.person('Eve Liked')
  const post = await postOf(eve)
  const { commentID } = await comment(eve, product, 'Likeable', 'product')
  const params = { resourceType: 'comment' } as const
  await ann.api.reactions.react({ params: { resourceType: 'post' }, body: { resourceID: post } })
  await bob.api.reactions.react({ params, body: { resourceID: commentID } })
  const { rows } = await bench.pool.query('select likes from counters where resource_id = $1', [eve.userID])
  assert.equal(rows[0].likes, 2)
  await bob.api.reactions.unreact({ params, body: { resourceID: commentID } })
  const after = await bench.pool.query('select likes from counters where resource_id = $1', [eve.userID])
  assert.equal(after.rows[0].likes, 1)
})

test('an edited comment says so; only its author edits', async () => {
  const { commentID } = await comment(bob, product, 'Frist', 'product')
  const path = `/social/comments/${commentID}`
  assert.equal((await bench.ask('PUT', path, { content: 'x' })).status, 401)
  assert.equal((await ann.ask('PUT', path, { content: 'x' })).status, 403)
  assert.equal((await bob.ask('PUT', path, { content: '' })).status, 400)
  assert.equal((await bob.ask('PUT', `/social/comments/${unknown}`, { content: 'x' })).status, 404)
  const edited = await bob.api.comments.change({ params: { commentID }, body: { content: 'First' } })
  assert.equal(edited.content, 'First')
  assert.ok(edited.editedAt)
})

test('author and moderators remove a comment; it leaves the list, the undo brings it back', async () => {
  const moderator = await bench.person('Mo', { roles: ['moderator'] })
  const post = await postOf(ann, business)
  const total = async () => (await bench.api.comments.list({ params: { resourceID: post } })).total
  for (const remover of [bob, moderator]) {
    const { commentID } = await comment(bob, post, 'Gone soon', 'post')
    assert.equal((await bench.ask('DELETE', `/social/comments/${commentID}`)).status, 401)
    assert.equal((await ann.ask('DELETE', `/social/comments/${commentID}`)).status, 403)
    assert.equal((await bob.ask('DELETE', `/social/comments/${unknown}`)).status, 404)
    const before = await total()
    for (const _ of [1, 2]) await remover.api.comments.remove({ params: { commentID } })
    assert.equal(await total(), before - 1)
    assert.equal((await bob.ask('PUT', `/social/comments/${commentID}`, { content: 'x' })).status, 410)
    assert.equal(
      (await bob.ask('POST', at, { resourceID: commentID, resourceType: 'comment', content: 'x' })).status,
      404,
    )
    await remover.api.comments.restore({ params: { commentID } })
    assert.equal(await total(), before)
    const hide = (person: TestPerson, hidden: boolean) =>
      person.ask('PUT', `/social/comments/${commentID}/hidden`, { hidden })
    assert.equal((await hide(bob, true)).status, 403)
    assert.equal((await hide(moderator, true)).status, 200)
    assert.equal(await total(), before - 1)
    await hide(moderator, false)
    assert.equal(await total(), before)
  }
})

test('what is said below something that is gone is gone with it: nobody reads, likes, answers or reports it', async () => {
  const moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  const [ann, bob] = [await bench.person('Ann Else'), await bench.person('Bob Else')]
  await addMember(bench.db, business, ann.userID, 'member')
  const post = await postOf(ann, business)
  const sold = await addProduct(bench.db, business, 'Sold out')
  const below = await comment(bob, post, 'Below a post', 'post')
  const ofProduct = await comment(bob, sold, 'Below a product', 'product')
  const top = await comment(bob, product, 'Above', 'product')
  const deeper = [
    await comment(ann, below.commentID, 'Deeper', 'comment'),
    await comment(ann, ofProduct.commentID, 'Deeper', 'comment'),
    await comment(ann, top.commentID, 'Deeper', 'comment'),
  ]
  const reader = await bench.person('Rita Reader')
  const standing = async (resourceID: string) => {
    const [read, liked, answered, told] = [
      await bench.ask('GET', `/social/comments/${resourceID}`),
      await bob.ask('POST', '/social/reaction/react/comment', { resourceID }),
      await bob.ask('POST', at, { resourceID, resourceType: 'comment', content: 'Me too' }),
      await reader.ask('POST', '/social/report', { resourceType: 'comment', resourceID, reason: 'spam' }),
    ]
    return [read, liked, answered, told].map(({ status }) => status)
  }
  const hide = (hidden: boolean) => moderator.api.posts.moderate({ params: { postID: post }, body: { hidden } })
  await hide(true)
  await bench.db.updateTable('products').set({ status: 'archived' }).where('id', '=', sold).execute()
  await bob.api.comments.remove({ params: { commentID: top.commentID } })
  const gone = [404, 404, 404, 404]
  for (const { commentID } of [below, ofProduct, top, ...deeper]) assert.deepEqual(await standing(commentID), gone)
  await hide(false)
  assert.deepEqual(await standing(below.commentID), [200, 200, 200, 200])
})

test("who is blocked by a post's author reads and answers nothing below it, whoever said it", async () => {
  const [ann, bob, eve] = [
    await bench.person('Ann Else'),
    await bench.person('Bob Else'),
    await bench.person('Eve Else'),
  ]
  const post = await postOf(ann)
  const { commentID } = await comment(bob, post, 'On my wall', 'post')
  const reply = { resourceID: commentID, resourceType: 'comment', content: 'Let me in' }
  assert.equal((await eve.ask('POST', at, reply)).status, 200)
  await ann.api.blocks.block({ body: { resourceID: eve.userID } })
  assert.equal((await eve.ask('GET', `/social/comments/${commentID}`)).status, 404)
  assert.equal((await eve.ask('POST', at, reply)).status, 404)
})

test('a sending that is repeated makes one comment', async () => {
  const body = { resourceID: product, resourceType: 'product' as const, content: 'Once', sendingID: randomUUID() }
  const sent = await Promise.all([1, 2, 3].map(() => ann.api.comments.create({ body })))
  assert.equal(new Set(sent.map(({ commentID }) => commentID)).size, 1)
  assert.equal((await ann.ask('POST', at, { ...body, content: 'Twice' })).status, 422)
})
