// Webhook events.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { eventTypes } from '#contract/integration/webhooks/event-types.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { addBusiness, addMember, addProduct, type TestPerson } from '#api/testing.ts'
import { openReader } from './reader.ts'
import { isSigned, startWebhooks } from './testing.ts'

const site = await startWebhooks()
const { bench, owner, receiver, reader, business, deliver, told, log, membershipOf } = site
after(() => site.close())
beforeEach(() => site.clear())

let buyer: TestPerson
before(async () => void (buyer = await bench.person('Bo Buyer')))

test('an inquiry and a message arrive, signed, with ids and without texts; the own answer does not', async () => {
  const { businessID, secret } = await business()
  const { requestID } = await buyer.api.inquiries.send({
    body: { to: businessID, subject: 'priceList', message: 'A secret recipe' },
  })
  await deliver()
  const [inquiry] = receiver.arrived
  assert.ok(isSigned(inquiry!, secret))
  assert.equal(inquiry!.headers['content-type'], 'application/json')
  const [{ type, data }] = told() as [ReturnType<typeof told>[number]]
  assert.equal(type, 'inquiry.received')
  assert.equal(data['requestID'], requestID)
  assert.deepEqual(data['from'], { kind: 'user', id: buyer.userID })
  assert.ok(!inquiry!.body.includes('recipe'))

  const send = (who: TestPerson, bid?: string) =>
    who.api.inquiries.sendMessage({ params: { rid: requestID }, query: { bid }, body: { content: 'Hello' } })
  await send(owner, businessID)
  await send(buyer)
  await deliver()
  assert.deepEqual(
    told().map((one) => one.type),
    ['inquiry.received', 'message.received'],
  )
})

test('news of an NDA are events of their own', async () => {
  const { businessID } = await business()
  const { requestID: rid } = await buyer.api.inquiries.send({
    body: { to: businessID, subject: 'priceList', message: 'A drawing follows' },
  })
  await buyer.api.ndas.propose({ params: { rid }, query: {}, body: { kind: 'oneWay' } })
  await deliver()
  const [, news] = told()
  assert.deepEqual([news!.type, news!.data['news']], ['nda.updated', 'ndaProposed'])
})

test('changes of the company, its products and its membership arrive at its own webhooks that want them', async () => {
  const { businessID } = await business()
  await business('Other Works')
  const few = await business('Few Works', ['membership.changed'])
  await owner.api.businesses.change({ params: { id: businessID }, body: { general: { companyName: 'Matrix New' } } })
  const productID = await addProduct(bench.db, businessID, 'Valve')
  await addProduct(bench.db, few.businessID, 'Untold valve')
  await membershipOf(businessID)
  await deliver()
  assert.deepEqual(
    told()
      .toSorted((a, b) => (a.type < b.type ? -1 : 1))
      .map(({ type, data }) => ({ type, data })),
    [
      { type: 'business.updated', data: { businessID } },
      { type: 'membership.changed', data: { businessID, subscription: 'gold' } },
      { type: 'product.changed', data: { businessID, productIDs: [productID] } },
    ],
  )
})

test('an event is told once, however many read it and however often', async () => {
  const { businessID, params } = await business()
  const readers = [reader, openReader(bench.dependencies), openReader(bench.dependencies)]
  await membershipOf(businessID)
  await Promise.all(readers.map(({ read }) => read()))
  await openReader(bench.dependencies).read()
  await deliver()
  assert.equal(receiver.arrived.length, 1)
  assert.equal((await log(params)).length, 1)
})

test('what happened before a webhook was there, or while it was disabled, is not told', async () => {
  const businessID = await addBusiness(bench.db, 'Late Works')
  await addMember(bench.db, businessID, owner.userID)
  await membershipOf(businessID)
  const body = { url: `${receiver.address}/late`, events: [...eventTypes] }
  const { webhook } = await owner.api.webhooks.create({ params: { businessID }, body })
  const params = { businessID, webhookID: webhook.webhookID }
  await owner.api.webhooks.change({ params, body: { ...body, enabled: false } })
  await membershipOf(businessID, 'premium')
  await owner.api.webhooks.change({ params, body })
  await membershipOf(businessID, 'platinum')
  await deliver()
  assert.deepEqual(
    told().map(({ data }) => data['subscription']),
    ['platinum'],
  )
})

test('an import of more products than a statement takes is told in pieces', async () => {
  const { businessID } = await business('Import Works', ['product.changed'])
  const others = Array.from({ length: 70_000 }, () => randomUUID())
  const { rows } = await bench.pool.query<{ id: string }>(
    `insert into products (business_id, name, slug, industry_id)
      select business_id, 'Part ' || n, 'part-' || n, industry_id from products p, generate_series(1, 1200) n where p.id = $1
      returning id`,
    [await addProduct(bench.db, businessID, 'Part')],
  )
  await reader.read()
  await bench.pool.query('delete from webhook_deliveries')
  const ids = rows.map(({ id }) => id)
  await bench.db.transaction().execute((tx) => emitEvent(tx, 'products.changed', { ids: [...others, ...ids] }))
  await deliver()
  const pieces = told().map(({ data }) => data['productIDs'] as string[])
  assert.deepEqual(
    pieces.map(({ length }) => length).toSorted((a, b) => a - b),
    [200, 500, 500],
  )
  assert.deepEqual(pieces.flat().toSorted(), ids.toSorted())
})
