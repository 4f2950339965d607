// Listings restored after lost claims.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { importFiles } from '#api/operations/imports/imports.ts'
import { business, product, testFolder, writeRows } from '#api/operations/imports/testing.ts'
import { picture, sendFile } from '#api/identity/files/testing.ts'
import { leaveNetwork } from '#api/capabilities.ts'
import { testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { verifier } from '#api/trust/verification/testing.ts'
import {
  accessOf,
  endTerm,
  type Listing,
  mailTo,
  proveMailbox,
  proveRecord,
  sendDocument,
  speakFor,
  start,
} from './testing.ts'

const folder = testFolder()
let bench: TestApi
let vera: TestPerson
before(async () => {
  bench = await testApi()
  vera = await verifier(bench)
})
after(() => bench.close())

let count = 0
const sources = [{ name: 'Register', readAt: '2025-03-04' }]

const load = (key: string, city: string, goods: string) =>
  importFiles(
    bench.db,
    {
      businesses: writeRows(folder, 'companies.jsonl', [
        business(key, { name: `${key} GmbH`, website: `https://www.${key}.com/`, city, sources, summary: 'Bearings.' }),
      ]),
      products: writeRows(
        folder,
        'goods.jsonl',
        ['kept', 'changed', 'deleted'].map((name) =>
          product(`${key}-${name}`, { business: key, name: `${goods} ${name}`, source: 'Register' }),
        ),
      ),
    },
    { rejectsFolder: folder },
  )

async function imported(): Promise<Listing & { key: string }> {
  const key = `werkzeug${++count}`
  await load(key, 'Hagen', 'Bearing')
  const { rows } = await bench.pool.query<{ id: string }>('select id from businesses where source_id = $1', [key])
  const { id } = rows[0]!
  const listing = { id, key, domain: `${key}.com`, name: `${key} GmbH`, params: { id } }
  speakFor(bench, listing.domain, listing.name)
  return listing
}

async function pageOf({ id, params }: Listing) {
  const { general, contactInfo, certificates, fieldSources } = (await bench.api.businesses.read({ params })).data
  const { rows } = await bench.pool.query<{ name: string }>(
    'select name from products where business_id = $1 and removed_at is null',
    [id],
  )
  const { rows: posts } = await bench.pool.query(
    `select content, (select posts from counters where resource_id = timeline_id)
      from posts where timeline_id = $1 and removed_at is null`,
    [id],
  )
  const found = (await bench.api.search.product({ body: { textQuery: 'pills' } })).total
  const goods = rows.map(({ name }) => name).sort()
  return { general, contactInfo, certificates, fieldSources, posts, found, goods }
}

async function write(who: TestPerson, { id, key, params }: Listing & { key: string }): Promise<string> {
  const businessID = id
  const token = await sendFile(bench, who, await picture(), { purpose: 'profilePhoto', businessID })
  const general = { generalDescription: 'Pills only.', shortDescription: 'Buy my pills', profilePhoto: token }
  await who.api.businesses.change({ params, body: { general, factory: { factorySize: 44 } } })
  await who.api.businesses.addCertificate({ params: { businessID }, body: { name: 'ISO 9001' } })
  await who.api.products.create({ body: { businessID, name: 'Pills', description: 'Cheap.' } })
  const { rows } = await bench.pool.query<{ id: string }>(
    'select id from products where business_id = $1 and source_id = any($2) order by source_id',
    [id, [`${key}-changed`, `${key}-deleted`]],
  )
  await who.api.products.change({ params: { productID: rows[0]!.id }, body: { name: 'More pills' } })
  await who.api.products.remove({ params: { productID: rows[1]!.id } })
  await who.api.posts.create({ body: { content: 'Pills!', timelineID: id, timelineType: 'business', businessID } })
  const { rows: files } = await bench.pool.query<{ id: string }>(`select id from files where uses > 0`)
  return files.at(-1)!.id
}

async function objectTo(claimID: string, { domain }: Listing): Promise<void> {
  const mail = (await mailTo(bench, `info@${domain}`)).find(({ text }) => text.includes('/objection/'))!
  const [, token = ''] = /ownership-claim\/objection\/([\w-]+)/.exec(mail.text)!
  await bench.api.ownershipClaims.object({ params: { token }, body: { reason: 'Not one of us' } })
  await endTerm(bench, claimID)
}

const names = (goods: string) => ['changed', 'deleted', 'kept'].map((name) => `${goods} ${name}`)

test('a refused editor leaves nothing behind, and imports go on', async () => {
  const listing = await imported()
  const before = await pageOf(listing)
  const ann = await bench.person('Ann Intruder')
  await start(ann, listing)
  const { claimID } = (await proveMailbox(bench, ann, listing)).claim!
  const logo = await write(ann, listing)
  assert.equal((await pageOf(listing)).general.shortDescription, 'Buy my pills')
  await objectTo(claimID, listing)
  await vera.api.ownershipClaims.decide({
    params: { claimID },
    body: { outcome: 'refuse', reason: 'Not an employee', despite: false },
  })
  const after = await pageOf(listing)
  assert.deepEqual(after, before)
  assert.deepEqual(after.goods, names('Bearing'))
  const { rows } = await bench.pool.query('select uses from files where id = $1', [logo])
  assert.deepEqual(rows, [{ uses: 0 }])
  await load(listing.key, 'Ulm', 'Roller')
  const later = await pageOf(listing)
  assert.deepEqual([later.contactInfo.city, later.goods], ['Ulm', names('Roller')])
})

test('the winner of a contest finds the page as it was before the loser', async () => {
  const listing = await imported()
  const before = await pageOf(listing)
  const [ann, bob] = [await bench.person('Ann Intruder'), await bench.person('Bob Owner')]
  await start(ann, listing)
  const { claimID } = (await proveMailbox(bench, ann, listing, 'ann')).claim!
  await write(ann, listing)
  await start(bob, listing)
  await proveRecord(bench, bob, listing)
  const second = (await sendDocument(bench, bob, listing)).claim!
  await bench.pool.query(`update ownership_claims set until = now() - interval '1 second' where business_id = $1`, [
    listing.id,
  ])
  await vera.api.ownershipClaims.decide({
    params: { claimID: second.claimID },
    body: { outcome: 'approve', reason: 'The extract names him', despite: false },
  })
  assert.deepEqual([await accessOf(bench, listing, ann), await accessOf(bench, listing, bob)], [undefined, 'owner'])
  assert.equal((await ann.api.ownershipClaims.read(listing)).claim!.claimID, claimID)
  const { general, goods, certificates, posts } = await pageOf(listing)
  const { shortDescription, generalDescription } = before.general
  assert.deepEqual([general.shortDescription, general.generalDescription], [shortDescription, generalDescription])
  assert.deepEqual([goods, certificates, posts], [before.goods, [], []])
})

test('an editor who withdraws, leaves or closes the account during the wait leaves nothing behind', async () => {
  for (const how of ['withdraw', 'leave', 'close'] as const) {
    const listing = await imported()
    const before = await pageOf(listing)
    const ann = await bench.person('Ann Intruder')
    await start(ann, listing)
    await proveMailbox(bench, ann, listing)
    await write(ann, listing)
    const { userID } = ann
    if (how === 'withdraw') await ann.api.ownershipClaims.withdraw(listing)
    else if (how === 'leave') await ann.api.members.remove({ params: { businessID: listing.id, userID } })
    else await leaveNetwork(bench.dependencies, ann, {})
    assert.deepEqual(await pageOf(listing), before, how)
  }
})

test('the words of an owner who gives the page back stay, beside later imports', async () => {
  const listing = await imported()
  const ann = await bench.person('Ann Owner')
  await start(ann, listing)
  assert.equal((await proveRecord(bench, ann, listing)).claim!.state, 'claimed')
  await write(ann, listing)
  await ann.api.ownershipClaims.release(listing)
  await load(listing.key, 'Ulm', 'Roller')
  const { general, contactInfo, goods } = await pageOf(listing)
  assert.deepEqual(
    [general.generalDescription, general.shortDescription, contactInfo.city, goods],
    ['Pills only.', 'Buy my pills', 'Ulm', ['More pills', 'Pills', 'Roller kept']],
  )
})
