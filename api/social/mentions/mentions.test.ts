// Mentions in posts and comments.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { mentionsMost } from '#contract/foundation/constants.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let ann: TestPerson
let bob: TestPerson
let works: string
before(async () => {
  bench = await testApi()
  ann = await bench.person('Ann Writer')
  bob = await bench.person('Bob Bell')
  works = await addBusiness(bench.db, 'Bell Works')
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const post = (person: TestPerson, content: string, mentions: object[] = []) =>
  person.api.posts.create({
    body: { content, mentions: mentions as never, timelineID: person.userID, timelineType: 'user' },
  })
const wordsOf = ({ content, mentions }: { content: string; mentions: { at: number; length: number }[] }) =>
  mentions.map(({ at, length }) => content.slice(at, at + length))
const toBob = () => ({ name: 'Bob Bell', userID: bob.userID })

test('a stranger mentions nobody; what is no mention is 400 with the field', async () => {
  const body = { content: '@Bob Bell', timelineID: ann.userID, timelineType: 'user' }
  const make = '/social/posts/make-post'
  assert.equal((await bench.ask('POST', make, { ...body, mentions: [toBob()] })).status, 401)
  for (const [mentions, field] of [
    ['x', 'mentions'],
    [[{ name: 'Bob Bell' }], 'mentions.0'],
    [[{ ...toBob(), businessID: works }], 'mentions.0'],
    [[{ name: 'Bob Bell', userID: 'x' }], 'mentions.0.userID'],
    [Array.from({ length: mentionsMost + 1 }, toBob), 'mentions'],
  ] as const) {
    const answer = await ann.ask('POST', make, { ...body, mentions })
    assert.equal(answer.status, 400, field)
    assert.ok(!answer.body.success && answer.body.error.fields?.[field], field)
  }
})

test('people and businesses are mentioned where their names stand, in posts and in comments', async () => {
  const made = await post(ann, '  @Bob Bell, meet @Bell Works. @Bob Bell?', [
    toBob(),
    { name: 'Bell Works', businessID: works },
    toBob(),
  ])
  assert.deepEqual(made.mentions, [
    { at: 0, length: 9, userID: bob.userID },
    { at: 16, length: 11, businessID: works, key: 'bell-works' },
    { at: 29, length: 9, userID: bob.userID },
  ])
  assert.equal(made.content, '@Bob Bell, meet @Bell Works. @Bob Bell?')
  assert.equal(made.body.text, made.content)
  const body = { resourceID: made.postID, content: 'Thanks @Bob Bell', mentions: [toBob()] }
  const comment = await ann.api.comments.create({ body })
  assert.deepEqual(comment.mentions, [{ at: 7, length: 9, userID: bob.userID }])
  const { comments } = await bob.api.comments.list({ params: { resourceID: made.postID } })
  assert.deepEqual(comments[0]!.mentions, comment.mentions)
  assert.deepEqual((await bob.api.newsfeed.timeline({ params: { id: ann.userID } })).data[0]!.mentions, made.mentions)
})

test('a name that is not in the text, of nobody, of a suspended or a blocked one stays plain words', async () => {
  const foe = await bench.person('Fred Foe')
  await foe.api.blocks.block({ body: { resourceID: ann.userID } })
  const gone = await addBusiness(bench.db, 'Gone Works', { status: 'suspended' })
  const content = '@Nobody Here @Gone Works @Fred Foe @Bob Bell @Bob Bell'
  const made = await post(ann, content, [
    { name: 'Somebody Else', userID: bob.userID },
    { name: 'Nobody Here', userID: unknown },
    { name: 'Gone Works', businessID: gone },
    { name: 'Fred Foe', userID: foe.userID },
    { name: 'Bob Bell', businessID: bob.userID },
    toBob(),
  ])
  assert.equal(made.content, content)
  assert.deepEqual(made.mentions, [{ at: 45, length: 9, userID: bob.userID }])
})

test('a later name is shown, also where somebody else is named; who left becomes plain words', async () => {
  const [old, other] = await Promise.all([bench.person('Old Name'), bench.person('Other Person')])
  const given = [
    { name: 'Old Name', userID: old.userID },
    { name: 'Other Person', userID: other.userID },
  ]
  const { postID } = await post(ann, 'Ask @Old Name or @Other Person!', given)
  await old.api.people.change({ body: { firstName: 'Quite', lastName: 'Another Name' } })
  const renamed = await ann.api.posts.read({ params: { postID } })
  assert.equal(renamed.content, 'Ask @Quite Another Name or @Other Person!')
  assert.deepEqual(wordsOf(renamed), ['@Quite Another Name', '@Other Person'])
  await bench.db.updateTable('people').set({ status: 'terminated' }).where('id', '=', old.userID).execute()
  const left = await ann.api.posts.read({ params: { postID } })
  assert.equal(left.content, 'Ask @Old Name or @Other Person!')
  assert.deepEqual(wordsOf(left), ['@Other Person'])
})

test('an edit keeps who is mentioned where it does not say, and follows what it says', async () => {
  const { postID } = await post(ann, 'Hello @Bob Bell', [toBob()])
  const change = (body: { content: string; mentions?: never[] }) => ann.api.posts.change({ params: { postID }, body })
  const kept = await change({ content: 'Good morning @Bob Bell' })
  assert.deepEqual(wordsOf(kept), ['@Bob Bell'])
  assert.equal((await change({ content: 'Good morning @Bob Bell' })).editedAt, kept.editedAt, 'the same is no edit')
  assert.deepEqual((await change({ content: 'Good morning @Bob Bell', mentions: [] })).mentions, [])
  const { commentID } = await ann.api.comments.create({
    body: { resourceID: postID, content: 'Hi @Bob Bell', mentions: [toBob()] },
  })
  const params = { commentID }
  assert.deepEqual(wordsOf(await ann.api.comments.change({ params, body: { content: '@Bob Bell hi' } })), ['@Bob Bell'])
  assert.deepEqual((await ann.api.comments.change({ params, body: { content: 'hi' } })).mentions, [])
})

test('markup in a name or a text is a name and a text', async () => {
  const eve = await bench.person('<img/src=x> Eve')
  const made = await post(ann, '@<img/src=x> Eve <b>hi</b>', [{ name: '<img/src=x> Eve', userID: eve.userID }])
  assert.deepEqual(wordsOf(made), ['@<img/src=x> Eve'])
})

test('comments on products mention as well', async () => {
  const product = await addProduct(bench.db, works, 'Bell')
  await addMember(bench.db, works, bob.userID)
  const body = { resourceID: product, resourceType: 'product' as const, content: 'For @Bob Bell', mentions: [toBob()] }
  assert.deepEqual(wordsOf(await ann.api.comments.create({ body })), ['@Bob Bell'])
})
