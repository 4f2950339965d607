// Requirements of every card provider.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Stripe from 'stripe'
import { migrations as api } from '#api/database/database.ts'
import { testDatabase } from '../postgres/testing.ts'
import { BadSignature, type Charge, type PaymentProvider, ProviderUnavailable } from './provider.ts'
import { stripeProvider } from './stripe.ts'
import { testProvider } from './test-provider.ts'
import { startStripe } from './testing-stripe.ts'

type Subject = {
  provider: PaymentProvider
  answerBank: (clientSecret: string, approve: boolean) => Promise<void> | void
  loseAnswer: (charge: Charge) => Promise<void>
  sign: (body: Buffer) => string
}
const subjects: Record<string, Subject> = {}
const closing: (() => Promise<void>)[] = []
const webhookSecret = 'whsec_test'

before(async () => {
  const { database, drop } = await testDatabase({ template: 'api', migrations: [api] })
  const built = testProvider(database.pool)
  subjects['test provider'] = {
    provider: built,
    answerBank: built.answerTestBank!,
    loseAnswer: async (charge) =>
      assert.rejects(
        built.charge({ ...charge, paymentMethod: 'pm_card_chargeDeclinedProcessingError' }),
        ProviderUnavailable,
      ),
    sign: built.sign,
  }
  const server = await startStripe()
  const address = { host: '127.0.0.1', port: server.port, protocol: 'http' as const }
  const stripe = stripeProvider({ secretKey: 'sk_test_x', publicKey: 'pk_test_x', webhookSecret, api: address })
  subjects['Stripe'] = {
    provider: stripe,
    answerBank: server.answerBank,
    async loseAnswer(charge) {
      server.faults.losesAnswer = true
      await assert.rejects(stripe.charge(charge), ProviderUnavailable)
      server.faults.losesAnswer = false
    },
    sign: (body) => Stripe.webhooks.generateTestHeaderString({ payload: body.toString(), secret: webhookSecret }),
  }
  closing.push(drop, server.close)
})
after(async () => {
  for (const close of closing) await close()
})

let made = 0
const chargeWith = (paymentMethod: string, more: Partial<Charge> = {}): Charge => ({
  key: `payment-${++made}`,
  amount: 185_000,
  paymentMethod,
  payer: 'business',
  email: 'buyer@wbn.example',
  description: 'A year',
  ...more,
})

for (const name of ['test provider', 'Stripe']) {
  const subject = () => subjects[name]!
  test(`${name}: a key is charged once, and found by it`, async () => {
    const { provider } = subject()
    const charge = chargeWith('pm_card_visa')
    const paid = await provider.charge(charge)
    assert.deepEqual([paid.status, paid.amount, paid.refunded, paid.card!.last4], ['succeeded', 185_000, 0, '4242'])
    assert.equal((await provider.charge(charge)).reference, paid.reference)
    assert.equal((await provider.find(charge.key))!.reference, paid.reference)
    assert.equal((await provider.read(paid.reference)).key, charge.key)
    assert.equal(await provider.find('nothing'), undefined)
    const later = await provider.charge(chargeWith(paid.paymentMethod!, { customer: paid.customer, offSession: true }))
    assert.equal(later.status, 'succeeded')
  })

  test(`${name}: declined cards are outcomes with a code`, async () => {
    const { provider } = subject()
    const outcomeOf = async (method: string, more = {}) => {
      const { status, errorCode } = await provider.charge(chargeWith(method, more))
      return [status, errorCode]
    }
    assert.deepEqual(await outcomeOf('pm_card_chargeDeclined'), ['declined', 'card_declined'])
    assert.deepEqual(await outcomeOf('pm_card_chargeDeclinedInsufficientFunds'), ['declined', 'insufficient_funds'])
    const offSession = await outcomeOf('pm_card_authenticationRequired', { offSession: true })
    assert.deepEqual(offSession, ['declined', 'authentication_required'])
    assert.equal((await outcomeOf('pm_nonsense'))[0], 'declined')
  })

  test(`${name}: a second step is approved, refused, or cancelled`, async () => {
    const { provider, answerBank } = subject()
    const begin = () => provider.charge(chargeWith('pm_card_authenticationRequired'))
    const approved = await begin()
    assert.equal(approved.status, 'action')
    await answerBank(approved.clientSecret!, true)
    assert.equal((await provider.read(approved.reference)).status, 'succeeded')
    assert.equal((await provider.cancel(approved.reference)).status, 'succeeded')
    const refused = await begin()
    await answerBank(refused.clientSecret!, false)
    const { status, errorCode } = await provider.read(refused.reference)
    assert.deepEqual([status, errorCode], ['declined', 'authentication_failed'])
    assert.equal((await provider.cancel((await begin()).reference)).status, 'cancelled')
  })

  test(`${name}: a charge whose answer was lost is found by its key`, async () => {
    const { provider, loseAnswer } = subject()
    const charge = chargeWith('pm_card_visa')
    await loseAnswer(charge)
    assert.equal((await provider.find(charge.key))!.status, 'succeeded')
  })

  test(`${name}: money goes back once a key`, async () => {
    const { provider } = subject()
    const { reference } = await provider.charge(chargeWith('pm_card_visa'))
    for (const key of [`${name}-a`, `${name}-a`, `${name}-b`]) await provider.refund({ key, reference, amount: 1000 })
    assert.equal((await provider.read(reference)).refunded, 2000)
  })

  test(`${name}: a card is kept without a charge`, async () => {
    const { provider, answerBank } = subject()
    const keep = (paymentMethod: string) =>
      provider.saveCard({ key: `${name} ${paymentMethod}`, payer: 'business', paymentMethod, email: 'a@wbn.example' })
    const kept = await keep('pm_card_visa')
    assert.deepEqual([kept.status, kept.card!.last4], ['succeeded', '4242'])
    assert.equal((await keep('pm_card_chargeDeclined')).status, 'declined')
    const asked = await keep('pm_card_authenticationRequired')
    await answerBank(asked.clientSecret!, true)
    assert.equal((await provider.readCard(asked.reference)).status, 'succeeded')
  })

  test(`${name}: payments are listed with their keys`, async () => {
    const { provider } = subject()
    const charge = chargeWith('pm_card_visa')
    await provider.charge(charge)
    const keys: string[] = []
    for await (const { key } of provider.list(new Date(Date.now() - 60_000))) keys.push(key)
    assert.ok(keys.includes(charge.key))
  })

  test(`${name}: it states origins, and a header in lower case`, () => {
    const { name: key, script, frames, connects, signatureHeader } = subject().provider
    assert.match(key, /^[a-z]+$/)
    assert.match(signatureHeader, /^[a-z-]+$/)
    for (const source of [...frames, ...connects]) assert.equal(new URL(source).origin, source)
    if (script !== undefined) assert.equal(new URL(script).protocol, 'https:')
  })

  test(`${name}: only its own notifications are taken`, () => {
    const { provider, sign } = subject()
    const object = { object: 'payment_intent', id: 'pi_1' }
    const body = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', reference: 'pi_1', data: { object } }))
    assert.deepEqual(
      [provider.verifyEvent(body, sign(body)).id, provider.verifyEvent(body, sign(body)).reference],
      ['evt_1', 'pi_1'],
    )
    const other = Buffer.from(body.toString().replace('evt_1', 'evt_2'))
    assert.throws(() => provider.verifyEvent(other, sign(body)), BadSignature)
    assert.throws(() => provider.verifyEvent(body, 'nonsense'), BadSignature)
  })
}
