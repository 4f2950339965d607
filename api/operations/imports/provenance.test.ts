// Sources of imported fields.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { speakFor } from '#api/trust/ownership-claims/testing.ts'
import { addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { importFiles, type ImportFiles } from './imports.ts'
import { business, product, testFolder, writeRows } from './testing.ts'

const folder = testFolder()
let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

const load = (files: ImportFiles) => importFiles(bench.db, files, { rejectsFolder: folder })
const companies = (...rows: object[]) => load({ businesses: writeRows(folder, 'companies.jsonl', rows) })
async function idOf(sourceID: string): Promise<string> {
  const { id } = await bench.db
    .selectFrom('businesses')
    .select('id')
    .where('sourceId', '=', sourceID)
    .executeTakeFirstOrThrow()
  return id
}
const profileOf = async (sourceID: string) =>
  (await bench.api.businesses.read({ params: { id: await idOf(sourceID) } })).data
const today = () => new Date().toISOString().slice(0, 10)

test('an imported field says its source and the day of its data', async () => {
  const sources = [
    { name: 'Trade register', licence: 'CC BY 4.0', url: 'https://register.example', readAt: '2025-03-04' },
    { name: 'Site of the company', readAt: '2025-05-06', fields: ['contactInfo.website'] },
  ]
  await companies(
    business('s1', { source: 'FinanceDatabase' }),
    business('s2', { source: 'other', readAt: '2024-02-03' }),
    business('s3', { sources, website: 'https://s3.example', city: 'Bonn' }),
    business('s4'),
  )
  const known = await profileOf('s1')
  assert.deepEqual(known.sources, [
    {
      name: 'FinanceDatabase',
      licence: 'MIT',
      url: 'https://github.com/JerBouma/FinanceDatabase',
      readAt: '2026-08-16',
    },
  ])
  assert.equal(known.fieldSources['general.companyName'], 0)
  assert.equal(known.fieldSources['contactInfo.website'], undefined)
  assert.deepEqual((await profileOf('s2')).sources, [{ name: 'other', licence: null, url: null, readAt: '2024-02-03' }])
  const { fieldSources } = await profileOf('s3')
  assert.deepEqual([fieldSources['contactInfo.city'], fieldSources['contactInfo.website']], [0, 1])
  assert.equal((await profileOf('s4')).sources[0]!.readAt, today())
})

test('a source with an unknown field or address is rejected with the reason', async () => {
  const { counts } = await companies(
    business('bad1', { sources: [{ name: 'Register', fields: ['general.nothing'] }] }),
    business('bad2', { sources: [{ name: 'Register', url: 'javascript:alert(1)' }] }),
  )
  assert.equal(counts.businesses.rejected, 2)
})

test('a business made for a brand names the sources of its goods', async () => {
  await load({
    products: writeRows(folder, 'goods.jsonl', [
      product('b1', { brand: 'Brandy', source: 'robodk-list' }),
      product('b2', { brand: 'Brandy', source: 'robodk-list' }),
      product('b3', { brand: 'Brandy', source: 'oedb-wind' }),
    ]),
  })
  const { sources } = await profileOf('brand:brandy')
  assert.deepEqual(
    sources.map(({ name, licence, readAt }) => [name, licence, readAt]),
    [
      ['RoboDK Robot Library', 'MIT', '2024-06-18'],
      ['Open Energy Database, Wind Turbines', 'MIT', '2024-02-20'],
    ],
  )
})

test('a later import leaves every field that a member wrote, and brings the others', async () => {
  const before = { website: 'https://run.example', city: 'Ulm', founded: 1950, category: 'Pumps', zipcode: '89073' }
  const certificates = [{ name: 'ISO 9001' }]
  const profile = { factory: { factorySize: 10, numberProductionLines: 2 }, certificates }
  await companies(business('run', { ...before, profile }))
  const id = await idOf('run')
  await addMember(bench.db, id, owner.userID, 'owner')
  await owner.api.businesses.change({
    params: { id },
    body: {
      general: { companyName: 'Run Works GmbH', yearStablished: 1949 },
      contactInfo: { website: 'https://works.example', zipcode: '' },
      factory: { factorySize: 44 },
    },
  })
  await owner.api.businesses.addCertificate({ params: { businessID: id }, body: { name: 'ISO 14001' } })
  const later = { website: 'https://old.example', city: 'Neu-Ulm', founded: 1900, category: 'Valves', zipcode: '1' }
  const other = { factory: { factorySize: 5, numberProductionLines: 3 }, certificates: [] }
  const { counts } = await companies(business('run', { ...later, profile: other, name: 'Old name' }))
  assert.equal(counts.businesses.changed, 1)
  const { general, contactInfo, factory, certificates: kept, key, fieldSources } = await profileOf('run')
  assert.deepEqual([general.companyName, key, general.yearStablished], ['Run Works GmbH', 'run-works-gmbh', 1949])
  assert.deepEqual(
    [contactInfo.website, contactInfo.zipcode, contactInfo.city],
    ['https://works.example', null, 'Neu-Ulm'],
  )
  assert.deepEqual([factory.factorySize, factory.numberProductionLines], [44, 3])
  assert.deepEqual(kept.map(({ name }) => name).sort(), ['ISO 14001', 'ISO 9001'])
  assert.deepEqual(
    [fieldSources['contactInfo.website'], fieldSources['certificates'], fieldSources['contactInfo.city']],
    ['owner', 'owner', 0],
  )
})

test('a later import makes no collection of a company that somebody runs', async () => {
  await companies(business('kind'), business('set'))
  await addMember(bench.db, await idOf('kind'), owner.userID, 'owner')
  await companies(business('kind', { kind: 'collection' }), business('set', { kind: 'collection' }))
  assert.deepEqual([(await profileOf('kind')).kind, (await profileOf('set')).kind], ['company', 'collection'])
})

test('a place is kept whole: country and state together', async () => {
  await companies(business('place', { countryCode: 'DE', stateID: 'DE-BY' }))
  const id = await idOf('place')
  await addMember(bench.db, id, owner.userID, 'owner')
  await owner.api.businesses.change({ params: { id }, body: { contactInfo: { state: 'DE-BW' } } })
  await companies(business('place', { countryCode: 'IT', stateID: 'IT-45' }))
  const { contactInfo } = await profileOf('place')
  assert.deepEqual([contactInfo.country.code, contactInfo.state?.stateID], ['DE', 'DE-BW'])
})

test('a product that its company changed stays as it is, one that it deleted stays away', async () => {
  const goods = (name: string) =>
    load({
      products: writeRows(
        folder,
        'own.jsonl',
        ['p1', 'p2', 'p3'].map((id) => product(id, { business: 'maker', name: `${name} ${id}` })),
      ),
    })
  await companies(business('maker'))
  await addMember(bench.db, await idOf('maker'), owner.userID, 'owner')
  await goods('First')
  const products = async () =>
    new Map(
      (
        await bench.db
          .selectFrom('products')
          .select(['sourceId', 'id', 'name', 'removedAt'])
          .where('sourceId', 'in', ['p1', 'p2', 'p3'])
          .execute()
      ).map((row) => [row.sourceId, row]),
    )
  const first = await products()
  await owner.api.products.change({ params: { productID: first.get('p1')!.id }, body: { name: 'Mine' } })
  await owner.api.products.remove({ params: { productID: first.get('p2')!.id } })
  const { counts } = await goods('Later')
  assert.equal(counts.products.changed, 1)
  const later = await products()
  assert.deepEqual([later.get('p1')!.name, later.get('p3')!.name], ['Mine', 'Later p3'])
  assert.ok(later.get('p2')!.removedAt)
})

test('goods of a business that was merged into another go to that one', async () => {
  await companies(business('gone'), business('kept'))
  const [gone, kept] = [await idOf('gone'), await idOf('kept')]
  await bench.pool.query('select merge_business($1, $2, false)', [gone, kept])
  await companies(business('gone', { city: 'Nowhere' }))
  await load({ products: writeRows(folder, 'merged.jsonl', [product('m1', { business: 'gone' })]) })
  const row = await bench.db.selectFrom('products').select('businessId').where('sourceId', '=', 'm1').executeTakeFirst()
  assert.equal(row?.businessId, kept)
})

test('imported twice after a claim, a correction and a removal: nothing of theirs is lost, nothing comes back', async () => {
  const rows = (founded: number) =>
    ['claimed', 'corrected', 'removed'].map((id) =>
      business(id, { website: `https://${id}.example`, city: 'Bonn', founded, source: 'FinanceDatabase' }),
    )
  await companies(...rows(1900))
  const [claimed, corrected, removed] = [await idOf('claimed'), await idOf('corrected'), await idOf('removed')]
  await addMember(bench.db, claimed, owner.userID, 'owner')
  await owner.api.businesses.change({ params: { id: claimed }, body: { contactInfo: { city: 'Ulm' } } })
  const reader = await bench.person('Rita Reader')
  const moderator = await bench.person('Mia Moderator', { roles: ['moderator'] })
  const body = { field: 'contactInfo.city', value: 'Kiel', link: 'https://register.example' } as const
  const { correctionID } = await reader.api.corrections.suggest({ params: { id: corrected }, body })
  await moderator.api.corrections.judge({ params: { id: correctionID }, body: { accept: true, reason: 'Seen.' } })
  speakFor(bench, 'removed.example', 'Company removed')
  const { removalID } = await bench.api.removals.request({
    params: { id: removed },
    body: { email: 'info@removed.example', reason: 'No.' },
  })
  const mail = await bench.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', 'info@removed.example')
    .executeTakeFirstOrThrow()
  const code = /\b\d{8}\b/.exec(mail.text)![0]
  await bench.api.removals.confirm({ params: { id: removed, removalID }, body: { code } })

  const first = await companies(...rows(1950))
  assert.deepEqual(first.counts.businesses, { added: 0, changed: 2, unchanged: 0, rejected: 1 })
  const second = await companies(...rows(1950))
  assert.deepEqual(second.counts.businesses, { added: 0, changed: 0, unchanged: 2, rejected: 1 })
  for (const [id, city] of [
    ['claimed', 'Ulm'],
    ['corrected', 'Kiel'],
  ] as const) {
    const { contactInfo, general } = await profileOf(id)
    assert.deepEqual([contactInfo.city, general.yearStablished], [city, 1950])
  }
  const { sources, fieldSources } = await profileOf('corrected')
  assert.equal(sources[fieldSources['contactInfo.city'] as number]!.name, 'register.example')
  assert.equal((await bench.ask('GET', `/business/profile/${removed}`)).status, 410)
})
