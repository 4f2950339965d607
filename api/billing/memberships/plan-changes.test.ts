// Plan changes.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { changePlan } from '#api/billing/plans/testing.ts'
import { addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { balances, body, email, ownerOf, passDays, subjects, tierOf } from './testing.ts'

let bench: TestApi
let staff: TestPerson
before(async () => {
  bench = await testApi()
  staff = await bench.person('Stella Staff', { roles: ['administrator'] })
})
beforeEach(async () => {
  await bench.pool.query('delete from plan_versions where written_by is not null')
  await bench.pool.query('delete from mails')
})
after(() => bench.close())

const hourly = () => bench.jobs.runDueJobs({ ahead: 3600 })
const daily = () => bench.jobs.runDueJobs({ ahead: 24 * 3600 })
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()

async function bought(planId = 'gold-year') {
  const { owner, businessID } = await ownerOf(bench)
  await owner.api.memberships.subscribe(body(businessID, planId))
  const params = { businessID }
  const read = () => owner.api.memberships.read({ params })
  const paid = async () => (await balances(bench, businessID))['cash']
  return { owner, businessID, params, read, paid, api: owner.api.memberships }
}
async function lastEmail(): Promise<{ subject: string; text: string }> {
  const { rows } = await bench.pool.query(`select subject, text from mails order by id desc limit 1`)
  return rows[0]
}

test('a purchase costs the price of now; who was shown another one is not charged', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const { offers } = await owner.api.memberships.read({ params: { businessID } })
  await changePlan(staff, 'gold', { price: 200_000 })
  const stale = { body: { ...body(businessID).body, total: offers[0]!.total } }
  await assert.rejects(owner.api.memberships.subscribe(stale), { name: 'Conflict', message: 'The price has changed' })
  assert.deepEqual(await balances(bench, businessID), {})
  await owner.api.memberships.subscribe({ body: { ...stale.body, total: 200_000 } })
  assert.deepEqual(await balances(bench, businessID), { cash: 200_000, revenue: -200_000 })
})

test('a term keeps what it was bought with when the plan gets less, and gets what the plan gets more', async () => {
  const { owner, businessID, params, read } = await bought('premium-year')
  await changePlan(staff, 'premium', { products: 30, boosts: 2, supportHours: 1 })
  assert.deepEqual((await read()).included, { products: 50, boosts: 10, supportHours: 6 })
  assert.equal((await owner.api.boosts.list({ params })).allowance.total, 10)
  assert.equal((await owner.api.support.list({ params })).balance.total, 360)
  assert.equal((await owner.api.products.catalogue({ query: { bid: businessID } })).most, 50)
  await changePlan(staff, 'premium', { products: 60, boosts: 12, supportHours: 8 })
  assert.deepEqual((await read()).included, { products: 60, boosts: 12, supportHours: 8 })
  assert.equal((await owner.api.boosts.list({ params })).allowance.total, 12)
  assert.equal((await owner.api.support.list({ params })).balance.total, 480)
  assert.equal((await owner.api.products.catalogue({ query: { bid: businessID } })).most, 60)
})

test('after a cut surplus products stay until the term is over; the renewal hides them, and deletes none', async () => {
  const { businessID, read } = await bought()
  for (let at = 0; at < 9; at++) await addProduct(bench.db, businessID, `Valve ${at}`)
  const countOf = async (status: string) => {
    const where = `where business_id = '${businessID}' and status = '${status}' and removed_at is null`
    return (await bench.pool.query(`select count(*)::int as count from products ${where}`)).rows[0].count
  }
  const preview = () =>
    staff.api.plans.preview({
      params: { subscription: 'gold' },
      body: { plan: { price: 185_000, products: 8, boosts: 3, supportHours: 0 } },
    })
  assert.equal((await preview()).over.later, 1)
  await changePlan(staff, 'gold', { products: 8 })
  await hourly()
  assert.equal(await countOf('active'), 9)
  await passDays(bench, businessID, 336)
  await daily()
  const { text } = await lastEmail()
  assert.match(text, /The next year includes products shown: 8.* This one includes products shown: 20/)
  await passDays(bench, businessID, 30)
  await hourly()
  assert.equal((await read()).term!.overdue, false)
  assert.deepEqual([await countOf('active'), await countOf('hidden')], [8, 1])
  await changePlan(staff, 'gold', { products: 9 })
  await bench.jobs.runDueJobs()
  assert.deepEqual([await countOf('active'), await countOf('hidden')], [9, 0])
})

test('a renewal costs the price that is in force then, as the reminder 30 days before has said', async () => {
  const { businessID, paid, read } = await bought()
  await changePlan(staff, 'gold', { price: 200_000 })
  assert.equal((await read()).term!.renewal.price, 200_000)
  await passDays(bench, businessID, 336)
  await daily()
  const { subject, text } = await lastEmail()
  assert.match(subject, /^Gold membership of your company renews on .* at another price: US\$ 2,000\.00$/)
  assert.match(text, /charged US\$ 2,000\.00 net for another year; this year cost US\$ 1,850\.00/)
  await passDays(bench, businessID, 30)
  await hourly()
  assert.equal(await paid(), 385_000)
  assert.equal((await read()).term!.bought.price, 200_000)
})

test('a price that is planned for the day of the renewal stands in the reminder', async () => {
  const { businessID, read } = await bought()
  await passDays(bench, businessID, 336)
  await changePlan(staff, 'gold', { price: 210_000 }, inDays(20))
  assert.equal((await read()).term!.renewal.price, 210_000)
  await daily()
  assert.match((await lastEmail()).subject, /US\$ 2,100\.00$/)
})

test('a rise after the reminder does not count for that renewal, a fall does', async () => {
  const risen = await bought()
  const fallen = await bought()
  for (const { businessID } of [risen, fallen]) await passDays(bench, businessID, 336)
  await daily()
  await changePlan(staff, 'gold', { price: 250_000 })
  assert.equal((await risen.read()).term!.renewal.price, 185_000)
  await passDays(bench, risen.businessID, 30)
  await hourly()
  assert.equal(await risen.paid(), 370_000)
  await changePlan(staff, 'gold', { price: 150_000 })
  await passDays(bench, fallen.businessID, 30)
  await hourly()
  assert.equal(await fallen.paid(), 335_000)
})

test('the second reminder names no more than the first', async () => {
  const { businessID } = await bought()
  await passDays(bench, businessID, 336)
  await daily()
  await changePlan(staff, 'gold', { price: 250_000 })
  await passDays(bench, businessID, 23)
  await daily()
  const { subject, text } = await lastEmail()
  assert.match(subject, /^Gold membership of your company renews on [^:]*$/)
  assert.match(text, /charged US\$ 1,850\.00 net/)
})

test('without a reminder in time a renewal costs no more than the term before', async () => {
  const unreminded = await bought()
  await changePlan(staff, 'gold', { price: 300_000, products: 10 })
  await passDays(bench, unreminded.businessID, 366)
  await hourly()
  assert.equal(await unreminded.paid(), 370_000)
  assert.equal((await unreminded.read()).term!.renewal.price, 300_000, 'the year after is announced in time')

  const late = await bought()
  await changePlan(staff, 'gold', { price: 400_000 })
  await passDays(bench, late.businessID, 345)
  await daily()
  assert.match((await lastEmail()).text, /charged US\$ 3,000\.00 net/)
  await passDays(bench, late.businessID, 21)
  await hourly()
  assert.equal(await late.paid(), 600_000)
})

test('an overdue renewal that the owner pays by hand costs what was announced', async () => {
  const { businessID, api, params, read, paid } = await bought()
  await api.changeCard({ params, body: { paymentMethod: 'pm_card_chargeCustomerFail', email } })
  await passDays(bench, businessID, 336)
  await daily()
  await changePlan(staff, 'gold', { price: 250_000 })
  await passDays(bench, businessID, 31)
  await hourly()
  const { offers } = await read()
  assert.deepEqual([offers[0]!.subscription, offers[0]!.total], ['gold', 185_000])
  await api.subscribe({ body: { ...body(businessID, 'gold-year', 'pm_card_mastercard').body, total: 185_000 } })
  assert.equal(await paid(), 370_000)
})

test('an upgrade credits what was paid, whatever the plan costs now', async () => {
  const { businessID, read, api } = await bought()
  await changePlan(staff, 'gold', { price: 100_000 })
  await passDays(bench, businessID, 251)
  const { offers } = await read()
  assert.deepEqual(
    offers.map(({ subscription, credit, total }) => [subscription, credit, total]),
    [
      ['premium', 57_781, 207_219],
      ['platinum', 57_781, 307_219],
    ],
  )
  await api.subscribe({ body: { ...body(businessID, 'premium-year').body, total: 207_219 } })
  assert.equal(await tierOf(bench, businessID), 'premium')
})

test('credit beyond the price of a cheaper upgrade becomes days, and is worth what it was for the next one', async () => {
  const { businessID, read, api } = await bought()
  await changePlan(staff, 'premium', { price: 100_000 })
  const [offer] = (await read()).offers
  assert.deepEqual([offer!.credit, offer!.total, offer!.extraDays], [99_900, 100, 311])
  await api.subscribe({ body: { ...body(businessID, 'premium-year').body, total: 100 } })
  const { term, offers } = await read()
  assert.equal(term!.endsAt.slice(0, 10), offer!.renewsOn.slice(0, 10))
  const worth = 185_000 + 100
  assert.ok(offers[0]!.credit >= worth && offers[0]!.credit <= worth + 300, `${offers[0]!.credit}`)
  assert.deepEqual(await balances(bench, businessID), { cash: 185_100, revenue: -185_100 })
})

test('a card that waits for its second step is charged what was agreed, at another total only after another agreement', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const { memberships } = owner.api
  const asked = body(businessID, 'gold-year', 'pm_card_authenticationRequired')
  const open = await memberships.subscribe({ body: { ...asked.body, total: 185_000 } })
  await changePlan(staff, 'gold', { price: 150_000 })
  const again = await memberships.subscribe({ body: { ...asked.body, total: 150_000 } })
  assert.notEqual(again.paymentID, open.paymentID)
  const clientSecret = again.action!.clientSecret
  await memberships.answerTestBank({ body: { businessID, clientSecret, approve: true } })
  await changePlan(staff, 'gold', { price: 300_000 })
  await memberships.confirm({ body: { businessID, paymentID: again.paymentID } })
  assert.deepEqual(await balances(bench, businessID), { cash: 150_000, revenue: -150_000 })
})

test('an order by bank transfer keeps its price and what it includes', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const params = { businessID }
  const order = { params, body: { planId: 'gold-year', email, total: 185_000 } }
  const { transfer } = await owner.api.memberships.orderByTransfer(order)
  await changePlan(staff, 'gold', { price: 220_000, products: 10 })
  const dearer = owner.api.memberships.orderByTransfer({ ...order, body: { ...order.body, total: 220_000 } })
  await assert.rejects(dearer, { name: 'Conflict' })
  const { paymentID } = transfer!
  const sent = { params: { paymentID }, body: { amount: 185_000, reference: 'MT940 18' } }
  await staff.api.memberships.confirmTransfer(sent)
  assert.deepEqual(await balances(bench, businessID), { cash: 185_000, revenue: -185_000 })
  assert.equal((await owner.api.memberships.read({ params })).included.products, 20)
})

test('after a refund the earlier term returns with what it was bought with', async () => {
  const { businessID, api, read } = await bought()
  await changePlan(staff, 'gold', { price: 300_000, products: 10 })
  const { paymentID } = await api.subscribe(body(businessID, 'premium-year'))
  const refund = { key: 'r', amount: 80_000, reason: 'Goodwill' }
  await staff.api.memberships.refund({ params: { paymentID }, body: refund })
  const { subscription, term, included } = await read()
  assert.deepEqual([subscription, term!.bought.price, included.products], ['gold', 185_000, 20])
  assert.deepEqual(await balances(bench, businessID), { cash: 185_000, revenue: -185_000 })
})

test('the preview says how many terms would renew at the new price, from when, and how many keep a lower one', async () => {
  await bench.pool.query('delete from memberships')
  const early = await bought()
  const reminded = await bought()
  await passDays(bench, reminded.businessID, 340)
  await daily()
  const plan = { price: 220_000, products: 20, boosts: 3, supportHours: 0 }
  const params = { subscription: 'gold' as const }
  const { renewals } = await staff.api.plans.preview({ params, body: { plan } })
  const { endsAt } = (await early.read()).term!
  assert.deepEqual(renewals, { count: 1, from: endsAt, kept: 1 })
  const cheaper = await staff.api.plans.preview({ params, body: { plan: { ...plan, price: 100_000 } } })
  assert.deepEqual([cheaper.renewals.count, cheaper.renewals.kept], [2, 0])
  const afterIt = await staff.api.plans.preview({ params, body: { plan, appliesAt: inDays(400) } })
  assert.deepEqual(afterIt.renewals, { count: 0, from: null, kept: 0 })
  await early.api.cancel({ params: early.params })
  assert.equal((await staff.api.plans.preview({ params, body: { plan } })).renewals.count, 0)
  assert.equal((await subjects(bench)).filter((one) => /renews/.test(one)).length, 1)
})
