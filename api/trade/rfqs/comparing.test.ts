// Compared quotations.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Refusal } from '#kit/refusal.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'

let bench: TestApi
let buyer: TestPerson
let stranger: TestPerson
let seller: TestPerson
let sellerID: string
before(async () => {
  bench = await testApi()
  buyer = await bench.person('Bea Buyer')
  stranger = await bench.person('Sam Stranger')
  seller = await bench.person('Sue Seller')
  sellerID = await addBusiness(bench.db, 'Alpha Pumps')
  await addMember(bench.db, sellerID, seller.userID)
})
after(() => bench.close())

const unknown = '00000000-0000-7000-8000-000000000000'
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
const need = (more: Record<string, unknown> = {}) => ({
  title: 'Gear pumps',
  quantity: 8,
  unit: 'piece' as const,
  country: 'CL',
  currency: 'USD',
  deadline: inDays(14),
  suppliers: [sellerID],
  ...more,
})
const price = { tiers: [{ quantity: 1, unitPrice: 100 }], unit: 'piece' as const, currency: 'EUR' }
const quotation = (more: Record<string, unknown> = {}) => ({ businessID: sellerID, ...price, ...more })
const sent = async (more: Record<string, unknown> = {}) => {
  const { rfqID } = await buyer.api.rfqs.create({ body: need(more) })
  return { params: { rfqID } }
}
const refused = (expected: string) => (error: unknown) => (error as Refusal).name === expected

test("a buyer's own figures are kept for its request, and only there; nobody else sets or reads them", async () => {
  const { params } = await sent()
  const path = `/rfq/${params.rfqID}/estimates`
  assert.equal((await bench.ask('PUT', path, { handling: 410 })).status, 401)
  for (const person of [stranger, seller])
    await assert.rejects(person.api.rfqs.estimate({ params, body: { handling: 1 } }), refused('NotFound'))
  await assert.rejects(
    buyer.api.rfqs.estimate({ params: { rfqID: unknown }, body: { handling: 1 } }),
    refused('NotFound'),
  )
  for (const body of [{ handling: -1 }, { dutyPercent: 1001 }, { dutyPercent: 'much' }])
    assert.equal((await buyer.ask('PUT', path, body)).status, 400)
  assert.deepEqual((await buyer.api.rfqs.read({ params })).estimates, { handling: null, dutyPercent: null })
  const figures = { handling: 410, dutyPercent: 6 }
  for (let time = 0; time < 2; time++)
    assert.deepEqual((await buyer.api.rfqs.estimate({ params, body: figures })).estimates, figures)
  assert.deepEqual((await buyer.api.rfqs.read({ params })).estimates, figures)
  assert.equal((await seller.api.rfqs.read({ params })).estimates, null)
  const other = await sent()
  assert.deepEqual((await buyer.api.rfqs.read(other)).estimates, { handling: null, dutyPercent: null })
  const cleared = await buyer.api.rfqs.estimate({ params, body: { handling: '', dutyPercent: 0 } })
  assert.deepEqual(cleared.estimates, { handling: null, dutyPercent: 0 })
})

test('a quotation has the costs that its Incoterm leaves to the buyer, and is refused with others', async () => {
  const { params } = await sent()
  const costs = { pickUp: 480, freight: 2900, insurance: 150, handling: 0 }
  for (const [more, fields] of [
    [{ incoterm: 'CIF', freight: 1 }, ['freight']],
    [{ incoterm: 'FOB', pickUp: 1 }, ['pickUp']],
    [{ incoterm: 'DDP', handling: 1 }, ['handling']],
    [{ ...costs }, Object.keys(costs)],
    [{ incoterm: 'EXW', freight: -1 }, ['freight']],
    [{ paymentDays: 1.5 }, ['paymentDays']],
    [{ warrantyMonths: -1 }, ['warrantyMonths']],
    [{ transitDays: 4000 }, ['transitDays']],
    [{ reference: 'x'.repeat(61) }, ['reference']],
  ] as const) {
    const { status, body } = await seller.ask('POST', `/rfq/${params.rfqID}/quotation`, quotation(more))
    assert.equal(status, 400, JSON.stringify(more))
    assert.deepEqual(Object.keys((!body.success && body.error.fields) || {}), fields)
  }
  const others = { transitDays: 30, paymentDays: 30, warrantyMonths: 24, reference: 'A-260922' }
  const body = quotation({ incoterm: 'EXW', ...costs, ...others })
  const { suppliers } = await seller.api.rfqs.quote({ params, body })
  const [kept] = suppliers[0]!.quotations
  for (const [name, value] of Object.entries({ ...costs, ...others }))
    assert.equal(kept![name as keyof typeof kept], value, name)
})

test('a quotation without the newer terms is read as one that does not state them', async () => {
  const { params } = await sent()
  await seller.api.rfqs.quote({ params, body: quotation() })
  await bench.pool.query(
    `update quotations set pick_up = default, freight = default, reference = default where rfq_id = $1`,
    [params.rfqID],
  )
  const { suppliers } = await buyer.api.rfqs.read({ params })
  const { pickUp, freight, transitDays, paymentDays, warrantyMonths, reference } = suppliers[0]!.quotations[0]!
  assert.deepEqual([pickUp, freight, transitDays, paymentDays, warrantyMonths], Array(5).fill(null))
  assert.equal(reference, '')
})

test('where and when it is needed stands in the request, for both sides', async () => {
  const past = await buyer.ask('POST', '/rfq', need({ neededBy: inDays(-1) }))
  assert.ok(!past.body.success && past.body.error.fields?.['neededBy'])
  const { params } = await sent({ place: 'Talagante', neededBy: inDays(90) })
  for (const person of [buyer, seller]) {
    const { place, neededBy } = await person.api.rfqs.read({ params })
    assert.deepEqual([place, neededBy], ['Talagante', inDays(90)])
  }
})

test('the buyer alone reads what is known of a supplier: certificates that have not expired, and its answers', async () => {
  const { params } = await sent()
  await bench.pool.query(
    `insert into certificates (business_id, name, expire_date) values
      ($1, 'ISO 9001', null), ($1, 'ATEX', current_date + 1), ($1, 'API 610', current_date - 1)`,
    [sellerID],
  )
  const factsFor = async (person: TestPerson) => (await person.api.rfqs.read({ params })).suppliers[0]!.facts
  assert.deepEqual(await factsFor(buyer), { certificates: ['ISO 9001', 'ATEX'], replyMinutes: null })
  assert.equal(await factsFor(seller), null)
})

test('an award is withdrawn within a day, also after the deadline, and then decided anew', async () => {
  const { params } = await sent()
  await seller.api.rfqs.quote({ params, body: quotation() })
  const award = () => buyer.api.rfqs.award({ params, body: { supplier: sellerID } })
  await award()
  await bench.pool.query(`update rfqs set deadline = now() - interval '1 second' where id = $1`, [params.rfqID])
  assert.equal((await buyer.api.rfqs.read({ params })).can.reopen, true)
  const withdrawn = await buyer.api.rfqs.reopen({ params })
  assert.deepEqual([withdrawn.status, withdrawn.can.award, withdrawn.suppliers[0]!.awarded], ['expired', true, false])
  await assert.rejects(seller.api.rfqs.quote({ params, body: quotation() }), refused('Conflict'))
  await award()
  await bench.pool.query(`update rfqs set awarded_at = now() - interval '25 hours' where id = $1`, [params.rfqID])
  assert.equal((await buyer.api.rfqs.read({ params })).can.reopen, false)
  await assert.rejects(buyer.api.rfqs.reopen({ params }), refused('Conflict'))
})

test('the comparison is a PDF for the buyer alone, in any currency, once somebody has quoted', async () => {
  const { params } = await sent({ place: 'Talagante', neededBy: inDays(90) })
  const path = `/rfq/${params.rfqID}/comparison`
  assert.equal((await bench.ask('GET', path)).status, 401)
  await assert.rejects(buyer.api.rfqs.comparison({ params, query: {} }), refused('Conflict'))
  await seller.api.rfqs.quote({ params, body: quotation({ incoterm: 'CIF', handling: 410, leadTime: 20 }) })
  for (const person of [stranger, seller])
    await assert.rejects(person.api.rfqs.comparison({ params, query: {} }), refused('NotFound'))
  await assert.rejects(buyer.api.rfqs.comparison({ params: { rfqID: unknown }, query: {} }), refused('NotFound'))
  for (const wrong of ['dollar', 'ZZZ']) assert.equal((await buyer.ask('GET', `${path}?currency=${wrong}`)).status, 400)
  for (const currency of [undefined, 'EUR', 'CHF']) {
    const { name, content } = await buyer.api.rfqs.comparison({ params, query: { currency } })
    assert.equal(name, `comparison-${params.rfqID}.pdf`)
    assert.match(Buffer.from(content, 'base64').toString('latin1'), /^%PDF-[^]+%%EOF\s*$/)
  }
})
