// Creating a business.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { industries } from '#api/foundation/industries/lookup.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let owner: TestPerson
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
})
after(() => bench.close())

const industry = industries[3]!
const category = industry.children[0]!
const wanted = {
  companyName: 'Nuova Pompe S.r.l.',
  industry: industry.id,
  categories: [`${industry.id}.${category.id}`],
  businessType: 'MA' as const,
  country: 'IT',
  state: 'IT-45',
  shortDescription: 'Pumps for everything.',
}

test('a stranger creates nothing, nor does who has not verified the e-mail address', async () => {
  assert.equal((await bench.ask('POST', '/business/profile/create', wanted)).status, 401)
  const unverified = await bench.person('Una Verified', { emailVerified: false })
  const { status, body } = await unverified.ask('POST', '/business/profile/create', wanted)
  assert.equal(status, 403)
  assert.ok(!body.success && body.error.fields?.['email'])
})

test('what is missing is named by field; a state is needed where the country has states', async () => {
  const { status, body } = await owner.ask('POST', '/business/profile/create', {})
  assert.equal(status, 400)
  const required = ['companyName', 'industry', 'categories', 'businessType', 'country', 'shortDescription']
  assert.ok(!body.success)
  assert.deepEqual(Object.keys(body.error.fields!).sort(), required.sort())
  const without = await owner.ask('POST', '/business/profile/create', { ...wanted, state: undefined })
  assert.ok(!without.body.success && without.body.error.fields?.['state'])
  const other = await owner.ask('POST', '/business/profile/create', { ...wanted, state: 'US-TX' })
  assert.ok(!other.body.success && other.body.error.fields?.['state'])
  const pair = [`${industries[0]!.id}.${category.id}`]
  const wrong = await owner.ask('POST', '/business/profile/create', { ...wanted, categories: pair })
  assert.ok(!wrong.body.success && wrong.body.error.fields?.['categories'])
  const long = { ...wanted, shortDescription: 'x'.repeat(513) }
  assert.equal((await owner.ask('POST', '/business/profile/create', long)).status, 400)
})

test('who creates a business says in which language it is described', async () => {
  const body = { ...wanted, companyName: 'Officina Tre', shortDescription: 'Pompe' }
  const made = await owner.api.businesses.create({ body: { ...body, languages: { shortDescription: 'it' } } })
  assert.equal(made.general.languages.shortDescription, 'it')
  const wrong = { ...body, languages: { shortDescription: 'Italian' } }
  assert.equal((await owner.ask('POST', '/business/profile/create', wrong)).status, 400)
})

test('a business is created, belongs to who created it, and is found by search at once', async () => {
  const made = await owner.api.businesses.create({ body: wanted })
  assert.equal(made.general.companyName, wanted.companyName)
  assert.equal(made.subscription, 'standard')
  assert.equal(made.verified, false)
  assert.deepEqual(
    made.general.categories.map(({ id }) => id),
    [category.id],
  )
  const { session } = await owner.api.businesses.read({ params: { id: made.businessID } })
  assert.deepEqual(session, { access: 'owner' })
  assert.deepEqual((await bench.api.businesses.read({ params: { id: made.businessID } })).session, { access: null })
  const found = await bench.api.search.business({ body: { textQuery: 'nuova pompe' } })
  assert.equal(found.data[0]?.businessID, made.businessID)
  const mine = await owner.api.businesses.mine()
  assert.ok(mine.data.some((one) => one.businessID === made.businessID && one.access === 'owner'))
  const theirs = await bench.api.businesses.ofUser({ query: { userID: owner.userID } })
  assert.deepEqual(
    theirs.data.map((one) => one.businessID),
    mine.data.map((one) => one.businessID),
  )
  const unknown = { userID: '00000000-0000-7000-8000-000000000000' }
  await assert.rejects(bench.api.businesses.ofUser({ query: unknown }), { name: 'NotFound' })
})

test('a likely duplicate is pointed out whatever its legal form, and not refused', async () => {
  await addBusiness(bench.db, 'Alpha Gears GmbH', { countryCode: 'DE' })
  await addBusiness(bench.db, 'Alpha Gears Trading GmbH', { countryCode: 'DE' })
  const asked = (companyName: string, country: string) =>
    bench.api.businesses.duplicates({ query: { companyName, country } })
  assert.deepEqual(
    (await asked('alpha gears AG', 'DE')).map((one) => one.general.companyName),
    ['Alpha Gears GmbH'],
  )
  assert.deepEqual(await asked('Alpha Gears', 'AT'), [])
  await addBusiness(bench.db, '苏州泵业', { countryCode: 'CN', slug: '' })
  assert.equal((await asked('苏州泵业', 'CN')).length, 1)
  assert.equal((await asked('泵', 'CN')).length, 0)
})

test('nobody creates more than 50 businesses, however many at once; one that is removed makes room', async () => {
  const founder = await bench.person('Flora Founder')
  const ids = []
  for (let number = 0; number < 48; number++) ids.push(await addBusiness(bench.db, `Branch ${number}`))
  for (const id of ids) await addMember(bench.db, id, founder.userID)
  const create = (companyName: string) => founder.ask('POST', '/business/profile/create', { ...wanted, companyName })
  const answers = await Promise.all(Array.from({ length: 6 }, (_, number) => create(`Parallel ${number}`)))
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 200, 403, 403, 403, 403],
  )
  assert.equal((await founder.ask('DELETE', `/business/profile/${ids[0]}`)).status, 200)
  assert.equal((await create('Room again')).status, 200)
  assert.equal((await create('No room')).status, 403)
})
