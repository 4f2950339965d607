// Known origins.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainHost } from '#contract/foundation/portals.ts'
import { originsFor } from './origins.ts'

const fallback = 'http://localhost:3000'
const local = originsFor({ fallback }, { protocol: 'http', host: 'localhost:3000' })
const site = { publicUrl: 'https://www.example.com', authUrl: 'https://auth.example.com', fallback }
const atAuth = originsFor(site, { protocol: 'http', host: 'auth.example.com' })

test('continue is kept on a portal, anything else falls back to /', () => {
  const kept = [
    ['/profile?a=1#b', 'http://localhost:3000', '/profile?a=1#b'],
    ['http://mexico.localhost:3000/es', 'http://mexico.localhost:3000', 'http://mexico.localhost:3000/es'],
    ['http://localhost:3000/newsfeed', 'http://localhost:3000', 'http://localhost:3000/newsfeed'],
    ['//italy.localhost:3000/x', 'http://italy.localhost:3000', 'http://italy.localhost:3000/x'],
  ] as const
  for (const [wanted, origin, to] of kept) assert.deepEqual(local.destination(wanted), { origin, to }, wanted)
  for (const wanted of [
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://localhost.evil.example:3000',
    'http://localhost:3000@evil.example/',
    'http://user:pass@localhost:3000/',
    'http://localhost:4000/',
    'https://localhost:3000/',
    'javascript:alert(1)',
    'blob:http://localhost:3000/0198c0de-0000-7000-8000-000000000000',
    'filesystem:http://localhost:3000/x',
    'data:text/html,x',
    'http://mexico.evil.example/',
    '/.//evil.example',
    'http://localhost:3000//evil.example',
    'http://[',
  ])
    assert.deepEqual(local.destination(wanted), { origin: 'http://localhost:3000', to: '/' }, wanted)
})

test('the auth service on an origin of its own sends to the portal, over https', () => {
  assert.deepEqual(atAuth.destination('/profile'), { origin: 'https://www.example.com', to: '/profile' })
  assert.deepEqual(atAuth.destination('https://mexico.example.com/x'), {
    origin: 'https://mexico.example.com',
    to: 'https://mexico.example.com/x',
  })
  assert.equal(atAuth.destination('http://mexico.example.com/x').to, '/')
  assert.equal(atAuth.destination('https://shop.example.com/x').to, '/')
  assert.equal(atAuth.mailOrigin, 'https://auth.example.com')
})

test('pages of portals may call, others may not', () => {
  for (const origin of ['https://www.example.com', 'https://example.com', 'https://italy.example.com', site.authUrl])
    assert.equal(atAuth.isKnown(origin), true, origin)
  for (const origin of [
    'null',
    '',
    'https://example.com.evil.example',
    'https://evilexample.com',
    'http://www.example.com',
    'https://evil.example.com',
  ])
    assert.equal(atAuth.isKnown(origin), false, origin)
  const page = originsFor(site, { protocol: 'http', host: 'auth.example.com', origin: 'https://italy.example.com' })
  assert.deepEqual(page.destination('/profile'), { origin: 'https://italy.example.com', to: '/profile' })
})

test('a mail never points to a host that somebody merely named', () => {
  const mailOrigin = (host: string) => originsFor({ fallback }, { protocol: 'http', host }).mailOrigin
  assert.equal(mailOrigin('evil.example'), fallback)
  assert.equal(mailOrigin('mexico.localhost:3100'), 'http://localhost:3100')
  assert.equal(mailOrigin('192.168.1.5:3000'), 'http://192.168.1.5:3000')
  for (const host of ['8.8.8.8', '8.8.8.8:3000', '[2606:4700::1111]:3000', '[::1', 'a b'])
    assert.equal(mailOrigin(host), fallback, host)
})

test('a host without its portal', () => {
  for (const [host, plain] of [
    ['mexico.localhost:3000', 'localhost:3000'],
    ['www.example.com', 'example.com'],
    ['New-York.example.co.uk', 'example.co.uk'],
    ['china.com', 'china.com'],
    ['localhost', 'localhost'],
    ['127.0.0.1:80', '127.0.0.1:80'],
  ] as const)
    assert.equal(plainHost(host), plain)
})
