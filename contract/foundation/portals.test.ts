// Same-network addresses in links.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOnPortal } from './portals.ts'

test('a page goes on to portals only', () => {
  const origin = 'https://mexico.example.com'
  for (const kept of ['/profile', 'https://mexico.example.com/x', 'https://italy.example.com/', 'https://example.com/'])
    assert.equal(isOnPortal(new URL(kept, origin), origin), true, kept)
  for (const foreign of [
    'https://evil.example',
    '//evil.example/x',
    '/\\evil.example',
    'https://example.com.evil.example/',
    'https://mexico.evil.example/',
    'https://shop.example.com/',
    'http://mexico.example.com/',
    'https://mexico.example.com:8443/',
    'https://mexico.example.com@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])
    assert.equal(isOnPortal(new URL(foreign, origin), origin), false, foreign)
})
