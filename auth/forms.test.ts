// Auth pages without JavaScript.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { password, registrationOf, testAuth, tokenOf, type TestAuth } from './testing.ts'

let bench: TestAuth
before(async () => void (bench = await testAuth()))
after(() => bench.close())

function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return bench.app.inject({
    method: 'POST',
    url: `/auth${path}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

test('a form signs in: it goes on to the portal with a cookie', async () => {
  const { email, userID } = await bench.person()
  const answer = await submit('/login', { email, password, code: '', continue: 'http://italy.localhost:3000/it' })
  assert.equal(answer.statusCode, 303)
  assert.match(String(answer.headers['set-cookie']), /^wbn_session=/)
  const location = String(answer.headers.location)
  assert.match(location, /^http:\/\/italy\.localhost:3000\/SetID\?token=/)
  const session = await bench.ask('POST', '/get-session', { token: tokenOf(location) })
  assert.equal(session.body.data.userID, userID)
})

test('a failure goes back to the page with its name, never with e-mail or password', async () => {
  const wrong = await submit('/login', {
    email: 'ann@wbn.example',
    password: 'not the password',
    continue: '/newsfeed',
    lang: 'es',
  })
  assert.equal(wrong.statusCode, 303)
  assert.equal(wrong.headers.location, '/es/auth/login?error=Forbidden&field=password&continue=%2Fnewsfeed')
  const empty = await submit('/register', {
    ...(registrationOf('a@b.example') as object),
    email: '',
    acceptTerms: 'on',
  })
  assert.equal(empty.headers.location, '/auth/register?error=ValidationError&field=email')
  const reset = await submit('/reset-password', { token: 'abc', password: 'a green valve 47' })
  assert.equal(reset.headers.location, '/auth/reset-password?error=SessionError&token=abc')
})

test('register, forgot and verify go on to the page that says so', async () => {
  const email = 'form@wbn.example'
  const fields = { ...registrationOf(email), acceptTerms: 'on', continue: '/profile' } as Record<string, string>
  assert.equal((await submit('/register', fields)).headers.location, '/auth/verify-email?sent=1&continue=%2Fprofile')
  const token = await bench.mailedToken(email)
  const asked = await submit('/verify-email', { token })
  assert.equal(asked.headers.location, `/auth/verify-email?error=Forbidden&field=password&token=${token}`)
  const verified = await submit('/verify-email', { token, password: fields['password']!, lang: 'zh' })
  assert.equal(verified.headers.location, '/zh/auth/verify-email?done=1')
  assert.equal((await submit('/forgot-password', { email })).headers.location, '/auth/forgot-password?sent=1')
  const link = await bench.mailedToken(email)
  const reset = await submit('/reset-password', { token: link, password: 'a brass flange 19' })
  assert.equal(reset.headers.location, '/auth/login?done=reset')
})

test('an email is in the language of the form, and its link leads to that page', async () => {
  const email = 'lingua@wbn.example'
  await submit('/register', { ...registrationOf(email), acceptTerms: 'on', lang: 'it' } as Record<string, string>)
  const [sent] = await bench.mailsTo(email)
  assert.match(sent!.subject, /benvenuto/)
  assert.match(sent!.text, /http:\/\/localhost:3000\/it\/auth\/verify-email\?token=/)
})

test('a page of another site can neither use the cookie nor sign its visitor in', async () => {
  const { email, browser } = await bench.person()
  const foreign = { origin: 'https://evil.example', cookie: browser.cookie()! }
  for (const [path, fields] of [
    ['/continue', {}],
    ['/login', { email, password }],
    ['/logout', {}],
  ] as const) {
    const form = await submit(path, fields, foreign)
    assert.equal(form.headers['set-cookie'], undefined)
    assert.doesNotMatch(String(form.headers.location ?? ''), /SetID/)
    const json = await bench.ask('POST', path, fields, foreign)
    assert.deepEqual([json.status, json.body.error.name], [403, 'Forbidden'], path)
  }
  assert.equal((await browser.post('/continue', {}, { origin: 'null' })).status, 403)
  assert.equal((await browser.post('/continue', {}, { origin: 'http://localhost:3000' })).status, 200)
})

test('a portal on another origin may call with credentials, a foreign page may not read', async () => {
  const headers = { host: 'localhost:3000', origin: 'http://mexico.localhost:3000' }
  const asked = await bench.app.inject({ method: 'OPTIONS', url: '/auth/get-session', headers })
  assert.equal(asked.statusCode, 204)
  assert.equal(asked.headers['access-control-allow-origin'], 'http://mexico.localhost:3000')
  assert.equal(asked.headers['access-control-allow-credentials'], 'true')
  assert.match(String(asked.headers['access-control-allow-headers']), /x-auth-token/)
  const foreign = await bench.app.inject({
    url: '/auth/whoami',
    headers: { ...headers, origin: 'https://evil.example' },
  })
  assert.equal(foreign.headers['access-control-allow-origin'], undefined)
})

test('what is no form and no JSON is refused, and nothing is kept by caches', async () => {
  const xml = await bench.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: '<login/>',
    headers: { 'content-type': 'application/xml' },
  })
  assert.deepEqual([xml.statusCode, xml.json().error.name], [415, 'UnsupportedMediaType'])
  assert.equal(xml.headers['cache-control'], 'no-store')
})

test('the state of a login goes back to the portal that began it, and into no email', async () => {
  const { email } = await bench.person()
  const begun = 'http://mexico.localhost:3000/SetID?state=abc&continue=%2Fprofile'
  const { body } = await bench.ask('POST', '/login', { email, password, continue: begun })
  const back = new URL(body.data.redirect)
  assert.equal(back.origin + back.pathname, 'http://mexico.localhost:3000/SetID')
  assert.equal(back.searchParams.get('state'), 'abc')
  assert.equal(back.searchParams.get('continue'), 'http://mexico.localhost:3000/profile')
  await bench.ask('POST', '/forgot-password', { email, continue: begun })
  const [mail] = await bench.mailsTo(email)
  const link = new URL(/https?:\S+token=\S+/.exec(mail!.text)![0])
  assert.equal(link.searchParams.get('continue'), 'http://mexico.localhost:3000/profile')
})
