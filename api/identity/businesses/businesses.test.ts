// Business profiles for strangers.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { contract } from '#contract/contract.ts'
import { nodeByKey, industries } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi } from '#api/testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('an unknown business answers 404 in the envelope, an id that is none 400 with its name', async () => {
  const unknown = await bench.ask('GET', '/business/profile/00000000-0000-7000-8000-000000000000')
  assert.equal(unknown.status, 404)
  assert.deepEqual(unknown.body, { success: false, error: { name: 'NotFound', message: 'No such business' } })
  for (const id of ['x', '1', "'; drop table", '%00', 'ferrantis-00000000-0000-7000-8000-000000000000']) {
    const { status, body } = await bench.ask('GET', `/business/profile/${encodeURIComponent(id)}`)
    assert.equal(status, 400, id)
    assert.ok(!body.success && body.error.fields?.['id'], id)
  }
})

test('a removed business answers 410, a suspended or rejected one is not found', async () => {
  const removed = await addBusiness(bench.db, 'Gone Ltd', { removedAt: new Date() })
  await assert.rejects(bench.api.businesses.read({ params: { id: removed } }), { name: 'Gone' })
  for (const status of ['pending', 'rejected', 'suspended', 'terminated']) {
    const id = await addBusiness(bench.db, `Hidden ${status}`, { status })
    await assert.rejects(bench.api.businesses.read({ params: { id } }), { name: 'NotFound' }, status)
  }
})

test('a profile carries every section; a stranger has no access', async () => {
  const industry = industries[3]!
  const category = industry.children[0]!
  const id = await addBusiness(bench.db, 'Pompe Complete S.r.l.', {
    shortDescription: 'Pumps.',
    generalDescription: 'Pumps since 1968.',
    industryId: industry.id,
    categoryIds: [category.id],
    city: 'Modena',
    stateId: 'IT-45',
    subscription: 'platinum',
    verifiedAt: new Date('2026-03-12T00:00:00Z'),
    yearEstablished: 1968,
    employeesMin: 180,
    employeesMax: 220,
    revenueMin: 25_000_000,
    revenueMax: 50_000_000,
    leadTime: 35,
    general: JSON.stringify({
      totalProductionEmployees: 124,
      productionCapacity: { min: 900, max: 1100, unit: 'pieces', period: 'month' },
    }),
    contactInfo: JSON.stringify({
      website: 'https://ferrantis.example',
      phone: { countryCode: '+39', businessPhoneNumber: '0555500147' },
    }),
    factory: JSON.stringify({
      factorySize: 14200,
      numberProductionLines: 6,
      country: 'IT',
      contractManufacturing: ['oem'],
    }),
    tradeCapabilities: JSON.stringify({ spokenLanguages: ['it', 'en'], totalEmployeesSales: 18 }),
    businessTerms: JSON.stringify({ acceptedDeliveryTerms: ['EXW', 'FOB'], acceptedPaymentCurrencies: ['EUR'] }),
  })
  await bench.db
    .insertInto('certificates')
    .values({ businessId: id, name: 'ISO 9001:2015', issueDate: '2024-05-01', expireDate: '2027-05-01' })
    .execute()
  await addProduct(bench.db, id, 'NX 65-200')

  const { data, session } = await bench.api.businesses.read({ params: { id } })
  assert.deepEqual(session, { access: null })
  assert.equal(data.businessID, id)
  assert.equal(data.subscription, 'platinum')
  assert.equal(data.verified, true)
  assert.deepEqual(data.general.totalEmployees, { min: 180, max: 220 })
  assert.deepEqual(data.general.totalAnnualRevenue, { min: 25_000_000, max: 50_000_000 })
  assert.equal(data.general.yearStablished, 1968)
  assert.deepEqual(data.general.categories, [{ id: category.id, name: category.name.en, industryID: industry.id }])
  assert.equal(data.general.productionCapacity?.unit.code, 'pieces')
  assert.deepEqual(data.contactInfo.country, { code: 'IT', countryName: 'Italy', emoji: '🇮🇹' })
  assert.equal(data.contactInfo.state?.stateID, 'IT-45')
  assert.deepEqual(data.contactInfo.phone, {
    countryCode: '+39',
    businessPhoneNumber: '0555500147',
    international: '+39 055 550 0147',
  })
  assert.equal(data.factory.factorySize, 14200)
  assert.equal(data.factory.country?.countryName, 'Italy')
  assert.deepEqual(
    data.tradeCapabilities.spokenLanguages.map((one) => one.name),
    ['Italian', 'English'],
  )
  assert.equal(data.tradeCapabilities.averageLeadTime, 35)
  assert.deepEqual(
    data.businessTerms.acceptedDeliveryTerms.map((one) => one.code),
    ['EXW', 'FOB'],
  )
  assert.deepEqual(
    data.certificates.map((one) => [one.name, one.issueDate, one.expireDate]),
    [['ISO 9001:2015', '2024-05-01', '2027-05-01']],
  )
  assert.equal(data.productCount, 1)
})

test('a company that nobody runs has no picture but its own; once somebody does, a drawing stands in', async () => {
  const photo = { url: '/files/own.webp', versions: [] }
  const drawing = JSON.stringify({ url: '/pictures/mark/brennwald.svg' })
  const [plain, drawn, own] = [
    await addBusiness(bench.db, 'Brennwald Armaturen'),
    await addBusiness(bench.db, 'Brennwald Drawn', { profilePhoto: drawing, coverPhoto: drawing }),
    await addBusiness(bench.db, 'Brennwald Own', { profilePhoto: JSON.stringify(photo) }),
  ]
  const read = async (id: string) => (await bench.api.businesses.read({ params: { id } })).data
  for (const id of [plain, drawn]) {
    const { general, presence } = await read(id)
    assert.deepEqual([presence, general.profilePhoto, general.coverPhoto], ['listed', null, null])
  }
  assert.deepEqual((await read(own)).general.profilePhoto, photo)
  const owner = await bench.person('Olga Owner')
  await addMember(bench.db, plain, owner.userID)
  const { general, presence } = await read(plain)
  assert.equal(presence, 'run')
  assert.match(general.profilePhoto!.url, /^\/pictures\/mark\//)
  assert.deepEqual(general.coverPhoto!.versions, [], 'photo.url and photo.versions are both always present')
})

test('several profiles come whole and in the order asked, without those that a reader may not see', async () => {
  const [one, other] = [await addBusiness(bench.db, 'Side One'), await addBusiness(bench.db, 'Side Other')]
  const hidden = [
    await addBusiness(bench.db, 'Side Off', { status: 'suspended' }),
    await addBusiness(bench.db, 'Side Gone', { removedAt: new Date() }),
  ]
  const names = async (ids: string[], { api } = bench as Pick<TestApi, 'api'>) =>
    (await api.businesses.readMany({ query: { ids: ids.join(',') } })).map(({ general }) => general.companyName)
  assert.deepEqual(await names([other, one, other.toUpperCase()]), ['Side Other', 'Side One'])
  assert.deepEqual(await names([...hidden, one]), ['Side One'])
  const [whole] = await bench.api.businesses.readMany({ query: { ids: one } })
  assert.deepEqual(whole, (await bench.api.businesses.read({ params: { id: one } })).data)
  const blocker = await bench.person('Bea Blocker')
  await blocker.api.blocks.block({ body: { resourceID: one } })
  assert.deepEqual(await names([one, other], blocker), ['Side Other'])
})

test('up to ten profiles are read at once; more, none and what is no id are refused', async () => {
  const id = '00000000-0000-7000-8000-00000000000'
  for (const ids of ['', 'x', `${id}1,x`, Array.from('123456789ab', (end) => id + end).join(',')]) {
    const { status, body } = await bench.ask('GET', `/business/profile/many?ids=${ids}`)
    assert.equal(status, 400, ids)
    assert.ok(!body.success && body.error.name === 'ValidationError', ids)
  }
})

test('names come in the reader’s language', async () => {
  const id = await addBusiness(bench.db, 'Sprachen GmbH', { countryCode: 'DE' })
  const answer = await bench.app.inject({
    url: `/business/profile/${id}`,
    headers: { 'accept-language': 'es-MX,es;q=0.9' },
  })
  assert.equal(answer.json().data.contactInfo.country.countryName, 'Alemania')
  const chinese = await bench.app.inject({ url: `/business/profile/${id}`, headers: { 'accept-language': 'zh' } })
  assert.equal(chinese.json().data.general.industry.name, nodeByKey('0004')!.name.zh)
})

test('last-registered: of one type newest first with the number of all; without a type the four lists of the home page', async () => {
  const own = { profilePhoto: JSON.stringify({ url: 'https://wbn.example/mark.png' }) }
  for (let day = 1; day <= 4; day++) {
    await addBusiness(bench.db, `Exporter ${day}`, {
      businessType: 'EX',
      registeredAt: new Date(Date.UTC(2020, 0, day)),
      ...own,
    })
  }
  await addBusiness(bench.db, 'Exporter hidden', {
    businessType: 'EX',
    status: 'suspended',
    registeredAt: new Date(Date.UTC(2021, 0, 1)),
    ...own,
  })
  const one = await bench.ask('GET', '/search/business/last-registered?businessType=EX')
  const { data, total } = (
    one.body as unknown as { data: { data: { general: { companyName: string } }[]; total: number } }
  ).data
  assert.deepEqual(
    data.map((card) => card.general.companyName),
    ['Exporter 4', 'Exporter 3', 'Exporter 2'],
  )
  assert.equal(total, 4)
  const four = await bench.ask('GET', '/search/business/last-registered')
  const lists = (four.body as unknown as { data: Record<string, unknown[]> }).data
  assert.deepEqual(Object.keys(lists), ['MA', 'DI', 'EX', 'CO'])
  assert.equal(lists['EX']!.length, 3)
  const bad = await bench.ask('GET', '/search/business/last-registered?businessType=XX')
  assert.equal(bad.status, 400)
  const { body } = await bench.ask('GET', '/search/business/last-registered?businessType=MA&size=9999')
  assert.ok(body.success, 'too large a size is clamped')
})

test('what an answer carries is what the contract names', async () => {
  const id = await addBusiness(bench.db, 'Exact AG')
  const { data } = await bench.api.businesses.read({ params: { id } })
  assert.deepEqual(contract.businesses.read.answer.parse(data), data)
})
