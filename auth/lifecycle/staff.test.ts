// Staff management of accounts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { StaffRole } from '#contract/identity/access.ts'
import { password, testAuth, type TestAuth, type TestPerson } from '../testing.ts'

let bench: TestAuth
let administrator: TestPerson
let moderator: TestPerson
before(async () => {
  bench = await testAuth()
  administrator = await staff('administrator')
  moderator = await staff('moderator')
})
after(() => bench.close())

async function staff(role: StaffRole, its = bench): Promise<TestPerson> {
  const person = await its.person()
  await its.pool.query('update accounts set roles = $2 where id = $1', [person.userID, [role]])
  await its.pool.query(`select pg_notify('accounts', $1)`, [person.userID])
  for (let tries = 0; (await whoami(person, its)).roles.length === 0 && tries < 200; tries++)
    await its.pool.query('select pg_sleep(0.01)')
  return person
}
const as = ({ tokens }: TestPerson) => ({ 'x-auth-token': tokens.token })
const whoami = async (person: TestPerson, its = bench) =>
  (await its.ask('GET', '/whoami', undefined, as(person))).body.data as unknown as {
    roles: string[]
    limitedUntil?: string
    needsSecondFactor?: true
  }
const login = async ({ email }: TestPerson) => (await bench.ask('POST', '/login', { email, password })).status
const setState = (by: TestPerson, of: TestPerson, body: object) =>
  bench.ask('PUT', `/staff/account/${of.userID}/state`, { reason: 'spam', ...body }, as(by))

test('calls for the staff are refused to strangers, and to everybody else', async () => {
  const person = await bench.person()
  for (const [method, path, body] of [
    ['GET', '/staff/account?role=any', undefined],
    ['GET', `/staff/account/${person.userID}/same-device`, undefined],
    ['GET', '/staff/shared-device', undefined],
    ['POST', `/staff/account/${person.userID}/merge`, { from: person.userID, reason: 'x' }],
    ['PUT', `/staff/account/${person.userID}/state`, { status: 'suspended', reason: 'x' }],
    ['PUT', `/staff/account/${person.userID}/roles`, { roles: ['administrator'], reason: 'x' }],
  ] as const) {
    assert.equal((await bench.ask(method, path, body)).status, 401, path)
    assert.equal((await bench.ask(method, path, body, as(person))).status, 403, path)
  }
  assert.equal(
    (await bench.ask('PUT', `/staff/account/${person.userID}/roles`, { roles: [], reason: 'x' }, as(moderator))).status,
    403,
  )
})

test('a suspended account is out at once, and back by itself at the end', async () => {
  const person = await bench.person()
  const suspendedUntil = new Date(bench.now().getTime() + 86_400_000).toISOString()
  assert.equal((await setState(moderator, person, { status: 'suspended', suspendedUntil })).status, 200)
  assert.equal((await bench.ask('GET', '/whoami', undefined, as(person))).status, 401)
  assert.equal(await login(person), 403)
  const { body } = await bench.ask('GET', `/staff/account?ids=${person.userID}`, undefined, as(moderator))
  const [account] = body.data as unknown as { status: string; suspendedUntil: string }[]
  assert.deepEqual([account!.status, account!.suspendedUntil], ['suspended', suspendedUntil])
  assert.equal((await setState(moderator, person, { status: 'active' })).status, 200)
  assert.equal(await login(person), 200)
})

test('a limit keeps the session and says until when', async () => {
  const person = await bench.person()
  const limitedUntil = new Date(bench.now().getTime() + 86_400_000).toISOString()
  assert.equal((await setState(moderator, person, { limitedUntil })).status, 200)
  for (let tries = 0; !(await whoami(person)).limitedUntil && tries < 200; tries++)
    await bench.pool.query('select pg_sleep(0.01)')
  assert.equal((await whoami(person)).limitedUntil, limitedUntil)
})

test('moderators do not act on the staff, nobody on an administrator, and the last administrator stays', async () => {
  const second = await staff('verifier')
  assert.equal((await setState(moderator, second, { status: 'suspended' })).status, 403)
  assert.equal((await setState(administrator, second, { status: 'suspended' })).status, 200)
  assert.equal((await setState(administrator, administrator, { status: 'suspended' })).status, 403)
  const roles = (of: TestPerson, list: StaffRole[]) =>
    bench.ask('PUT', `/staff/account/${of.userID}/roles`, { roles: list, reason: 'Trusted' }, as(administrator))
  assert.equal((await roles(administrator, ['moderator'])).status, 409)
  assert.equal((await roles(moderator, ['moderator', 'support'])).status, 200)
})

test('where a second factor is asked of the staff, a role counts for nothing without it', async () => {
  const strict = await testAuth({ staffSecondFactor: true })
  try {
    const person = await strict.person()
    await strict.pool.query(`update accounts set roles = '{administrator}' where id = $1`, [person.userID])
    await strict.pool.query(`select pg_notify('accounts', $1)`, [person.userID])
    const { roles, needsSecondFactor } = await whoami(person, strict)
    assert.deepEqual([roles, needsSecondFactor], [[], true])
    await strict.pool.query(
      `insert into authenticators (account_id, secret, confirmed_at, asked_at) values ($1, 'x', now(), now())`,
      [person.userID],
    )
    await strict.pool.query(`select pg_notify('accounts', $1)`, [person.userID])
    for (let tries = 0; (await whoami(person, strict)).roles.length === 0 && tries < 200; tries++)
      await strict.pool.query('select pg_sleep(0.01)')
    const now = await whoami(person, strict)
    assert.deepEqual([now.roles, now.needsSecondFactor], [['administrator'], undefined])
  } finally {
    await strict.close()
  }
})

test('every act on an account stands in the audit chain, with who, whom and why; without a chain nothing is done', async () => {
  const person = await bench.person()
  bench.acts.length = 0
  const until = new Date(Date.now() + 3_600_000).toISOString()
  for (const body of [
    { status: 'suspended', suspendedUntil: until },
    { status: 'active' },
    { limitedUntil: until },
    { limitedUntil: null },
    { status: 'rejected' },
    { status: 'terminated' },
  ])
    assert.equal((await setState(moderator, person, body)).status, 200, JSON.stringify(body))
  const other = await bench.person()
  const body = { roles: ['support'], reason: 'Trusted' }
  assert.equal((await bench.ask('PUT', `/staff/account/${other.userID}/roles`, body, as(administrator))).status, 200)
  assert.equal((await bench.ask('PUT', `/staff/account/${other.userID}/roles`, body, as(administrator))).status, 200)
  assert.deepEqual(
    bench.acts.map(({ by, act, object, reason }) => [by.userID, act, object.id, object.name, reason]),
    [
      ...['suspend', 'restore', 'limit', 'unlimit', 'reject', 'terminate'].map((act) => [
        moderator.userID,
        `account.${act}`,
        person.userID,
        'Ann Example',
        'spam',
      ]),
      [administrator.userID, 'role.grant', other.userID, 'Ann Example', 'Trusted'],
    ],
  )

  const apart = await testAuth({ staffActs: undefined })
  after(() => apart.close())
  const [chief, somebody] = [await staff('administrator', apart), await apart.person()]
  for (const [path, change] of [
    ['state', { status: 'suspended', reason: 'spam' }],
    ['roles', { roles: ['support'], reason: 'x' }],
  ] as const) {
    const { status } = await apart.ask('PUT', `/staff/account/${somebody.userID}/${path}`, change, as(chief))
    assert.equal(status, 503)
  }
  const { rows } = await apart.pool.query('select status, roles from accounts where id = $1', [somebody.userID])
  assert.deepEqual(rows, [{ status: 'active', roles: [] }])
})
