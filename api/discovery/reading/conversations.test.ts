// Conversations in translation.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { ReadingKind } from '#contract/discovery/reading.ts'
import { leaveNetwork, personalData } from '#api/capabilities.ts'
import type { TestPerson } from '#api/testing.ts'
import { inquire, type Seller, seller, settle } from '#api/trade/inquiries/testing.ts'
import { readingBench, type ReadingBench } from './testing.ts'

let bench: ReadingBench
let buyer: TestPerson
let stranger: TestPerson
let firm: Seller
before(async () => {
  bench = await readingBench()
  buyer = await bench.person('Bea Buyer')
  stranger = await bench.person('Sam Stranger')
  firm = await seller(bench)
  await settle(bench, buyer)
})
after(() => bench.close())
beforeEach(() => bench.empty())

type Reader = Pick<TestPerson, 'api' | 'ask'>
const body = (kind: ReadingKind, ids: string[]) => ({ kind, ids, language: 'es' as const })
const read = (who: Reader, kind: ReadingKind, ids: string[]) => who.api.reading.translate({ body: body(kind, ids) })
const statusOf = async (who: Reader, kind: ReadingKind, ids: string[]) =>
  (await who.ask('POST', '/reading/translations', body(kind, ids))).status

async function thread(by = buyer) {
  const requestID = await inquire(by, firm.id, 'How much does the pump of Sold Pumps cost?')
  await bench.pool.query(`update messages set language = 'en' where request_id = $1`, [requestID])
  const params = { rid: requestID }
  const { data } = await by.api.inquiries.messages({ params })
  return { requestID, messageID: data[0]!.messageID, params: { id: requestID } }
}

const request = {
  title: 'Pumps for oil',
  description: 'They run by night and by day, as those of Sold Pumps',
  quantity: 8,
  unit: 'piece',
  country: 'CL',
  currency: 'USD',
  deadline: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
  language: 'en',
} as const

async function quoted() {
  const { rfqID } = await buyer.api.rfqs.create({ body: { ...request, suppliers: [firm.id] } })
  const { suppliers } = await firm.owner.api.rfqs.quote({
    params: { rfqID },
    body: {
      businessID: firm.id,
      tiers: [{ quantity: 1, unitPrice: 100 }],
      unit: 'piece',
      currency: 'EUR',
      note: 'Sold Pumps packs in crates of wood',
      paymentTerms: 'Thirty days net',
      language: 'en',
    },
  })
  return { rfqID, quotationID: suppliers[0]!.quotations[0]!.quotationID, requestID: suppliers[0]!.requestID }
}

test('messages are translated for people of both sides alone', async () => {
  const { messageID } = await thread()
  assert.equal(await statusOf(bench, 'message', [messageID]), 401)
  assert.equal(await statusOf(stranger, 'message', [messageID]), 404)
  assert.equal(bench.sent(), 0)
  for (const who of [firm.member, buyer]) {
    const { data } = await read(who, 'message', [messageID])
    assert.equal(data[0]?.texts.content, 'Howo mucho doeso theo pumpo ofo Sold Pumps costo?')
  }
  assert.equal(bench.sent(), 1)
})

test('quotations and requests: their words alone, for the buyer and the supplier', async () => {
  const { rfqID, quotationID } = await quoted()
  for (const [kind, id] of [
    ['rfq', rfqID],
    ['quotation', quotationID],
  ] as const) {
    assert.equal(await statusOf(bench, kind, [id]), 401)
    assert.equal(await statusOf(stranger, kind, [id]), 404)
  }
  assert.equal(bench.sent(), 0)
  for (const who of [buyer, firm.member]) {
    const { data } = await read(who, 'quotation', [quotationID])
    assert.deepEqual(data[0]?.texts, { note: 'Sold Pumps packso ino crateso ofo woodo' })
    const {
      data: [request],
    } = await read(who, 'rfq', [rfqID])
    assert.deepEqual(Object.keys(request!.texts), ['title', 'description'])
  }
  assert.doesNotMatch(JSON.stringify(bench.libre.texts()), /Thirty|Bea|Olga|Sold Pumps/)
})

test('with no line for messages nothing private is sent', async () => {
  const { messageID } = await thread()
  bench.dependencies.translation = { ...bench.dependencies.translation!, messages: [] }
  assert.deepEqual(await read(buyer, 'message', [messageID]), { data: [], refusal: { reason: 'unavailable' } })
  assert.equal(await statusOf(stranger, 'message', [messageID]), 404)
  assert.equal(bench.sent(), 0)
})

test('members of a company that is suspended or left read no more', async () => {
  const { messageID, params } = await thread()
  await bench.pool.query(`update businesses set status = 'suspended' where id = $1`, [firm.id])
  assert.equal(await statusOf(firm.member, 'message', [messageID]), 404)
  assert.equal((await firm.member.ask('GET', `/reading/threads/${params.id}`)).status, 404)
  await bench.pool.query(`update businesses set status = 'active' where id = $1`, [firm.id])
  assert.equal(await statusOf(firm.member, 'message', [messageID]), 200)
})

test('requests for quotation and quotations of a suspended company are neither shown nor translated for its members', async () => {
  const { rfqID, quotationID } = await quoted()
  const setStatus = (status: string) =>
    bench.pool.query(`update businesses set status = $1 where id = $2`, [status, firm.id])
  const answers = async () => {
    const page = (await firm.member.ask('GET', `/rfq/${rfqID}`)).status
    return [page, await statusOf(firm.member, 'rfq', [rfqID]), await statusOf(firm.member, 'quotation', [quotationID])]
  }
  const listed = async () =>
    (await firm.member.api.rfqs.list({ query: { role: 'supplier' } })).data.some((one) => one.rfqID === rfqID)
  const own = await firm.owner.api.rfqs.create({
    body: { ...request, businessID: firm.id, suppliers: [(await seller(bench)).id] },
  })
  const close = async () => (await firm.owner.ask('POST', `/rfq/${own.rfqID}/close`)).status
  await setStatus('suspended')
  assert.equal(await close(), 404)
  const { rows } = await bench.pool.query('select status from rfqs where id = $1', [own.rfqID])
  assert.deepEqual(rows, [{ status: 'open' }])
  assert.deepEqual(await answers(), [404, 404, 404])
  assert.equal(await listed(), false)
  assert.equal((await buyer.ask('GET', `/rfq/${rfqID}`)).status, 200, 'the other side')
  await setStatus('active')
  assert.deepEqual(await answers(), [200, 200, 200])
  assert.equal(await listed(), true)
  assert.equal(await close(), 200)
})

test('a thread is read in translation without asking; the other side knows, by the company', async () => {
  const { params } = await thread()
  const on = { always: true, language: 'it' as const }
  for (const who of [bench, stranger]) {
    assert.equal((await who.ask('GET', `/reading/threads/${params.id}`)).status, who === bench ? 401 : 404)
    assert.equal((await who.ask('PUT', `/reading/threads/${params.id}`, on)).status, who === bench ? 401 : 404)
  }
  assert.equal((await buyer.ask('PUT', `/reading/threads/${params.id}`, { always: true, language: 'fr' })).status, 400)
  for (const who of [firm.member, firm.admin, firm.member])
    assert.deepEqual(await who.api.reading.setThread({ params, body: on }), { always: true, readers: [] })
  assert.deepEqual(await buyer.api.reading.thread({ params }), {
    always: false,
    readers: [{ id: firm.id, name: 'Sold Pumps', language: 'it' }],
  })
  assert.deepEqual(await firm.owner.api.reading.thread({ params }), { always: false, readers: [] })
  for (const who of [firm.member, firm.admin, firm.member])
    await who.api.reading.setThread({ params, body: { ...on, always: false } })
  assert.deepEqual((await buyer.api.reading.thread({ params })).readers, [])
})

test('asking for what the other side wrote is told to it, unless the reader hides what was read', async () => {
  const { params, messageID, requestID } = await thread()
  await read(buyer, 'message', [messageID])
  assert.deepEqual((await firm.owner.api.reading.thread({ params })).readers, [], 'own words')
  await firm.owner.api.inquiries.sendMessage({
    params: { rid: requestID },
    query: { bid: firm.id },
    body: { content: 'It costs little', language: 'en' },
  })
  const { data } = await buyer.api.inquiries.messages({ params: { rid: requestID } })
  const ids = data.map((one) => one.messageID)
  await buyer.api.reading.translate({ body: { ...body('message', ids), make: false } })
  assert.deepEqual((await firm.owner.api.reading.thread({ params })).readers, [])
  for (let turn = 0; turn < 2; turn++) await read(buyer, 'message', ids)
  const readers = [{ id: buyer.userID, name: 'Bea Buyer', language: 'es' }]
  assert.deepEqual(await firm.owner.api.reading.thread({ params }), { always: false, readers })
  await buyer.api.inquiries.changeSettings({ body: { showRead: false } })
  assert.deepEqual((await firm.owner.api.reading.thread({ params })).readers, [])
  await buyer.api.inquiries.changeSettings({ body: { showRead: true } })
})

test('a quotation read in translation is told to its supplier', async () => {
  const { quotationID, requestID } = await quoted()
  await read(firm.member, 'quotation', [quotationID])
  await read(buyer, 'quotation', [quotationID])
  const params = { id: requestID }
  assert.equal((await firm.owner.api.reading.thread({ params })).readers.length, 1)
  assert.equal((await buyer.api.reading.thread({ params })).readers.length, 0)
})

test('how to read is kept for each person, safe to repeat', async () => {
  const preference = { translate: 'ask' as const, languages: ['en', 'de', 'en'] }
  assert.equal((await bench.ask('GET', '/reading/preference')).status, 401)
  assert.equal((await bench.ask('PUT', '/reading/preference', preference)).status, 401)
  for (const wrong of [{ translate: 'sometimes' }, { languages: ['english'] }, { languages: Array(11).fill('en') }])
    assert.equal((await buyer.ask('PUT', '/reading/preference', { ...preference, ...wrong })).status, 400)
  assert.deepEqual(await buyer.api.reading.preference(), { translate: 'always', languages: [] })
  for (let turn = 0; turn < 2; turn++) await buyer.api.reading.setPreference({ body: preference })
  assert.deepEqual(await buyer.api.reading.preference(), { translate: 'ask', languages: ['en', 'de'] })
  assert.deepEqual(await stranger.api.reading.preference(), { translate: 'always', languages: [] })
})

test('all of it is in the export of the person, and leaves with the person', async () => {
  const leaving = await bench.person('Lea Leaving')
  const { params } = await thread(leaving)
  await leaving.api.reading.setPreference({ body: { translate: 'never', languages: ['it'] } })
  await leaving.api.reading.setThread({ params, body: { always: true, language: 'zh' } })
  const exports = await Promise.all(
    personalData.map(async (one) => one.exportOf?.({ ...bench.dependencies, locale: 'en' }, leaving.userID)),
  )
  const { reading } = Object.assign({}, ...exports) as { reading: { preference: object; threads: object[] } }
  assert.deepEqual(reading.preference, { translate: 'never', languages: ['it'] })
  assert.ok(reading.threads.some((one) => 'language' in one && one.language === 'zh'))
  await leaveNetwork(bench.dependencies, leaving, {})
  const { rows } = await bench.pool.query(
    `select (select count(*)::int from reading_preferences where user_id = $1) + (select count(*)::int from thread_readings where user_id = $1) as left`,
    [leaving.userID],
  )
  assert.deepEqual(rows, [{ left: 0 }])
})
