// Content security policy.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageHeaders } from './policy.ts'

const connect = (uploads?: string) =>
  /connect-src [^;]*/.exec(
    pageHeaders('/api', 'production', uploads)('/profile', 'http://localhost', '')['content-security-policy'] ?? '',
  )?.[0]

test('pages may upload files to the configured S3 only', () => {
  assert.equal(connect(), "connect-src 'self'")
  assert.equal(connect('https://s3.example.com'), "connect-src 'self' https://s3.example.com")
})

test('the script of the card provider is allowed where its keys are set, nowhere else', () => {
  const policy = (cards?: 'stripe') =>
    pageHeaders('/api', 'production', undefined, cards)('/', 'http://localhost', '')['content-security-policy']!
  assert.match(policy('stripe'), /script-src 'self' https:\/\/js\.stripe\.com;/)
  assert.match(policy('stripe'), /frame-src https:\/\/js\.stripe\.com/)
  assert.equal(policy().includes('stripe'), false)
})
