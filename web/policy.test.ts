// What pages may connect to.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageHeaders } from './policy.ts'

const connect = (uploads?: string) =>
  /connect-src [^;]*/.exec(
    pageHeaders('/api', 'production', uploads)('/profile', 'http://localhost', '')['content-security-policy'] ?? '',
  )?.[0]

test('I3§4 pages may send files to the S3 of the settings, and to no other place', () => {
  assert.equal(connect(), "connect-src 'self'")
  assert.equal(connect('https://s3.example.com'), "connect-src 'self' https://s3.example.com")
})
