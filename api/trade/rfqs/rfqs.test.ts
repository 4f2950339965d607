// RFQs.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { rfqsPerDay } from '#contract/foundation/constants.ts'
import type { Refusal } from '#kit/refusal.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let buyer: TestPerson
let stranger: TestPerson
let colleague: TestPerson
let sellers: { id: string; person: TestPerson }[]
before(async () => {
  bench = await testApi()
  buyer = await bench.person('Bea Buyer')
  stranger = await bench.person('Sam Stranger')
  colleague = await bench.person('Cem Colleague')
  sellers = []
  for (const name of ['Alpha Pumps', 'Beta Pumps', 'Gamma Pumps']) {
    const person = await bench.person(`${name} Owner`)
    const id = await addBusiness(bench.db, name)
    await addMember(bench.db, id, person.userID)
    sellers.push({ id, person })
  }
  await addMember(bench.db, sellers[0]!.id, colleague.userID, 'member')
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)

function need(more: Record<string, unknown> = {}) {
  const suppliers = sellers.map(({ id }) => id)
  const what = { title: 'Gear pumps', quantity: 8, unit: 'piece' as const, country: 'CL', currency: 'USD' }
  return { ...what, deadline: inDays(14), suppliers, ...more }
}
const quotation = (businessID: string, unitPrice = 100) => ({
  businessID,
  tiers: [{ quantity: 1, unitPrice }],
  unit: 'piece' as const,
  currency: 'EUR',
  leadTime: 20,
})
async function sent(more: Record<string, unknown> = {}): Promise<string> {
  return (await buyer.api.rfqs.create({ body: need(more) })).rfqID
}
const name = (error: unknown) => (error as Refusal).name
const refused = (expected: string) => (error: unknown) => name(error) === expected

test('requests are for who is signed in, and sent and answered by who has a verified address', async () => {
  const id = await sent()
  for (const [method, path, body] of [
    ['POST', '/rfq/propose', {}],
    ['POST', '/rfq', need()],
    ['GET', '/rfq', undefined],
    ['GET', `/rfq/${id}`, undefined],
    ['POST', `/rfq/${id}/award`, { supplier: sellers[0]!.id }],
    ['POST', `/rfq/${id}/close`, {}],
    ['POST', `/rfq/${id}/reopen`, {}],
    ['POST', `/rfq/${id}/quotation`, quotation(sellers[0]!.id)],
    ['POST', `/rfq/${id}/decline`, { businessID: sellers[0]!.id, reason: 'no' }],
  ] as const)
    assert.equal((await bench.ask(method, path, body)).status, 401, `${method} ${path}`)
  const fresh = await bench.person('Fresh', { emailVerified: false })
  assert.equal((await fresh.ask('POST', '/rfq', need())).status, 403)
})

test('nobody else reads, answers or decides it', async () => {
  const id = await sent({ suppliers: [sellers[0]!.id] })
  const params = { rfqID: id }
  const [, other] = sellers
  await assert.rejects(stranger.api.rfqs.read({ params }), refused('NotFound'))
  await assert.rejects(other!.person.api.rfqs.read({ params }), refused('NotFound'))
  await assert.rejects(other!.person.api.rfqs.quote({ params, body: quotation(other!.id) }), refused('NotFound'))
  await assert.rejects(stranger.api.rfqs.quote({ params, body: quotation(sellers[0]!.id) }), refused('Forbidden'))
  for (const person of [stranger, sellers[0]!.person]) {
    await assert.rejects(person.api.rfqs.close({ params }), refused('NotFound'))
    await assert.rejects(person.api.rfqs.award({ params, body: { supplier: sellers[0]!.id } }), refused('NotFound'))
  }
  await assert.rejects(buyer.api.rfqs.read({ params: { rfqID: unknown } }), refused('NotFound'))
})

test('what is wrong in the form is named, and nothing is sent', async () => {
  const before = (await buyer.api.rfqs.list({ query: {} })).total
  for (const [more, field] of [
    [{ title: 'x' }, 'title'],
    [{ quantity: 0 }, 'quantity'],
    [{ unit: 'boxful' }, 'unit'],
    [{ country: 'XX' }, 'country'],
    [{ currency: 'QQQ' }, 'currency'],
    [{ incoterm: 'QQQ' }, 'incoterm'],
    [{ category: unknown }, 'category'],
    [{ product: unknown }, 'product'],
    [{ deadline: inDays(-1) }, 'deadline'],
    [{ deadline: inDays(400) }, 'deadline'],
    [{ suppliers: [] }, 'suppliers'],
    [{ suppliers: Array.from({ length: 11 }, (_, at) => unknown.replace(/.$/, at.toString(16))) }, 'suppliers'],
  ] as const) {
    const { status, body } = await buyer.ask('POST', '/rfq', need(more))
    assert.equal(status, 400, field)
    assert.ok(!body.success && body.error.fields?.[field], field)
  }
  assert.equal((await buyer.api.rfqs.list({ query: {} })).total, before)
})

test('each supplier receives a thread, and sees its own part alone', async () => {
  const id = await sent({ description: 'SiC seals, please.' })
  const params = { rfqID: id }
  await sellers[0]!.person.api.rfqs.quote({ params, body: quotation(sellers[0]!.id) })
  const seen = await sellers[1]!.person.api.rfqs.read({ params })
  assert.deepEqual([seen.role, seen.supplierCount, seen.quotationCount], ['supplier', 1, 0])
  assert.deepEqual(
    seen.suppliers.map(({ businessID }) => businessID),
    [sellers[1]!.id],
  )
  const threads = await sellers[1]!.person.api.inquiries.list({ query: { ubid: sellers[1]!.id } })
  const thread = threads.data.find(({ requestID }) => requestID === seen.suppliers[0]!.requestID)
  assert.deepEqual([thread?.subject, thread?.rfqID, thread?.from.id], ['Gear pumps', id, buyer.userID])
  const received = await sellers[1]!.person.api.rfqs.list({ query: { role: 'supplier' } })
  assert.ok(received.data.some(({ rfqID }) => rfqID === id))
  const whole = await buyer.api.rfqs.read({ params })
  assert.deepEqual([whole.role, whole.supplierCount, whole.quotationCount], ['buyer', 3, 1])
})

test('a member of a supplier quotes and revises; every version is kept', async () => {
  const params = { rfqID: await sent() }
  const [first] = sellers
  await colleague.api.rfqs.quote({ params, body: quotation(first!.id, 100) })
  await first!.person.api.rfqs.quote({ params, body: quotation(first!.id, 90) })
  const { suppliers } = await buyer.api.rfqs.read({ params })
  const { quotations, state } = suppliers.find(({ businessID }) => businessID === first!.id)!
  assert.equal(state, 'quoted')
  assert.deepEqual(
    quotations.map(({ version, tiers }) => [version, tiers[0]!.unitPrice]),
    [
      [2, 90],
      [1, 100],
    ],
  )
})

test('of thirty quotations sent at once every one has a version of its own', async () => {
  const params = { rfqID: await sent() }
  const [{ id, person }] = sellers as [(typeof sellers)[number]]
  await Promise.all(
    Array.from({ length: 30 }, (_, at) => person.api.rfqs.quote({ params, body: quotation(id, at + 1) })),
  )
  const { suppliers } = await person.api.rfqs.read({ params })
  assert.deepEqual(
    suppliers[0]!.quotations.map(({ version }) => version),
    Array.from({ length: 30 }, (_, at) => 30 - at),
  )
})

test('a supplier declines with a reason, once, and may quote after all', async () => {
  const params = { rfqID: await sent() }
  const [{ id, person }] = sellers as [(typeof sellers)[number]]
  const body = { businessID: id, reason: 'Sold out' }
  await person.api.rfqs.decline({ params, body })
  assert.equal((await person.api.rfqs.decline({ params, body })).suppliers[0]!.declineReason, 'Sold out')
  const after = await person.api.rfqs.quote({ params, body: quotation(id) })
  assert.deepEqual([after.suppliers[0]!.state, after.suppliers[0]!.declineReason], ['quoted', ''])
})

test('a quotation stands in its thread with its main terms, for both sides; declining is said after its reason', async () => {
  const params = { rfqID: await sent() }
  const [first, second] = sellers
  const tiers = [
    { quantity: 1, unitPrice: 120 },
    { quantity: 10, unitPrice: 99.5 },
  ]
  const body = { ...quotation(first!.id), tiers, minimumOrder: 1, validUntil: inDays(30), note: 'Seals included' }
  const past = { ...body, validUntil: inDays(-1) }
  await assert.rejects(first!.person.api.rfqs.quote({ params, body: past }), {
    fields: { validUntil: 'is in the past' },
  })
  for (let version = 1; version <= 2; version++) await first!.person.api.rfqs.quote({ params, body })
  await second!.person.api.rfqs.decline({ params, body: { businessID: second!.id, reason: 'Sold out' } })
  const { suppliers } = await buyer.api.rfqs.read({ params })
  const messages = async (reader: TestPerson, businessID: string, bid?: string) => {
    const { requestID: rid } = suppliers.find((one) => one.businessID === businessID)!
    return (await reader.api.inquiries.messages({ params: { rid }, query: { bid } })).data.slice(1)
  }
  const terms = { rfqID: params.rfqID, unitPrice: 120, quantity: 1, tiers: 2, unit: 'piece', currency: 'EUR' }
  const rest = { minimumOrder: 1, leadTime: 20, validUntil: inDays(30) }
  for (const told of [await messages(buyer, first!.id), await messages(first!.person, first!.id, first!.id)])
    assert.deepEqual(
      told.map(({ type, content, quotation: one }) => [type, content, one]),
      [1, 2].map((version) => ['quotation', 'Seals included', { ...terms, ...rest, version }]),
    )
  assert.deepEqual(
    (await messages(buyer, second!.id)).map(({ type, content, quotation: one }) => [type, content, one]),
    [
      ['text', 'Sold out', null],
      ['system', 'declined', null],
    ],
  )
})

test('the buyer awards to a supplier that has quoted; everybody is told; it is taken back until the deadline', async () => {
  const params = { rfqID: await sent() }
  const [first, second] = sellers
  await first!.person.api.rfqs.quote({ params, body: quotation(first!.id) })
  await assert.rejects(buyer.api.rfqs.award({ params, body: { supplier: second!.id } }), refused('Conflict'))
  const award = () => buyer.api.rfqs.award({ params, body: { supplier: first!.id } })
  const [awarded] = await Promise.all([award(), award()])
  assert.deepEqual([awarded.status, awarded.can.reopen], ['awarded', true])
  assert.deepEqual(
    awarded.suppliers.filter((one) => one.awarded).map(({ businessID }) => businessID),
    [first!.id],
  )
  const outcome = async ({ id, person }: (typeof sellers)[number]) => {
    const { suppliers } = await person.api.rfqs.read({ params })
    const rid = suppliers[0]!.requestID
    const { data } = await person.api.inquiries.messages({ params: { rid }, query: { bid: id } })
    return data.at(-1)?.content
  }
  assert.deepEqual(await Promise.all(sellers.map(outcome)), ['awarded', 'notAwarded', 'notAwarded'])
  await assert.rejects(first!.person.api.rfqs.quote({ params, body: quotation(first!.id) }), refused('Conflict'))
  assert.equal((await buyer.api.rfqs.reopen({ params })).status, 'open')
  await first!.person.api.rfqs.quote({ params, body: quotation(first!.id) })
})

test('after the deadline nobody quotes, the buyer decides once, and nothing is reopened', async () => {
  const params = { rfqID: await sent() }
  const [{ id, person }] = sellers as [(typeof sellers)[number]]
  await person.api.rfqs.quote({ params, body: quotation(id) })
  await bench.pool.query(`update rfqs set deadline = now() - interval '1 second' where id = $1`, [params.rfqID])
  await assert.rejects(person.api.rfqs.quote({ params, body: quotation(id) }), refused('Conflict'))
  assert.equal((await buyer.api.rfqs.read({ params })).status, 'expired')
  assert.equal((await buyer.api.rfqs.close({ params })).status, 'closed')
  await assert.rejects(buyer.api.rfqs.reopen({ params }), refused('Conflict'))
})

test('suppliers without an answer are reminded once the day before, and the end is told once', async () => {
  const params = { rfqID: await sent({ suppliers: [sellers[0]!.id, sellers[1]!.id] }) }
  const [first, second] = sellers
  await first!.person.api.rfqs.quote({ params, body: quotation(first!.id) })
  const told = async ({ id, person }: (typeof sellers)[number], content: string) => {
    const { suppliers } = await person.api.rfqs.read({ params })
    const { data } = await person.api.inquiries.messages({
      params: { rid: suppliers[0]!.requestID },
      query: { bid: id },
    })
    return data.filter((one) => one.content === content).length
  }
  const runDeadlines = async () => {
    await bench.jobs.runDueJobs({ ahead: 900 })
    await bench.jobs.runDueJobs({ ahead: 900 })
  }
  await bench.pool.query(`update rfqs set deadline = now() + interval '20 hours' where id = $1`, [params.rfqID])
  await runDeadlines()
  assert.deepEqual([await told(first!, 'deadlineSoon'), await told(second!, 'deadlineSoon')], [0, 1])
  await bench.pool.query(`update rfqs set deadline = now() - interval '1 second' where id = $1`, [params.rfqID])
  await runDeadlines()
  assert.deepEqual([await told(first!, 'expired'), await told(second!, 'expired')], [1, 1])
})

test('a request goes to nobody who would not read it: listed companies and collections are refused', async () => {
  const listed = await addBusiness(bench.db, 'Silent Pumps')
  const collection = await addBusiness(bench.db, 'Standard pumps', { kind: 'collection' })
  for (const [id, reason] of [
    [listed, 'listed'],
    [collection, 'collection'],
  ] as const) {
    const { status, body } = await buyer.ask('POST', '/rfq', need({ suppliers: [sellers[0]!.id, id] }))
    assert.deepEqual([status, !body.success && body.error.fields], [409, { suppliers: reason }])
  }
  const { rowCount } = await bench.pool.query('select from requests where receiver_id = any($1)', [
    [listed, collection],
  ])
  assert.equal(rowCount, 0)
})

test('a person sends so many a day, exactly', async () => {
  const eager = await bench.person('Eve Eager')
  const send = () => eager.ask('POST', '/rfq', need({ suppliers: [sellers[0]!.id] }))
  const statuses = (await Promise.all(Array.from({ length: rfqsPerDay + 5 }, send))).map(({ status }) => status)
  assert.deepEqual(
    [statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length],
    [rfqsPerDay, 5],
  )
})
