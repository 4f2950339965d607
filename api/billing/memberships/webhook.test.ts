// Webhook route and setup.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ProviderFacts } from '#kit/payments/provider.ts'
import { testApi, type TestApi } from '#api/testing.ts'

const third: ProviderFacts = {
  name: 'third',
  mode: 'live',
  publicKey: 'key_third',
  script: 'https://cdn.third.example/card.js',
  frames: [],
  connects: [],
  signatureHeader: 'x-third-signature',
}
let bench: TestApi
before(async () => {
  bench = await testApi()
  bench.dependencies.payments.provider = { ...bench.payments, ...third }
})
after(() => bench.close())

const payload = Buffer.from(JSON.stringify({ id: 'evt_third', reference: 'unknown' }))

async function statusWith(headers: Record<string, string>): Promise<number> {
  const answer = await bench.app.inject({
    method: 'POST',
    url: '/webhooks/payments',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return answer.statusCode
}

test('a notification is signed in the header that its provider states', async () => {
  const signature = bench.payments.sign(payload)
  assert.equal(await statusWith({}), 400)
  assert.equal(await statusWith({ 'x-signature': signature, 'stripe-signature': signature }), 400)
  assert.equal(await statusWith({ 'x-third-signature': 'nonsense' }), 400)
  assert.equal(await statusWith({ 'x-third-signature': signature }), 200)
  const taken = await bench.db.selectFrom('paymentEvents').select(['provider', 'eventId']).execute()
  assert.deepEqual(taken, [{ provider: 'third', eventId: 'evt_third' }])
})

test('the form is told the name, the mode, the key and the script of its provider', async () => {
  const { provider, mode, publicKey, script } = await bench.api.memberships.setup()
  assert.deepEqual([provider, mode, publicKey, script], ['third', 'live', third.publicKey, third.script])
})
