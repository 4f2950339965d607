// Boundary of the service.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import { refuse } from '#kit/serve.ts'
import { password, registrationOf, testAuth, type TestAuth } from './testing.ts'

let base: TestAuth
let behindProxy: FastifyInstance
let secure: TestAuth
before(async () => {
  base = await testAuth()
  behindProxy = Fastify({ logger: false, trustProxy: ['127.0.0.1'] })
  refuse(behindProxy)
  await behindProxy.register(async (scope) => base.auth.serve(scope), { prefix: '/auth' })
  secure = await testAuth({ origins: { publicUrl: 'https://www.example.com', fallback: 'http://localhost:3000' } })
})
after(async () => {
  await behindProxy.close()
  await Promise.all([base.close(), secure.close()])
})

const wrong = { password: 'not the password' }

test('a forwarded address that nobody vouches for passes over no throttle', async () => {
  const codes: number[] = []
  for (let at = 0; at < 8; at++) {
    const headers = { 'x-forwarded-for': `192.0.2.${at}`, 'x-real-ip': `192.0.2.${at}`, forwarded: `for=192.0.2.${at}` }
    codes.push((await base.ask('POST', '/login', { email: 'direct@wbn.example', ...wrong }, headers)).status)
  }
  assert.deepEqual([codes[0], codes.at(-1)], [403, 429])
})

test('behind a proxy the address that it saw counts, not what the caller put before it', async () => {
  const from = async (list: string) => {
    const { statusCode } = await behindProxy.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: 'proxied@wbn.example', ...wrong },
      headers: { 'x-forwarded-for': list },
    })
    return statusCode
  }
  const codes: number[] = []
  for (let at = 0; at < 8; at++) codes.push(await from(`203.0.113.${at}, 198.51.100.7`))
  assert.deepEqual([codes[0], codes.at(-1)], [403, 429])
  assert.equal(await from('198.51.100.8'), 403, 'another caller of the same proxy')
})

test('keys that would reach into every object are refused or mean nothing', async () => {
  for (const key of ['__proto__', 'constructor']) {
    const payload = `{"email":"a@b.example","password":"x","${key}":{"prototype":{"staff":true},"emailVerified":true}}`
    const headers = { 'content-type': 'application/json' }
    const { statusCode } = await base.app.inject({ method: 'POST', url: '/auth/login', payload, headers })
    assert.equal(statusCode, 400, key)
  }
  const form = await base.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: 'email=a%40b.example&password=x&__proto__=x&constructor=y&toString=z',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(form.headers.location, '/auth/login?error=Forbidden&field=password')
  assert.equal(({} as { emailVerified?: unknown }).emailVerified, undefined)
})

test('what is no text where text belongs is refused', async () => {
  for (const email of [['a@b.example'], { $ne: '' }, 7, true, 'a@b.example\0', 'a@b.example\r\nbcc: c@d.example'])
    assert.equal((await base.ask('POST', '/login', { email, password })).status, 400, JSON.stringify(email))
})

test('over https the cookie is Secure, out of reach of scripts and of other sites, also behind a proxy that ends TLS', async () => {
  const headers = { host: 'www.example.com' }
  const { email } = await secure.person('tls@wbn.example')
  const { headers: answered } = await secure.ask('POST', '/login', { email, password }, headers)
  const cookie = String(answered['set-cookie'])
  for (const part of [/; Secure(;|$)/, /; HttpOnly(;|$)/, /; SameSite=Lax(;|$)/, /; Path=\/auth(;|$)/])
    assert.match(cookie, part)
  assert.doesNotMatch(cookie, /Domain=/)
  const out = await secure.ask('POST', '/logout', {}, { ...headers, cookie: cookie.split(';')[0]! })
  assert.match(String(out.headers['set-cookie']), /^wbn_session=; .*Max-Age=0; .*Secure/)
})

test('no page of another site logs a visitor out, and no address does', async () => {
  const { browser, tokens } = await base.person()
  const cookie = browser.cookie()!
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example:3000', 'http://localhost:3001'])
    assert.equal((await base.ask('POST', '/logout', {}, { cookie, origin })).status, 403, origin)
  assert.equal((await base.ask('GET', '/logout', undefined, { cookie })).status, 404)
  assert.equal((await base.ask('GET', '/whoami', undefined, { 'x-auth-token': tokens.token })).status, 200)
})

test('the cookie alone reads and changes nothing of the account', async () => {
  const { browser } = await base.person()
  const cookie = browser.cookie()!
  for (const [method, path] of [
    ['GET', '/whoami'],
    ['GET', '/sessions'],
    ['GET', '/account-data'],
    ['POST', '/change-password'],
    ['POST', '/change-email'],
    ['POST', '/delete-account'],
    ['DELETE', '/sessions/all'],
  ] as const) {
    const { status, body } = await base.ask(method, path, method === 'GET' ? undefined : { password }, { cookie })
    assert.deepEqual([status, body.error.name], [401, 'TokenNotFound'], path)
  }
})

test('nobody has us send emails with an address or further lines in the place of a name', async () => {
  for (const firstName of [
    'Win at https://evil.example',
    'www.evil.example',
    'Ann <ann@evil.example>',
    'claim at evil.example now',
    'qq.com',
    'Ann/evil',
    'Ann\n\nYour prize waits',
    'Ann\u0007',
  ])
    assert.deepEqual(
      Object.keys(
        (await base.ask('POST', '/register', registrationOf('named@wbn.example', { firstName }))).body.error?.fields ??
          {},
      ),
      ['firstName'],
      firstName,
    )
  assert.equal((await base.mailsTo('named@wbn.example')).length, 0)
  const fine = registrationOf('named@wbn.example', { firstName: "Jean-Luc O'Neill Jr. Ibáñez", lastName: '王 d’Été' })
  assert.equal((await base.ask('POST', '/register', fine)).status, 200)
})

test('the email to an address that nobody has verified quotes nothing that somebody typed', async () => {
  await base.ask('POST', '/register', registrationOf('quoted@wbn.example', { firstName: 'Prizewinner' }))
  await base.ask('POST', '/register', registrationOf('quoted@wbn.example', { firstName: 'Prizewinner' }))
  await base.ask('POST', '/forgot-password', { email: 'quoted@wbn.example' })
  const mails = await base.mailsTo('quoted@wbn.example')
  assert.equal(mails.length, 3)
  for (const { subject, text, html } of mails) assert.doesNotMatch(`${subject} ${text} ${html}`, /Prizewinner/)
})
