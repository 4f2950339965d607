// Acts toward unrun companies and collections: nothing says sent that nobody receives.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/foundation/endpoint.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from './testing.ts'
import { openReader } from './discovery/notifications/reader.ts'

let bench: TestApi
let read: () => Promise<boolean>
let listed: string
let collection: string
const productOf = new Map<string, string>()
const documentOf = new Map<string, string>()
before(async () => {
  bench = await testApi()
  ;({ read } = openReader(bench.dependencies))
  listed = await addBusiness(bench.db, 'Silent Valves')
  collection = await addBusiness(bench.db, 'Standard Valves', { kind: 'collection' })
  for (const id of [listed, collection]) {
    const product = await addProduct(bench.db, id, 'Valve')
    productOf.set(id, product)
    documentOf.set(id, await addDocument(id, product))
  }
})
after(() => bench.close())

async function addDocument(business: string, product: string): Promise<string> {
  const { rows } = await bench.pool.query<{ id: string }>(
    `with made as (insert into documents (business_id, kind, title, access) values ($1, 'datasheet', 'Curve', 'request')
        returning id),
      revised as (insert into document_revisions (document_id, position, file) select id, 1, '{}' from made)
    insert into document_products (document_id, product_id) select id, $2 from made returning document_id as id`,
    [business, product],
  )
  return rows[0]!.id
}

/** `stores`: table and column that name the company. */
type Act = {
  ask: (id: string) => [method: 'POST', path: string, body?: object]
  listed: number
  collection: number
  why?: Record<'listed' | 'collection', string>
  stores?: readonly [table: string, column: string, about?: ReadonlyMap<string, string>]
  says?: string
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const inquiry = (to: string) => ({ to, subject: 'priceList', message: `How much is it, ${to}?` })
const rfq = { title: 'Valves', quantity: 8, unit: 'piece', country: 'CL', currency: 'USD', deadline: inDays(14) }
const nobody = { listed: 'listed', collection: 'collection' }

const acts: Record<string, Act> = {
  'inquiries.send': {
    ask: (to) => ['POST', '/business/request', inquiry(to)],
    listed: 409,
    collection: 409,
    why: nobody,
  },
  'inquiries.keep': {
    ask: (to) => ['POST', '/business/kept-request', inquiry(to)],
    listed: 200,
    collection: 409,
    stores: ['kept_inquiries', 'business_id'],
    says: 'It is kept, not sent.',
  },
  'documentRequests.ask': {
    ask: (id) => ['POST', `/document/${documentOf.get(id)}/request`, { message: 'May we have the curve?' }],
    listed: 409,
    collection: 409,
    why: nobody,
  },
  'rfqs.create': {
    ask: (id) => ['POST', '/rfq', { ...rfq, suppliers: [id] }],
    listed: 409,
    collection: 409,
    why: nobody,
    says: 'Nobody runs these pages, so your request is not sent to them. You can keep an inquiry for them, or write to them by their website.',
  },
  'connections.ask': { ask: (id) => ['POST', '/social/connection', { resourceID: id }], listed: 409, collection: 409 },
  'follows.follow': {
    ask: (id) => ['POST', '/social/follow/business', { resourceID: id }],
    listed: 200,
    collection: 200,
    stores: ['follows', 'followed_id'],
  },
  'reactions.react': {
    ask: (id) => ['POST', '/social/reaction/react/business', { resourceID: id, reactionType: 'like' }],
    listed: 200,
    collection: 200,
    stores: ['reactions', 'resource_id'],
  },
  'comments.create': {
    ask: (id) => [
      'POST',
      '/social/comments/make-comment',
      { resourceID: productOf.get(id), resourceType: 'product', content: 'What is it made of?' },
    ],
    listed: 200,
    collection: 200,
    stores: ['comments', 'resource_id', productOf],
  },
  'favorites.save': {
    ask: (id) => ['POST', '/favorite/business', { resourceID: id }],
    listed: 200,
    collection: 200,
    stores: ['favorites', 'resource_id'],
  },
  'posts.create': {
    ask: (id) => ['POST', '/social/posts/make-post', { content: 'Hello', timelineID: id, timelineType: 'business' }],
    listed: 403,
    collection: 403,
  },
  'boosts.start': { ask: (id) => ['POST', `/business/${id}/boost`, {}], listed: 403, collection: 403 },
}
/** Tables of what somebody should receive. */
const received = `select (select count(*)::int from requests where receiver_id = any($1)) as threads,
  (select count(*)::int from request_sides where actor_id = any($1)) as sides,
  (select count(*)::int from rfq_suppliers where business_id = any($1)) as invitations,
  (select count(*)::int from connections where asked_id = any($1)) as connections,
  (select count(*)::int from boosts where business_id = any($1)) as boosts,
  (select count(*)::int from notifications) as notifications, (select count(*)::int from mails) as emails`
const nothing = { threads: 0, sides: 0, invitations: 0, connections: 0, boosts: 0, notifications: 0, emails: 0 }

for (const [name, act] of Object.entries(acts))
  test(`${name}: what it answers and stores where nobody would read it`, async () => {
    const buyer = await bench.person('Bea Buyer')
    for (const kind of ['listed', 'collection'] as const) {
      const id = kind === 'listed' ? listed : collection
      const { status, body } = await buyer.ask(...act.ask(id))
      assert.equal(status, act[kind], `${kind} ${JSON.stringify(body)}`)
      if (!body.success) assert.ok(body.error.message.length > 10, 'a reason is given')
      if (act.why) assert.deepEqual(Object.values((!body.success && body.error.fields) || {}), [act.why[kind]])
      assert.doesNotMatch(JSON.stringify(body), /"(requestID|rfqID)"|\bsent\b/)
      if (act.stores) assert.equal(await countOf(act.stores, act.stores[2]?.get(id) ?? id), act[kind] === 200 ? 1 : 0)
    }
    await read()
    await bench.jobs.runDueJobs()
    assert.deepEqual((await bench.pool.query(received, [[listed, collection]])).rows[0], nothing)
    if (act.says) assert.ok(isSaid(act.says), `the page says: ${act.says}`)
  })

async function countOf([table, column]: NonNullable<Act['stores']>, id: string): Promise<number> {
  return (await bench.pool.query<{ n: number }>(`select count(*)::int as n from ${table} where ${column} = $1`, [id]))
    .rows[0]!.n
}

function isSaid(sentence: string): boolean {
  const words = ['en.po', 'private/en.po'].map((file) => readFileSync(`web/locales/${file}`, 'utf8')).join('\n')
  return words.replaceAll('"\n"', '').includes(`msgid "${sentence}"`)
}

test('a mention of a company that nobody runs tells nobody', async () => {
  const writer: TestPerson = await bench.person('Wanda Writer')
  const mentions = [{ name: 'Silent Valves', businessID: listed }]
  const { postID } = await writer.api.posts.create({
    body: { content: 'Thanks, @Silent Valves', timelineID: writer.userID, timelineType: 'user', mentions },
  })
  await writer.ask('POST', '/social/comments/make-comment', {
    resourceID: postID,
    resourceType: 'post',
    content: 'And @Silent Valves',
    mentions,
  })
  await writer.api.posts.change({ params: { postID }, body: { content: 'Again, @Silent Valves', mentions } })
  await read()
  await bench.jobs.runDueJobs()
  assert.deepEqual((await bench.pool.query(received, [[listed, collection]])).rows[0], nothing)
})

test('a message to a company that nobody runs any more is refused, and tells nobody', async () => {
  const [owner, buyer] = [await bench.person('Olga Owner'), await bench.person('Bea Buyer')]
  const id = await addBusiness(bench.db, 'Left Valves')
  await addMember(bench.db, id, owner.userID)
  const { requestID: rid } = await buyer.api.inquiries.send({
    body: { to: id, subject: 'priceList', message: 'How much is it?' },
  })
  await bench.db.deleteFrom('members').where('businessId', '=', id).execute()
  const { status } = await buyer.ask('POST', `/business/request/${rid}/send-message`, { content: 'Are you there?' })
  assert.equal(status, 410)
  const { rows } = await bench.pool.query('select count(*)::int as n from messages where request_id = $1', [rid])
  assert.deepEqual(rows, [{ n: 1 }])
})

/** All other calls, by receivers. */
const receivers = {
  own: `blocks.block blocks.unblock boosts.click boosts.countInquiry boosts.show boosts.stop choices.choose businesses.addCertificate
    businesses.change businesses.changeCertificate businesses.create businesses.remove businesses.removeCertificate
    catalogues.addPictures catalogues.addRows catalogues.begin catalogues.cancel catalogues.check catalogues.start
    catalogues.undo documents.add documents.change documents.open documents.remove documents.revise comments.remove comments.restore savedSearches.save savedSearches.change savedSearches.open savedSearches.remove
    watches.watch watches.unwatch watches.open watches.openNews watches.settings favorites.addList favorites.change favorites.remove
    favorites.removeList favorites.renameList files.requestForBusiness files.requestForUser files.requestProfilePhoto
    files.validate files.validateProfilePhoto follows.unfollow groups.change groups.create groups.find groups.leave
    groups.remove inquiries.addLabel inquiries.addNote inquiries.addSavedReply inquiries.archive
    inquiries.changeLabel inquiries.changeSavedReply inquiries.changeSettings inquiries.removeLabel
    inquiries.removeNote inquiries.removeSavedReply inquiries.renewKept inquiries.setLabels inquiries.withdrawKept
    memberships.answerTestBank memberships.cancel memberships.changeBilling memberships.changeCard
    memberships.confirm memberships.confirmCard memberships.correctInvoice memberships.orderByTransfer memberships.resume memberships.subscribe
    memberships.withdrawTransfer newsfeed.hide newsfeed.mute newsfeed.unhide newsfeed.unmute
    notifications.addDevice notifications.changeDevice notifications.removeDevice notifications.ringDevice
    notifications.declineRinging notifications.changeSettings notifications.read notifications.unsubscribe reach.tell reach.showVisits people.change people.changeInterests
    people.changeSettings people.startExport posts.remove posts.restore products.change products.create
    products.duplicate products.remove reactions.unreact reading.setPreference
    reading.setThread reading.translate reading.dismissReport rfqs.propose search.business search.product search.user
     territories.changeLine territories.cover territories.createLine territories.paste
     territories.removeAlert territories.removeLine territories.saveAlert territories.set
    webhooks.change webhooks.create webhooks.remove webhooks.renewSecret webhooks.replay webhooks.test`,
  staff: `agreements.addEvidence agreements.challenge agreements.dispute corrections.suggest needHelp.send ownershipClaims.appeal ownershipClaims.call ownershipClaims.confirm
    ownershipClaims.enterCode ownershipClaims.object ownershipClaims.orderLetter ownershipClaims.proveDomain
    ownershipClaims.release ownershipClaims.sayColleague ownershipClaims.sendCode ownershipClaims.sendDocument
    ownershipClaims.start ownershipClaims.withdraw removals.confirm removals.request reports.report reviews.addNote reviews.answer
    reviews.draft sanctions.appeal
    sanctions.appealOwn support.close support.start support.write verification.answer verification.check
    verification.confirm verification.submit verification.withdraw`,
  joined: `agreements.confirm agreements.decline agreements.giveNotice agreements.propose agreements.show
    agreements.withdraw connections.answer connections.end corrections.decide documentRequests.answer documentRequests.withdraw groups.answer groups.join groups.removeMember
    groups.setRole inquiries.assign inquiries.end inquiries.markRead inquiries.sendMessage inquiries.typing
    members.accept members.change members.invite members.remove members.transfer members.withdraw
    ndas.decline ndas.end ndas.propose ndas.proposeForRfq ndas.sign ndas.withdraw
     reading.report reviews.reply reviews.write rfqs.award
    rfqs.close rfqs.decline rfqs.estimate rfqs.quote rfqs.reopen samples.approve samples.conclude samples.decline
    samples.qualify samples.receive samples.request samples.ship samples.withdraw`,
  mentioned: `comments.change posts.change`,
}

test('every call that writes has one answer to who receives it', () => {
  const answered = [...Object.keys(acts), ...Object.values(receivers).flatMap((calls) => calls.split(/\s+/))]
  const writing = Object.entries(contract).flatMap(([capability, endpoints]) =>
    Object.entries<Endpoint>(endpoints).flatMap(([call, { method, staff }]) =>
      method !== 'GET' && !staff ? [`${capability}.${call}`] : [],
    ),
  )
  assert.deepEqual(answered.toSorted(), writing.toSorted())
})
