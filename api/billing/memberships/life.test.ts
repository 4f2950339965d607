// Life of a membership.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { addProduct, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import { noCards } from '#kit/payments/no-cards.ts'
import { balances, body, email, ownerOf, passDays, subjects, tierOf } from './testing.ts'

let bench: TestApi
let staff: TestPerson
before(async () => {
  bench = await testApi()
  staff = await bench.person('Stella Staff', { roles: ['administrator'] })
})
beforeEach(() => bench.db.deleteFrom('mails').execute())
after(() => bench.close())

const hour = 3600 // s
const hourly = () => bench.jobs.runDueJobs({ ahead: hour })
const daily = () => bench.jobs.runDueJobs({ ahead: 24 * hour })

async function bought(paymentMethod = 'pm_card_visa') {
  const { owner, businessID } = await ownerOf(bench)
  await owner.api.memberships.subscribe(body(businessID, 'gold-year', paymentMethod))
  const read = () => owner.api.memberships.read({ params: { businessID } })
  return { owner, businessID, read, api: owner.api.memberships, params: { businessID } }
}

test('a term is renewed once when it is over, from the day it ended', async () => {
  const { businessID, read } = await bought()
  await passDays(bench, businessID, 366)
  const { term } = await read()
  assert.equal(term!.overdue, true)
  await hourly()
  await hourly()
  const renewed = (await read()).term!
  assert.equal(renewed.startsAt, term!.endsAt)
  assert.equal(renewed.overdue, false)
  assert.deepEqual(await balances(bench, businessID), { cash: 370_000, revenue: -370_000 })
})

test('a card that fails is tried again for 14 days with a mail each time, then products beyond the limit are hidden', async () => {
  const { owner, businessID, read, api, params } = await bought()
  const products: string[] = []
  for (let at = 0; at < 9; at++)
    products.push(await addProduct(bench.db, businessID, `Valve ${at}`, { registeredAt: new Date(2025, 0, 20 - at) }))
  await api.changeCard({ params, body: { paymentMethod: 'pm_card_chargeCustomerFail', email } })
  await passDays(bench, businessID, 365)
  for (const days of [0, 1, 2, 4]) {
    await passDays(bench, businessID, days)
    await hourly()
    assert.equal(await tierOf(bench, businessID), 'gold')
  }
  assert.equal((await read()).term!.overdue, true)
  await passDays(bench, businessID, 7.1)
  await hourly()
  assert.equal(await tierOf(bench, businessID), 'standard')
  const failed = 'The Gold membership of your company could not be renewed'
  assert.deepEqual((await subjects(bench)).slice(1), [
    failed,
    failed,
    failed,
    failed,
    'The Gold membership of your company has ended',
  ])
  const shown = async () => {
    const rows = await bench.db
      .selectFrom('products')
      .select(['id', 'status'])
      .where('businessId', '=', businessID)
      .execute()
    return products.map((id) => rows.find((row) => row.id === id)!.status)
  }
  assert.deepEqual(await shown(), [...Array<string>(7).fill('active'), 'hidden', 'hidden'])

  await owner.api.memberships.subscribe(body(businessID))
  assert.deepEqual(await shown(), Array<string>(9).fill('active'))
  assert.deepEqual(await balances(bench, businessID), { cash: 370_000, revenue: -370_000 })
})

test('an overdue term can be paid with another card', async () => {
  const { businessID, read, api, params } = await bought()
  await api.changeCard({ params, body: { paymentMethod: 'pm_card_chargeCustomerFail', email } })
  await passDays(bench, businessID, 370)
  await hourly()
  const { offers, term } = await read()
  assert.deepEqual([offers[0]!.subscription, offers[0]!.total, offers[0]!.credit], ['gold', 185_000, 0])
  await api.subscribe(body(businessID, 'gold-year', 'pm_card_mastercard'))
  assert.equal((await read()).term!.startsAt, term!.endsAt)
})

test('the owner is reminded 30 and 7 days before the end, once each', async () => {
  const { businessID, api, params } = await bought()
  await passDays(bench, businessID, 336)
  await daily()
  await daily()
  await api.cancel({ params })
  await passDays(bench, businessID, 23)
  await daily()
  const [, first, second, ...more] = await subjects(bench)
  assert.match(first!, /^Gold membership of your company renews on /)
  assert.match(second!, /^Gold membership of your company ends on /)
  assert.deepEqual(more, [])
})

test('a cancelled membership runs to the end of its term, unless the cancellation is taken back', async () => {
  const { businessID, read, api, params } = await bought()
  assert.equal((await api.cancel({ params })).term!.renews, false)
  assert.equal((await api.cancel({ params })).term!.renews, false)
  assert.equal((await api.resume({ params })).term!.renews, true)
  await api.cancel({ params })
  await passDays(bench, businessID, 364)
  await hourly()
  assert.equal(await tierOf(bench, businessID), 'gold')
  await passDays(bench, businessID, 2)
  await hourly()
  assert.equal((await read()).term, null)
  assert.equal(await tierOf(bench, businessID), 'standard')
  await assert.rejects(api.cancel({ params }), { name: 'Conflict' })
})

test('another card is kept after a second step', async () => {
  const { businessID, api, params } = await bought()
  const asked = await api.changeCard({ params, body: { paymentMethod: 'pm_card_authenticationRequired', email } })
  assert.equal(asked.card!.last4, '4242')
  await api.answerTestBank({ body: { businessID, clientSecret: asked.action!.clientSecret, approve: true } })
  assert.equal((await api.confirmCard({ params })).card!.last4, '3155')
})

test('the operator gives money back once a key, with a credit note; everything ends the term', async () => {
  const { businessID, read, api } = await bought()
  const { paymentID } = await api.subscribe(body(businessID, 'premium-year'))
  const total = 265_000 - 185_000
  const give = (key: string, amount: number) =>
    staff.api.memberships.refund({ params: { paymentID }, body: { key, amount, reason: 'Goodwill' } })
  await give('a', 10_000)
  await give('a', 10_000)
  assert.equal(await tierOf(bench, businessID), 'premium')
  await assert.rejects(give('b', total), { name: 'Conflict' })
  const all = await give('c', total - 10_000)
  assert.deepEqual([all.status, all.refunded], ['refunded', total])
  assert.equal(await tierOf(bench, businessID), 'gold')
  const { invoices } = await read()
  assert.deepEqual(
    invoices.map(({ kind, total: sum }) => [kind, sum]),
    [
      ['creditNote', 10_000 - total],
      ['creditNote', -10_000],
      ['invoice', total],
      ['invoice', 185_000],
    ],
  )
  assert.deepEqual(await balances(bench, businessID), { cash: 185_000, revenue: -185_000 })
  assert.equal((await bench.payments.find(paymentID))!.refunded, total)
  await assert.rejects(bench.api.memberships.listPayments(), { name: 'TokenNotFound' })
})

test('an order by bank transfer has a pro-forma and begins when the operator has the money', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const order = { params: { businessID }, body: { planId: 'premium-year', email } }
  const { transfer } = await owner.api.memberships.orderByTransfer(order)
  assert.deepEqual((await owner.api.memberships.orderByTransfer(order)).transfer, transfer)
  const paymentID = transfer!.paymentID
  const file = await owner.api.memberships.invoice({ params: { businessID, invoiceID: paymentID } })
  assert.equal((await bench.app.inject(file.url.replace(/^https?:\/\/[^/]+/, ''))).statusCode, 200)
  const confirm = (amount: number) =>
    staff.api.memberships.confirmTransfer({ params: { paymentID }, body: { amount, reference: 'MT940 17' } })
  await assert.rejects(confirm(1), { name: 'Conflict', message: 'The amount is another one' })
  await confirm(265_000)
  await confirm(265_000)
  assert.equal(await tierOf(bench, businessID), 'premium')
  assert.deepEqual(await balances(bench, businessID), { cash: 265_000, revenue: -265_000 })
  const { data } = await staff.api.memberships.listPayments({ query: { method: 'transfer' } })
  assert.equal(data[0]!.reference, 'MT940 17')
})

test('orders and withdrawals in a loop send a few emails, to the account alone, and then are refused', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const api = owner.api.memberships
  const params = { businessID }
  const order = { params, body: { planId: 'gold-year', email: 'victim@stranger.example' } }
  let [taken, refused] = [0, 0]
  for (let at = 0; at < 30; at++) {
    await api.orderByTransfer(order).then(
      () => taken++,
      ({ name }: Error) => (refused += Number(name === 'TooManyRequests')),
    )
    await api.withdrawTransfer({ params })
  }
  assert.deepEqual([taken, refused], [20, 10])
  assert.equal((await api.read({ params })).transfer, null, 'what is refused leaves no order')
  const { rows } = await bench.pool.query<{ recipient: string; subject: string }>(
    `select distinct recipient, regexp_replace(subject, 'WBN-[0-9A-F]+', '…') as subject from mails
      where subject like 'Order %' and recipient in ($1, 'victim@stranger.example')`,
    [owner.viewer.email],
  )
  assert.deepEqual(rows, [{ recipient: owner.viewer.email, subject: 'Order …: Gold membership of your company' }])
})

test('where cards are not offered, a payment by card is refused, and a transfer is not', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const { payments } = bench.dependencies
  bench.dependencies.payments = { ...payments, provider: noCards }
  try {
    const api = owner.api.memberships
    await assert.rejects(api.subscribe(body(businessID)), { name: 'Conflict' })
    assert.equal((await api.setup()).mode, 'none')
    const { transfer } = await api.orderByTransfer({ params: { businessID }, body: { planId: 'gold-year', email } })
    assert.equal(transfer!.subscription, 'gold')
  } finally {
    bench.dependencies.payments = payments
  }
})

test('invoices are PDF for the owner alone, their numbers have no gaps', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const details = { name: '宁波阀门有限公司', address: '江南路 8 号\n宁波', country: 'CN', taxNumber: '91330200MA2' }
  await owner.api.memberships.changeBilling({ params: { businessID }, body: details })
  await owner.api.memberships.subscribe(body(businessID))
  const { invoices } = await owner.api.memberships.read({ params: { businessID } })
  const { invoiceID } = invoices[0]!
  const { url } = await owner.api.memberships.invoice({ params: { businessID, invoiceID } })
  const path = url.replace(/^https?:\/\/[^/]+/, '')
  const file = await bench.app.inject(path)
  assert.equal(file.headers['content-type'], 'application/pdf')
  assert.match(file.body, /^%PDF-1/)
  assert.equal(
    (await bench.app.inject(path.replace(/signature=(.)/, (_, first) => `signature=${first === 'a' ? 'b' : 'a'}`)))
      .statusCode,
    404,
  )
  const other = await ownerOf(bench)
  const foreign = other.owner.api.memberships.invoice({ params: { businessID: other.businessID, invoiceID } })
  await assert.rejects(foreign, { name: 'NotFound' })
  const rows = await bench.db.selectFrom('invoices').select('number').orderBy('number').execute()
  const numbers = rows.map(({ number }) => Number(number.slice(5)))
  assert.deepEqual(
    numbers,
    numbers.map((_, at) => at + 1),
  )
})

test('the ledger takes nothing back and no booking that does not balance', async () => {
  const { businessID } = await bought()
  const { id } = await bench.db
    .selectFrom('payments')
    .select('id')
    .where('businessId', '=', businessID)
    .executeTakeFirstOrThrow()
  await assert.rejects(bench.db.updateTable('ledgerEntries').set({ amount: 1 }).execute(), /append-only/)
  await assert.rejects(bench.db.deleteFrom('ledgerEntries').execute(), /append-only/)
  const entry = { bookingId: id, paymentId: id, account: 'cash', amount: 1 }
  await assert.rejects(bench.db.insertInto('ledgerEntries').values(entry).execute(), /does not balance/)
})

test('no invoice is changed or removed, nor one with a number of the demonstration whose payment is in the books', async () => {
  const { businessID: businessId } = await bought()
  const invoices = () => bench.db.selectFrom('invoices').selectAll().where('businessId', '=', businessId)
  const { paymentId } = await invoices().executeTakeFirstOrThrow()
  const number = `SAMPLE-${businessId}`
  const sample = { number, kind: 'invoice', paymentId, businessId, content: '{}' }
  await bench.db.insertInto('invoices').values(sample).execute()
  await assert.rejects(bench.db.updateTable('invoices').set({ number }).execute(), /append-only/)
  for (const { id } of await invoices().execute())
    await assert.rejects(bench.db.deleteFrom('invoices').where('id', '=', id).execute(), /append-only/)
  await assert.rejects(bench.pool.query('truncate invoices'), /append-only/)
  assert.equal((await invoices().execute()).length, 2)
})

test('a notification is verified and counts once; the state is asked of the provider', async () => {
  const { owner, businessID } = await ownerOf(bench)
  const open = await owner.api.memberships.subscribe(body(businessID, 'gold-year', 'pm_card_authenticationRequired'))
  await bench.payments.answerTestBank!(open.action!.clientSecret, true)
  const { reference } = (await bench.payments.find(open.paymentID))!
  const payload = Buffer.from(JSON.stringify({ id: 'evt_1', reference, status: 'declined' }))
  const send = (signature: string) =>
    bench.app.inject({
      method: 'POST',
      url: '/webhooks/payments',
      payload,
      headers: { 'content-type': 'application/json', 'x-signature': signature },
    })
  assert.equal((await send('nonsense')).statusCode, 400)
  for (let times = 0; times < 5; times++) assert.equal((await send(bench.payments.sign(payload))).statusCode, 200)
  await bench.jobs.runDueJobs()
  assert.equal(await tierOf(bench, businessID), 'gold')
  assert.deepEqual(await balances(bench, businessID), { cash: 185_000, revenue: -185_000 })
})
