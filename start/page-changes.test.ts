// Cached pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { apiClient } from '#api/api.ts'
import { leaveNetwork } from '#api/capabilities.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { industries } from '#api/foundation/industries/lookup.ts'
import { pageChanges } from './page-changes.ts'

let bench: TestApi
let changes: ReturnType<typeof pageChanges>
let business: string
let product: string
let elsewhere: string
let ann: TestPerson
let bob: TestPerson
const pages = new Map<string, string>()
let dropped: string[] = []

before(async () => {
  bench = await testApi()
  business = await addBusiness(bench.db, 'Discussed Pumps')
  product = await addProduct(bench.db, business, 'Valve')
  elsewhere = await addProduct(bench.db, business, 'Quiet valve')
  ann = await bench.person('Ann Writer')
  bob = await bench.person('Bob Answers')
  await addMember(bench.db, business, ann.userID)
  changes = pageChanges(bench.dependencies)
  await changes.catchUp()
  changes.on((tags) => {
    dropped.push(...tags)
    for (const tag of tags) pages.delete(tag)
  })
})
after(() => bench.close())

async function page(resourceID: string): Promise<string> {
  await changes.catchUp()
  const tag = `comments:${resourceID}`
  const kept = pages.get(tag) ?? (await rendered(resourceID))
  pages.set(tag, kept)
  return kept
}
async function rendered(resourceID: string): Promise<string> {
  return JSON.stringify(await apiClient(bench.dependencies, 'en').comments.list({ params: { resourceID } }))
}

async function showsAtOnce(resourceID: string, write: () => Promise<unknown>): Promise<string> {
  const before = await page(resourceID)
  await page(elsewhere)
  dropped = []
  await write()
  const now = await page(resourceID)
  assert.equal(now, await rendered(resourceID))
  assert.notEqual(now, before)
  assert.ok(!dropped.includes(`comments:${elsewhere}`), 'a page of another thing is kept')
  return now
}

const comment = (person: TestPerson, resourceID: string, resourceType: 'product' | 'post' | 'comment', more = {}) =>
  person.api.comments.create({ body: { resourceID, resourceType, content: 'Fits DN 50', ...more } })

async function postOf(businessID: string): Promise<string> {
  const timeline = { timelineID: businessID, timelineType: 'business' as const, businessID }
  return (await ann.api.posts.create({ body: { content: 'Open day', ...timeline } })).postID
}

test('a comment below a product or a post shows at once: made, changed, removed, restored, hidden and shown again', async () => {
  const moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  const things = [
    [product, 'product'],
    [await postOf(business), 'post'],
  ] as const
  for (const [id, type] of things) {
    let commentID = ''
    await showsAtOnce(id, async () => ({ commentID } = await comment(bob, id, type)))
    const params = { commentID }
    await showsAtOnce(id, () => bob.api.comments.change({ params, body: { content: 'Fits DN 65' } }))
    await showsAtOnce(id, () => bob.api.comments.remove({ params }))
    await showsAtOnce(id, () => bob.api.comments.restore({ params }))
    await showsAtOnce(id, () => moderator.api.comments.moderate({ params, body: { hidden: true } }))
    await showsAtOnce(id, () => moderator.api.comments.moderate({ params, body: { hidden: false } }))
  }
})

test('a reply shows at once in the number below the comment and in the list of replies', async () => {
  const { commentID } = await comment(bob, product, 'product')
  const reply = () => comment(ann, commentID, 'comment')
  assert.match(await showsAtOnce(product, reply), /"replyCount":1/)
  assert.match(await showsAtOnce(commentID, reply), /"total":2/)
})

test('a like of a comment shows at once, given and taken back, and one of a reply in the list of replies', async () => {
  const { commentID } = await comment(bob, product, 'product')
  const reply = await comment(ann, commentID, 'comment')
  const params = { resourceType: 'comment' } as const
  for (const [below, resourceID] of [
    [product, commentID],
    [commentID, reply.commentID],
  ] as const) {
    await showsAtOnce(below, () => ann.api.reactions.react({ params, body: { resourceID } }))
    await showsAtOnce(below, () => ann.api.reactions.unreact({ params, body: { resourceID } }))
  }
})

test('another name of an author or of somebody who is mentioned shows at once, of a person and of a business', async () => {
  const [author, named] = [await bench.person('Olga Old'), await bench.person('Nina Named')]
  const speaking = await addBusiness(bench.db, 'Old Works')
  await addMember(bench.db, speaking, author.userID)
  await comment(author, product, 'product')
  await comment(author, product, 'product', {
    businessID: speaking,
    content: 'Ask @Nina Named',
    mentions: [{ name: 'Nina Named', userID: named.userID }],
  })
  const renamed = (person: TestPerson) => () => person.api.people.change({ body: { firstName: 'Renamed' } })
  assert.match(await showsAtOnce(product, renamed(author)), /"firstName":"Renamed","lastName":"Old"/)
  assert.match(await showsAtOnce(product, renamed(named)), /Ask @Renamed Named/)
  const body = { general: { companyName: 'New Works' } }
  const change = () => author.api.businesses.change({ params: { id: speaking }, body })
  assert.match(await showsAtOnce(product, change), /"companyName":"New Works"/)
})

test('comments of a suspended person leave the page at once, and come back at once', async () => {
  const author = await bench.person('Sue Spended')
  await comment(author, product, 'product')
  const suspend = (status: 'suspended' | 'active') => () =>
    bench.db.transaction().execute(async (tx) => {
      await tx.updateTable('people').set({ status }).where('id', '=', author.userID).execute()
      await emitEvent(tx, 'people.changed', { ids: [author.userID] })
    })
  assert.doesNotMatch(await showsAtOnce(product, suspend('suspended')), /Spended/)
  assert.match(await showsAtOnce(product, suspend('active')), /Spended/)
})

test('comments and likes of who leaves the network leave the page at once', async () => {
  const [author, fan] = [await bench.person('Lea Ving'), await bench.person('Fan Leaving')]
  const { commentID } = await comment(ann, product, 'product')
  await fan.api.reactions.react({ params: { resourceType: 'comment' }, body: { resourceID: commentID } })
  await comment(author, product, 'product')
  await showsAtOnce(product, () => leaveNetwork(bench.dependencies, fan, {}))
  assert.doesNotMatch(await showsAtOnce(product, () => leaveNetwork(bench.dependencies, author, {})), /Lea/)
})

test('where a product or a post is taken away, what was said below it is too', async () => {
  const moderator = await bench.person('Mo Else', { roles: ['moderator'] })
  const post = await postOf(business)
  const sold = await addProduct(bench.db, business, 'Sold valve')
  for (const id of [post, sold]) await page(id)
  await moderator.api.posts.moderate({ params: { postID: post }, body: { hidden: true } })
  await ann.api.products.remove({ params: { productID: sold } })
  for (const id of [post, sold]) await assert.rejects(page(id), { name: 'NotFound' })
})

test('a post that mentions somebody shows another name at once', async () => {
  const named = await bench.person('Pia Posted')
  const body = { timelineID: business, timelineType: 'business' as const, businessID: business }
  const { postID } = await ann.api.posts.create({
    body: { ...body, content: 'Thanks @Pia Posted', mentions: [{ name: 'Pia Posted', userID: named.userID }] },
  })
  await changes.catchUp()
  dropped = []
  await named.api.people.change({ body: { lastName: 'Promoted' } })
  await changes.catchUp()
  assert.ok(dropped.includes(`post:${postID}`))
})

test('followers of who leaves the network go at once from the pages of whom they followed', async () => {
  const [fan, other] = [await bench.person('Fan Gone'), await bench.person('Follo Wed')]
  await fan.api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID: business } })
  await changes.catchUp()
  dropped = []
  await leaveNetwork(bench.dependencies, fan, {})
  await changes.catchUp()
  assert.ok(dropped.includes(`business:${business}`))
  assert.ok(!dropped.includes(`person:${other.userID}`))
})

async function droppedBy(write: () => Promise<unknown>): Promise<string[]> {
  await changes.catchUp()
  dropped = []
  await write()
  await changes.catchUp()
  return dropped
}

const isWide = (tag: string) => /^(directory|people|industries|industry:.*)$/.test(tag)

test('lists and searches are dropped by what they read, and pages of categories by the industry', async () => {
  const [pumps, tools] = [industries[0]!, industries[1]!]
  const [before, after] = [pumps.children[0]!, tools.children[0]!]
  const owner = await bench.person()
  const works = await addBusiness(bench.db, 'Tagged Works')
  await addMember(bench.db, works, owner.userID)
  const change = (productID: string, body: object) => () => owner.api.products.change({ params: { productID }, body })
  const wide = async (write: () => Promise<unknown>) => (await droppedBy(write)).filter(isWide).toSorted()

  let productID = ''
  const create = (body: object) => async () => {
    const input = { name: 'Gear pump', industry: pumps.id, category: before.id, ...body }
    productID = (await owner.api.products.create({ body: { businessID: works, ...input } })).productID
  }
  assert.deepEqual(await wide(create({ status: 'draft' })), [])
  assert.deepEqual(await wide(change(productID, { name: 'Gear pump, drafted' })), [])
  const pagesOf = (...ids: string[]) => ids.flatMap((id) => [`industry:${id}`, `industry:${id}:countries`])
  assert.deepEqual(await wide(create({})), ['directory', ...pagesOf(pumps.id)])
  const price = await droppedBy(change(productID, { leadTime: 30 }))
  assert.deepEqual(
    price.toSorted(),
    [
      `business:${works}`,
      `card:${productID}`,
      `card:${works}`,
      `comments:${productID}`,
      `product:${productID}`,
    ].toSorted(),
  )
  const moved = change(productID, { industry: tools.id, category: after.id })
  assert.deepEqual(await wide(moved), ['directory', ...pagesOf(pumps.id, tools.id)].toSorted())

  await bench.db
    .updateTable('businesses')
    .set({ industryId: pumps.id, countryCode: 'IT' })
    .where('id', '=', works)
    .execute()
  const edit = (general: object) => () => owner.api.businesses.change({ params: { id: works }, body: { general } })
  assert.deepEqual(await wide(edit({ yearStablished: 1956 })), [])
  const ofItaly = [pumps.id, tools.id].flatMap((id) => [`industry:${id}`, `industry:${id}:IT`])
  assert.deepEqual(await wide(edit({ companyName: 'Retagged Works' })), ['directory', ...ofItaly].toSorted())
  const move = () =>
    owner.api.businesses.change({ params: { id: works }, body: { contactInfo: { country: 'DE' } as never } })
  assert.deepEqual(await wide(move), ['directory', ...pagesOf(pumps.id, tools.id)].toSorted())
  assert.deepEqual(await wide(() => owner.api.people.change({ body: { firstName: 'Olga' } })), ['people'])
  assert.deepEqual(await wide(() => owner.api.products.remove({ params: { productID } })), ['directory', 'industries'])
})
