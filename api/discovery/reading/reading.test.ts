// Public texts in translation.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ReadingKind } from '#contract/discovery/reading.ts'
import { addBusiness, addMember, addProduct, type TestPerson } from '#api/testing.ts'
import { addGroup } from '#api/social/groups/testing.ts'
import { readingBench, type ReadingBench } from './testing.ts'

let bench: ReadingBench
let business: string
let product: string
let owner: TestPerson
let ann: TestPerson
const languages = JSON.stringify({ name: 'en', description: 'en', shortDescription: 'en', generalDescription: 'en' })
before(async () => {
  bench = await readingBench()
  owner = await bench.person('Olga Owner')
  ann = await bench.person('Ann Example')
  business = await addBusiness(bench.db, 'Nordic Pumps', {
    shortDescription: 'Nordic Pumps makes pumps',
    generalDescription: '',
    languages,
  })
  await addMember(bench.db, business, owner.userID)
  product = await addProduct(bench.db, business, 'Gear pump', {
    description: 'It moves oil at 16 bar',
    languages,
  })
})
after(() => bench.close())
beforeEach(() => bench.empty())

const unknown = '00000000-0000-7000-8000-000000000000'
type Reader = Pick<TestPerson, 'api'>
const read = (
  kind: ReadingKind,
  ids: string[],
  more: { make?: boolean; language?: 'es' | 'en' } = {},
  who: Reader = bench,
) => who.api.reading.translate({ body: { kind, ids, language: 'es', ...more } })
const idsOf = async (...asked: Parameters<typeof read>) => (await read(...asked)).data.map(({ id }) => id)

const gearPump = () => ({
  id: product,
  from: 'en',
  provider: 'libretranslate',
  texts: { name: 'Bomba de engranajes', description: 'Ito moveso oilo ato 16 bar' },
})

test('a stranger reads listings in translation; names and figures stay; what was translated is not sent again', async () => {
  assert.deepEqual(await read('product', [product], { make: false }), { data: [], refusal: null })
  assert.equal(bench.sent(), 0)
  const { data, refusal } = await read('product', [unknown, product])
  assert.equal(refusal, null)
  assert.deepEqual(
    { ...data[0], texts: { ...data[0]!.texts, name: '' } },
    { ...gearPump(), texts: { ...gearPump().texts, name: '' } },
  )
  const sent = bench.sent()
  for (const make of [true, false])
    assert.deepEqual(await read('product', [product], { make }), { data, refusal: null })
  assert.equal(bench.sent(), sent)
  const company = await read('business', [business], {}, ann)
  assert.deepEqual(company.data[0]?.texts, { shortDescription: 'Nordic Pumps makeso pumpso' })
})

test('the wanted language, unknown ones and own texts are no refusal', async () => {
  assert.deepEqual(await read('product', [product], { language: 'en' }), { data: [], refusal: null })
  const untold = await addProduct(bench.db, business, 'Valve', { languages: JSON.stringify({ name: 'und' }) })
  assert.deepEqual(await read('product', [untold]), { data: [], refusal: null })
  assert.deepEqual(await idsOf('product', [product], {}, owner), [product])
})

test('wrong bodies are refused: no id, more than 20, no such kind or language', async () => {
  const body = { kind: 'product', ids: [product], language: 'es' }
  for (const wrong of [
    { ids: [] },
    { ids: Array.from({ length: 21 }, () => product) },
    { ids: ['x'] },
    { kind: 'certificate' },
    { language: 'fr' },
  ])
    assert.equal((await bench.ask('POST', '/reading/translations', { ...body, ...wrong })).status, 400)
})

test('twenty at once, in the order asked for', async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      addProduct(bench.db, business, `Pump of sort ${'abcdefghijklmnopqrst'[at]}`, { languages }),
    ),
  )
  assert.deepEqual(await idsOf('product', ids.toReversed()), ids.toReversed())
})

test('removed, archived and closed listings, and those of somebody in a block, are left out', async () => {
  const removed = await addProduct(bench.db, business, 'Removed pump', { languages, removedAt: new Date() })
  const hidden = await addProduct(bench.db, business, 'Hidden pump', { languages, status: 'hidden' })
  const closed = await addBusiness(bench.db, 'Closed Pumps', {
    languages,
    shortDescription: 'Made of steel',
    status: 'suspended',
  })
  const within = await addProduct(bench.db, closed, 'Steel pump', { languages })
  assert.deepEqual(await read('product', [removed, hidden, within]), { data: [], refusal: null })
  assert.deepEqual(await read('business', [closed]), { data: [], refusal: null })
  const bob = await bench.person('Bob Blocker')
  await bob.api.blocks.block({ body: { resourceID: business } })
  assert.deepEqual(await idsOf('product', [product], {}, bob), [])
  assert.deepEqual(await idsOf('business', [business], {}, bob), [])
  assert.equal(bench.sent(), 0)
})

test('a broken provider, none, and a cap are told, and nothing is shown wrong', async () => {
  bench.libre.fail(500)
  assert.deepEqual(await read('product', [product]), { data: [], refusal: { reason: 'unavailable' } })
  await bench.empty()
  bench.dependencies.translation!.caps = { business: 10 }
  const { refusal } = await read('product', [product])
  assert.equal(refusal?.reason, 'limit')
  assert.ok(refusal?.reason === 'limit' && Date.parse(refusal.until) > Date.now())
  await bench.empty()
  bench.dependencies.translation = undefined
  assert.deepEqual(await read('product', [product]), { data: [], refusal: { reason: 'unavailable' } })
  assert.equal(bench.sent(), 0)
})

test('posts: strangers read those of companies, signed-in people those of people too; names that are mentioned stay', async () => {
  const mentions = [{ name: 'Nordic Pumps', businessID: business }]
  const post = (writer: TestPerson, timelineID: string, timelineType: 'user' | 'business') =>
    writer.api.posts.create({
      body: {
        content: `New from @Nordic Pumps by ${timelineType}`,
        language: 'en',
        timelineID,
        timelineType,
        mentions,
      },
    })
  const [{ postID: ofCompany }, { postID: ofPerson }] = await Promise.all([
    post(owner, business, 'business'),
    post(ann, ann.userID, 'user'),
  ])
  assert.deepEqual(await idsOf('post', [ofCompany, ofPerson]), [ofCompany])
  const { data } = await read('post', [ofCompany, ofPerson], {}, owner)
  assert.deepEqual(
    data.map(({ texts }) => texts.content),
    ['Newo fromo @Nordic Pumps byo businesso', 'Newo fromo @Nordic Pumps byo usero'],
  )
  const bob = await bench.person('Bob Blocker')
  await bob.api.blocks.block({ body: { resourceID: ann.userID } })
  assert.deepEqual(await idsOf('post', [ofCompany, ofPerson], {}, bob), [ofCompany])
  await ann.api.posts.remove({ body: { postID: ofPerson } })
  assert.deepEqual(await idsOf('post', [ofPerson], {}, owner), [])
})

test('comments are read as what they stand below', async () => {
  const { postID } = await ann.api.posts.create({
    body: { content: 'Hello', timelineID: ann.userID, timelineType: 'user' },
  })
  const comment = (resourceID: string, resourceType: 'post' | 'product') =>
    ann.api.comments.create({
      body: { content: `What about the ${resourceType}`, language: 'en', resourceID, resourceType },
    })
  const { commentID: below } = await comment(product, 'product')
  const { commentID: inside } = await comment(postID, 'post')
  assert.deepEqual(await idsOf('comment', [below, inside]), [below])
  assert.deepEqual(await idsOf('comment', [below, inside], {}, owner), [below, inside])
  const moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  await moderator.api.comments.moderate({ params: { commentID: below }, body: { hidden: true } })
  await ann.api.posts.remove({ body: { postID } })
  assert.deepEqual(await idsOf('comment', [below, inside], {}, owner), [])
})

test('a group that admits its members is read by them, and sent by the line for messages', async () => {
  const groupID = await addGroup(ann)
  const { postID } = await ann.api.posts.create({
    body: { content: 'Among us', language: 'en', timelineID: groupID, timelineType: 'group' },
  })
  assert.deepEqual(await idsOf('post', [postID], {}, owner), [])
  assert.deepEqual(await idsOf('post', [postID]), [])
  bench.dependencies.translation = { ...bench.dependencies.translation!, messages: [] }
  assert.deepEqual(await read('post', [postID], {}, ann), { data: [], refusal: { reason: 'unavailable' } })
  await bench.empty()
  assert.deepEqual(await idsOf('post', [postID], {}, ann), [postID])
})

test('what signed-in people alone may read goes by the line for messages: on timelines of people, in any group', async () => {
  const groupID = await addGroup(ann, { admission: 'open' })
  const places = [
    { timelineID: ann.userID, timelineType: 'user' },
    { timelineID: groupID, timelineType: 'group' },
  ] as const
  const posts = await Promise.all(
    places.map((place) => ann.api.posts.create({ body: { content: 'Read it here', language: 'en', ...place } })),
  )
  const ids = posts.map(({ postID }) => postID)
  const { commentID } = await ann.api.comments.create({
    body: { content: 'Below it', language: 'en', resourceID: ids[0]!, resourceType: 'post' },
  })
  bench.dependencies.translation = { ...bench.dependencies.translation!, messages: [] }
  const unavailable = { data: [], refusal: { reason: 'unavailable' } }
  assert.deepEqual(await read('post', ids, {}, ann), unavailable)
  assert.deepEqual(await read('comment', [commentID], {}, ann), unavailable)
  await bench.empty()
  bench.dependencies.translation = { ...bench.dependencies.translation!, listings: [] }
  assert.deepEqual(await idsOf('post', ids, {}, ann), ids)
  assert.deepEqual(await idsOf('comment', [commentID], {}, ann), [commentID])
  const { rows } = await bench.pool.query('select from translations where expires_at is null or not is_private')
  assert.equal(rows.length, 0)
})
