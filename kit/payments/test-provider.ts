// Database card provider: no money moves.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import {
  BadSignature,
  type PaymentProvider,
  type ProviderFacts,
  type ProviderPayment,
  ProviderUnavailable,
} from './provider.ts'

type Row = {
  key: string
  reference: string
  status: ProviderPayment['status']
  amount: number
  refunded: number
  payment_method: string
  customer: string
  error_code: string | null
}
export type TestProvider = PaymentProvider & { sign: (body: Buffer) => string }

const facts: ProviderFacts = {
  name: 'test',
  mode: 'test',
  publicKey: 'test',
  frames: [],
  connects: [],
  signatureHeader: 'x-signature',
}
const cards: Record<string, { brand: string; last4: string }> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002' },
  pm_card_chargeDeclinedInsufficientFunds: { brand: 'visa', last4: '9995' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3155' },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341' },
  pm_card_chargeDeclinedProcessingError: { brand: 'visa', last4: '0119' },
}
const declines: Record<string, string> = {
  pm_card_chargeDeclined: 'card_declined',
  pm_card_chargeDeclinedInsufficientFunds: 'insufficient_funds',
  pm_card_chargeCustomerFail: 'card_declined',
}
const columns = 'key, reference, status, amount, refunded, payment_method, customer, error_code'

function booksIn(pool: pg.Pool) {
  async function rowBy(field: 'key' | 'reference', value: string): Promise<Row | undefined> {
    const { rows } = await pool.query<Row>(`select ${columns} from test_payments where ${field} = $1`, [value])
    return rows[0]
  }
  async function must(reference: string): Promise<ProviderPayment> {
    const row = await rowBy('reference', reference)
    if (!row) throw new Error(`The test provider knows no payment ${reference}`)
    return paymentOf(row)
  }
  async function add(
    kind: 'payment' | 'card',
    status: ProviderPayment['status'],
    made: { key: string; amount: number; paymentMethod: string; customer?: string | undefined; email: string },
    errorCode: string | null = null,
  ): Promise<ProviderPayment> {
    const id = randomBytes(12).toString('hex')
    await pool.query(
      `insert into test_payments (key, reference, kind, status, amount, payment_method, customer, email, error_code)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing`,
      [
        made.key,
        `test_${kind}_${id}`,
        kind,
        status,
        made.amount,
        made.paymentMethod,
        made.customer ?? `test_customer_${id}`,
        made.email,
        errorCode,
      ],
    )
    return paymentOf((await rowBy('key', made.key))!)
  }
  return { rowBy, must, add }
}

export function testProvider(pool: pg.Pool, secret: Buffer = randomBytes(32)): TestProvider {
  const { rowBy, must, add } = booksIn(pool)
  const sign = (body: Buffer) => createHmac('sha256', secret).update(body).digest('hex')
  return {
    ...facts,
    async charge(charge) {
      const { paymentMethod, offSession } = charge
      const errorCode = cards[paymentMethod] ? declines[paymentMethod] : 'invalid_payment_method'
      const asks = paymentMethod === 'pm_card_authenticationRequired'
      if (errorCode) return add('payment', 'declined', charge, errorCode)
      if (asks && offSession) return add('payment', 'declined', charge, 'authentication_required')
      const made = await add('payment', asks ? 'action' : 'succeeded', charge)
      if (paymentMethod === 'pm_card_chargeDeclinedProcessingError')
        throw new ProviderUnavailable('The test provider keeps this answer to itself')
      return made
    },
    async find(key) {
      const row = await rowBy('key', key)
      return row && paymentOf(row)
    },
    read: must,
    async cancel(reference) {
      await pool.query(
        `update test_payments set status = 'cancelled' where reference = $1 and status in ('action', 'processing')`,
        [reference],
      )
      return must(reference)
    },
    async refund({ key, reference, amount }) {
      await pool.query(
        `with made as (insert into test_refunds (key, reference, amount) values ($1, $2, $3) on conflict do nothing returning amount)
         update test_payments set refunded = refunded + made.amount from made where reference = $2`,
        [key, reference, amount],
      )
    },
    async saveCard(card) {
      const { paymentMethod } = card
      const known = cards[paymentMethod] && paymentMethod !== 'pm_card_chargeDeclined'
      if (!known) return add('card', 'declined', { ...card, amount: 0 }, 'card_declined')
      const asks = paymentMethod === 'pm_card_authenticationRequired'
      return add('card', asks ? 'action' : 'succeeded', { ...card, amount: 0 })
    },
    readCard: must,
    async *list(since) {
      const { rows } = await pool.query<Row>(
        `select ${columns} from test_payments where kind = 'payment' and created_at >= $1 order by created_at`,
        [since],
      )
      for (const row of rows) yield paymentOf(row)
    },
    verifyEvent(body, signature) {
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(body))]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new BadSignature()
      return JSON.parse(body.toString()) as { id: string; reference: string | undefined }
    },
    async answerTestBank(clientSecret, approve) {
      const reference = clientSecret.replace(/_secret$/, '')
      await pool.query(
        `update test_payments set status = $2, error_code = $3 where reference = $1 and status = 'action'`,
        [reference, approve ? 'succeeded' : 'declined', approve ? null : 'authentication_failed'],
      )
    },
    sign,
  }
}

function paymentOf(row: Row): ProviderPayment {
  const { key, reference, status, amount, refunded, customer, payment_method: paymentMethod } = row
  const card = cards[paymentMethod]
  return {
    key,
    reference,
    status,
    amount,
    refunded,
    customer,
    paymentMethod,
    card: card && { ...card, expires: '12/2034' },
    clientSecret: status === 'action' ? `${reference}_secret` : undefined,
    errorCode: row.error_code ?? undefined,
  }
}
