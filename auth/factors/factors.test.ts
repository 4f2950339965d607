// Second factor.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { password, testAuth, tokenOf, type TestAnswer, type TestAuth, type TestPerson } from '../testing.ts'

let base: TestAuth
before(async () => {
  base = await testAuth()
})
after(() => base.close())

type Method = 'GET' | 'POST' | 'DELETE'
const as = (person: TestPerson, method: Method, path: string, body?: unknown) =>
  base.ask(method, path, body, { 'x-auth-token': person.tokens.token })
const given = <T>({ body }: TestAnswer) => body.data as unknown as T
const codeFor = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: base.now().getTime() + ahead * 1000 })

/** The confirming code is used up: move the clock. */
async function guarded(): Promise<TestPerson & { secret: string; recoveryCodes: string[] }> {
  const person = await base.person()
  const { secret } = given<{ secret: string }>(await as(person, 'POST', '/factors/authenticator', { password }))
  const confirmed = await as(person, 'POST', '/factors/authenticator/confirm', { code: codeFor(secret) })
  const { recoveryCodes } = given<{ recoveryCodes: string[] }>(confirmed)
  base.pass(60)
  return { ...person, secret, recoveryCodes }
}
const login = (email: string, code?: string, secret = password) =>
  base.browser().post('/login', { email, password: secret, ...(code && { code }) })
const why = ({ status, body }: TestAnswer) => [status, body.error.name, body.error.fields]

test('a stranger sees and changes no ways to sign in', async () => {
  for (const [method, path] of [
    ['GET', '/factors'],
    ['POST', '/factors/authenticator'],
    ['POST', '/factors/authenticator/confirm'],
    ['DELETE', '/factors/authenticator'],
    ['POST', '/factors/recovery-codes'],
    ['DELETE', '/factors/openid'],
  ] as const) {
    const { status, body } = await base.ask(method, path, { password, code: '123456' })
    assert.deepEqual([status, body.error.name], [401, 'TokenNotFound'], path)
  }
})

test('a borrowed token is not enough: the password is asked for', async () => {
  const person = await base.person()
  assert.deepEqual(why(await as(person, 'POST', '/factors/authenticator', {})), [
    403,
    'Forbidden',
    { password: 'is missing' },
  ])
  assert.deepEqual(why(await as(person, 'POST', '/factors/authenticator', { password: 'a red valve 48' })), [
    403,
    'Forbidden',
    { password: 'is wrong' },
  ])
})

test('the secret is shown as text, address and QR, and counts only once a code has confirmed it', async () => {
  const person = await base.person()
  assert.equal((await as(person, 'POST', '/factors/authenticator/confirm', { code: '123456' })).status, 404)
  const { secret, address, qr } = given<{ secret: string; address: string; qr: string }>(
    await as(person, 'POST', '/factors/authenticator', { password }),
  )
  assert.match(address, /^otpauth:\/\/totp\/WBN/)
  assert.ok(address.includes(secret))
  assert.match(qr, /^<svg /)
  assert.equal((await login(person.email)).status, 200, 'not on yet')
  const wrong = await as(person, 'POST', '/factors/authenticator/confirm', { code: '000000' })
  assert.deepEqual(why(wrong), [403, 'Forbidden', { code: 'is wrong' }])
  const code = codeFor(secret)
  const right = await as(person, 'POST', '/factors/authenticator/confirm', {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  })
  const { recoveryCodes } = given<{ recoveryCodes: string[] }>(right)
  assert.equal(new Set(recoveryCodes).size, 10)
  assert.equal((await as(person, 'POST', '/factors/authenticator', { password })).status, 409)
  const factors = given<{ authenticator: unknown; recoveryCodesLeft: number }>(await as(person, 'GET', '/factors'))
  assert.equal(factors.recoveryCodesLeft, 10)
  assert.ok(factors.authenticator)
  assert.match((await base.mailsTo(person.email))[0]!.subject, /Two-step login is on/)
  const { rows } = await base.pool.query('select hash from recovery_codes where account_id = $1', [person.userID])
  assert.ok(rows.every(({ hash }) => hash.length === 32 && !recoveryCodes.includes(String(hash))))
})

test('a secret that was not confirmed in time is void', async () => {
  const person = await base.person()
  const { secret } = given<{ secret: string }>(await as(person, 'POST', '/factors/authenticator', { password }))
  base.pass(16 * 60)
  const renewed = await base.ask('POST', '/refresh-token', {}, { 'x-auth-token': person.tokens.refreshToken })
  const late = { ...person, tokens: renewed.body.data }
  assert.equal((await as(late, 'POST', '/factors/authenticator/confirm', { code: codeFor(secret) })).status, 404)
})

test('signing in asks for the code only after the right password, and lets nobody in without it', async () => {
  const { email, secret } = await guarded()
  assert.deepEqual(why(await login(email)), [403, 'Forbidden', { code: 'is missing' }])
  assert.deepEqual(why(await login(email, undefined, 'a red valve 48')), [403, 'Forbidden', { password: 'is wrong' }])
  assert.deepEqual(why(await login(email, '000000')), [403, 'Forbidden', { code: 'is wrong' }])
  const browser = base.browser()
  await browser.post('/login', { email, password })
  assert.equal(browser.cookie(), undefined)
  const { body, status } = await login(email, codeFor(secret))
  assert.equal(status, 200)
  assert.ok(tokenOf(body.data.redirect))
})

test('a code counts once, also when it is sent twice at the same time', async () => {
  const { email, secret } = await guarded()
  const both = await Promise.all([login(email, codeFor(secret)), login(email, codeFor(secret))])
  assert.equal(both.filter(({ status }) => status === 200).length, 1)
  assert.equal((await login(email, codeFor(secret))).status, 403)
  assert.equal((await login(email, codeFor(secret, -30))).status, 403, 'nor one from before')
  assert.equal((await login(email, codeFor(secret, 30))).status, 200, 'a clock may be ahead')
  assert.equal((await login(email, codeFor(secret, 120))).status, 403)
})

test('a recovery code opens once, whichever way it is typed', async () => {
  const { email, recoveryCodes, ...person } = await guarded()
  const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')
  assert.equal((await login(email, typed)).status, 200)
  assert.equal((await login(email, typed)).status, 403)
  const other = await guarded()
  assert.equal((await login(other.email, recoveryCodes[1])).status, 403, "another person's")
  const renewed = await as({ email, ...person }, 'POST', '/factors/recovery-codes', { password })
  assert.equal((await login(email, recoveryCodes[1])).status, 403, 'void')
  assert.equal((await login(email, given<{ recoveryCodes: string[] }>(renewed).recoveryCodes[0])).status, 200)
})

test('guessing codes is slowed down, from whichever address', async () => {
  const { email, secret } = await guarded()
  const answers: number[] = []
  for (let tries = 0; tries < 8; tries++) answers.push((await login(email, '000000')).status)
  assert.deepEqual(answers.slice(0, 5), [403, 403, 403, 403, 403])
  assert.ok(answers.includes(429))
  const waiting = await login(email, codeFor(secret))
  assert.equal(waiting.status, 429)
  assert.ok(Number(waiting.headers['retry-after']) >= 1)
  base.pass(900)
  assert.equal((await login(email, codeFor(secret))).status, 200)
})

test('switched off by the password, the second factor is not asked for, and its recovery codes are void', async () => {
  const person = await guarded()
  assert.equal((await as(person, 'DELETE', '/factors/authenticator', { password: 'a red valve 48' })).status, 403)
  assert.equal((await as(person, 'DELETE', '/factors/authenticator', { password })).status, 200)
  assert.equal((await as(person, 'DELETE', '/factors/authenticator', { password })).status, 404)
  assert.equal((await login(person.email)).status, 200)
  const factors = given<{ authenticator: unknown; recoveryCodesLeft: number }>(await as(person, 'GET', '/factors'))
  assert.deepEqual([factors.authenticator, factors.recoveryCodesLeft], [null, 0])
})

test('a form without a script is sent back to the page that asks for the code', async () => {
  const { email } = await guarded()
  const response = await base.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, password, lang: 'es' }).toString(),
  })
  assert.equal(response.statusCode, 303)
  assert.equal(response.headers.location, '/es/auth/login?error=Forbidden&field=code')
})
