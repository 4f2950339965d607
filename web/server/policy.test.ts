// Content security policy.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripeFacts } from '#kit/payments/stripe-choice.ts'
import { type CardSources, pageHeaders } from './policy.ts'

const connect = (uploads?: string) =>
  /connect-src [^;]*/.exec(
    pageHeaders('/api', 'production', uploads)('/profile', 'http://localhost', '')['content-security-policy'] ?? '',
  )?.[0]

test('pages may upload files to the configured S3 only', () => {
  assert.equal(connect(), "connect-src 'self'")
  assert.equal(connect('https://s3.example.com'), "connect-src 'self' https://s3.example.com")
})

const policy = (cards?: CardSources) =>
  pageHeaders('/api', 'production', undefined, cards)('/', 'http://localhost', '')['content-security-policy']!

test('the script of the card provider is allowed where its keys are set, nowhere else', () => {
  const allowed = policy(stripeFacts('pk'))
  assert.match(allowed, /script-src 'self' https:\/\/js\.stripe\.com;/)
  assert.match(allowed, /frame-src https:\/\/js\.stripe\.com https:\/\/hooks\.stripe\.com;/)
  assert.match(allowed, /connect-src 'self' https:\/\/api\.stripe\.com;/)
  assert.equal(policy().includes('stripe'), false)
})

test('a provider is allowed the sources that it states, and no others', () => {
  const third = { script: 'https://cdn.third.example/v1/card.js', frames: ['https://pay.third.example'], connects: [] }
  const allowed = policy(third)
  assert.match(allowed, /script-src 'self' https:\/\/cdn\.third\.example;/)
  assert.match(allowed, /frame-src https:\/\/pay\.third\.example;/)
  assert.match(allowed, /connect-src 'self';/)
  assert.equal(policy({ frames: [], connects: [] }), policy())
})
