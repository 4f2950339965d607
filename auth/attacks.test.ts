// Attacks on accounts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makePasskey } from './passkeys/testing.ts'
import { Passwords } from './passwords/hashing.ts'
import { password, testAuth, tokenOf, type TestAnswer, type TestAuth, type TestPerson } from './testing.ts'

let base: TestAuth
before(async () => {
  base = await testAuth()
})
after(() => base.close())

const another = 'a brass flange 19'
const here = { rpID: 'localhost', origin: 'http://localhost:3000' }
const withToken = (token: string) => ({ 'x-auth-token': token })
const call = (path: string, body: unknown, token?: string) =>
  base.ask('POST', path, body, token ? withToken(token) : {})
const why = ({ status, body }: TestAnswer) => [status, body.error?.name]
const ended = [401, 'SessionError']

async function addPasskey({ tokens }: Pick<TestPerson, 'tokens'>) {
  const passkey = makePasskey()
  const asked = await call('/passkeys/options', { password }, tokens.token)
  const { challenge } = (asked.body.data as unknown as { options: { challenge: string } }).options
  const added = await call('/passkeys', { response: passkey.register(challenge, here), name: 'Mine' }, tokens.token)
  assert.equal(added.status, 200)
  return passkey
}
async function loginBy(passkey: ReturnType<typeof makePasskey>): Promise<TestAnswer> {
  const asked = await call('/passkeys/login-options', {})
  const { challenge } = (asked.body.data as unknown as { options: { challenge: string } }).options
  return call('/passkeys/login', { response: passkey.answer(challenge, { ...here, counter: 1 }) })
}

test('fixation: signing in changes the cookie, and the one from before opens nothing', async () => {
  const { browser, email, tokens } = await base.person()
  const before = browser.cookie()!
  assert.equal((await browser.post('/login', { email, password })).status, 200)
  assert.notEqual(browser.cookie(), before)
  assert.deepEqual(why(await base.ask('POST', '/continue', {}, { cookie: before })), ended)
  const planted = { cookie: `wbn_session=${'A'.repeat(43)}` }
  const victim = await base.ask('POST', '/login', { email, password }, planted)
  assert.doesNotMatch(String(victim.headers['set-cookie']), /A{43}/)
  assert.equal((await base.ask('GET', '/whoami', undefined, withToken(tokens.token))).status, 200)
})

test("a link with a stranger's token signs nobody in as the stranger", async () => {
  const victim = await base.person()
  const eve = await base.person()
  const bait = tokenOf((await eve.browser.post('/continue')).body.data.redirect)
  assert.deepEqual(why(await victim.browser.post('/get-session', { token: bait })), ended)
  assert.equal((await eve.browser.post('/get-session', { token: bait })).status, 200, 'whose it is')
})

test('a new password or a new address makes void every link that was sent before', async () => {
  const { email, tokens } = await base.person()
  await call('/forgot-password', { email })
  const reset = await base.mailedToken(email)
  await call('/change-email', { password, email: 'elsewhere@wbn.example' }, tokens.token)
  const move = await base.mailedToken('elsewhere@wbn.example')
  assert.equal((await call('/change-password', { password, newPassword: another }, tokens.token)).status, 200)
  assert.deepEqual(why(await call('/reset-password', { token: reset, password })), ended)
  assert.deepEqual(why(await call('/verify-email', { token: move, password: another })), ended)

  await call('/forgot-password', { email })
  const old = await base.mailedToken(email)
  await call('/change-email', { password: another, email: 'moved@wbn.example' }, tokens.token)
  const moving = { token: await base.mailedToken('moved@wbn.example'), password: another }
  assert.equal((await call('/verify-email', moving)).status, 200)
  assert.deepEqual(why(await call('/reset-password', { token: old, password })), ended, 'the former mail box')
})

test('the token of one kind of link is none of another', async () => {
  const { email, browser } = await base.person()
  const handOver = tokenOf((await browser.post('/continue')).body.data.redirect)
  await call('/forgot-password', { email })
  const reset = await base.mailedToken(email)
  assert.deepEqual(why(await call('/reset-password', { token: handOver, password: another })), ended)
  assert.deepEqual(why(await call('/verify-email', { token: reset })), ended)
  assert.deepEqual(why(await call('/get-session', { token: reset })), ended)
  assert.equal((await call('/reset-password', { token: reset, password: another })).status, 200)
})

test('a new password by mail takes away neither the passkeys of an owner nor their second factor', async () => {
  const ann = await base.person()
  const passkey = await addPasskey(ann)
  await base.pool.query(
    `insert into authenticators (account_id, secret, confirmed_at, asked_at) values ($1, '\\x00', now(), now())`,
    [ann.userID],
  )
  await call('/forgot-password', { email: ann.email })
  await call('/reset-password', { token: await base.mailedToken(ann.email), password: another })
  const login = await call('/login', { email: ann.email, password: another })
  assert.deepEqual(login.body.error.fields, { code: 'is missing' })
  assert.equal((await loginBy(passkey)).status, 200)
})

test('a suspended account gets nothing for any token that it holds', async () => {
  const { userID, email, browser, tokens } = await base.person()
  const handOver = tokenOf((await browser.post('/continue')).body.data.redirect)
  await call('/forgot-password', { email })
  const reset = await base.mailedToken(email)
  await base.pool.query(`update accounts set status = 'suspended' where id = $1`, [userID])
  assert.deepEqual(why(await call('/refresh-token', {}, tokens.refreshToken)), ended)
  assert.deepEqual(why(await call('/get-session', { token: handOver })), ended)
  assert.deepEqual(why(await browser.post('/continue')), ended)
  assert.deepEqual(why(await call('/reset-password', { token: reset, password: another })), ended)
})

test('an unknown address costs a hash like a known one: the queue fills in the same way', async () => {
  const slow = await testAuth({ passwords: new Passwords({ memory: 4096, passes: 2 }, 1) })
  after(() => slow.close())
  const tries = Array.from({ length: 80 }, (_none, at) =>
    slow.ask('POST', '/login', { email: `nobody-${at}@wbn.example`, password }, {}),
  )
  const answers = await Promise.all(tries)
  const names = new Set(answers.map(({ body }) => body.error.name))
  assert.deepEqual([...names].toSorted(), ['Forbidden', 'ServiceUnavailable'])
})

test('links that are tried out cost no hash', async () => {
  const slow = await testAuth({ passwords: new Passwords({ memory: 4096, passes: 2 }, 1) })
  after(() => slow.close())
  const tries = Array.from({ length: 80 }, () => slow.ask('POST', '/reset-password', { token: 'x', password }))
  for (const answered of await Promise.all(tries)) assert.deepEqual(why(answered), ended)
})

test('who sends made-up successors of a long chain is made to wait, its owner is not', async () => {
  const { tokens, userID } = await base.person()
  let { refreshToken } = tokens
  for (let turn = 0; turn < 3; turn++)
    refreshToken = (await call('/refresh-token', {}, refreshToken)).body.data.refreshToken
  await base.pool.query(
    'update families set turns = 5000 where session_id in (select id from sessions where account_id = $1)',
    [userID],
  )
  const [family] = refreshToken.split('.')
  const names: string[] = []
  for (let at = 0; at < 25; at++)
    names.push((await call('/refresh-token', {}, `${family}.${String(at).padStart(43, 'A')}`)).body.error.name)
  assert.deepEqual([names[0], names.at(-1)], ['JsonWebTokenError', 'TooManyRequests'])
  const again = await call('/refresh-token', {}, refreshToken)
  assert.equal(again.status, 200)
  assert.equal((await call('/refresh-token', {}, again.body.data.refreshToken)).status, 200)
  base.pass(20)
  assert.deepEqual(why(await call('/refresh-token', {}, refreshToken)), ended, 'used before: two hold it')
})

test('a refresh token from far back in the chain ends the session like one from yesterday', async () => {
  const { tokens } = await base.person()
  let { refreshToken } = tokens
  for (let turn = 0; turn < 110; turn++)
    refreshToken = (await call('/refresh-token', {}, refreshToken)).body.data.refreshToken
  base.pass(20)
  assert.deepEqual(why(await call('/refresh-token', {}, tokens.refreshToken)), ended)
  assert.deepEqual(why(await call('/refresh-token', {}, refreshToken)), ended)
})

test('an address of IPv6 is not a new caller for each of its neighbours, a mail box is not flooded from everywhere', async () => {
  const asked = (email: string, from: string) =>
    base.app.inject({
      method: 'POST',
      url: '/auth/forgot-password',
      payload: { email },
      headers: { host: 'localhost:3000' },
      remoteAddress: from,
    })
  const neighbours = [1, 2, 3, 4, 5].map((at) => asked('one@flood.example', `2001:db8:1:2::${at}`))
  const answers = await Promise.all(neighbours)
  assert.ok(answers.some(({ statusCode }) => statusCode === 429))
  const codes: number[] = []
  for (let at = 0; at < 25; at++) codes.push((await asked('two@flood.example', `192.0.2.${at}`)).statusCode)
  assert.deepEqual([codes[0], codes.at(-1)], [200, 429])
})

test('neither token nor address nor password gets into the record or the answer', async () => {
  const { email, tokens, browser } = await base.person()
  const redirect = tokenOf((await browser.post('/continue')).body.data.redirect)
  const { rows } = await base.pool.query(
    `select json_agg(t)::text as text from (select to_jsonb(a) as row from audit_entries a
      union all select to_jsonb(o) from one_time_tokens o union all select to_jsonb(s) from sessions s
      union all select to_jsonb(f) from families f union all select to_jsonb(h) from throttles h) as t`,
  )
  const kept = rows[0].text as string
  const secrets = [
    email,
    password,
    redirect,
    tokens.token,
    tokens.refreshToken.split('.')[1]!,
    browser.cookie()!.slice(12),
  ]
  for (const secret of secrets) assert.ok(!kept.includes(secret))
})
