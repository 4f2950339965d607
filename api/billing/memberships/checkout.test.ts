// Card purchases.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApi, type TestApi } from '#api/testing.ts'
import { balances, body, email, ownerOf, passDays, tierOf } from './testing.ts'

let bench: TestApi
before(async () => {
  bench = await testApi()
})
after(() => bench.close())

test('the plans are public, with prices in cents and the limits that hold', async () => {
  const { plans, provider, mode, publicKey } = await bench.api.memberships.setup()
  assert.deepEqual(
    plans.map(({ planId, price }) => [planId, price]),
    [
      ['standard-year', 0],
      ['gold-year', 185_000],
      ['premium-year', 265_000],
      ['platinum-year', 365_000],
    ],
  )
  assert.deepEqual([provider, mode], ['test', 'test'])
  assert.equal(publicKey, 'test')
  assert.deepEqual(plans[2]!.benefits.slice(-4), [
    { code: 'products', quantity: 50 },
    { code: 'verification', quantity: null },
    { code: 'boosts', quantity: 10 },
    { code: 'support', quantity: 6 },
  ])
})

test('a card that succeeds buys the plan once, however often the call is made', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const [first, second] = await Promise.all([
    owner.api.memberships.subscribe(body(businessID)),
    owner.api.memberships.subscribe(body(businessID)),
  ])
  const third = await owner.api.memberships.subscribe(body(businessID))
  assert.equal(first.status, 'succeeded')
  assert.equal(first.subscription, 'gold')
  assert.deepEqual(second, first)
  assert.deepEqual(third, first)
  assert.equal(await tierOf(bench, businessID), 'gold')
  assert.deepEqual(await balances(bench, businessID), { cash: 185_000, revenue: -185_000 })
  const { term, card, invoices } = await owner.api.memberships.read({ params: { businessID } })
  assert.equal(term!.renews, true)
  assert.deepEqual(card, { brand: 'visa', last4: '4242', expires: '12/2034' })
  assert.equal(invoices.length, 1)
})

test('a declined card changes nothing and says why; another card may follow', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const declined = await owner.api.memberships.subscribe(body(businessID, 'gold-year', 'pm_card_chargeDeclined'))
  assert.deepEqual(
    [declined.status, declined.error, declined.subscription],
    ['declined', { code: 'card_declined' }, 'standard'],
  )
  assert.deepEqual(await balances(bench, businessID), {})
  assert.equal((await owner.api.memberships.subscribe(body(businessID))).status, 'succeeded')
})

test('a second step grants the tier when the bank has said yes, and nothing when it has said no', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const asked = body(businessID, 'gold-year', 'pm_card_authenticationRequired')
  const { action, status, paymentID } = await owner.api.memberships.subscribe(asked)
  assert.equal(status, 'action')
  assert.equal(await tierOf(bench, businessID), 'standard')
  const { clientSecret } = action!
  await owner.api.memberships.answerTestBank({ body: { businessID, clientSecret, approve: false } })
  const refused = await owner.api.memberships.confirm({ body: { businessID, paymentID } })
  assert.deepEqual([refused.status, refused.error], ['declined', { code: 'authentication_failed' }])

  const again = await owner.api.memberships.subscribe(asked)
  const answer = { businessID, clientSecret: again.action!.clientSecret, approve: true }
  await owner.api.memberships.answerTestBank({ body: answer })
  const done = await owner.api.memberships.confirm({ body: { businessID, paymentID: again.paymentID } })
  assert.deepEqual([done.status, done.subscription], ['succeeded', 'gold'])
})

test('a second step left open gives way to another card', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const open = await owner.api.memberships.subscribe(body(businessID, 'gold-year', 'pm_card_authenticationRequired'))
  const { subscription } = await owner.api.memberships.subscribe(body(businessID, 'premium-year'))
  assert.equal(subscription, 'premium')
  assert.equal((await bench.payments.find(open.paymentID))!.status, 'cancelled')
})

test('a payment whose answer was lost is found again: charged once, granted later', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const lost = body(businessID, 'gold-year', 'pm_card_chargeDeclinedProcessingError')
  await assert.rejects(owner.api.memberships.subscribe(lost), { name: 'ServiceUnavailable' })
  assert.equal(await tierOf(bench, businessID), 'standard')
  const second = owner.api.memberships.subscribe(body(businessID))
  await assert.rejects(second, { name: 'Conflict', message: 'The business has this plan or a higher one' })
  assert.equal(await tierOf(bench, businessID), 'gold')
  assert.deepEqual(await balances(bench, businessID), { cash: 185_000, revenue: -185_000 })
})

test('an upgrade credits the unused days to the cent, as it was shown', async () => {
  const { owner, businessID } = await ownerOf(bench)
  await owner.api.memberships.subscribe(body(businessID))
  await passDays(bench, businessID, 251)
  const { offers } = await owner.api.memberships.read({ params: { businessID } })
  assert.deepEqual(
    offers.map(({ subscription, credit, creditDays, total }) => [subscription, credit, creditDays, total]),
    [
      ['premium', 57_781, 114, 207_219],
      ['platinum', 57_781, 114, 307_219],
    ],
  )
  const stale = { body: { ...body(businessID, 'premium-year').body, total: 1 } }
  await assert.rejects(owner.api.memberships.subscribe(stale), { name: 'Conflict', message: 'The price has changed' })
  const { status } = await owner.api.memberships.subscribe({ body: { ...stale.body, total: 207_219 } })
  assert.equal(status, 'succeeded')
  assert.deepEqual(await balances(bench, businessID), { cash: 392_219, revenue: -392_219 })
  const platinum = await owner.api.memberships.subscribe(body(businessID, 'platinum-year'))
  assert.equal(platinum.status, 'succeeded')
  assert.deepEqual((await owner.api.memberships.read({ params: { businessID } })).offers, [])
  await assert.rejects(owner.api.memberships.subscribe(body(businessID, 'gold-year')), { name: 'Conflict' })
})

test('VAT is charged at home, and owed by a buyer in the EU with a valid number', async () => {
  const { owner, businessID } = await ownerOf(bench, { countryCode: 'IT' })
  const details = { name: 'Ledger Works', address: 'Via Roma 1', country: 'IT', taxNumber: '' }
  const change = (more: object) =>
    owner.api.memberships.changeBilling({ params: { businessID }, body: { ...details, ...more } })
  const { offers } = await change({})
  assert.deepEqual(
    [offers[0]!.taxNote, offers[0]!.taxRate, offers[0]!.tax, offers[0]!.total],
    ['domestic', 22, 40_700, 225_700],
  )
  const abroad = await change({ country: 'DE', taxNumber: 'DE 136 695 976' })
  assert.deepEqual([abroad.offers[0]!.taxNote, abroad.offers[0]!.total], ['reverseCharge', 185_000])
  await assert.rejects(change({ country: 'DE', taxNumber: 'DE136695977' }), { name: 'ValidationError' })
  await change({})
  await owner.api.memberships.subscribe(body(businessID))
  assert.deepEqual(await balances(bench, businessID), { cash: 225_700, revenue: -185_000, tax: -40_700 })
})

test('a purchase needs the address of the invoice', async () => {
  const { owner, businessID } = await ownerOf(bench)
  await bench.db.deleteFrom('billingDetails').where('businessId', '=', businessID).execute()
  await assert.rejects(owner.api.memberships.subscribe(body(businessID)), { name: 'Conflict', message: /address/ })
  const order = owner.api.memberships.orderByTransfer({
    params: { businessID },
    body: { planId: 'gold-year', email: 'a@wbn.example' },
  })
  await assert.rejects(order, { name: 'Conflict', message: /address/ })
})

test('nobody but an owner buys, and nothing is bought for the free plan', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const someone = await bench.person()
  await assert.rejects(someone.api.memberships.subscribe(body(businessID)), { name: 'Forbidden' })
  await assert.rejects(owner.api.memberships.subscribe(body(businessID, 'standard-year')), { name: 'Conflict' })
  const wrong = { body: { ...body(businessID).body, email: 'nobody' } }
  await assert.rejects(owner.api.memberships.subscribe(wrong), { name: 'ValidationError' })
})

test('details of an order by transfer change until it is invoiced, unless its tax would', async () => {
  const { owner, businessID } = await ownerOf(bench, { countryCode: 'AT' })
  const params = { businessID }
  const details = { name: 'Ledger Works', address: 'Ring 1', country: 'AT', taxNumber: 'u13585627' }
  const { billing } = await owner.api.memberships.changeBilling({ params, body: details })
  assert.equal(billing.taxNumber, 'ATU13585627')
  await owner.api.memberships.orderByTransfer({ params, body: { planId: 'gold-year', email } })
  const moved = await owner.api.memberships.changeBilling({ params, body: { ...details, address: 'Ring 2' } })
  assert.equal(moved.billing.address, 'Ring 2')
  const { buyer } = await bench.db
    .selectFrom('payments')
    .select('buyer')
    .where('businessId', '=', businessID)
    .executeTakeFirstOrThrow()
  assert.deepEqual(buyer, { ...details, address: 'Ring 2', taxNumber: 'ATU13585627' })
  const home = owner.api.memberships.changeBilling({ params, body: { ...details, country: 'IT', taxNumber: '' } })
  await assert.rejects(home, { name: 'Conflict' })
  const after = await owner.api.memberships.read({ params })
  assert.equal(after.billing.address, 'Ring 2', 'nothing of it is kept')
})
