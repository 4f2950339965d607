// Changing and removing a business.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { industries } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let owner: TestPerson
let stranger: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  stranger = await bench.person('Sam Stranger')
})
after(() => bench.close())

async function ownBusiness(name: string, more = {}): Promise<string> {
  const id = await addBusiness(bench.db, name, more)
  await addMember(bench.db, id, owner.userID)
  return id
}

test('only an owner or admin edits; others are refused by what they are', async () => {
  const id = await ownBusiness('Guarded Ltd')
  const path = `/business/profile/${id}`
  const body = { general: { shortDescription: 'Mine now.' } }
  assert.equal((await bench.ask('PUT', path, body)).status, 401)
  assert.equal((await stranger.ask('PUT', path, body)).status, 403)
  const member = await bench.person('Mia Member')
  await addMember(bench.db, id, member.userID, 'member')
  assert.equal((await member.ask('PUT', path, body)).status, 403)
  const admin = await bench.person('Ada Admin')
  await addMember(bench.db, id, admin.userID, 'admin')
  assert.equal((await admin.ask('PUT', path, body)).status, 200)
  assert.equal((await admin.ask('DELETE', path)).status, 403)
  const unknown = '/business/profile/00000000-0000-7000-8000-000000000000'
  assert.equal((await owner.ask('PUT', unknown, body)).status, 404)
})

const everySection = {
  general: {
    companyName: 'Sections & Sons',
    shortDescription: 'Short.',
    generalDescription: 'Long.',
    businessType: 'EX',
    industry: industries[1]!.id,
    categories: [`${industries[1]!.id}.${industries[1]!.children[0]!.id}`],
    yearStablished: 1999,
    totalAnnualRevenue: { min: 1_000_000, max: 5_000_000 },
    totalEmployees: { min: 10, max: 50 },
    totalProductionEmployees: 20,
    productionCapacity: { min: 100, max: 200, unit: 'pieces', period: 'month' },
    video: { url: 'https://www.youtube.com/watch?v=abc' },
  },
  contactInfo: {
    legalAddressEnglish: '1 First Street',
    shippingAddressEnglish: '2 Second Street',
    city: 'Austin',
    zipcode: '73301',
    country: 'US',
    state: 'US-TX',
    email: 'sales@sections.example',
    website: 'sections.example',
    phone: { countryCode: '1', businessPhoneNumber: '(202) 555-0100' },
    mobilePhone: { countryCode: '+44', businessPhoneNumber: '7700 900101' },
  },
  factory: {
    manufacturingFacilities: 'Two halls.',
    city: 'Modena',
    zipcode: '41122',
    country: 'IT',
    state: 'IT-45',
    factorySize: 14200.5,
    numberProductionLines: 6,
    contractManufacturing: ['oem'],
  },
  tradeCapabilities: { markets: [], spokenLanguages: ['it', 'en'], totalEmployeesSales: 4, averageLeadTime: 35 },
  businessTerms: { acceptedDeliveryTerms: ['EXW'], acceptedPaymentCurrencies: ['EUR', 'USD'] },
}

async function fullBusiness(name: string): Promise<string> {
  const id = await ownBusiness(name, { city: 'Roma' })
  const { status, body } = await owner.ask('PUT', `/business/profile/${id}`, everySection)
  assert.equal(status, 200, JSON.stringify(body))
  return id
}

test('every section is written and read again', async () => {
  const id = await fullBusiness('Sections Ltd')
  const { data } = await bench.api.businesses.read({ params: { id } })
  assert.equal(data.general.companyName, 'Sections & Sons')
  assert.equal(data.key, 'sections-and-sons')
  assert.equal(data.general.businessType.code, 'EX')
  assert.deepEqual(data.general.totalAnnualRevenue, { min: 1_000_000, max: 5_000_000 })
  assert.deepEqual(
    { ...data.general.productionCapacity, unit: data.general.productionCapacity?.unit.code, period: 'month' },
    everySection.general.productionCapacity,
  )
  assert.deepEqual(data.general.video, everySection.general.video)
  assert.equal(data.contactInfo.website, 'https://sections.example')
  assert.deepEqual(data.contactInfo.phone, {
    countryCode: '+1',
    businessPhoneNumber: '2025550100',
    international: '+1 202 555 0100',
  })
  assert.equal(data.contactInfo.state?.stateID, 'US-TX')
  assert.equal(data.factory.factorySize, 14200.5)
  assert.deepEqual(
    data.tradeCapabilities.spokenLanguages.map(({ code }) => code),
    ['it', 'en'],
  )
  assert.equal(data.tradeCapabilities.averageLeadTime, 35)
})

test('a phone is one number whatever was typed where; numbers stored before are shown right and stay', async () => {
  const id = await ownBusiness('Telephone Ltd', { countryCode: 'IT' })
  const send = async (phone: object) => owner.ask('PUT', `/business/profile/${id}`, { contactInfo: { phone } })
  const read = async () => (await bench.api.businesses.read({ params: { id } })).data.contactInfo.phone
  const number = { countryCode: '+39', businessPhoneNumber: '021234567' }
  for (const typed of ['+39 02 1234567', '02 1234567', '0039 02 1234567']) {
    assert.equal((await send({ countryCode: '+39', businessPhoneNumber: typed })).status, 200, typed)
    assert.deepEqual(await read(), { ...number, international: '+39 02 123 4567' }, typed)
  }
  await send({ businessPhoneNumber: '02 1234567 int. 5' })
  assert.deepEqual(await read(), { ...number, extension: '5', international: '+39 02 123 4567 ext. 5' })
  const stored = JSON.stringify({ phone: { countryCode: '+44', businessPhoneNumber: '07700900101' } })
  await bench.pool.query('update businesses set contact_info = $2 where id = $1', [id, stored])
  assert.equal((await read())?.international, '+44 7700 900101')
  const { rows } = await bench.pool.query('select contact_info as kept from businesses where id = $1', [id])
  assert.deepEqual(rows[0].kept, JSON.parse(stored))
})

test('a profile that is sent back as it was read changes nothing', async () => {
  const id = await fullBusiness('Repeated Ltd')
  const { data } = await bench.api.businesses.read({ params: { id } })
  const again = await owner.ask('PUT', `/business/profile/${id}`, {
    general: data.general,
    contactInfo: data.contactInfo,
    factory: data.factory,
    tradeCapabilities: data.tradeCapabilities,
    businessTerms: data.businessTerms,
  })
  assert.equal(again.status, 200, JSON.stringify(again.body))
  const { data: same } = await bench.api.businesses.read({ params: { id } })
  assert.deepEqual(same, data)
})

test('an empty value clears a field; only what is sent changes', async () => {
  const id = await fullBusiness('Cleared Ltd')
  await owner.ask('PUT', `/business/profile/${id}`, {
    general: { yearStablished: '', totalEmployees: '', video: '', generalDescription: '', productionCapacity: '' },
    contactInfo: { city: '', phone: '', website: '', state: '' },
    factory: { factorySize: '', country: '', contractManufacturing: [] },
    businessTerms: { acceptedPaymentCurrencies: [] },
  })
  const { data: cleared } = await bench.api.businesses.read({ params: { id } })
  assert.equal(cleared.general.yearStablished, null)
  assert.equal(cleared.general.totalEmployees, null)
  assert.equal(cleared.general.productionCapacity, null)
  assert.equal(cleared.general.totalProductionEmployees, 20)
  assert.equal(cleared.general.video, null)
  assert.equal(cleared.contactInfo.phone, null)
  assert.equal(cleared.contactInfo.mobilePhone?.countryCode, '+44')
  assert.equal(cleared.factory.country, null)
  assert.equal(cleared.factory.state, null)
  assert.deepEqual(cleared.businessTerms.acceptedPaymentCurrencies, [])
  assert.deepEqual(
    cleared.businessTerms.acceptedDeliveryTerms.map(({ code }) => code),
    ['EXW'],
  )
})

test('each field is judged, by its path, and nothing is kept of a refused change', async () => {
  const id = await ownBusiness('Judged Ltd')
  const refused: [object, string][] = [
    [{ general: { companyName: ' ' } }, 'general.companyName'],
    [{ general: { totalEmployees: { min: 9, max: 3 } } }, 'general.totalEmployees'],
    [{ general: { yearStablished: 3000 } }, 'general.yearStablished'],
    [{ general: { productionCapacity: { min: 1, max: 2 } } }, 'general.productionCapacity.unit'],
    [{ general: { video: { url: 'https://video.example/1' } } }, 'general.video'],
    [{ general: { profilePhoto: 'no-such-upload' } }, 'general.profilePhoto'],
    [{ contactInfo: { phone: { countryCode: '+999', businessPhoneNumber: '12345678' } } }, 'contactInfo.phone'],
    [{ contactInfo: { phone: { countryCode: '+1', businessPhoneNumber: '123' } } }, 'contactInfo.phone'],
    [{ contactInfo: { website: 'nowhere' } }, 'contactInfo.website'],
    [{ contactInfo: { email: 'nobody' } }, 'contactInfo.email'],
    [{ contactInfo: { country: 'ZZ' } }, 'contactInfo.country'],
    [{ contactInfo: { state: 'US-TX' } }, 'contactInfo.state'],
    [{ factory: { factorySize: '14 thousand' } }, 'factory.factorySize'],
    [{ factory: { contractManufacturing: ['free'] } }, 'factory.contractManufacturing'],
    [{ tradeCapabilities: { averageLeadTime: -1 } }, 'tradeCapabilities.averageLeadTime'],
    [{ businessTerms: { acceptedDeliveryTerms: ['FREE'] } }, 'businessTerms.acceptedDeliveryTerms'],
  ]
  for (const [change, field] of refused) {
    const { status, body } = await owner.ask('PUT', `/business/profile/${id}`, { ...change, version: 1 })
    assert.equal(status, 400, field)
    assert.ok(!body.success && body.error.fields?.[field], `${field}: ${JSON.stringify(body)}`)
  }
  const { data } = await bench.api.businesses.read({ params: { id } })
  assert.equal(data.version, 1)
})

test('a later save upon an older version is told which sections changed; the same change again is none', async () => {
  const id = await ownBusiness('Twice Ltd')
  const put = (body: object) => owner.ask('PUT', `/business/profile/${id}`, body)
  assert.equal((await put({ version: 1, general: { shortDescription: 'First.' } })).status, 200)
  const late = await put({ version: 1, general: { shortDescription: 'Second.' } })
  assert.equal(late.status, 409)
  assert.deepEqual(!late.body.success && Object.keys(late.body.error.fields!), ['general'])
  assert.equal((await put({ version: 1, general: { shortDescription: 'First.' } })).status, 200)
  const { data } = await bench.api.businesses.read({ params: { id } })
  assert.equal(data.general.shortDescription, 'First.')
  assert.equal(data.version, 2)
  assert.equal((await put({ version: 2, general: { shortDescription: 'Second.' } })).status, 200)
})

test('an owner removes the business: 410 afterwards, and nothing of it is found', async () => {
  const id = await ownBusiness('Removable Gearworks')
  const product = await addProduct(bench.db, id, 'Removable gear')
  assert.equal((await owner.ask('DELETE', `/business/profile/${id}`)).status, 200)
  assert.equal((await owner.ask('DELETE', `/business/profile/${id}`)).status, 410)
  assert.equal((await bench.ask('GET', `/business/profile/${id}`)).status, 410)
  assert.equal((await bench.ask('GET', `/product/${product}`)).status, 410)
  assert.equal((await bench.api.search.business({ body: { textQuery: 'removable gearworks' } })).total, 0)
  assert.equal((await bench.api.search.product({ body: { textQuery: 'removable gear' } })).total, 0)
  assert.ok((await owner.api.businesses.mine()).data.every(({ businessID }) => businessID !== id))
})
