// Removals.
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { importFiles, type ImportFiles } from '#api/operations/imports/imports.ts'
import { business, product, testFolder, writeRows } from '#api/operations/imports/testing.ts'
import { entomb } from '#api/identity/businesses/lookup.ts'
import { speakFor, start } from '#api/trust/ownership-claims/testing.ts'
import { addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

const folder = testFolder()
let bench: TestApi
let moderator: TestPerson
before(async () => {
  bench = await testApi()
  moderator = await bench.person('Mia Moderator', { roles: ['moderator'] })
})
after(() => bench.close())
afterEach(() => bench.db.updateTable('removalRequests').set({ networkHash: null }).execute())

const load = (files: ImportFiles) => importFiles(bench.db, files, { rejectsFolder: folder })
const companies = (...rows: { name?: string; website?: string | null }[]) => {
  for (const { name, website } of rows)
    if (name && website) speakFor(bench, new URL(website).hostname.replace('www.', ''), name)
  return load({ businesses: writeRows(folder, 'companies.jsonl', rows) })
}
async function idOf(sourceID: string): Promise<string> {
  const row = await bench.db
    .selectFrom('businesses')
    .select('id')
    .where('sourceId', '=', sourceID)
    .executeTakeFirstOrThrow()
  return row.id
}
async function mailTo(recipient: string) {
  const rows = await bench.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()
  return rows.at(-1)!
}
const codeIn = (text: string) => text.match(/\b\d{8}\b/)![0]

async function proven(id: string, email: string, soleTrader = false) {
  const { removalID } = await bench.api.removals.request({
    params: { id },
    body: { email, reason: 'We do not want to be listed.', soleTrader },
  })
  const { text } = await mailTo(email)
  return bench.api.removals.confirm({ params: { id, removalID }, body: { code: codeIn(text) } })
}
const statusOf = async (path: string) => (await bench.ask('GET', path)).status

test('a mailbox at its domain removes a listing that nobody runs, with its products; the page says why', async () => {
  await companies(business('r1', { name: 'Gone Works GmbH', website: 'https://www.gone-works.example', city: 'Ulm' }))
  await load({ products: writeRows(folder, 'goods.jsonl', [product('rp1', { business: 'r1', brand: 'Gone Works' })]) })
  const id = await idOf('r1')
  const { id: productID } = (await bench.db
    .selectFrom('products')
    .select('id')
    .where('sourceId', '=', 'rp1')
    .executeTakeFirst())!
  const fan = await bench.person('Fay Fan')
  await fan.api.follows.follow({ params: { resourceType: 'business' }, body: { resourceID: id } })
  await fan.api.favorites.save({ params: { resourceType: 'business' }, body: { resourceID: id } })
  const message = { to: id, subject: 'priceList', message: 'What does it cost?' }
  await fan.api.inquiries.keep({ body: message })
  assert.deepEqual(await proven(id, 'office@gone-works.example'), { state: 'removed' })
  assert.match((await mailTo(fan.viewer.email)).text, /Gone Works GmbH does not want to be listed/)
  const waiting = await bench.db.selectFrom('keptInquiries').select('id').where('endedAt', 'is', null).execute()
  assert.deepEqual(waiting, [])

  const month = new Date().toISOString().slice(0, 7)
  for (const path of [`/business/profile/${id}`, `/product/${productID}`]) {
    const { status, body } = await bench.ask('GET', path)
    assert.equal(status, 410, path)
    assert.deepEqual(!body.success && body.error.fields, { removed: 'company', month })
  }
  assert.equal((await bench.api.search.business({ body: { textQuery: 'gone works' } })).total, 0)
  const follows = await bench.db.selectFrom('follows').select('id').where('followedId', '=', id).execute()
  const favorites = await bench.db.selectFrom('favorites').select('id').where('resourceId', '=', id).execute()
  assert.deepEqual([follows, favorites], [[], []])

  const { rows } = await bench.pool.query('select to_jsonb(b) as row from businesses b where id = $1', [id])
  assert.doesNotMatch(JSON.stringify(rows), /gone|ulm/i)
  const { rows: tombstones } = await bench.pool.query('select to_jsonb(t) as row from tombstones t')
  assert.doesNotMatch(JSON.stringify(tombstones), /gone|r1"/i)
})

test('the next import raises no removed company, under no other source id and as no brand', async () => {
  const row = { name: 'Never Again S.r.l.', countryCode: 'IT', website: 'https://never-again.example' }
  await companies(business('n1', row))
  await proven(await idOf('n1'), 'info@never-again.example')
  const { counts } = await companies(
    business('n1', { ...row, city: 'Roma' }),
    business('n2', { ...row, name: 'Never Again SpA', website: 'http://never-again.example/it' }),
    business('n3', { ...row, website: null }),
    business('n4', { ...row, website: 'https://another.example' }),
  )
  assert.deepEqual([counts.businesses.added, counts.businesses.rejected], [1, 3])
  const brands = writeRows(folder, 'brands.jsonl', [{ brand: 'NA Tools', companyId: 'n1' }])
  const { counts: goods } = await load({
    brands,
    products: writeRows(folder, 'again.jsonl', [
      product('np1', { business: 'n1' }),
      product('np2', {
        brand: 'Never Again',
        source: 'ikea-tidytuesday',
        specs: [{ key: 'Country of origin', value: 'Italy' }],
      }),
      product('np3', { brand: 'NA Tools' }),
    ]),
  })
  assert.deepEqual([goods.brands.added, goods.products.added, goods.products.rejected], [0, 0, 3])
})

test('another part of the removed domain stays away, too; another page of a shared host does not', async () => {
  const row = { name: 'Parted Valves Ltd', countryCode: 'GB', website: 'https://www.parted-valves.co.uk' }
  const hosted = { name: 'Hosted Valves Ltd', countryCode: 'GB', website: 'https://hosted-valves.github.io' }
  await companies(
    business('p1', row),
    business('p2', { ...row, name: 'Parted Seals Ltd', website: 'https://shop.parted-seals.com' }),
    business('p3', hosted),
  )
  for (const sourceID of ['p1', 'p2', 'p3'])
    await bench.db.transaction().execute(async (tx) => entomb(tx, await idOf(sourceID), 'company'))
  const { counts } = await companies(
    business('p4', { ...row, website: 'https://shop.parted-valves.co.uk' }),
    business('p5', { ...row, name: 'Parted Seals Ltd', website: 'https://www.parted-seals.com/en' }),
    business('p6', { ...hosted, website: 'https://other-valves.github.io' }),
    business('p7', { ...row, website: 'https://unparted-valves.co.uk' }),
  )
  assert.deepEqual([counts.businesses.added, counts.businesses.rejected], [2, 2])
})

test('a run company is removed by its owners, and an import brings it back in no form', async () => {
  const row = { name: 'Owned Pumps', website: 'https://owned-pumps.example' }
  await companies(business('o1', row))
  const id = await idOf('o1')
  const owner = await bench.person('Olga Owner')
  await addMember(bench.db, id, owner.userID)
  assert.deepEqual(await proven(id, 'sales@owned-pumps.example'), { state: 'waiting' })
  await owner.api.businesses.remove({ params: { id } })
  const { counts } = await companies(business('o1', { ...row, city: 'Bonn' }), business('o2', row))
  assert.deepEqual([counts.businesses.added, counts.businesses.changed], [0, 0])
  assert.equal(await statusOf(`/business/profile/${id}`), 410)
})

test('a sole trader is hidden at once; a name with a legal form waits for the staff', async () => {
  await companies(business('st1', { name: 'Ada Lovelace' }), business('st2', { name: 'Ada Lovelace GmbH' }))
  const [ada, firm] = [await idOf('st1'), await idOf('st2')]
  assert.deepEqual(await proven(ada, 'ada@gmail.com', true), { state: 'hidden' })
  assert.equal(await statusOf(`/business/profile/${ada}`), 404)
  assert.deepEqual(await proven(firm, 'ada@gmail.com', true), { state: 'waiting' })
  assert.equal(await statusOf(`/business/profile/${firm}`), 200)

  const { data } = await moderator.api.removals.list({ query: { q: 'lovelace' } })
  const requestFor = (id: string) => data.find(({ businessID }) => businessID === id)!
  assert.deepEqual(
    [requestFor(ada).state, requestFor(firm).state, requestFor(ada).soleTrader],
    ['hidden', 'waiting', true],
  )
  const decided = (id: string, remove: boolean) =>
    moderator.api.removals.decide({
      params: { id: requestFor(id).removalID },
      body: { remove, reason: 'Read and compared.' },
    })
  assert.equal((await decided(ada, true)).state, 'removed')
  assert.equal((await decided(firm, false)).state, 'refused')
  await assert.rejects(decided(firm, true), { name: 'Conflict' })
  assert.match((await mailTo('ada@gmail.com')).text, /Read and compared\./)
  const { body } = await bench.ask('GET', `/business/profile/${ada}`)
  assert.equal(!body.success && body.error.fields?.['removed'], 'person')
  const { rows } = await bench.pool.query(
    `select act from audit_entries where act in ('business.entomb', 'removal.refuse') order by id`,
  )
  assert.deepEqual(
    rows.slice(-2).map(({ act }) => act),
    ['business.entomb', 'removal.refuse'],
  )
})

test('a wrong code counts as an attempt, another listing has another one, and free mail is nobody’s domain', async () => {
  await companies(business('w1', { website: 'https://gmail.com' }), business('w2'))
  const [id, other] = [await idOf('w1'), await idOf('w2')]
  const asked = (email: string) => bench.api.removals.request({ params: { id }, body: { email, reason: 'Please.' } })
  const { removalID } = await asked('one@gmail.com')
  const confirm = (code: string, of = id) =>
    bench.api.removals.confirm({ params: { id: of, removalID }, body: { code } })
  const code = codeIn((await mailTo('one@gmail.com')).text)
  await assert.rejects(confirm(code, other), { name: 'NotFound' })
  for (let tries = 0; tries < 10; tries++)
    await assert.rejects(confirm(code === '00000000' ? '11111111' : '00000000'), { name: 'ValidationError' })
  await assert.rejects(confirm(code), { name: 'Conflict' })
  assert.deepEqual(await proven(id, 'two@gmail.com'), { state: 'waiting' })
  assert.deepEqual(await proven(id, 'me@mail.gmail.com'), { state: 'waiting' })
})

test('a mailbox at a bought domain removes nothing; the staff looks', async () => {
  await companies(business('b1', { name: 'Bought Works', website: 'https://bought-works.example' }))
  await companies(business('b2', { name: 'Casino Works', website: 'https://casino-works.example' }))
  speakFor(bench, 'bought-works.example', 'Bought Works', new Date(Date.now() + 60_000).toISOString())
  speakFor(bench, 'casino-works.example', 'Lucky Play')
  for (const [source, mailbox] of [
    ['b1', 'info@bought-works.example'],
    ['b2', 'info@casino-works.example'],
  ] as const) {
    const id = await idOf(source)
    assert.deepEqual(await proven(id, mailbox), { state: 'waiting' })
    assert.equal(await statusOf(`/business/profile/${id}`), 200)
  }
})

test('a removal ends the open claims of the company, with a mail to each claimant', async () => {
  await companies(business('oc1', { name: 'Claimed Works', website: 'https://claimed-works.example' }))
  const id = await idOf('oc1')
  const [ann, other] = [await bench.person('Ann Claimant'), await bench.person('Oda Other')]
  const listing = { id, domain: 'claimed-works.example', name: 'Claimed Works', params: { id } }
  await start(ann, listing)
  await proven(id, 'info@claimed-works.example')
  assert.match((await mailTo(ann.viewer.email)).text, /Claimed Works [\s\S]*your claim of it has ended/)
  assert.equal(await mailTo(other.viewer.email), undefined)
  assert.deepEqual(await ann.api.ownershipClaims.mine(), [])
  const { rows } = await bench.pool.query(
    `select to_jsonb(c) as row from ownership_claims c where business_id = $1 and state = 'lapsed'`,
    [id],
  )
  assert.equal(rows.length, 1)
  assert.doesNotMatch(JSON.stringify(rows), /works/i, 'no copy of its facts stays')
})

test('strangers and people without the role see and decide no request', async () => {
  const body = { remove: true, reason: 'No.' }
  const path = '/removal/00000000-0000-7000-8000-000000000000'
  const someone = await bench.person('Sid Someone')
  for (const [who, status] of [
    [bench, 401],
    [someone, 403],
  ] as const) {
    assert.equal((await who.ask('GET', '/removal')).status, status)
    assert.equal((await who.ask('POST', path, body)).status, status)
  }
  assert.equal((await moderator.ask('POST', path, body)).status, 404)
  const { status } = await bench.ask('POST', '/business/00000000-0000-7000-8000-000000000000/removal', {
    email: 'a@b.example',
    reason: 'x',
  })
  assert.equal(status, 404)
})

test('a collection is asked nothing; names of one word, like brands, wait for the staff', async () => {
  await companies(business('k1', { name: 'Parts Data Set', kind: 'collection' }), business('k2', { name: 'Siemenix' }))
  const body = { email: 'tom@mail.example', reason: 'It is my name.', soleTrader: true }
  const { status } = await bench.ask('POST', `/business/${await idOf('k1')}/removal`, body)
  assert.equal(status, 409)
  assert.deepEqual(await proven(await idOf('k2'), 'tom@mail.example', true), { state: 'waiting' })
})
