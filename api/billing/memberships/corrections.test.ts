// Corrected invoices.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { invoiceCorrectionsMost } from '#contract/foundation/constants.ts'
import { addBusiness, addMember, testApi, type TestApi, type TestPerson } from '#api/testing.ts'
import type { InvoiceContent } from './books-queries.ts'
import { balances, body, email, ownerOf, subjects } from './testing.ts'

let bench: TestApi
let staff: TestPerson
before(async () => {
  bench = await testApi()
  staff = await bench.person('Stella Staff', { roles: ['administrator'] })
})
beforeEach(() => bench.db.deleteFrom('mails').execute())
after(() => bench.close())

const wrong = { name: 'Ledger Works', address: 'Mill Road 1', country: 'US', taxNumber: '' }
const right = { name: 'Ledger Works Inc.', address: 'Mill Road 11\nDenver', country: 'US', taxNumber: '12-345' }

async function bought(details = wrong) {
  const { owner, businessID } = await ownerOf(bench)
  const api = owner.api.memberships
  const params = { businessID }
  await api.changeBilling({ params, body: details })
  await api.subscribe(body(businessID))
  const read = () => api.read({ params })
  const { invoiceID, number } = (await read()).invoices[0]!
  const correct = (details = right, id = invoiceID) =>
    api.correctInvoice({ params: { businessID, invoiceID: id }, body: details })
  return { owner, api, businessID, invoiceID, number, read, correct }
}

async function contents(businessID: string) {
  const rows = await bench.db
    .selectFrom('invoices')
    .select(['number', 'kind', 'content'])
    .where('businessId', '=', businessID)
    .orderBy('id')
    .execute()
  return rows.map(({ number, kind, content }) => ({ number, kind, ...(content as unknown as InvoiceContent) }))
}

test('strangers, other owners and members who do not buy are refused, unknown invoices too', async () => {
  const { businessID, invoiceID, correct } = await bought()
  const call = { params: { businessID, invoiceID }, body: right }
  await assert.rejects(bench.api.memberships.correctInvoice(call), { name: 'TokenNotFound' })
  const other = await bench.person('Otto Other')
  await assert.rejects(other.api.memberships.correctInvoice(call), { name: 'Forbidden' })
  const own = await addBusiness(bench.db, 'Other Works', { countryCode: 'US' })
  await addMember(bench.db, own, other.userID)
  const foreign = other.api.memberships.correctInvoice({ params: { businessID: own, invoiceID }, body: right })
  await assert.rejects(foreign, { name: 'NotFound' })
  await assert.rejects(correct(right, businessID), { name: 'NotFound' })
  await assert.rejects(correct({ ...right, address: '' }), { name: 'ValidationError' })
  const staffCall = { params: { invoiceID }, body: { details: right, reason: 'Typing error' } }
  await assert.rejects(bench.api.memberships.correctPayment(staffCall), { name: 'TokenNotFound' })
  await assert.rejects(other.api.memberships.correctPayment(staffCall), { name: 'Forbidden' })
})

test('a credit note cancels the invoice, another takes its place, once, with an email and an entry of the audit', async () => {
  const { businessID, number, invoiceID, read, correct } = await bought()
  await Promise.all([correct(), correct()])
  await correct()
  const [invoice, note, corrected, ...more] = await contents(businessID)
  assert.deepEqual(more, [])
  assert.equal(invoice!.buyer.address, 'Mill Road 1')
  assert.deepEqual(
    [note!.kind, note!.corrects, note!.total, note!.buyer.address],
    ['creditNote', number, -185_000, 'Mill Road 1'],
  )
  assert.deepEqual([corrected!.kind, corrected!.corrects, corrected!.total], ['invoice', number, 185_000])
  assert.deepEqual([corrected!.buyer, corrected!.term], [right, invoice!.term])
  const { invoices, billing } = await read()
  assert.deepEqual(billing, right, 'later invoices have them too')
  assert.deepEqual(
    invoices.map(({ canCorrect, corrects }) => [canCorrect, corrects]),
    [
      [true, number],
      [false, number],
      [false, null],
    ],
  )
  assert.deepEqual(await subjects(bench), [
    'Gold membership of your company: payment received',
    `Corrected invoice ${corrected!.number} for your company`,
  ])
  assert.deepEqual(await balances(bench, businessID), { cash: 185_000, revenue: -185_000 })
  const acts = await bench.pool.query(`select detail from audit_entries where act = 'invoice.correct'`)
  assert.deepEqual([acts.rows.length, acts.rows[0].detail.cancelled], [1, number])
  await assert.rejects(correct({ ...right, address: 'Elsewhere 3' }, invoiceID), { name: 'Conflict' })
})

test('a VAT number entered late takes the tax off, which is given back; later refunds have no tax', async () => {
  const { seller } = bench.dependencies.payments
  const payments = bench.dependencies.payments
  bench.dependencies.payments = { ...payments, seller: { ...seller, country: 'EE', rates: new Map([['IT', 22]]) } }
  try {
    const italian = { name: 'Officina Rossi', address: 'Via Roma 1\nMilano', country: 'IT', taxNumber: '' }
    const { businessID, correct, read } = await bought(italian)
    const [paid] = (await staff.api.memberships.listPayments({ query: {} })).data
    assert.deepEqual([paid!.total, paid!.invoice!.buyer], [225_700, italian])
    await correct({ ...italian, taxNumber: 'it 00743110157' })
    await bench.jobs.runDueJobs()
    const [, note, corrected] = await contents(businessID)
    assert.deepEqual([note!.net, note!.tax, note!.total], [-185_000, -40_700, -225_700])
    assert.deepEqual(
      [corrected!.net, corrected!.tax, corrected!.total, corrected!.taxNote, corrected!.buyer.taxNumber],
      [185_000, 0, 185_000, 'reverseCharge', 'IT00743110157'],
    )
    assert.deepEqual(await balances(bench, businessID), { cash: 185_000, revenue: -185_000, tax: 0 })
    assert.equal((await bench.payments.find(paid!.paymentID))!.refunded, 40_700)
    assert.equal((await read()).subscription, 'gold', 'the term goes on')
    assert.equal((await contents(businessID)).length, 3, 'no third document for the tax')

    const give = (key: string, amount: number) =>
      staff.api.memberships.refund({
        params: { paymentID: paid!.paymentID },
        body: { key, amount, reason: 'Goodwill' },
      })
    await give('a', 10_000)
    const [, , , partial] = await contents(businessID)
    assert.deepEqual([partial!.net, partial!.tax, partial!.corrects], [-10_000, 0, corrected!.number])
    await assert.rejects(correct(italian, (await read()).invoices[1]!.invoiceID), {
      name: 'Conflict',
      message: 'With these details more tax is due than was paid: ask the operator',
    })
    const all = await give('b', 175_000)
    assert.deepEqual([all.status, all.invoice], ['refunded', null])
    assert.deepEqual(await balances(bench, businessID), { cash: 0, revenue: 0, tax: 0 })
  } finally {
    bench.dependencies.payments = payments
  }
})

test('what was given back before stands on both documents', async () => {
  const { businessID, invoiceID } = await bought()
  const { paymentID } = (await staff.api.memberships.listPayments({ query: {} })).data[0]!
  const refund = { key: 'a', amount: 10_000, reason: 'Goodwill' }
  await staff.api.memberships.refund({ params: { paymentID }, body: refund })
  const call = { params: { invoiceID }, body: { details: right, reason: 'Typing error' } }
  const { invoice } = await staff.api.memberships.correctPayment(call)
  assert.deepEqual((await staff.api.memberships.correctPayment(call)).invoice, invoice)
  const [, , note, corrected] = await contents(businessID)
  assert.deepEqual([note!.total, note!.reason], [-175_000, 'Typing error'])
  assert.deepEqual(
    [corrected!.total, corrected!.lines.map(({ amount }) => amount), corrected!.number],
    [175_000, [185_000, -10_000], invoice!.number],
  )
})

test('tax of a bank transfer is given back by the operator alone', async () => {
  const payments = bench.dependencies.payments
  const rates = new Map([['IT', 22]])
  bench.dependencies.payments = { ...payments, seller: { ...payments.seller, country: 'EE', rates } }
  try {
    const { owner, businessID } = await ownerOf(bench)
    const api = owner.api.memberships
    const details = { name: 'Officina Rossi', address: 'Via Roma 1', country: 'IT', taxNumber: '' }
    await api.changeBilling({ params: { businessID }, body: details })
    const order = { planId: 'gold-year', email }
    const { transfer } = await api.orderByTransfer({ params: { businessID }, body: order })
    const params = { paymentID: transfer!.paymentID }
    const paid = await staff.api.memberships.confirmTransfer({ params, body: { amount: 225_700, reference: '17' } })
    const invoice = { invoiceID: paid.invoice!.invoiceID }
    const corrected = { ...details, taxNumber: 'IT00743110157' }
    await assert.rejects(api.correctInvoice({ params: { businessID, ...invoice }, body: corrected }), {
      name: 'Conflict',
      message: 'Tax is to be given back by bank transfer: ask the operator',
    })
    const body = { details: corrected, reason: 'VAT number' }
    await staff.api.memberships.correctPayment({ params: invoice, body })
    await bench.jobs.runDueJobs()
    assert.deepEqual(await balances(bench, businessID), { cash: 185_000, revenue: -185_000, tax: 0 })
  } finally {
    bench.dependencies.payments = payments
  }
})

test('an invoice is corrected a few times at most', async () => {
  const { correct, read } = await bought()
  for (let at = 0; at < invoiceCorrectionsMost; at++)
    await correct({ ...right, address: `Mill Road ${at + 2}` }, (await read()).invoices[0]!.invoiceID)
  const { invoiceID } = (await read()).invoices[0]!
  await assert.rejects(correct({ ...right, address: 'Mill Road 99' }, invoiceID), { name: 'Conflict' })
})
