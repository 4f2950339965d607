// Passkeys.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { password, testAuth, tokenOf, type TestAnswer, type TestAuth, type TestPerson } from '../testing.ts'
import { makePasskey, type SoftPasskey } from './testing.ts'

let base: TestAuth
before(async () => {
  base = await testAuth()
})
after(() => base.close())

const here = { rpID: 'localhost', origin: 'http://localhost:3000' }
type ListedPasskey = { id: string; name: string; usedAt: string | null }
type Options = {
  options: { challenge: string; rp?: { id: string }; rpId?: string; excludeCredentials?: { id: string }[] }
}

const as = (person: TestPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  base.ask(method, path, body, { 'x-auth-token': person.tokens.token })
const given = <T>({ body }: TestAnswer) => body.data as unknown as T
const options = async (person: TestPerson) =>
  given<Options>(await as(person, 'POST', '/passkeys/options', { password })).options
const loginOptions = async () => given<Options>(await base.ask('POST', '/passkeys/login-options', {})).options
const login = (response: unknown) => base.browser().post('/passkeys/login', { response })

async function add(person: TestPerson, passkey: SoftPasskey, name = 'My laptop'): Promise<TestAnswer> {
  const { challenge } = await options(person)
  return as(person, 'POST', '/passkeys', { response: passkey.register(challenge, here), name })
}

test('a stranger adds and changes no passkey', async () => {
  const id = '0198c0de-0000-7000-8000-000000000000'
  for (const [method, path] of [
    ['POST', '/passkeys/options'],
    ['POST', '/passkeys'],
    ['PUT', `/passkeys/${id}`],
    ['DELETE', `/passkeys/${id}`],
  ] as const)
    assert.equal((await base.ask(method, path, { password, name: 'x', response: {} })).status, 401, path)
})

test('a passkey is added with the password, listed, renamed and removed, by its owner alone', async () => {
  const [ann, eve] = [await base.person(), await base.person()]
  assert.equal((await as(ann, 'POST', '/passkeys/options', {})).status, 403)
  const added = await add(ann, makePasskey())
  assert.equal(added.status, 200)
  const { id } = given<ListedPasskey>(added)
  for (const [method, body] of [
    ['PUT', { name: 'Mine now' }],
    ['DELETE', { password }],
  ] as const)
    assert.equal((await as(eve, method, `/passkeys/${id}`, body)).status, 404)
  assert.equal((await as(ann, 'PUT', `/passkeys/${id}`, { name: '' })).status, 400)
  assert.equal(given<ListedPasskey>(await as(ann, 'PUT', `/passkeys/${id}`, { name: 'Phone' })).name, 'Phone')
  const { passkeys } = given<{ passkeys: ListedPasskey[] }>(await as(ann, 'GET', '/factors'))
  assert.deepEqual(
    passkeys.map(({ name, usedAt }) => [name, usedAt]),
    [['Phone', null]],
  )
  assert.match((await base.mailsTo(ann.email))[0]!.subject, /passkey was added/)
  assert.equal((await options(ann)).excludeCredentials?.length, 1)
  assert.equal((await as(ann, 'DELETE', `/passkeys/${id}`, { password: 'a red valve 48' })).status, 403)
  assert.equal((await as(ann, 'DELETE', `/passkeys/${id}`, { password })).status, 200)
  assert.equal((await as(ann, 'DELETE', `/passkeys/${id}`, { password })).status, 404)
})

test('a challenge for a new passkey counts once, for five minutes, for its person, on our pages', async () => {
  const [ann, eve] = [await base.person(), await base.person()]
  const passkey = makePasskey()
  const { challenge } = await options(ann)
  const send = (person: TestPerson, asked: string, told = here) =>
    as(person, 'POST', '/passkeys', { response: passkey.register(asked, told), name: 'Key' })
  assert.equal((await send(eve, challenge)).status, 403, "another person's challenge")
  assert.equal((await send(ann, challenge)).status, 200)
  assert.equal((await send(ann, challenge)).status, 403, 'again')
  assert.equal((await add(eve, passkey)).status, 409, 'the same passkey for somebody else')
  const foreign = { ...here, origin: 'https://wbn.example.evil.example' }
  assert.equal((await send(ann, (await options(ann)).challenge, foreign)).status, 403)
  assert.equal((await send(ann, (await options(ann)).challenge, { ...here, rpID: 'evil.example' })).status, 403)
  const old = (await options(ann)).challenge
  base.pass(301)
  assert.equal((await send(ann, old)).status, 403)
  assert.equal((await as(ann, 'POST', '/passkeys', { response: { id: 1 }, name: 'x' })).status, 403)
})

test('a passkey signs in by itself, without naming the account, also where a second factor is on', async () => {
  const ann = await base.person()
  const passkey = makePasskey()
  await add(ann, passkey)
  await base.pool.query(
    `insert into authenticators (account_id, secret, confirmed_at, asked_at) values ($1, '\\x00', now(), now())`,
    [ann.userID],
  )
  const { challenge, rpId } = await loginOptions()
  assert.equal(rpId, 'localhost')
  const answered = await login(passkey.answer(challenge, { ...here, counter: 1 }))
  assert.equal(answered.status, 200)
  assert.ok(tokenOf(answered.body.data.redirect))
  const { passkeys } = given<{ passkeys: ListedPasskey[] }>(await as(ann, 'GET', '/factors'))
  assert.ok(passkeys[0]!.usedAt)
})

test('what is no good signature of a challenge of ours opens nothing', async () => {
  const ann = await base.person()
  const [passkey, other] = [makePasskey(), makePasskey()]
  await add(ann, passkey)
  const challenge = async () => (await loginOptions()).challenge
  const good = passkey.answer(await challenge(), { ...here, counter: 5 })
  assert.equal((await login(good)).status, 200)
  const refused: [string, unknown][] = [
    ['sent again', good],
    ['a passkey of nobody', other.answer(await challenge(), here)],
    ['the signature of another key', { ...other.answer(await challenge(), here), id: passkey.id, rawId: passkey.id }],
    ['a challenge of the caller', passkey.answer(Buffer.alloc(32).toString('base64url'), { ...here, counter: 6 })],
    ['a challenge for a new passkey', passkey.answer((await options(ann)).challenge, { ...here, counter: 6 })],
    ['a foreign page', passkey.answer(await challenge(), { ...here, origin: 'https://evil.example', counter: 6 })],
    ['nobody was asked for finger or PIN', passkey.answer(await challenge(), { ...here, counter: 6, verified: false })],
    ['a copy that counts from before', passkey.answer(await challenge(), { ...here, counter: 4 })],
    ['nothing', {}],
    ['a name that no database takes', { id: '\u0000' }],
    ['nonsense', { id: passkey.id, response: { clientDataJSON: '%%%' } }],
  ]
  for (const [what, response] of refused) {
    const { status, body } = await login(response)
    assert.deepEqual([status, body.error?.name], [403, 'Forbidden'], what)
  }
  assert.equal((await login(passkey.answer(await challenge(), { ...here, counter: 6 }))).status, 200)
})

test('who tries passkeys out from one address is made to wait, and leaves no endless record', async () => {
  const from = (remoteAddress: string) =>
    base.app.inject({
      method: 'POST',
      url: '/auth/passkeys/login',
      payload: { response: { id: 'made-up' } },
      headers: { host: 'localhost:3000' },
      remoteAddress,
    })
  const codes: number[] = []
  for (let at = 0; at < 105; at++) codes.push((await from('192.0.2.77')).statusCode)
  assert.deepEqual([codes[0], codes.at(-1)], [403, 429])
  assert.equal((await from('192.0.2.78')).statusCode, 403)
  const { rows } = await base.pool.query(`select count(*) as kept from audit_entries where address = '192.0.2.77'`)
  assert.ok(rows[0].kept < 105)
})

test('an account has twenty passkeys at most, whenever and how many at once they are added', async () => {
  const ann = await base.person()
  await base.pool.query(
    `insert into passkeys (account_id, credential_id, public_key, counter, transports, name, added_at)
      select $1::uuid, 'filler-' || n || $1::uuid, '\\x00', 0, '{}', 'Filler', now() from generate_series(1, 18) n`,
    [ann.userID],
  )
  const challenges: string[] = []
  for (let at = 0; at < 5; at++) challenges.push((await options(ann)).challenge)
  const outcomes = await Promise.all(
    challenges.map((challenge) =>
      as(ann, 'POST', '/passkeys', { response: makePasskey().register(challenge, here), name: 'One more' }),
    ),
  )
  assert.deepEqual(
    outcomes.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 200, 409, 409, 409],
  )
})

test('a passkey of a suspended account opens nothing', async () => {
  const ann = await base.person()
  const passkey = makePasskey()
  await add(ann, passkey)
  await base.pool.query(`update accounts set status = 'suspended' where id = $1`, [ann.userID])
  const { challenge } = await loginOptions()
  assert.equal((await login(passkey.answer(challenge, here))).status, 403)
})

test('without a password a fresh sign-in proves who it is, and the last way to sign in stays', async () => {
  const ann = await base.person()
  const passkey = makePasskey()
  const { id } = given<ListedPasskey>(await add(ann, passkey))
  await base.pool.query('update accounts set password_hash = null where id = $1', [ann.userID])
  assert.equal((await as(ann, 'DELETE', `/passkeys/${id}`, {})).status, 409)
  base.pass(14 * 60 + 50)
  const renewed = await base.ask('POST', '/refresh-token', {}, { 'x-auth-token': ann.tokens.refreshToken })
  base.pass(60)
  const late = { ...ann, tokens: renewed.body.data }
  const { status, body } = await as(late, 'DELETE', `/passkeys/${id}`, {})
  assert.deepEqual([status, body.error.fields], [403, { session: 'is too old' }])
  const { challenge } = await loginOptions()
  const again = await login(passkey.answer(challenge, here))
  const tokens = await base.ask('POST', '/get-session', { token: tokenOf(again.body.data.redirect) })
  const fresh = { ...ann, tokens: tokens.body.data }
  assert.equal((await as(fresh, 'POST', '/passkeys/options', {})).status, 200)
})
