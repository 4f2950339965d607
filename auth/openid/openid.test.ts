// OpenID sign-in against a real provider.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testAuth, tokenOf, type TestAuth } from '../testing.ts'
import { startProvider, type Person, type TestProvider } from './testing.ts'

let base: TestAuth
let origin: string
let provider: TestProvider

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

function visitor() {
  const jars = new Map<string, Map<string, string>>()
  async function go(address: string, until: RegExp): Promise<URL> {
    for (let hops = 0; hops < 12; hops++) {
      if (until.test(address)) return new URL(address)
      const url = new URL(address)
      const jar = jars.get(url.host) ?? new Map<string, string>()
      jars.set(url.host, jar)
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(url, { redirect: 'manual', headers: { cookie, 'accept-language': 'it' } })
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
        jar.set(name!, value!)
      }
      await response.body?.cancel()
      const next = response.headers.get('location')
      assert.ok(next, `${address} answered ${response.status}`)
      address = new URL(next, address).href
    }
    throw new Error('Too many redirects')
  }
  return { go }
}
const atEnd = /\/SetID\?|\/auth\/login\?/
const start = (query = '') => `${origin}/auth/openid/start${query}`
async function come(subject: string | undefined, claims: Person = {}, query = ''): Promise<URL> {
  provider.somebody = subject
  if (subject) provider.people[subject] = claims
  return visitor().go(start(query), atEnd)
}
async function viewerAt(end: URL) {
  assert.match(end.pathname, /\/SetID$/, end.href)
  const { body } = await base.ask('POST', '/get-session', { token: tokenOf(end.href) })
  return (await base.ask('GET', '/whoami', undefined, { 'x-auth-token': body.data.token })).body.data
}
const reasonAt = (end: URL) => [end.pathname, end.searchParams.get('error'), end.searchParams.get('reason')]

test('the login page learns the name of the provider', async () => {
  const { body } = await base.ask('GET', '/options')
  assert.deepEqual((body.data as unknown as { openID: unknown }).openID, { name: 'Example ID' })
})

test('somebody new gets an account of their own, and the same one the next time, at the address they came for', async () => {
  const claims = {
    email: 'New@Firm.example',
    email_verified: true,
    given_name: 'Noa',
    family_name: 'Levi',
    locale: 'es-MX',
  }
  const end = await come('new', claims, '?continue=%2Fproduct%2Fx&lang=es')
  assert.equal(end.searchParams.get('continue'), '/product/x')
  const viewer = await viewerAt(end)
  const { email, emailVerified, firstName, lastName, country } = viewer
  assert.deepEqual(
    { email, emailVerified, firstName, lastName, country },
    { email: 'new@firm.example', emailVerified: true, firstName: 'Noa', lastName: 'Levi', country: 'MX' },
  )
  const again = await viewerAt(await come('new', { ...claims, email: 'other@firm.example' }))
  assert.equal(again.userID, viewer.userID, 'known by the provider, not by the address')
})

test('an account is linked where both sides have verified the address, and its owner is told', async () => {
  const ann = await base.person('ann@both.example')
  const viewer = await viewerAt(await come('ann', { email: 'ann@both.example', email_verified: true }))
  assert.equal(viewer.userID, ann.userID)
  const headers = { 'x-auth-token': ann.tokens.token }
  const factors = (await base.ask('GET', '/factors', undefined, headers)).body.data as unknown as { openID: object }
  assert.equal((factors.openID as { name: string }).name, 'Example ID')
  assert.ok((await base.mailsTo(ann.email)).some(({ subject }) => /new way to log in/.test(subject)))
  const password = 'a green valve 47'
  assert.equal((await base.ask('DELETE', '/factors/openid', {}, headers)).status, 403)
  assert.equal((await base.ask('DELETE', '/factors/openid', { password }, headers)).status, 200)
  assert.equal((await base.ask('DELETE', '/factors/openid', { password }, headers)).status, 404)
})

test('an address that one side has not verified links nothing', async () => {
  await base.person('bob@ours.example')
  const unsure = await come('bob', { email: 'bob@ours.example', email_verified: false })
  assert.deepEqual(reasonAt(unsure), ['/it/auth/login', 'OpenID', 'known'])
  assert.equal(reasonAt(await come('bob', { email: 'bob@ours.example' }))[2], 'known')

  await base.browser().post('/register', {
    firstName: 'Eve',
    lastName: 'Example',
    email: 'carol@theirs.example',
    password: 'a green valve 47',
    country: 'IT',
    acceptTerms: true,
  })
  const carol = await come('carol', { email: 'carol@theirs.example', email_verified: false })
  assert.equal(reasonAt(carol)[2], 'known')
  const { rows } = await base.pool.query(`select subject from identities where subject in ('bob', 'carol')`)
  assert.deepEqual(rows, [])
})

test('an unverified address of somebody new is verified by us, as everybody else', async () => {
  const viewer = await viewerAt(await come('dan', { email: 'dan@firm.example', email_verified: false }))
  assert.equal(viewer.emailVerified, false)
  assert.ok(await base.mailedToken('dan@firm.example'))
})

test('a second factor is not passed over, a suspended account not opened, and an address is needed', async () => {
  const ann = await base.person('guarded@both.example')
  await base.pool.query(
    `insert into authenticators (account_id, secret, confirmed_at, asked_at) values ($1, '\\x00', now(), now())`,
    [ann.userID],
  )
  assert.equal(reasonAt(await come('guarded', { email: 'guarded@both.example', email_verified: true }))[2], 'known')
  const gone = await viewerAt(await come('gone', { email: 'gone@firm.example', email_verified: true }))
  await base.pool.query(`update accounts set status = 'suspended' where id = $1`, [gone.userID])
  assert.equal(reasonAt(await come('gone', provider.people.gone))[2], 'closed')
  await base.pool.query(`update accounts set status = 'terminated', merged_into = $2 where id = $1`, [
    gone.userID,
    ann.userID,
  ])
  assert.equal(
    reasonAt(await come('gone', provider.people.gone))[2],
    'merged',
    'whoever arrives is told, and gets no new account',
  )
  assert.equal(reasonAt(await come('nameless', {}))[2], 'unverified')
})

test('who says no at the provider is back on the login page, in their language, and loses nothing', async () => {
  const end = await come(undefined, {}, '?continue=%2Fproduct%2Fx&lang=zh')
  assert.deepEqual(reasonAt(end), ['/zh/auth/login', 'OpenID', 'declined'])
  assert.equal(end.searchParams.get('continue'), '/product/x')
})

test('an answer counts once, and only in the browser that asked', async () => {
  provider.somebody = 'new'
  const browser = visitor()
  const answer = await browser.go(start(), /\/auth\/openid\/callback\?/)
  const stranger = await visitor().go(answer.href, atEnd)
  assert.equal(reasonAt(stranger)[2], 'failed', 'a stranger, or a victim who is to be signed in as another')
  assert.match((await browser.go(answer.href, atEnd)).pathname, /\/SetID$/)
  assert.equal(reasonAt(await browser.go(answer.href, atEnd))[2], 'failed', 'again')

  const other = await browser.go(start(), /\/auth\/openid\/callback\?/)
  other.searchParams.set('state', 'x')
  assert.equal(reasonAt(await browser.go(other.href, atEnd))[2], 'failed', 'another state')
  const late = await browser.go(start(), /\/auth\/openid\/callback\?/)
  base.pass(601)
  assert.equal(reasonAt(await browser.go(late.href, atEnd))[2], 'failed', 'too late')
})

test('a visit that begins on a portal goes over the one host that the provider knows', async () => {
  const response = await base.app.inject({
    url: '/auth/openid/start?continue=%2Fa',
    headers: { host: 'mexico.localhost:3000' },
  })
  assert.equal(response.statusCode, 303)
  const there = new URL(String(response.headers.location))
  assert.equal(there.host, 'localhost:3000')
  assert.equal(there.searchParams.get('continue'), 'http://mexico.localhost:3000/a')
})

test('a provider that is away is said on the login page', async () => {
  const away = await testAuth({ openID: { issuer: 'http://127.0.0.1:9', clientID: 'wbn', name: 'Away' } })
  const { status, headers } = await away.ask('GET', '/openid/start?lang=it')
  await away.close()
  assert.equal(status, 303)
  assert.equal(headers.location, '/it/auth/login?error=OpenID&reason=failed')
})
