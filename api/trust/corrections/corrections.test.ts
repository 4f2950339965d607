// Corrections.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { leaveNetwork } from '#api/capabilities.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let moderator: TestPerson
let reader: TestPerson
before(async () => {
  bench = await testApi()
  moderator = await bench.person('Mia Moderator', { roles: ['moderator'] })
  reader = await bench.person('Rita Reader')
})
after(() => bench.close())

const link = 'https://register.example/acme'
const website = { field: 'contactInfo.website', value: 'https://acme.example', link } as const
const mailTo = async (person: TestPerson) =>
  (
    await bench.db.selectFrom('mails').selectAll().where('recipient', '=', person.viewer.email).orderBy('id').execute()
  ).at(-1)
const profile = async (id: string) => (await bench.api.businesses.read({ params: { id } })).data

test('strangers and unverified people suggest nothing, and decide nothing', async () => {
  const id = await addBusiness(bench.db, 'Acme Works')
  const { correctionID } = await reader.api.corrections.suggest({ params: { id }, body: website })
  const unverified = await bench.person('Una Verified', { emailVerified: false })
  assert.equal((await bench.ask('POST', `/business/${id}/correction`, website)).status, 401)
  assert.equal((await unverified.ask('POST', `/business/${id}/correction`, website)).status, 403)
  const body = { accept: true, reason: 'Because.' }
  for (const path of [`/business/${id}/correction/${correctionID}`, `/correction/${correctionID}`]) {
    assert.equal((await bench.ask('POST', path, body)).status, 401)
    assert.equal((await reader.ask('POST', path, body)).status, 403)
  }
  assert.equal((await reader.ask('GET', '/correction')).status, 403)
  assert.equal((await reader.ask('GET', `/business/${id}/correction`)).status, 403)
})

test('a suggestion for a listed company goes to the staff at once; accepted, it stands there with its source', async () => {
  const id = await addBusiness(bench.db, 'Listed Works')
  const made = await reader.api.corrections.suggest({ params: { id }, body: { ...website, note: 'Seen there.' } })
  assert.deepEqual([made.state, made.ownerUntil, made.former], ['waiting', null, ''])
  const again = await reader.api.corrections.suggest({ params: { id }, body: website })
  assert.equal(again.correctionID, made.correctionID)
  const { data } = await moderator.api.corrections.list({ query: { q: 'listed works' } })
  assert.deepEqual(
    data.map(({ correctionID }) => correctionID),
    [made.correctionID],
  )
  const params = { id: made.correctionID }
  const decided = await moderator.api.corrections.judge({
    params,
    body: { accept: true, reason: 'The register says so.' },
  })
  assert.deepEqual([decided.state, decided.decidedAs], ['accepted', 'staff'])
  const { contactInfo, sources, fieldSources } = await profile(id)
  assert.equal(contactInfo.website, 'https://acme.example')
  assert.deepEqual(sources[fieldSources['contactInfo.website'] as number], {
    name: 'register.example',
    licence: null,
    url: link,
    readAt: new Date().toISOString().slice(0, 10),
  })
  assert.match((await mailTo(reader))!.subject, /accepted/)
  const { accepted } = await reader.api.corrections.mine()
  assert.equal(accepted, 1)
  await assert.rejects(moderator.api.corrections.judge({ params, body: { accept: false, reason: 'No.' } }), {
    name: 'Conflict',
  })
  await assert.rejects(reader.api.corrections.suggest({ params: { id }, body: website }), { name: 'Conflict' })
})

test('the owner decides for a fortnight, then the staff; a refusal needs a reason and is told', async () => {
  const id = await addBusiness(bench.db, 'Run Works')
  const owner = await bench.person('Olga Owner')
  await addMember(bench.db, id, owner.userID)
  const suggest = (value: string) => reader.api.corrections.suggest({ params: { id }, body: { ...website, value } })
  const first = await suggest('https://one.example')
  const second = await suggest('https://two.example')
  assert.match((await mailTo(owner))!.subject, /suggests a correction/)
  const sent = await bench.db.selectFrom('mails').selectAll().where('recipient', '=', owner.viewer.email).execute()
  assert.equal(sent.length, 1, 'one mail a day')
  const judged = { params: { id: first.correctionID }, body: { accept: true, reason: 'Yes.' } }
  await assert.rejects(moderator.api.corrections.judge(judged), { name: 'Conflict' })
  const list = await owner.api.corrections.ofBusiness({ params: { businessID: id } })
  assert.equal(list.length, 2)
  const params = { businessID: id, id: first.correctionID }
  await assert.rejects(owner.api.corrections.decide({ params, body: { accept: false } }), { name: 'ValidationError' })
  await owner.api.corrections.decide({ params, body: { accept: false, reason: 'That is our former site.' } })
  const mail = (await mailTo(reader))!
  assert.match(mail.text, /former site/)
  await bench.pool.query(`update corrections set owner_until = now() - interval '1 minute' where id = $1`, [
    second.correctionID,
  ])
  await bench.pool.query(`update businesses set run_since = now() - interval '15 days' where id = $1`, [id])
  await moderator.api.corrections.judge({
    params: { id: second.correctionID },
    body: { accept: true, reason: 'No answer.' },
  })
  assert.equal((await profile(id)).contactInfo.website, 'https://two.example')
  const acts = await bench.pool.query(`select act from audit_entries where object_id = $1`, [id])
  assert.deepEqual(
    acts.rows.map(({ act }) => act),
    ['correction.accept'],
  )
})

test('a value that the field does not take is refused at the value, also of phones, years and countries', async () => {
  const id = await addBusiness(bench.db, 'Strict Works')
  const wrong = [
    ['contactInfo.website', 'no address'],
    ['contactInfo.phone', '12'],
    ['contactInfo.email', 'a@'],
    ['contactInfo.country', 'QQ'],
    ['general.yearStablished', 'long ago'],
    ['general.companyName', ''],
  ] as const
  for (const [field, value] of wrong) {
    const { status, body } = await reader.ask('POST', `/business/${id}/correction`, { field, value, link })
    assert.deepEqual([status, !body.success && Object.keys(body.error.fields ?? {})], [400, ['value']], field)
  }
  const right = [
    ['contactInfo.phone', '+49 89 1234567'],
    ['contactInfo.country', 'DE'],
    ['general.yearStablished', '1950'],
  ] as const
  for (const [field, value] of right) {
    const { correctionID } = await reader.api.corrections.suggest({ params: { id }, body: { field, value, link } })
    await moderator.api.corrections.judge({ params: { id: correctionID }, body: { accept: true, reason: 'Seen.' } })
  }
  const { contactInfo, general } = await profile(id)
  assert.equal(contactInfo.phone?.international, '+49 89 1234567')
  assert.deepEqual([contactInfo.country.code, general.yearStablished], ['DE', 1950])
})

test('who leaves takes the suggestions along', async () => {
  const id = await addBusiness(bench.db, 'Left Works')
  const leaver = await bench.person('Lea Leaver')
  await leaver.api.corrections.suggest({ params: { id }, body: website })
  await leaveNetwork(bench.dependencies, leaver, {})
  const left = await bench.db.selectFrom('corrections').select('id').where('businessId', '=', id).execute()
  assert.deepEqual(left, [])
})

test('who takes a company over decides first on what was suggested before; a released one is for the staff', async () => {
  const id = await addBusiness(bench.db, 'Taken Works')
  const { correctionID } = await reader.api.corrections.suggest({ params: { id }, body: website })
  const owner = await bench.person('Tina Taker')
  await addMember(bench.db, id, owner.userID)
  const judge = () =>
    moderator.api.corrections.judge({ params: { id: correctionID }, body: { accept: true, reason: 'Seen.' } })
  await assert.rejects(judge(), { name: 'Conflict' })
  const found = async () => (await moderator.api.corrections.list({ query: { q: 'taken works' } })).data
  assert.deepEqual(await found(), [])
  const [waiting] = await owner.api.corrections.ofBusiness({ params: { businessID: id } })
  assert.ok(Date.parse(waiting!.ownerUntil!) > Date.now())
  await bench.pool.query('delete from members where business_id = $1', [id])
  assert.equal((await found()).length, 1)
  assert.equal((await judge()).state, 'accepted')
})
