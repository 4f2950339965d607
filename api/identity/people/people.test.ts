// Own profile.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { contract } from '#contract/contract.ts'
import { dialCodeMessage, phoneMessage } from '#contract/foundation/phones.ts'
import { birthDateMessage } from '#contract/identity/people/personal-facts.ts'
import { industries } from '#api/foundation/industries/lookup.ts'
import { picture, sendFile } from '#api/identity/files/testing.ts'
import { testApi, type TestApi } from '#api/testing.ts'
import { addPerson } from './queries.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

type Person = Awaited<ReturnType<TestApi['person']>>
type FailedAnswer = { error: { name: string; fields?: Record<string, string> } }

async function put(person: Person, body: object) {
  const { status, body: answer } = await person.ask('PUT', '/user/profile', body)
  return { status, data: answer['data'] as Record<string, unknown>, error: (answer as unknown as FailedAnswer).error }
}

test('a stranger has no own profile, can change none and has no settings', async () => {
  for (const [method, path] of [
    ['GET', '/user/profile'],
    ['PUT', '/user/profile'],
    ['GET', '/user/settings'],
    ['PUT', '/user/settings'],
    ['GET', '/user/first-steps'],
  ] as const) {
    const { status, body } = await bench.ask(method, path, method === 'PUT' ? { city: 'Turin' } : undefined)
    assert.equal(status, 401, path)
    assert.equal((body as unknown as FailedAnswer).error.name, 'TokenNotFound')
  }
})

test('every field goes in by code or id and comes out with its name in the reader’s language', async () => {
  const ann = await bench.person('Ann Profile')
  const body = {
    firstName: 'Anna',
    lastName: 'Profilo',
    mobilePhone: { countryCode: '39', phoneNumber: '333 555 0147' },
    birthDate: '1980-02-29',
    showBirthDate: true,
    profession: 'Engineer',
    showProfession: true,
    companyName: 'Ferrantis',
    briefPresentation: 'Pumps.',
    city: 'Modena',
    country: 'it',
    state: { stateID: 'IT-45' },
    gender: { code: 'female' },
    preferredLanguage: 'it',
    jobPosition: 'export-manager',
    businessType: { code: 'MA', name: 'Manufacturer' },
    industry: { id: industries[3]!.id },
  }
  const { status, data } = await put(ann, body)
  assert.equal(status, 200)
  assert.deepEqual(contract.people.own.answer.parse(data), data)
  const answer = await bench.app.inject({
    url: '/user/profile',
    headers: { 'x-auth-token': ann.token, 'accept-language': 'es' },
  })
  const own = answer.json().data
  assert.equal(own.firstName, 'Anna')
  assert.equal(own.email, ann.viewer.email)
  assert.deepEqual(own.mobilePhone, {
    countryCode: '+39',
    phoneNumber: '3335550147',
    international: '+39 333 555 0147',
  })
  assert.equal(own.country.countryName, 'Italia')
  assert.equal(own.state.stateID, 'IT-45')
  assert.deepEqual(own.gender, { code: 'female', name: 'Mujer' })
  assert.deepEqual(own.preferredLanguage, { code: 'it', name: 'Italiano' })
  assert.equal(own.jobPosition.jobPositionID, 'export-manager')
  assert.deepEqual(own.industry, { id: industries[3]!.id, name: industries[3]!.name.es })
  assert.equal(own.businessType.code, 'MA')
  assert.equal(own.version, 2)
})

test('only what is sent changes, an empty text clears, the e-mail address and unknown fields are never taken', async () => {
  const person = await bench.person('Part Change')
  await put(person, { city: 'Lyon', profession: 'Buyer', companyName: 'Acme', country: 'FR' })
  const { data } = await put(person, {
    city: '',
    email: 'other@wbn.example',
    roles: ['administrator'],
    profession: null,
  })
  assert.equal(data['city'], null)
  assert.equal(data['profession'], 'Buyer')
  assert.equal(data['companyName'], 'Acme')
  assert.equal(data['email'], person.viewer.email)
})

test('phone: known dial code, plus added, 8 to 15 digits, an empty number is none', async () => {
  const person = await bench.person('Phone Call')
  const good: [object, object | null][] = [
    [
      { countryCode: '+1', phoneNumber: '12345678' },
      { countryCode: '+1', phoneNumber: '12345678', international: '+1 12345678' },
    ],
    [
      { countryCode: ' 39 ', phoneNumber: '(0555) 500-147' },
      { countryCode: '+39', phoneNumber: '0555500147', international: '+39 055 550 0147' },
    ],
    [
      { countryCode: '+39', phoneNumber: '+39 02 1234567 int. 5' },
      { countryCode: '+39', phoneNumber: '021234567', extension: '5', international: '+39 02 123 4567 ext. 5' },
    ],
    [
      { countryCode: '+44', phoneNumber: '123456789012345' },
      { countryCode: '+44', phoneNumber: '123456789012345', international: '+44 123456789012345' },
    ],
    [{ countryCode: '+44', phoneNumber: '' }, null],
    [{ phoneNumber: '' }, null],
  ]
  for (const [mobilePhone, kept] of good) {
    const { status, data } = await put(person, { mobilePhone })
    assert.equal(status, 200, JSON.stringify(mobilePhone))
    assert.deepEqual(data['mobilePhone'], kept)
  }
  for (const mobilePhone of [
    { countryCode: '+1', phoneNumber: '1234567' },
    { countryCode: '+1', phoneNumber: '1234567890123456' },
    { countryCode: '+999', phoneNumber: '12345678' },
    { countryCode: '+999', phoneNumber: '' },
    { phoneNumber: '12345678' },
    { countryCode: '+1', phoneNumber: 'call me 12345678' },
  ]) {
    const { status, error } = await put(person, { country: '', mobilePhone })
    assert.equal(status, 400, JSON.stringify(mobilePhone))
    const hasCode = 'countryCode' in mobilePhone && mobilePhone.countryCode !== '+999'
    assert.equal(error.fields?.['mobilePhone'], hasCode ? phoneMessage : dialCodeMessage)
  }
  const { data } = await put(person, { country: 'IT', mobilePhone: { phoneNumber: '02 1234567' } })
  assert.equal((data['mobilePhone'] as { countryCode: string }).countryCode, '+39')
})

test('birth date: a real day written YYYY-MM-DD, of somebody of age', async () => {
  const person = await bench.person('Birth Day')
  const year = new Date().getUTCFullYear()
  assert.equal((await put(person, { birthDate: '1970-10-24' })).data['birthDate'], '1970-10-24')
  for (const birthDate of ['1970-13-01', '1971-02-29', '24-10-1970', '1870-10-24', '2100-01-01x', '70-10-24', 'x'])
    assert.equal((await put(person, { birthDate })).error.fields?.['birthDate'], birthDateMessage, birthDate)
  for (const birthDate of [`${year - 17}-12-31`, `${year + 1}-01-01`]) {
    const { status, error } = await put(person, { birthDate })
    assert.equal(status, 400, birthDate)
    assert.match(error.fields!['birthDate']!, /legal age/)
  }
  assert.equal((await put(person, { birthDate: '' })).data['birthDate'], null)
})

test('brief description at most 512 characters, names never empty, unknown codes named', async () => {
  const person = await bench.person('Limits StoredMention')
  assert.equal((await put(person, { briefPresentation: 'a'.repeat(512) })).status, 200)
  const bad = {
    briefPresentation: 'a'.repeat(513),
    firstName: '  ',
    username: 'No Spaces!',
    businessType: 'PR',
    showBirthDate: 'yes',
  }
  assert.deepEqual(Object.keys((await put(person, bad)).error.fields!).toSorted(), Object.keys(bad).toSorted())
  const unknown = { country: 'XX', gender: 'x', preferredLanguage: 'xx', jobPosition: 'x', industry: person.userID }
  assert.deepEqual(Object.keys((await put(person, unknown)).error.fields!).toSorted(), Object.keys(unknown).toSorted())
})

test('a state belongs to its country', async () => {
  const person = await bench.person('State StoredMention')
  assert.equal((await put(person, { country: 'IT', stateID: 'IT-45' })).status, 200)
  assert.deepEqual(Object.keys((await put(person, { state: 'US-TX' })).error.fields!), ['state'])
  const { data } = await put(person, { country: 'US' })
  assert.equal(data['state'], null)
})

test('an older version answers 409, twice', async () => {
  const person = await bench.person('Two Tabs')
  const { version } = await person.api.people.own()
  assert.equal((await put(person, { city: 'Oslo', version })).status, 200)
  assert.equal((await put(person, { city: 'Rome', version })).error.name, 'Conflict')
  assert.equal((await put(person, { city: 'Rome', version })).error.name, 'Conflict')
  assert.equal((await person.api.people.own()).city, 'Oslo')
})

test('a username is of one person', async () => {
  const [one, other] = [await bench.person('One Name'), await bench.person('Other Name')]
  assert.equal((await put(one, { username: 'The-One' })).data['username'], 'the-one')
  assert.equal((await put(one, { username: 'the-one' })).status, 200)
  const { status, error } = await put(other, { username: 'the-one' })
  assert.equal(status, 409)
  assert.ok(error.fields?.['username'])
})

test('birth date, phone and gender are private unless shown; the e-mail address always', async () => {
  const person = await bench.person('Priv Acy')
  await put(person, {
    birthDate: '1980-01-31',
    mobilePhone: { countryCode: '+39', phoneNumber: '3335550147' },
    gender: 'female',
    profession: 'Engineer',
  })
  const hidden = await bench.ask('GET', `/user/public-profile/${person.userID}`)
  const facts = hidden.body['data'] as Record<string, unknown>
  assert.deepEqual([facts['birthDate'], facts['mobilePhone'], facts['gender']], [null, null, null])
  assert.equal(facts['profession'], 'Engineer')
  assert.ok(!JSON.stringify(hidden.body).includes(person.viewer.email))
  await put(person, { showBirthDate: true, showMobilePhone: true, showGender: true, showProfession: false })
  const shown = await bench.api.people.read({ params: { id: person.userID } })
  assert.equal(shown.birthDate, '1980-01-31')
  assert.deepEqual(shown.mobilePhone, {
    countryCode: '+39',
    phoneNumber: '3335550147',
    international: '+39 333 555 0147',
  })
  assert.equal(shown.gender?.code, 'female')
  assert.equal(shown.profession, null)
})

test('an unknown person 404, an id that is none 400, one who left 410, one who is suspended 404', async () => {
  const unknown = await bench.ask('GET', '/user/public-profile/00000000-0000-7000-8000-000000000000')
  assert.equal(unknown.status, 404)
  assert.equal((await bench.ask('GET', '/user/public-profile/x')).status, 400)
  const person = await bench.person('Gone Soon')
  for (const status of ['pending', 'rejected', 'suspended', 'terminated']) {
    await bench.db.updateTable('people').set({ status }).where('id', '=', person.userID).execute()
    await assert.rejects(bench.api.people.read({ params: { id: person.userID } }), { name: 'NotFound' }, status)
  }
  await bench.db.updateTable('people').set({ removedAt: new Date() }).where('id', '=', person.userID).execute()
  await assert.rejects(bench.api.people.read({ params: { id: person.userID } }), { name: 'Gone' })
  await assert.rejects(person.api.people.own(), { name: 'Gone' })
})

test('who blocked somebody is not there for them, and the other way round', async () => {
  const [one, other] = [await bench.person('Block Er'), await bench.person('Block Ed')]
  const { status } = await one.ask('POST', '/social/block', { resourceID: other.userID })
  assert.equal(status, 200)
  await assert.rejects(other.api.people.read({ params: { id: one.userID } }), { name: 'NotFound' })
  await assert.rejects(one.api.people.read({ params: { id: other.userID } }), { name: 'NotFound' })
  assert.equal((await bench.api.people.read({ params: { id: one.userID } })).firstName, 'Block')
})

test('user search finds the new person, with position and company, under the new name', async () => {
  const person = await bench.person('Quentin Zyx')
  await put(person, { jobPosition: 'export-manager', companyName: 'Zyx Works', country: 'IT' })
  const { data } = await bench.api.search.user({ body: { textQuery: 'Quentin Zyx' } })
  assert.equal(data[0]?.userID, person.userID)
  assert.equal(data[0]?.companyName, 'Zyx Works')
  assert.equal(data[0]?.jobPosition?.jobPositionID, 'export-manager')
  await put(person, { lastName: 'Wvutsr' })
  const renamed = await bench.api.search.user({ body: { textQuery: 'Wvutsr' } })
  assert.equal(renamed.data[0]?.lastName, 'Wvutsr')
})

test('first requests of a person at once make one person', async () => {
  for (let round = 0; round < 100; round++) {
    const id = randomUUID()
    const person = { id, username: `fay-first-${id.slice(-8)}`, firstName: 'Fay', lastName: 'First' }
    const rest = { countryCode: 'IT', email: 'fay@example.com', portal: null, locale: null }
    await Promise.all(Array.from({ length: 6 }, () => addPerson(bench.pool, { ...person, ...rest })))
  }
})

test('settings: language and search engines are remembered, only what is sent changes', async () => {
  const person = await bench.person('Set Tings')
  assert.deepEqual(await person.api.people.settings(), { language: 'en', searchEngines: true, firstSteps: true })
  await person.api.people.changeSettings({ body: { language: 'zh' } })
  const { status } = await person.ask('PUT', '/user/settings', { language: 'xx' })
  assert.equal(status, 400)
  const settings = await person.api.people.changeSettings({ body: { searchEngines: false } })
  assert.deepEqual(settings, { language: 'zh', searchEngines: false, firstSteps: true })
  assert.equal((await bench.api.people.read({ params: { id: person.userID } })).searchEngines, false)
})

test('photos: taken by the token of an upload, kept when sent back, taken away by an empty text', async () => {
  const [person, other] = [await bench.person('Photo Graph'), await bench.person('Other Graph')]
  const token = await sendFile(bench, person, await picture(), { purpose: 'profilePhoto' })
  assert.ok((await put(other, { profilePhoto: token })).error.fields?.['profilePhoto'], "another person's token")
  const { data } = await put(person, { profilePhoto: token })
  const photo = data['profilePhoto'] as { url: string; versions: unknown[] }
  assert.match(photo.url, /^\/files\//)
  assert.equal(photo.versions.length, 3)
  const { data: found } = await bench.api.search.user({ body: { textQuery: 'Photo Graph' } })
  assert.equal(found[0]?.profilePhoto?.url, photo.url)
  assert.deepEqual((await put(person, { profilePhoto: photo })).data['profilePhoto'], photo)
  assert.deepEqual((await put(person, { profilePhoto: { url: '/files/of/another.webp' } })).data['profilePhoto'], photo)
  assert.ok((await put(person, { profilePhoto: token })).error.fields?.['profilePhoto'], 'a token counts once')
  assert.equal((await put(person, { profilePhoto: '' })).data['profilePhoto'], null)
})
