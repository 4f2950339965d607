// Sign-in and sign-out.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { password, registrationOf, testAuth, tokenOf, type TestAuth } from '../testing.ts'

let bench: TestAuth
before(async () => void (bench = await testAuth()))
after(() => bench.close())

const withToken = (token: string) => ({ 'x-auth-token': token })
const whoami = (token: string) => bench.ask('GET', '/whoami', undefined, withToken(token))
const refresh = (token: string) => bench.ask('POST', '/refresh-token', undefined, withToken(token))

test('a stranger is told what is missing, a wrong token that it is none of ours', async () => {
  for (const [method, path] of [
    ['GET', '/whoami'],
    ['GET', '/sessions'],
    ['DELETE', '/sessions/all'],
    ['POST', '/change-password'],
    ['POST', '/delete-account'],
    ['POST', '/refresh-token'],
  ] as const) {
    const missing = await bench.ask(method, path)
    assert.deepEqual([missing.status, missing.body.error.name], [401, 'TokenNotFound'], path)
    for (const bad of ['rubbish', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'a.b.c']) {
      const wrong = await bench.ask(method, path, undefined, withToken(bad))
      assert.deepEqual([wrong.status, wrong.body.error.name], [401, 'JsonWebTokenError'], path)
    }
  }
})

test('an address to come back to that is too long keeps nobody out: it counts as /', async () => {
  const { email } = await bench.person()
  const destination = async (address: string) => {
    const { status, body } = await bench.browser().post('/login', { email, password, continue: address })
    assert.equal(status, 200, JSON.stringify(body))
    return new URL(body.data.redirect).searchParams.get('continue')
  }
  const many = `/search-result?brand=${'x'.repeat(3000)}`
  assert.equal(await destination(many), many)
  assert.equal(await destination(`/search-result?brand=${'x'.repeat(9000)}`), '/')
})

test('registered, verified, signed in, handed over, known, refreshed', async () => {
  const browser = bench.browser()
  assert.equal((await browser.post('/register', registrationOf('first@wbn.example'))).status, 200)
  await browser.post('/verify-email', { token: await bench.mailedToken('first@wbn.example') })
  const login = await bench.browser().post('/login', { email: 'First@wbn.example', password, continue: '/profile?a=1' })
  const redirect = new URL(login.body.data.redirect)
  assert.equal(redirect.pathname, '/SetID')
  assert.equal(redirect.searchParams.get('continue'), '/profile?a=1')
  const session = await bench.ask('POST', '/get-session', { token: tokenOf(redirect.href) })
  const { token, tokenExpire, refreshToken, refreshTokenExpire, userID } = session.body.data
  const now = Math.floor(bench.now().getTime() / 1000)
  assert.ok(Math.abs(tokenExpire - now - 900) <= 2)
  assert.ok(Math.abs(refreshTokenExpire - now - 30 * 86_400) <= 2)
  const { data: viewer } = (await whoami(token)).body
  assert.deepEqual([viewer.userID, viewer.emailVerified, viewer.country], [userID, true, 'IT'])
  const next = await refresh(refreshToken)
  assert.equal(next.status, 200)
  assert.notEqual(next.body.data.refreshToken, refreshToken)
  assert.equal((await whoami(next.body.data.token)).status, 200)
})

test('the hand-over counts once, and for 60 seconds', async () => {
  const { email } = await bench.person()
  const login = async () => tokenOf((await bench.browser().post('/login', { email, password })).body.data.redirect)
  const used = await login()
  assert.equal((await bench.ask('POST', '/get-session', { token: used })).status, 200)
  const late = await login()
  bench.pass(61)
  for (const token of [used, late, 'rubbish']) {
    const refused = await bench.ask('POST', '/get-session', { token })
    assert.deepEqual([refused.status, refused.body.error.name], [401, 'SessionError'])
  }
  assert.equal((await bench.ask('POST', '/get-session', {})).body.error.fields?.['token'] !== undefined, true)
})

test('an unknown e-mail and a wrong password are answered the same', async () => {
  const { email } = await bench.person()
  const wrong = await bench.ask('POST', '/login', { email, password: 'not the password' })
  const unknown = await bench.ask('POST', '/login', { email: 'nobody@wbn.example', password: 'not the password' })
  assert.deepEqual([wrong.status, wrong.body], [unknown.status, unknown.body])
  assert.deepEqual([wrong.status, wrong.body.error.name], [403, 'Forbidden'])
})

test('one sign-in serves all portals, by the cookie of the auth origin', async () => {
  const { browser, userID } = await bench.person()
  const stranger = await bench.browser().post('/continue')
  assert.deepEqual([stranger.status, stranger.body.error.name], [401, 'SessionError'])
  const asking = await bench.browser().post('/continue', { ask: true })
  assert.deepEqual([asking.status, asking.body.data], [200, { redirect: null }])
  const over = await browser.post('/continue', { continue: 'http://mexico.localhost:3000/es/profile' })
  const redirect = new URL(over.body.data.redirect)
  assert.equal(redirect.origin, 'http://mexico.localhost:3000')
  assert.equal(redirect.searchParams.get('continue'), 'http://mexico.localhost:3000/es/profile')
  const session = await bench.ask('POST', '/get-session', { token: tokenOf(redirect.href) })
  assert.equal(session.body.data.userID, userID)
})

test('the cookie is for the auth origin alone, out of reach of scripts', async () => {
  const { browser } = await bench.person()
  const answered = await browser.post('/login', { email: 'x@wbn.example', password })
  assert.equal(answered.headers['set-cookie'], undefined)
  const { email } = await bench.person()
  const { headers } = await bench.ask('POST', '/login', { email, password })
  for (const cookie of [headers['set-cookie']!].flat())
    assert.match(cookie, /^wbn_(session|device)=[\w.-]{43,}; Path=\/auth; Max-Age=\d{7,8}; HttpOnly; SameSite=Lax$/)
})

test('the same old refresh token has the same successor for 10 seconds, later it ends the session', async () => {
  const { tokens } = await bench.person()
  const first = (await refresh(tokens.refreshToken)).body.data
  bench.pass(5)
  const again = (await refresh(tokens.refreshToken)).body.data
  assert.deepEqual(again, first)
  const second = (await refresh(first.refreshToken)).body.data
  bench.pass(4)
  assert.deepEqual((await refresh(tokens.refreshToken)).body.data, first)
  bench.pass(2)
  assert.equal((await whoami(second.token)).status, 200)
  const reused = await refresh(tokens.refreshToken)
  assert.deepEqual([reused.status, reused.body.error.name], [401, 'SessionError'])
  for (const token of [first.token, second.token]) assert.equal((await whoami(token)).body.error.name, 'SessionError')
  assert.equal((await refresh(second.refreshToken)).body.error.name, 'SessionError')
  const record = await bench.db
    .selectFrom('auditEntries')
    .select('event')
    .where('event', '=', 'refresh-token-reused')
    .execute()
  assert.equal(record.length, 1)
})

test('what is too old is named so', async () => {
  const { tokens } = await bench.person()
  bench.pass(15 * 60 + 1)
  assert.equal((await whoami(tokens.token)).body.error.name, 'TokenExpiredError')
  bench.pass(30 * 24 * 3600)
  assert.equal((await refresh(tokens.refreshToken)).body.error.name, 'TokenExpiredError')
  const unknown = tokens.refreshToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  assert.equal((await refresh(unknown)).body.error.name, 'JsonWebTokenError')
  assert.equal((await refresh(tokens.token)).body.error.name, 'JsonWebTokenError')
})

test('leaving ends the session on every portal of the browser, and may be repeated', async () => {
  const { tokens, browser } = await bench.person()
  const over = await browser.post('/continue')
  const other = (await bench.ask('POST', '/get-session', { token: tokenOf(over.body.data.redirect) })).body.data
  for (let twice = 0; twice < 2; twice++)
    assert.equal((await bench.ask('POST', '/logout', undefined, withToken(tokens.token))).status, 200)
  for (const { token, refreshToken } of [tokens, other]) {
    assert.equal((await whoami(token)).body.error.name, 'SessionError')
    assert.equal((await refresh(refreshToken)).body.error.name, 'SessionError')
  }
  assert.equal((await browser.post('/continue')).status, 401)
  assert.equal((await bench.ask('POST', '/logout')).status, 200)
})

test('own sessions are listed and ended, those of others are not there', async () => {
  const { email, tokens } = await bench.person()
  const stranger = await bench.person()
  const phone = bench.browser(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
  )
  const login = await phone.post('/login', { email, password })
  const there = (await bench.ask('POST', '/get-session', { token: tokenOf(login.body.data.redirect) })).body.data
  const list = async () =>
    (await bench.ask('GET', '/sessions', undefined, withToken(tokens.token))).body.data as unknown as {
      id: string
      device: string
      current: boolean
    }[]
  const sessions = await list()
  assert.deepEqual(Object.fromEntries(sessions.map(({ device, current }) => [device, current])), {
    'Firefox on Linux': true,
    'Safari on iOS': false,
  })
  const [sent] = await bench.mailsTo(email)
  assert.match(sent!.text, /Safari on iOS/)
  const remote = sessions.find(({ current }) => !current)!
  const foreign = await bench.ask('DELETE', `/sessions/${remote.id}`, undefined, withToken(stranger.tokens.token))
  assert.equal(foreign.status, 404)
  assert.equal((await bench.ask('DELETE', '/sessions/rubbish', undefined, withToken(tokens.token))).status, 400)
  assert.equal((await bench.ask('DELETE', `/sessions/${remote.id}`, undefined, withToken(tokens.token))).status, 200)
  assert.equal((await whoami(there.token)).body.error.name, 'SessionError')
  assert.equal((await bench.ask('DELETE', '/sessions/all', undefined, withToken(tokens.token))).status, 200)
  assert.equal((await list()).length, 1)
})

test('who signs in as somebody else ends the session that was there', async () => {
  const one = await bench.person()
  const other = await bench.person()
  await one.browser.post('/login', { email: other.email, password })
  assert.equal((await whoami(one.tokens.token)).body.error.name, 'SessionError')
  assert.equal((await whoami(other.tokens.token)).status, 200)
})
