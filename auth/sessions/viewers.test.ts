// Revocation in two processes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Database } from '#kit/postgres/pool.ts'
import { startRedis, withoutRedis } from '#kit/testing-redis.ts'
import { startAuth, type Auth } from '../auth.ts'
import type { DB } from '../database/tables.ts'
import { testAuth, type TestAuth } from '../testing.ts'

const nobody = 'postgres://app@127.0.0.1:9/none'

let bench: TestAuth
let other: Auth
let elsewhere: Database<DB>
before(async () => {
  bench = await testAuth()
  elsewhere = connect<DB>(bench.pool.options.connectionString!, { schema: 'auth', max: 3 })
  other = await startAuth({
    database: elsewhere,
    origins: { fallback: 'http://localhost' },
    demo: false,
    now: bench.now,
  })
})
after(async () => {
  await other.stop()
  await elsewhere.close()
  await bench.close()
})

const nameOf = (auth: Auth, token: string) =>
  Promise.resolve()
    .then(() => auth.whoami(token))
    .then(
      () => 'known',
      ({ name }: Error) => name,
    )

test('a session that ends in one process is over in the other', async () => {
  const { tokens } = await bench.person()
  assert.equal(await nameOf(other, tokens.token), 'known')
  assert.equal(other.whoami(tokens.token) instanceof Promise, false, 'remembered')
  await bench.ask('POST', '/logout', undefined, { 'x-auth-token': tokens.token })
  assert.equal(await nameOf(bench.auth, tokens.token), 'SessionError')
  const patience = AbortSignal.timeout(5000)
  while ((await nameOf(other, tokens.token)) === 'known') await wait(5, undefined, { signal: patience })
  assert.equal(await nameOf(other, tokens.token), 'SessionError')
})

test('a token that was verified again, and every other of its account, is refused at once when the session ends', async () => {
  const { tokens } = await bench.person()
  const { body } = await bench.ask('POST', '/refresh-token', undefined, { 'x-auth-token': tokens.refreshToken })
  const both = [tokens.token, body.data.token]
  const names = () => Promise.all(both.map((token) => nameOf(bench.auth, token)))
  assert.deepEqual(await names(), ['known', 'known'])
  bench.pass(16)
  assert.deepEqual(await names(), ['known', 'known'])
  assert.ok(
    both.every((token) => !(bench.auth.whoami(token) instanceof Promise)),
    'remembered',
  )
  await bench.ask('POST', '/logout', undefined, { 'x-auth-token': body.data.token })
  assert.deepEqual(await names(), ['SessionError', 'SessionError'])
})

test(
  'with Redis a session that ends in one process is over in the other, also where PostgreSQL tells nobody',
  { skip: withoutRedis },
  async (context) => {
    const redis = await startRedis()
    context.after(redis.stop)
    const url = new URL(bench.pool.options.connectionString!)
    url.searchParams.set('options', '-c search_path=auth')
    const mute = connect<DB>(url.href, { max: 3, direct: nobody })
    context.after(mute.close)
    const origins = { fallback: 'http://localhost' }
    const more = { database: mute, origins, demo: false, now: bench.now, redisUrl: redis.url }
    const [one, two] = await Promise.all([startAuth(more), startAuth(more)])
    context.after(() => Promise.all([one.stop(), two.stop()]))
    const { tokens } = await bench.person()
    assert.equal(await nameOf(two, tokens.token), 'known')
    const { sessionID } = await one.whoami(tokens.token)
    await one.as(tokens.token).endSession({ params: { id: sessionID } })
    const patience = AbortSignal.timeout(5000)
    while ((await nameOf(two, tokens.token)) === 'known') await wait(5, undefined, { signal: patience })
    assert.equal(await nameOf(two, tokens.token), 'SessionError')
  },
)

async function remembered(token: string): Promise<void> {
  const patience = AbortSignal.timeout(5000)
  for (; other.whoami(token) instanceof Promise; await wait(5, undefined, { signal: patience }))
    assert.equal(await nameOf(other, token), 'known')
}

/** News is ordered: the logout comes last. */
async function hearsAll(): Promise<void> {
  const { tokens } = await bench.person()
  await remembered(tokens.token)
  await bench.ask('POST', '/logout', undefined, { 'x-auth-token': tokens.token })
  const patience = AbortSignal.timeout(5000)
  while ((await nameOf(other, tokens.token)) === 'known') await wait(5, undefined, { signal: patience })
}

test('where the news gets lost, an ended session lasts 15 seconds at most', async () => {
  const { tokens, userID } = await bench.person()
  await hearsAll()
  await remembered(tokens.token)
  await bench.db.updateTable('sessions').set({ endedAt: bench.now() }).where('accountId', '=', userID).execute()
  assert.equal(await nameOf(other, tokens.token), 'known')
  bench.pass(16)
  assert.equal(await nameOf(other, tokens.token), 'SessionError')
})

test('keys are replaced after a month, and what the old ones signed stays good', async () => {
  const { tokens } = await bench.person()
  const keys = () => bench.db.selectFrom('signingKeys').select('id').orderBy('madeAt').execute()
  assert.equal((await keys()).length, 1)
  bench.pass(30 * 24 * 3600 - 60)
  const late = await bench.person()
  bench.pass(120)
  await other.tidy()
  assert.equal((await keys()).length, 2)
  const fresh = await bench.ask('POST', '/refresh-token', undefined, { 'x-auth-token': late.tokens.refreshToken })
  assert.equal(await nameOf(other, late.tokens.token), 'known')
  await bench.auth.tidy()
  const next = await bench.ask('POST', '/refresh-token', undefined, { 'x-auth-token': fresh.body.data.refreshToken })
  assert.equal(await nameOf(other, next.body.data.token), 'known')
  bench.pass(24 * 3600 + 60)
  await other.tidy()
  assert.equal((await keys()).length, 1)
  assert.equal(await nameOf(bench.auth, tokens.token), 'TokenExpiredError')
})
