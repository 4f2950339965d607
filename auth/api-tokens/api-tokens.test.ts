// API tokens.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { authContract, type Viewer } from '#contract/identity/auth/auth.ts'
import type { ApiToken } from '#contract/identity/auth/api-tokens.ts'
import { connect, type Database } from '#kit/postgres/pool.ts'
import { startAuth, type Auth } from '../auth.ts'
import type { DB } from '../database/tables.ts'
import { password, testAuth, tokenOf, type TestAnswer, type TestAuth, type TestPerson } from '../testing.ts'

const nobodys = '019a0000-0000-7000-8000-0000000000ff'
let base: TestAuth
let other: Auth
let elsewhere: Database<DB>
before(async () => {
  base = await testAuth({
    demo: true,
    network: { leave: async () => {}, belongs: async (_viewer, id) => id !== nobodys },
  })
  elsewhere = connect<DB>(base.pool.options.connectionString!, { schema: 'auth', max: 3 })
  other = await startAuth({ database: elsewhere, origins: { fallback: 'http://localhost' }, demo: true, now: base.now })
})
after(async () => {
  await other.stop()
  await elsewhere.close()
  await base.close()
})

type Method = 'GET' | 'POST' | 'DELETE'
type NewToken = { secret: string; token: ApiToken }
const wish = { name: 'Catalog sync', scopes: ['products:write'], days: 30, password }
const as = (token: string, method: Method, path: string, body?: unknown) =>
  base.ask(method, path, body, { 'x-auth-token': token })
const given = <T>({ body }: TestAnswer) => body.data as unknown as T
const why = ({ status, body }: TestAnswer) => [status, body.error.name, body.error.fields]
async function create({ tokens }: Pick<TestPerson, 'tokens'>, more: object = {}): Promise<NewToken> {
  return given<NewToken>(await as(tokens.token, 'POST', '/api-tokens', { ...wish, ...more }))
}
const list = async ({ tokens }: TestPerson) => given<ApiToken[]>(await as(tokens.token, 'GET', '/api-tokens'))
const nameOf = (auth: Auth, token: string) =>
  Promise.resolve()
    .then(() => auth.whoami(token))
    .then(
      () => 'known',
      ({ name }: Error) => name,
    )

test('a stranger has no tokens, a borrowed session creates none, and nobody sees or revokes those of others', async () => {
  const [ann, bob] = [await base.person(), await base.person()]
  for (const [method, path] of [
    ['GET', '/api-tokens'],
    ['POST', '/api-tokens'],
    ['DELETE', `/api-tokens/${ann.userID}`],
  ] as const)
    assert.equal((await base.ask(method, path, wish)).status, 401, path)
  const { password: _, ...unproved } = wish
  assert.deepEqual(why(await as(ann.tokens.token, 'POST', '/api-tokens', unproved)), [
    403,
    'Forbidden',
    { password: 'is missing' },
  ])
  const { secret, token } = await create(ann)
  assert.deepEqual(await list(bob), [])
  assert.equal((await as(bob.tokens.token, 'DELETE', `/api-tokens/${token.id}`)).status, 200)
  assert.equal(await nameOf(base.auth, secret), 'known')
})

test('a token is shown once and stored as a hash; its owner is told by email, and knows it by name, scopes, days and last use', async () => {
  const ann = await base.person()
  const businessID = '019a0000-0000-7000-8000-000000000001'
  const unknown = await as(ann.tokens.token, 'POST', '/api-tokens', { ...wish, businessID: nobodys })
  assert.deepEqual(why(unknown), [400, 'ValidationError', { businessID: 'is not known' }])
  const { secret, token } = await create(ann, { businessID, scopes: ['products:write', 'products:write'] })
  assert.match(secret, /^wbn_[\w-]{43}$/)
  assert.equal((await base.mailsTo(ann.email))[0]!.subject, 'An API token was created for your account')
  assert.deepEqual(await list(ann), [token])
  assert.deepEqual(
    [token.name, token.scopes, token.businessID, token.ending, token.usedAt],
    ['Catalog sync', ['products:write'], businessID, secret.slice(-4), null],
  )
  assert.equal(Date.parse(token.expiresAt) - Date.parse(token.createdAt), 30 * 24 * 3600 * 1000)
  const { rows } = await base.pool.query('select * from api_tokens where id = $1', [token.id])
  assert.ok(!JSON.stringify(rows).includes(secret.slice(4, 40)))
  const viewer = (await base.auth.whoami(secret)) as Viewer
  assert.deepEqual(
    [viewer.userID, viewer.roles, viewer.apiToken],
    [ann.userID, [], { id: token.id, scopes: ['products:write'], businessID }],
  )
  assert.ok((await list(ann))[0]!.usedAt)
  const emailTold = async (token: string) => given<Viewer>(await as(token, 'GET', '/whoami')).email
  assert.equal(await emailTold(secret), '', 'a token for products does not know the address')
  const { secret: reader } = await create(ann, { name: 'Profile', scopes: ['profile:read'] })
  assert.equal(await emailTold(reader), ann.email)
  assert.equal(await emailTold(ann.tokens.token), ann.email)
})

test('names are distinct, scopes and days within bounds, and an account has fifty at most', async () => {
  const ann = await base.person()
  await create(ann)
  const attempt = (more: object) => as(ann.tokens.token, 'POST', '/api-tokens', { ...wish, ...more }).then(why)
  assert.deepEqual(await attempt({}), [409, 'Conflict', { name: 'taken' }])
  for (const more of [{ name: '' }, { scopes: [] }, { scopes: ['staff:write'] }, { days: 0 }, { days: 366 }])
    assert.deepEqual((await attempt({ name: 'Other', ...more }))[0], 400, JSON.stringify(more))
  await base.pool.query(
    `insert into api_tokens (account_id, name, hash, ending, scopes, created_at, expires_at)
     select $1, 'n' || n, sha256(gen_random_uuid()::text::bytea), 'abcd', '{social:read}', now(), now() + interval '1 day'
     from generate_series(1, 48) n`,
    [ann.userID],
  )
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      as(ann.tokens.token, 'POST', '/api-tokens', { ...wish, name: `No. ${turn}` }),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 1, 'of ten at once one takes the last place')
  assert.deepEqual(await attempt({ name: 'One more' }), [409, 'Conflict', { name: 'too many' }])
})

test('a revoked token is over at once, in every process; revoking it again changes nothing', async () => {
  const ann = await base.person()
  const { secret, token } = await create(ann)
  assert.deepEqual([await nameOf(base.auth, secret), await nameOf(other, secret)], ['known', 'known'])
  assert.equal(other.whoami(secret) instanceof Promise, false, 'remembered')
  for (let times = 0; times < 2; times++)
    assert.equal((await as(ann.tokens.token, 'DELETE', `/api-tokens/${token.id}`)).status, 200)
  assert.equal(await nameOf(base.auth, secret), 'JsonWebTokenError')
  const patience = AbortSignal.timeout(5000)
  while ((await nameOf(other, secret)) === 'known') await wait(5, undefined, { signal: patience })
  assert.equal(await nameOf(other, secret), 'JsonWebTokenError')
  const { rows } = await base.pool.query(
    `select event from audit_entries where account_id = $1 and event like 'api-token%' order by id`,
    [ann.userID],
  )
  assert.deepEqual(
    rows.map(({ event }) => event),
    ['api-token-created', 'api-token-revoked'],
  )
})

test('a token expires, also where it is remembered', async () => {
  const { secret } = await create(await base.person(), { days: 1 })
  assert.equal(await nameOf(base.auth, secret), 'known')
  base.pass(24 * 3600)
  assert.equal(await nameOf(base.auth, secret), 'TokenExpiredError')
})

test('no token reaches the account, whatever its scopes; an invented one is nobody', async () => {
  const { secret } = await create(await base.person())
  assert.equal((await as(secret, 'GET', '/whoami')).status, 200)
  for (const [name, { method, path, ...endpoint }] of Object.entries(authContract.auth)) {
    if (!('signedIn' in endpoint) || name === 'whoami') continue
    const { status, body } = await base.ask(method, path.replace(':id', 'all'), {}, { 'x-auth-token': secret })
    assert.deepEqual([status, body.error.fields], [403, { token: 'scope' }], name)
  }
  await assert.rejects(base.auth.accountData(secret), { name: 'Forbidden' })
  await assert.rejects(base.auth.as(secret).sessions(), { name: 'Forbidden' })
  assert.equal((await as('wbn_invented', 'GET', '/whoami')).body.error.name, 'JsonWebTokenError')
})

test('tokens stay when the password is changed, and end when it is reset and with the account', async () => {
  const ann = await base.person()
  const kept = await create(ann)
  const fresh = 'a blue valve 49'
  await as(ann.tokens.token, 'POST', '/change-password', { password, newPassword: fresh })
  assert.equal(await nameOf(base.auth, kept.secret), 'known')
  await base.ask('POST', '/forgot-password', { email: ann.email })
  const reset = await base.ask('POST', '/reset-password', { token: await base.mailedToken(ann.email), password })
  assert.equal(reset.status, 200, JSON.stringify(reset.body))
  assert.equal(await nameOf(base.auth, kept.secret), 'JsonWebTokenError')

  const bob = await base.person()
  const { secret } = await create(bob)
  assert.equal((await as(bob.tokens.token, 'POST', '/delete-account', { password })).status, 200)
  assert.equal(await nameOf(base.auth, secret), 'JsonWebTokenError')
  const { rows } = await base.pool.query('select count(*)::int as left from api_tokens where account_id = $1', [
    bob.userID,
  ])
  assert.equal(rows[0].left, 0)
})

test('the export of a person has the tokens without any part of them', async () => {
  const ann = await base.person()
  const { secret } = await create(ann)
  const { apiTokens } = await base.auth.accountData(ann.tokens.token)
  assert.deepEqual(
    apiTokens.map(({ name, scopes }) => [name, scopes]),
    [['Catalog sync', ['products:write']]],
  )
  assert.ok(!JSON.stringify(apiTokens).includes(secret.slice(-4)))
})

test('a sample account needs no password, and its tokens last a day', async () => {
  const browser = base.browser()
  const { body } = await browser.post('/sample-login', { account: 'buyer' })
  const tokens = (await browser.post('/get-session', { token: tokenOf(body.data.redirect) })).body.data
  const { token } = await create({ tokens }, { password: undefined, days: 365 })
  assert.equal(Date.parse(token.expiresAt) - Date.parse(token.createdAt), 24 * 3600 * 1000)
})
