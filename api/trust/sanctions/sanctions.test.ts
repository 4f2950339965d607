// Sanctions.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { locales } from '#contract/foundation/locales.ts'
import { nodeByKey } from '#api/foundation/industries/lookup.ts'
import { leaveNetwork, personalData } from '#api/capabilities.ts'
import { takeBack, writeProducts } from '#api/catalog/products/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let moderator: TestPerson
let other: TestPerson
let administrator: TestPerson
before(async () => {
  bench = await testApi()
  moderator = await bench.person('Mo Derator', { roles: ['moderator'] })
  other = await bench.person('Otto Other', { roles: ['moderator'] })
  administrator = await bench.person('Ada Admin', { roles: ['administrator'] })
})
after(() => bench.close())

const industry = nodeByKey('0004')!.id
const why = { rule: 'spam', reason: 'the same text in eleven groups' } as const
const emailsTo = async ({ viewer }: TestPerson) =>
  bench.db.selectFrom('mails').selectAll().where('recipient', '=', viewer.email).orderBy('id').execute()
const tokenFor = async (person: TestPerson) => /appeal\?token=([\w-]+)/.exec((await emailsTo(person)).at(-1)!.text)![1]!
const impose = (
  who: TestPerson,
  objectKind: 'user' | 'business' | 'product' | 'post',
  objectID: string,
  act: 'warn' | 'hide' | 'limit' | 'suspend',
  days?: number,
) => who.api.sanctions.impose({ body: { objectKind, objectID, act, ...why, ...(days && { days }) } })

test('a hidden post is gone for everybody, its author is told, appeals, and somebody else puts it back', async () => {
  const author = await bench.person('Pia Poster')
  const post = await author.api.posts.create({
    body: { content: 'Half price!', timelineID: author.userID, timelineType: 'user' },
  })
  const { id } = await impose(moderator, 'post', post.postID, 'hide')
  assert.equal((await moderator.ask('GET', `/social/posts/${post.postID}`)).status, 410)
  const [email] = await emailsTo(author)
  assert.equal(email!.subject, 'We have hidden something you published')
  assert.match(email!.text, /Half price!/)
  const token = await tokenFor(author)
  const { data } = { data: await bench.api.sanctions.appealed({ query: { token } }) }
  assert.deepEqual([data.act, data.rule, data.objectName], ['hide', 'spam', 'Half price!'])
  assert.ok(!JSON.stringify(data).includes('eleven'), 'the reason is for the staff')

  const text = 'It is our own stock.'
  await bench.api.sanctions.appeal({ body: { token, text } })
  await bench.api.sanctions.appeal({ body: { token, text } })
  assert.equal((await bench.ask('POST', '/appeal', { token, text: 'More' })).status, 409)
  const decide = (who: TestPerson, upheld: boolean) =>
    who.ask('PUT', `/sanction/${id}/appeal`, { upheld, reason: 'seen' })
  assert.equal((await decide(moderator, true)).status, 403, 'not by whoever imposed it')
  assert.equal((await decide(other, false)).status, 200)
  assert.equal((await decide(other, false)).status, 200, 'safe to repeat')
  assert.equal((await decide(other, true)).status, 409)
  assert.equal((await moderator.ask('GET', `/social/posts/${post.postID}`)).status, 200)
  assert.equal((await emailsTo(author)).at(-1)!.subject, 'Your appeal: the decision was reversed')
  const acts = (await moderator.api.audit.list({ query: { objectID: post.postID } })).data.map(({ act }) => act)
  assert.deepEqual(acts, ['appeal.reverse', 'post.restore', 'post.hide'])
})

test('a suspended business is in no answer, its owners are told, and it comes back', async () => {
  const owner = await bench.person('Olga Owner')
  const id = await addBusiness(bench.db, 'Dubious Dynamos')
  const product = await addProduct(bench.db, id, 'Dubious dynamo')
  await addMember(bench.db, id, owner.userID)
  const found = async () => (await bench.api.search.business({ body: { textQuery: 'Dubious Dynamos' } })).data.length
  assert.equal(await found(), 1)
  const sanction = await impose(moderator, 'business', id, 'suspend', 30)
  assert.ok(sanction.endsAt! > new Date(Date.now() + 29 * 86_400_000).toISOString())
  assert.equal(await found(), 0)
  assert.equal((await bench.ask('GET', `/business/profile/${id}`)).status, 404)
  assert.equal((await bench.ask('GET', `/product/${product}`)).status, 410)
  assert.equal((await emailsTo(owner)).length, 1)
  assert.equal((await impose(other, 'business', id, 'suspend')).id, sanction.id, 'once')
  assert.equal((await emailsTo(owner)).length, 1)
  const back = await moderator.api.sanctions.end({ params: { id: sanction.id }, body: { reason: 'papers came' } })
  assert.ok(back.endedAt)
  assert.equal(await found(), 1)
})

test('who owns a suspended business reads what, why and until when, and appeals without the e-mail; nobody else does', async () => {
  const owner = await bench.person('Olga Owner')
  const member = await bench.person('Mia Member')
  const id = await addBusiness(bench.db, 'Paused Pumps')
  await addMember(bench.db, id, owner.userID)
  await addMember(bench.db, id, member.userID, 'member')
  const explanation = 'The certificate shown belongs to <another> company.'
  const sanction = await moderator.api.sanctions.impose({
    body: { objectKind: 'business', objectID: id, act: 'suspend', ...why, explanation, days: 30 },
  })
  const email = (await emailsTo(owner)).at(-1)!
  assert.equal(email.subject, 'Your business is suspended')
  assert.match(email.text, /Your own account stays as it is: you can sign in/)
  assert.match(email.text, /belongs to <another> company\./)
  assert.doesNotMatch(email.html + email.text, /eleven groups|<another>.*<\/p>/)
  assert.equal(
    (await bench.api.sanctions.appealed({ query: { token: await tokenFor(owner) } })).explanation,
    explanation,
  )

  assert.deepEqual((await owner.api.businesses.mine()).data, [])
  const [decision, ...more] = await owner.api.sanctions.own()
  assert.deepEqual(more, [])
  assert.deepEqual(
    [decision!.id, decision!.act, decision!.objectName, decision!.explanation, decision!.endsAt, decision!.subjectID],
    [sanction.id, 'suspend', 'Paused Pumps', explanation, sanction.endsAt, id],
  )
  assert.ok(!JSON.stringify(decision).includes('eleven'), 'the reason is for the staff')
  const path = `/sanction/own/${sanction.id}/appeal`
  assert.equal((await bench.ask('GET', '/sanction/own')).status, 401)
  assert.equal((await bench.ask('POST', path, { text: 'No' })).status, 401)
  for (const stranger of [member, other]) {
    assert.deepEqual(await stranger.api.sanctions.own(), [])
    assert.equal((await stranger.ask('POST', path, { text: 'No' })).status, 404)
  }
  assert.equal((await owner.ask('POST', path, { text: ' ' })).status, 400)
  for (let times = 0; times < 2; times++)
    assert.equal((await owner.ask('POST', path, { text: 'It is ours.' })).status, 200)
  assert.equal((await owner.ask('POST', path, { text: 'More' })).status, 409)
  await moderator.api.sanctions.end({ params: { id: sanction.id }, body: { reason: 'papers came' } })
  assert.equal((await owner.api.businesses.mine()).data.length, 1)
  assert.ok((await owner.api.sanctions.own())[0]!.endedAt)
})

test('every state that a decision makes is told to the person: hidden, limited, suspended, with explanation and end', async () => {
  const author = await bench.person('Sam State')
  const id = await addBusiness(bench.db, 'Stated Seals')
  await addMember(bench.db, id, author.userID)
  const productID = await addProduct(bench.db, id, 'Stated seal')
  const { postID } = await author.api.posts.create({
    body: { content: 'Cheap seals!', timelineID: author.userID, timelineType: 'user' },
  })
  const decided = [
    ['post', postID, 'hide', undefined],
    ['product', productID, 'hide', undefined],
    ['business', id, 'limit', 7],
    ['user', author.userID, 'limit', 7],
    ['user', author.userID, 'suspend', 30],
  ] as const
  for (const [objectKind, objectID, act, days] of decided)
    await moderator.api.sanctions.impose({
      body: { objectKind, objectID, act, ...why, explanation: `Why ${act} ${objectKind}`, ...(days && { days }) },
    })
  const own = (await author.api.sanctions.own()).toReversed()
  assert.deepEqual(
    own.map(({ objectKind, act, explanation, endsAt, appealUntil }) => [
      objectKind,
      act,
      explanation,
      !!endsAt,
      !!appealUntil,
    ]),
    decided.map(([kind, , act, days]) => [kind, act, `Why ${act} ${kind}`, days !== undefined, true]),
  )
  const texts = (await emailsTo(author)).map(({ text }) => text)
  for (const [kind, , act, days] of decided) {
    const text = texts.find((one) => one.includes(`Why ${act} ${kind}`))
    assert.match(text!, /appeal\?token=/)
    assert.equal(/This ends by itself on/.test(text!), days !== undefined)
  }
})

test('a limited business publishes nothing, and reads on', async () => {
  const owner = await bench.person('Lim Ited')
  const id = await addBusiness(bench.db, 'Limited Lathes')
  await addMember(bench.db, id, owner.userID)
  const post = () =>
    owner.ask('POST', '/social/posts/make-post', {
      content: 'Hi',
      timelineID: id,
      timelineType: 'business',
      businessID: id,
    })
  assert.equal((await post()).status, 200)
  const { id: sanction } = await impose(moderator, 'business', id, 'limit', 7)
  assert.equal((await post()).status, 403)
  assert.equal((await owner.ask('GET', `/business/request?ubid=${id}`)).status, 200)
  const profile = await owner.ask('PUT', `/business/profile/${id}`, { city: 'Turin' })
  assert.deepEqual([profile.status, !profile.body.success && profile.body.error.fields], [403, { account: 'limited' }])
  const email = (await emailsTo(owner)).at(-1)!.text
  assert.match(email, /nobody can publish in its name, or change its profile or its products/)
  await moderator.api.sanctions.end({ params: { id: sanction }, body: { reason: 'enough' } })
  assert.equal((await post()).status, 200)
})

test('a limited person reads and does not write to others', async () => {
  const person = await bench.person('Rea Reader')
  await impose(moderator, 'user', person.userID, 'limit', 7)
  const made = await person.ask('POST', '/social/posts/make-post', {
    content: 'Hi',
    timelineID: person.userID,
    timelineType: 'user',
  })
  assert.deepEqual([made.status, !made.body.success && made.body.error.fields], [403, { account: 'limited' }])
  assert.equal((await person.ask('GET', '/newsfeed/load')).status, 200)
})

test('what ends by itself shows again when its time is over; two that hide the same are both to be taken back', async () => {
  const id = await addBusiness(bench.db, 'Termed Turbines')
  const { id: first } = await impose(moderator, 'business', id, 'suspend', 1)
  const final = await administrator.api.sanctions.close({
    body: { objectKind: 'business', objectID: id, act: 'terminate', ...why },
  })
  await bench.db
    .updateTable('sanctions')
    .set({ endsAt: new Date(0) })
    .where('id', '=', first)
    .execute()
  await bench.jobs.runDueJobs({ ahead: 120 })
  assert.equal((await bench.ask('GET', `/business/profile/${id}`)).status, 404)
  await administrator.api.sanctions.end({ params: { id: final.id }, body: { reason: 'a mistake' } })
  assert.equal((await bench.ask('GET', `/business/profile/${id}`)).status, 200)
})

test('bad input changes nothing: no such thing, an act that is not for it, oneself, no reason, no token', async () => {
  const id = await addBusiness(bench.db, 'Fine Fans')
  const unknown = '00000000-0000-7000-8000-000000000000'
  const status = async (body: object) => (await moderator.ask('POST', '/sanction', { ...why, ...body })).status
  assert.equal(await status({ objectKind: 'business', objectID: unknown, act: 'warn' }), 404)
  assert.equal(await status({ objectKind: 'business', objectID: id, act: 'hide' }), 409)
  assert.equal(await status({ objectKind: 'business', objectID: id, act: 'terminate' }), 400)
  assert.equal(await status({ objectKind: 'business', objectID: id, act: 'warn', reason: ' ' }), 400)
  assert.equal(await status({ objectKind: 'user', objectID: moderator.userID, act: 'warn' }), 403)
  assert.equal((await bench.ask('GET', '/appeal?token=aaaaaaaaaaaaaaaaaaaaaaaaa')).status, 404)
  assert.equal((await moderator.api.sanctions.list({ query: { objectID: id } })).total, 0)
})

test('the email can be read before it is sent, in every language', async () => {
  const id = await addBusiness(bench.db, 'Preview Pumps')
  const query = { objectKind: 'business', objectID: id, act: 'suspend', rule: 'counterfeit', days: 30 } as const
  const texts = await Promise.all(locales.map((lang) => moderator.api.sanctions.preview({ query: { ...query, lang } })))
  for (const { text } of texts) assert.match(text, /Preview Pumps/)
  assert.equal(new Set(texts.map(({ subject }) => subject)).size, locales.length)
})

test('a hidden product that its business removed, before or meanwhile, does not come back with the decision', async () => {
  const business = await addBusiness(bench.db, 'Twice Gone')
  const isThere = async (id: string) => (await bench.ask('GET', `/product/${id}`)).status
  const plain = await addProduct(bench.db, business, 'Hidden alone')
  const removed = await addProduct(bench.db, business, 'Removed before', { removedAt: new Date() })
  const ids = await bench.db.transaction().execute((tx) =>
    writeProducts(
      tx,
      ['Imported, then hidden', 'Imported, shown'].map((name) => ({
        businessId: business,
        name,
        slug: 'imported',
        industryId: industry,
      })),
      [],
    ),
  )
  const hidden = [plain, removed, ids[0]!]
  const decisions = await Promise.all(hidden.map((id) => impose(moderator, 'product', id, 'hide')))
  assert.deepEqual(await Promise.all(hidden.map(isThere)), [410, 410, 410])
  const written = ids.map((id) => ({ id, version: 1, before: null }))
  await bench.db.transaction().execute((tx) => takeBack(tx, business, written))
  for (const { id } of decisions) await moderator.api.sanctions.end({ params: { id }, body: { reason: 'seen again' } })
  assert.deepEqual(await Promise.all([...hidden, ids[1]!].map(isThere)), [200, 410, 410, 410])
})

test('an export has the decisions about a person without the staff’s reasons; who leaves takes names and words along', async () => {
  const person = await bench.person('Lea Leaving')
  await impose(moderator, 'user', person.userID, 'warn')
  await bench.api.sanctions.appeal({ body: { token: await tokenFor(person), text: 'It was my brother.' } })
  const exportOf = async () =>
    Object.assign(
      {},
      ...(await Promise.all(
        personalData.map(async (one) => one.exportOf?.({ ...bench.dependencies, locale: 'en' }, person.userID)),
      )),
    ) as { decisions?: { act: string; appeal: string | null }[] }
  const { decisions } = await exportOf()
  assert.deepEqual(
    decisions?.map(({ act, appeal }) => [act, appeal]),
    [['warn', 'It was my brother.']],
  )
  assert.ok(!JSON.stringify(decisions).includes('eleven'))
  await leaveNetwork(bench.dependencies, person, {})
  const { data } = await moderator.api.sanctions.list({ query: { subjectID: person.userID } })
  assert.deepEqual(
    data.map(({ act, objectName, reason, appeal, appealedAt }) => [act, objectName, reason, appeal, appealedAt]),
    [['warn', '', '', null, null]],
  )
})
