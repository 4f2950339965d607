// Console search.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { StaffRole } from '#contract/identity/access.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
const staff = {} as Record<StaffRole, TestPerson>

before(async () => {
  bench = await testApi()
  for (const role of ['administrator', 'moderator', 'verifier', 'support'] as const)
    staff[role] = await bench.person(`Staff ${role}`, { roles: [role] })
})
after(() => bench.close())

const kindsFor = async (role: StaffRole, q: string) =>
  (await staff[role].api.console.search({ query: { q } })).map(({ kind }) => kind)

test('strangers and people without a role search nothing', async () => {
  const nobody = await bench.person('Nils Nobody')
  assert.equal((await bench.ask('GET', '/console/search?q=pump')).status, 401)
  assert.equal((await nobody.ask('GET', '/console/search?q=pump')).status, 403)
  assert.deepEqual(await kindsFor('administrator', 'x'), [])
})

test('names are found without their accents, and in any case, here and in the tables', async () => {
  const lucia = await bench.person('Lucía Quispe')
  const tea = await addBusiness(bench.db, 'Çınaraltı Çay')
  const { api } = staff.administrator
  const foundBy = async (q: string) => (await api.console.search({ query: { q } })).map(({ id }) => id)
  assert.deepEqual([await foundBy('lucia QUISPE'), await foundBy('cinaralti')], [[lucia.userID], [tea]])
  assert.equal((await api.console.people({ query: { q: 'lucia' } })).data[0]!.userID, lucia.userID)
  assert.equal((await api.console.businesses({ query: { q: 'CINARALTI cay' } })).data[0]!.businessID, tea)
  assert.ok((await api.categories.table({ query: { q: 'maquinas' } })).total > 1)
})

test('a word finds people, businesses, reports, payments and requests, each for the roles that work on them', async () => {
  const owner = await bench.person('Quentin Owner')
  const businessID = await addBusiness(bench.db, 'Quentin Pumps')
  await addMember(bench.db, businessID, owner.userID)
  const order = { params: { businessID }, body: { planId: 'gold-year', email: 'quentin@pumps.example' } }
  const details = { name: 'Quentin Pumps', address: 'Mill Road 1', country: 'US', taxNumber: '' }
  await owner.api.memberships.changeBilling({ params: { businessID }, body: details })
  const { transfer } = await owner.api.memberships.orderByTransfer(order)
  await bench.pool.query('insert into support_requests (business_id, subject, writer_id) values ($1, $2, $3)', [
    businessID,
    'Which fair?',
    owner.userID,
  ])
  const asked = { companyPhone: '+56 2 2555 0100', email: 'quentin@buyers.example', firstName: 'Quentin' }
  const { reference } = await bench.api.needHelp.send({ body: asked })
  const report = { resourceType: 'business', resourceID: businessID, reason: 'misleading', text: '' }
  assert.equal((await (await bench.person('Ria')).ask('POST', '/social/report', report)).status, 200)

  assert.deepEqual(
    (await kindsFor('administrator', 'quentin')).toSorted(),
    ['business', 'helpRequest', 'payment', 'report', 'supportRequest', 'user'].toSorted(),
  )
  assert.deepEqual((await kindsFor('moderator', 'quentin')).toSorted(), ['business', 'report', 'user'])
  assert.deepEqual((await kindsFor('support', 'quentin')).toSorted(), [
    'business',
    'helpRequest',
    'supportRequest',
    'user',
  ])
  assert.deepEqual((await kindsFor('verifier', 'quentin')).toSorted(), ['business', 'user'])

  const [payment] = await staff.administrator.api.console.search({ query: { q: transfer!.reference } })
  assert.deepEqual([payment!.kind, payment!.id, payment!.name], ['payment', transfer!.paymentID, 'Quentin Pumps'])
  const [help] = await staff.support.api.console.search({ query: { q: reference } })
  assert.deepEqual(
    [help!.kind, help!.name, help!.detail],
    ['helpRequest', reference, 'Quentin · quentin@buyers.example'],
  )
})

test('a reported thread is found by the words of its message', async () => {
  const [sender, receiver] = await Promise.all([bench.person('Sam Sender'), bench.person('Rita Receiver')])
  const businessID = await addBusiness(bench.db, 'Receivers')
  await addMember(bench.db, businessID, receiver.userID)
  const body = { to: businessID, subject: 'priceList', message: 'Zinnober offer, pay today' } as const
  const { requestID: rid } = await sender.api.inquiries.send({ body })
  const { data } = await receiver.api.inquiries.messages({ params: { rid }, query: { bid: businessID } })
  const report = { resourceType: 'message', resourceID: data[0]!.messageID, reason: 'spam', text: '' }
  assert.equal((await receiver.ask('POST', '/social/report', report)).status, 200)
  const [found] = await staff.moderator.api.console.search({ query: { q: 'zinnober' } })
  assert.deepEqual([found!.kind, found!.id, found!.detail], ['report', data[0]!.messageID, 'Sam Sender'])
  assert.deepEqual(await kindsFor('support', 'zinnober'), [])
})
