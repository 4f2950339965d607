// Requests for documents: asked in a thread, answered once, withdrawn.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addBusiness, addMember, addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { leaveNetwork } from '#api/capabilities.ts'
import { sendDocument } from '#api/catalog/documents/testing.ts'

let bench: TestApi
let owner: TestPerson
let buyer: TestPerson
let other: TestPerson
let businessID: string
let product: string
before(async () => {
  bench = await testApi()
  owner = await bench.person('Olga Owner')
  buyer = await bench.person('Bea Buyer')
  other = await bench.person('Otto Other')
  businessID = await addBusiness(bench.db, 'Asked Works')
  await addMember(bench.db, businessID, owner.userID)
  product = await addProduct(bench.db, businessID, 'Gearbox')
})
after(() => bench.close())

async function add(access: 'open' | 'request' = 'request'): Promise<string> {
  const file = await sendDocument(bench, owner, 'step')
  const body = { kind: 'model' as const, title: 'Gearbox, complete', file, products: [product], access }
  return (await owner.api.documents.add({ params: { businessID }, body })).documentID
}
const asked = { message: 'We would like to build it in.' }
const ask = (documentID: string, who = buyer) => who.api.documentRequests.ask({ params: { documentID }, body: asked })
const mayOpen = async (documentID: string, who = buyer) =>
  (await who.ask('POST', `/document/${documentID}/open`, {})).status === 200

test('a stranger asks for nothing, and the wrong person answers nothing', async () => {
  const documentID = await add()
  assert.equal((await bench.ask('POST', `/document/${documentID}/request`, asked)).status, 401)
  const { requestID } = await ask(documentID)
  const path = `/business/${businessID}/document-request`
  const answer = { granted: true, message: 'Here it is.' }
  assert.equal((await bench.ask('GET', path)).status, 401)
  for (const who of [buyer, other]) {
    assert.equal((await who.ask('GET', path)).status, 403)
    assert.equal((await who.ask('POST', `${path}/${requestID}`, answer)).status, 403)
    assert.equal((await who.ask('DELETE', `${path}/${requestID}`)).status, 403)
  }
  const elsewhere = await addBusiness(bench.db, 'Elsewhere Works')
  await addMember(bench.db, elsewhere, other.userID)
  assert.equal((await other.ask('POST', `/business/${elsewhere}/document-request/${requestID}`, answer)).status, 404)
  assert.equal((await other.ask('GET', `/business/request/${requestID}/document`)).status, 404)
  assert.equal(await mayOpen(documentID), false)
})

test('a request is an inquiry about the product; leave opens the document for whoever asked, and ends', async () => {
  const documentID = await add()
  const { requestID } = await ask(documentID)
  const thread = await owner.api.inquiries.read({ params: { rid: requestID }, query: { bid: businessID } })
  assert.deepEqual([thread.subject, thread.product?.productID], ['Document: Gearbox, complete', product])
  const twice = await buyer.ask('POST', `/document/${documentID}/request`, asked)
  assert.equal(twice.status, 409)
  const received = await owner.api.documentRequests.list({ params: { businessID }, query: {} })
  assert.ok(received.data.some((one) => one.requestID === requestID && one.from.id === buyer.userID))
  const params = { businessID, requestID }
  const answered = await owner.api.documentRequests.answer({
    params,
    body: { granted: true, days: 30, message: 'Here it is.' },
  })
  assert.equal(answered.state, 'granted')
  const again = { granted: false, message: 'No.' }
  assert.equal((await owner.ask('POST', `/business/${businessID}/document-request/${requestID}`, again)).status, 409)
  assert.deepEqual([await mayOpen(documentID), await mayOpen(documentID, other)], [true, false])
  const { data } = await buyer.api.inquiries.messages({ params: { rid: requestID }, query: {} })
  assert.equal(data.at(-1)!.content, 'Here it is.')
  assert.equal((await buyer.api.documentRequests.mine({ query: { product } }))[0]!.state, 'granted')
  for (let turn = 0; turn < 2; turn++) await owner.api.documentRequests.withdraw({ params })
  assert.equal(await mayOpen(documentID), false)
  assert.equal((await buyer.api.documentRequests.ofThread({ params: { rid: requestID }, query: {} }))!.state, 'ended')
})

test('a refusal gives no leave, and one may ask again', async () => {
  const documentID = await add()
  const { requestID } = await ask(documentID)
  const body = { granted: false, message: 'Only under an agreement.' }
  await owner.api.documentRequests.answer({ params: { businessID, requestID }, body })
  assert.equal(await mayOpen(documentID), false)
  assert.notEqual((await ask(documentID)).requestID, requestID)
})

test('an open document is not asked for, and one request leaves no second inquiry', async () => {
  const open = await add('open')
  assert.equal((await buyer.ask('POST', `/document/${open}/request`, asked)).status, 409)
  const documentID = await add()
  const count = async () => (await bench.pool.query('select count(*)::int as n from requests')).rows[0].n as number
  const before = await count()
  const all = await Promise.allSettled([1, 2, 3, 4].map(() => ask(documentID)))
  assert.equal(all.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal(await count(), before + 1)
})

test('whoever leaves takes leave and requests along', async () => {
  const leaver = await bench.person('Lea Leaver')
  const documentID = await add()
  const { requestID } = await ask(documentID, leaver)
  const body = { granted: true, message: 'Yes.' }
  await owner.api.documentRequests.answer({ params: { businessID, requestID }, body })
  const rows = async () =>
    (await bench.pool.query('select from document_grants where actor_id = $1', [leaver.userID])).rowCount
  assert.equal(await rows(), 1)
  await leaveNetwork(bench.dependencies, { userID: leaver.userID }, {})
  assert.equal(await rows(), 0)
})
