// Sample accounts.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { AccountData } from '#contract/identity/auth/record.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { syncSampleAccounts } from './samples.ts'
import { testAuth, tokenOf } from './testing.ts'

test('who tries a sample account learns nothing of the others who do, and sends none of them away', async () => {
  const bench = await testAuth({ demo: true })
  after(() => bench.close())
  const enter = async () => {
    const login = await bench.ask('POST', '/sample-login', { account: 'buyer' })
    return (await bench.ask('POST', '/get-session', { token: tokenOf(login.body.data.redirect) })).body.data.token
  }
  const [one, other] = [await enter(), await enter()]
  const as = (token: string, method: 'GET' | 'DELETE', path: string) =>
    bench.ask(method, path, undefined, { 'x-auth-token': token })
  const whoami = async (token: string) => (await as(token, 'GET', '/whoami')).body.data
  const listed = (await as(one, 'GET', '/sessions')).body.data as unknown as { id: string }[]
  assert.deepEqual(
    listed.map(({ id }) => id),
    [(await whoami(one)).sessionID],
  )
  for (const id of ['all', (await whoami(other)).sessionID])
    assert.equal((await as(one, 'DELETE', `/sessions/${id}`)).status, 404)
  assert.ok((await whoami(other)).userID)
  const told = (await as(one, 'GET', '/account-data')).body.data as unknown as AccountData
  assert.deepEqual([told.sessions.length, told.securityEvents.map(({ event }) => event)], [1, ['signed-in']])
})

test('without the demonstration there are no sample accounts', async () => {
  const bench = await testAuth()
  after(() => bench.close())
  const answered = await bench.ask('POST', '/sample-login', { account: 'buyer' })
  assert.deepEqual([answered.status, answered.body.error.name], [404, 'NotFound'])
  assert.deepEqual((await bench.ask('GET', '/options')).body.data as unknown, { samples: [], openID: null })
  const { count } = await bench.db
    .selectFrom('accounts')
    .select((get) => get.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 0)
})

test('with it each is signed in at once, has no password, can not be changed, and is shut when it goes', async () => {
  const bench = await testAuth({ demo: true })
  after(() => bench.close())
  assert.equal((await bench.ask('POST', '/sample-login', { account: 'owner' })).status, 400)
  const { samples } = (await bench.ask('GET', '/options')).body.data as unknown as {
    samples: { account: 'operator' }[]
  }
  assert.deepEqual(
    samples.map(({ account }) => account),
    Object.keys(sampleAccounts),
  )
  let token = ''
  for (const { account } of samples) {
    const login = await bench.ask('POST', '/sample-login', { account, continue: '/newsfeed' })
    const session = await bench.ask('POST', '/get-session', { token: tokenOf(login.body.data.redirect) })
    token = session.body.data.token
    const { data } = (await bench.ask('GET', '/whoami', undefined, { 'x-auth-token': token })).body
    assert.deepEqual([data.userID, data.roles], [sampleAccounts[account].userID, sampleAccounts[account].roles])
  }
  const { email } = sampleAccounts.operator
  for (const password of ['', 'anything at all'])
    assert.notEqual((await bench.ask('POST', '/login', { email, password })).status, 200)
  await bench.ask('POST', '/forgot-password', { email })
  assert.deepEqual(await bench.mailsTo(email), [])
  const change = { password: 'x', newPassword: 'a green valve 47' }
  assert.equal((await bench.ask('POST', '/change-password', change, { 'x-auth-token': token })).status, 403)
  await syncSampleAccounts(bench.db, false, bench.now())
  bench.pass(16)
  const ended = await bench.ask('GET', '/whoami', undefined, { 'x-auth-token': token })
  assert.equal(ended.body.error.name, 'SessionError')
})
