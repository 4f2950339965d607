// Unverified accounts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { abandonedRemoval } from '#contract/foundation/constants.ts'
import { makePasskey } from '../passkeys/testing.ts'
import { startProvider, type TestProvider } from '../openid/testing.ts'
import {
  password,
  registrationOf,
  testAuth,
  tokenOf,
  type TestAnswer,
  type TestAuth,
  type TestPerson,
} from '../testing.ts'

let base: TestAuth
let provider: TestProvider
let origin: string
before(async () => {
  provider = await startProvider()
  base = await testAuth({ openID: provider.settings })
  origin = (await base.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
  provider.admit(origin)
})
after(async () => {
  provider.close()
  await base.close()
})

const hers = 'a brass flange 19'
const here = { rpID: 'localhost', origin: 'http://localhost:3000' }
const header = (token: string) => ({ 'x-auth-token': token })
const call = (path: string, body: unknown, token?: string) => base.ask('POST', path, body, token ? header(token) : {})
const why = ({ status, body }: TestAnswer) => [status, body.error?.name]
const forbidden = [403, 'Forbidden']
const ended = [401, 'SessionError']
const namesOf = async (token: string) => {
  const { userID, firstName, lastName, email, emailVerified } = (
    await base.ask('GET', '/whoami', undefined, header(token))
  ).body.data
  return { userID, names: `${firstName} ${lastName}`, email, emailVerified }
}

async function proveAs(email: string, names = { firstName: 'Vera', lastName: 'Owner' }) {
  const own = base.browser()
  await own.post('/register', registrationOf(email, { password: hers, country: 'DE', ...names }))
  assert.equal((await own.post('/verify-email', { token: await base.mailedToken(email) })).status, 200)
  const { redirect } = (await own.post('/continue')).body.data
  return namesOf((await own.post('/get-session', { token: tokenOf(redirect) })).body.data.token)
}

async function planted(email: string): Promise<TestPerson> {
  const eve = await base.person(email)
  await base.pool.query(`update accounts set status = 'pending', email_verified_at = null where id = $1`, [eve.userID])
  await base.pool.query(`select pg_notify('accounts', $1)`, [eve.userID])
  base.pass(16)
  return eve
}

test('a password and a name: a repeated registration takes their place, and earlier links end', async () => {
  const email = 'registered-first@victim.example'
  const eve = base.browser()
  await eve.post('/register', registrationOf(email, { firstName: 'Eve', lastName: 'Evil' }))
  const planned = await base.mailedToken(email)
  const { names, emailVerified } = await proveAs(email)
  assert.deepEqual([names, emailVerified], ['Vera Owner', true])
  assert.deepEqual(why(await eve.post('/verify-email', { token: planned, password })), ended)
  assert.deepEqual(why(await call('/login', { email, password })), forbidden)
  assert.equal((await call('/login', { email, password: hers })).status, 200)
})

test('a link that a stranger caused asks for a password that only the stranger knows, and verifies nothing', async () => {
  const email = 'opened-first@victim.example'
  await base.browser().post('/register', registrationOf(email))
  const victim = base.browser()
  const token = await base.mailedToken(email)
  for (const guess of [undefined, hers])
    assert.deepEqual(why(await victim.post('/verify-email', { token, password: guess })), forbidden)
  assert.equal((await proveAs(email)).names, 'Vera Owner')
})

test('a stranger who registers after her changes what her link does, and still gets in nowhere', async () => {
  const email = 'registered-after@victim.example'
  const victim = base.browser()
  await victim.post('/register', registrationOf(email, { password: hers }))
  const eve = base.browser()
  await eve.post('/register', registrationOf(email))
  const token = await base.mailedToken(email)
  assert.deepEqual(why(await victim.post('/verify-email', { token, password: hers })), forbidden)
  assert.deepEqual(why(await eve.post('/login', { email, password })), forbidden)
  await proveAs(email)
  assert.deepEqual(why(await eve.post('/login', { email, password })), forbidden)
})

test('a forgotten password of an unverified account is answered by registering again, not by a link into it', async () => {
  const email = 'forgotten@victim.example'
  const { userID, tokens, browser } = await planted(email)
  await call('/forgot-password', { email })
  const [mail] = await base.mailsTo(email)
  assert.match(mail!.text, /\/auth\/register/)
  assert.doesNotMatch(mail!.text, /token=/)
  const proved = await proveAs(email)
  assert.notEqual(proved.userID, userID)
  assert.deepEqual(why(await base.ask('GET', '/whoami', undefined, header(tokens.token))), ended)
  assert.deepEqual(why(await browser.post('/continue')), ended)
})

test('a link for a new password from before opens nothing once the address is unverified', async () => {
  const email = 'reset@victim.example'
  const { userID } = await base.person(email)
  await call('/forgot-password', { email })
  const token = await base.mailedToken(email)
  await base.pool.query(`update accounts set status = 'pending', email_verified_at = null where id = $1`, [userID])
  assert.deepEqual(why(await call('/reset-password', { token, password: hers })), ended)
})

test('passkeys, authenticator apps, recovery codes, API tokens and sessions of a stranger end', async () => {
  const email = 'factors@victim.example'
  const eve = await planted(email)
  const passkey = makePasskey()
  const asked = await call('/passkeys/options', { password }, eve.tokens.token)
  const { challenge } = (asked.body.data as unknown as { options: { challenge: string } }).options
  const response = passkey.register(challenge, here)
  assert.equal((await call('/passkeys', { response, name: 'Hers' }, eve.tokens.token)).status, 200)
  await base.pool.query(
    `insert into authenticators (account_id, secret, confirmed_at, asked_at) values ($1, '\\x00', now(), now())`,
    [eve.userID],
  )
  await base.pool.query(`insert into recovery_codes (account_id, hash) values ($1, '\\x00')`, [eve.userID])
  await base.pool.query(
    `insert into api_tokens (account_id, name, hash, ending, scopes, created_at, expires_at)
      values ($1, 'x', '\\x01', 'abcd', '{profile:read}', now(), now() + interval '1 day')`,
    [eve.userID],
  )
  const { userID } = await proveAs(email)
  for (const table of ['passkeys', 'authenticators', 'recovery_codes', 'api_tokens', 'identities'])
    for (const id of [userID, eve.userID]) {
      const { rows } = await base.pool.query(`select 1 from ${table} where account_id = $1`, [id])
      assert.deepEqual(rows, [], table)
    }
  const again = await call('/passkeys/login-options', {})
  const next = (again.body.data as unknown as { options: { challenge: string } }).options.challenge
  const login = await call('/passkeys/login', { response: passkey.answer(next, { ...here, counter: 1 }) })
  assert.deepEqual(why(login), forbidden)
  assert.deepEqual(why(await call('/refresh-token', {}, eve.tokens.refreshToken)), ended)
  assert.equal((await call('/login', { email, password: hers })).status, 200, 'no second factor of hers')
})

test('a change of address that a stranger asked for ends', async () => {
  const email = 'moving@victim.example'
  const eve = await planted(email)
  await call('/change-email', { password, email: 'eve@attacker.example' }, eve.tokens.token)
  const token = await base.mailedToken('eve@attacker.example')
  const { userID } = await proveAs(email)
  assert.deepEqual(why(await eve.browser.post('/verify-email', { token, password })), ended)
  const { rows } = await base.pool.query('select email from accounts where id = $1', [userID])
  assert.deepEqual(rows, [{ email }])
})

test("a change of address to a stranger's: her click alone gives it to nobody", async () => {
  const eve = await base.person()
  const email = 'taken-over@victim.example'
  await call('/change-email', { password, email }, eve.tokens.token)
  const token = await base.mailedToken(email)
  const victim = base.browser()
  assert.deepEqual(why(await victim.post('/verify-email', { token })), forbidden)
  const other = await base.person()
  assert.deepEqual(why(await other.browser.post('/verify-email', { token, password: hers })), forbidden)
  assert.deepEqual(why(await other.browser.post('/verify-email', { token })), forbidden)
  assert.equal((await proveAs(email)).email, email)
})

test('an address that a stranger registered can still become that of its owner', async () => {
  const email = 'wanted@victim.example'
  await base.browser().post('/register', registrationOf(email))
  const owner = await base.person()
  await call('/change-email', { password, email }, owner.tokens.token)
  assert.equal((await owner.browser.post('/verify-email', { token: await base.mailedToken(email) })).status, 200)
  assert.equal((await namesOf(owner.tokens.token)).email, email)
})

async function arrive(subject: string, claims: Record<string, unknown>) {
  provider.somebody = subject
  provider.people[subject] = claims
  const jars = new Map<string, Map<string, string>>()
  let address = `${origin}/auth/openid/start`
  while (!/\/SetID\?|\/auth\/login\?/.test(address)) {
    const url = new URL(address)
    const jar = jars.get(url.host) ?? new Map<string, string>()
    jars.set(url.host, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answered = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answered.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      jar.set(name!, value!)
    }
    await answered.body?.cancel()
    address = new URL(answered.headers.get('location')!, address).href
  }
  const cookies = [...jars.get(new URL(origin).host)!].map(([name, value]) => `${name}=${value}`).join('; ')
  return { end: new URL(address), cookies }
}

test('an account of another provider with an unverified address: its link counts in that browser, elsewhere it is replaced', async () => {
  const email = 'provider@victim.example'
  await arrive('eve', { email, email_verified: false, given_name: 'Eve' })
  assert.deepEqual(why(await base.browser().post('/verify-email', { token: await base.mailedToken(email) })), forbidden)
  assert.equal((await proveAs(email)).names, 'Vera Owner')
  const { rows } = await base.pool.query(`select 1 from identities where subject = 'eve'`)
  assert.deepEqual(rows, [])

  const mine = 'provider@owner.example'
  const { cookies } = await arrive('olga', { email: mine, email_verified: false })
  const link = { token: await base.mailedToken(mine) }
  assert.equal((await base.ask('POST', '/verify-email', link, { cookie: cookies })).status, 200)
})

test('an address that another provider has verified gets an account without what a stranger registered', async () => {
  const email = 'vouched@victim.example'
  await base.browser().post('/register', registrationOf(email, { firstName: 'Eve' }))
  const { end } = await arrive('vera', { email, email_verified: true, given_name: 'Vera', family_name: 'Owner' })
  const { body } = await base.ask('POST', '/get-session', { token: tokenOf(end.href) })
  const { names, emailVerified } = await namesOf(body.data.token)
  assert.deepEqual([names, emailVerified], ['Vera Owner', true])
  assert.deepEqual(why(await call('/login', { email, password })), forbidden)
})

test('what the replaced account did in the network goes with it: a job removes the person there', async () => {
  const email = 'profile@victim.example'
  const eve = await planted(email)
  await proveAs(email)
  const { rows } = await base.pool.query(`select data->>'userID' as id from pgboss.job where name = $1`, [
    abandonedRemoval,
  ])
  assert.ok(rows.some(({ id }) => id === eve.userID))
})

test('two registrations at once leave one account and one valid link', async () => {
  const email = 'at-once@victim.example'
  await base.browser().post('/register', registrationOf(email))
  const browsers = [base.browser(), base.browser()]
  await Promise.all(browsers.map((browser) => browser.post('/register', registrationOf(email, { password: hers }))))
  const { rows } = await base.pool.query('select id from accounts where email = $1', [email])
  assert.equal(rows.length, 1)
  const token = await base.mailedToken(email)
  assert.equal((await base.browser().post('/verify-email', { token, password: hers })).status, 200)
})

test('a suspended or verified account is never replaced', async () => {
  const { userID } = await base.person('kept@victim.example')
  await base.browser().post('/register', registrationOf('kept@victim.example', { password: hers }))
  const barred = await planted('barred@victim.example')
  await base.pool.query(`update accounts set status = 'suspended' where id = $1`, [barred.userID])
  await base.browser().post('/register', registrationOf('barred@victim.example', { password: hers }))
  const { rows } = await base.pool.query('select email from accounts where id = any($1) order by email', [
    [userID, barred.userID],
  ])
  assert.deepEqual(rows, [{ email: 'barred@victim.example' }, { email: 'kept@victim.example' }])
})
