// Log lines about openings.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from './config.ts'
import { hasTestCards, openingsOf } from './openings.ts'

const at = (more: Record<string, string>) => readSettings({ ...more })
const names = (more: Record<string, string>) => openingsOf(at(more)).map((line) => /^Open: ([\w ]+)/.exec(line)![1])

test('test cards are on at home and on private networks, on a public site only when asked for by name', () => {
  const site = { PUBLIC_URL: 'https://www.example.com' }
  assert.equal(hasTestCards(at({})), true)
  assert.equal(hasTestCards(at({ PUBLIC_URL: 'http://wbn.lan' })), true)
  assert.equal(hasTestCards(at({ PUBLIC_URL: 'http://10.0.0.4:3000' })), true)
  assert.equal(hasTestCards(at(site)), false)
  assert.equal(hasTestCards(at({ ...site, TEST_CARDS: 'on' })), true)
  assert.equal(hasTestCards(at({ TEST_CARDS: 'off' })), false)
  const stripe = { STRIPE_SECRET_KEY: 's', STRIPE_PUBLIC_KEY: 'p', STRIPE_WEBHOOK_SECRET: 'w' }
  assert.equal(hasTestCards(at({ ...stripe, TEST_CARDS: 'on' })), false)
})

test('the log names each open door once, and none that is shut', () => {
  assert.deepEqual(names({}), ['registration', 'demo accounts', 'outbox', 'test cards'])
  const site = { PUBLIC_URL: 'https://www.example.com', DEMO: 'off', SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.example' }
  assert.deepEqual(names(site), ['registration'])
  const wide = { METRICS: 'open', VERIFICATION_OPEN: 'on', WEBHOOKS_PRIVATE: 'on', TEST_CARDS: 'on', SERVICES: 'api' }
  assert.deepEqual(names({ ...site, ...wide }), ['metrics', 'test cards', 'verification', 'webhooks'])
})
