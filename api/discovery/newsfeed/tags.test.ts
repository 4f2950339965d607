// Industry tags on posts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { manyFollows } from '#contract/foundation/constants.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let writer: TestPerson
let business: string
const [own, first, second, third, fourth] = ['0004', '0006', '0007', '0008', '0009'].map((key) => nodeByKey(key)!)
before(async () => {
  bench = await testApi()
  writer = await bench.person('Wendy Writer')
  business = await addBusiness(bench.db, 'Tagging Works', { industryId: own!.id })
  await addMember(bench.db, business, writer.userID, 'admin')
})
after(() => bench.close())

const make = '/social/posts/make-post'
const bodyOf = (content: string, tags?: readonly string[]) => ({
  content,
  ...(tags && { tags: [...tags] }),
  businessID: business,
  timelineID: business,
  timelineType: 'business' as const,
})
const post = (content: string, tags?: readonly string[]) => writer.api.posts.create({ body: bodyOf(content, tags) })
async function readerOf(industry: { id: string }, follows = 0): Promise<TestPerson> {
  const reader = await bench.person('Rita Reader')
  await bench.db.updateTable('people').set({ industryId: industry.id }).where('id', '=', reader.userID).execute()
  if (follows > 0)
    await bench.pool.query('insert into counters (resource_id, following) values ($1, $2)', [reader.userID, follows])
  return reader
}
const feedOf = async (reader: TestPerson) =>
  (await reader.api.newsfeed.load()).data.map(({ content, why }) => [content, why.kind, why.industry?.id])

test('a stranger and somebody else tag nothing; four, or what is no industry: 400 with the field', async () => {
  const bob = await bench.person('Bob')
  assert.equal((await bench.ask('POST', make, bodyOf('x', [first!.id]))).status, 401)
  assert.equal((await bob.ask('POST', make, bodyOf('x', [first!.id]))).status, 403)
  const four = [first!, second!, third!, fourth!].map(({ id }) => id)
  for (const [tags, field] of [
    [four, 'tags'],
    [['x'], 'tags.0'],
    [[first!.id, '00000000-0000-7000-8000-000000000000'], 'tags.1'],
    [[first!.children[0]!.id], 'tags.0'],
  ] as const) {
    const { status, body } = await writer.ask('POST', make, bodyOf('x', tags))
    assert.equal(status, 400)
    assert.ok(!body.success && body.error.fields?.[field], field)
  }
})

test('a post carries its industries by name, each once; an edit that does not say leaves them', async () => {
  const made = await post('Tagged twice', [second!.id, first!.id, second!.id])
  const named = [second!, first!].map(({ id, name }) => ({ id, name: name.en }))
  assert.deepEqual(made.tags, named)
  const params = { postID: made.postID }
  const edited = await writer.api.posts.change({ params, body: { content: 'Tagged twice, better' } })
  assert.deepEqual(edited.tags, named)
  assert.deepEqual((await writer.api.posts.change({ params, body: { content: edited.content, tags: [] } })).tags, [])
})

test('a tagged post reaches the industries it names, one without tags that of its author', async () => {
  await bench.pool.query('delete from posts')
  await post('Of my own industry')
  await post('For two others', [first!.id, third!.id])
  await post('For a third', [second!.id, fourth!.id, third!.id])
  for (const follows of [0, manyFollows + 1]) {
    assert.deepEqual(await feedOf(await readerOf(own!, follows)), [['Of my own industry', 'industry', own!.id]])
    assert.deepEqual(await feedOf(await readerOf(first!, follows)), [['For two others', 'industry', first!.id]])
    assert.deepEqual(await feedOf(await readerOf(third!, follows)), [
      ['For a third', 'industry', third!.id],
      ['For two others', 'industry', third!.id],
    ])
  }
})

test('an edit that names other industries moves the post to them; somebody else names none, wrong ones are refused', async () => {
  await bench.pool.query('delete from posts')
  const { postID } = await post('On the move', [first!.id])
  const path = `/social/posts/${postID}`
  const body = (tags: readonly string[]) => ({ content: 'On the move', tags: [...tags] })
  assert.equal((await bench.ask('PUT', path, body([second!.id]))).status, 401)
  assert.equal((await (await bench.person('Bob')).ask('PUT', path, body([second!.id]))).status, 403)
  const { status, body: wrong } = await writer.ask('PUT', path, body([second!.id, first!.children[0]!.id]))
  assert.equal(status, 400)
  assert.ok(!wrong.success && wrong.error.fields?.['tags.1'])

  const of = async (industry: { id: string }) => (await feedOf(await readerOf(industry))).map(([content]) => content)
  assert.deepEqual([await of(first!), await of(second!)], [['On the move'], []])
  for (let twice = 0; twice < 2; twice++) {
    const { tags, editedAt } = await writer.api.posts.change({ params: { postID }, body: body([second!.id]) })
    assert.deepEqual([tags.map(({ id }) => id), editedAt !== null], [[second!.id], true])
    assert.deepEqual([await of(first!), await of(second!)], [[], ['On the move']])
  }
  await writer.api.posts.change({ params: { postID }, body: body([]) })
  assert.deepEqual([await of(second!), await of(own!)], [[], ['On the move']])
})
