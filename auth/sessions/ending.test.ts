// Ended sessions are reported.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sessionsEnded } from '#contract/foundation/constants.ts'
import { suspendAccount } from '../lifecycle/suspension.ts'
import { password, testAuth, type TestAuth } from '../testing.ts'

let bench: TestAuth
before(async () => void (bench = await testAuth()))
after(() => bench.close())

const withToken = (token: string) => ({ 'x-auth-token': token })

async function reported(): Promise<Set<string>> {
  const { rows } = await bench.pool.query<{ data: { sessionIDs: string[] } }>(
    'select data from pgboss.job where name = $1',
    [sessionsEnded],
  )
  return new Set(rows.flatMap(({ data }) => data.sessionIDs))
}
async function sessionsOf(userID: string): Promise<{ id: string; ended: boolean }[]> {
  const { rows } = await bench.pool.query<{ id: string; ended: boolean }>(
    'select id, ended_at is not null as ended from sessions where account_id = $1 order by started_at, id',
    [userID],
  )
  return rows
}
async function areReported(userID: string, ended: number): Promise<void> {
  const known = await reported()
  const sessions = await sessionsOf(userID)
  assert.equal(sessions.filter((one) => one.ended).length, ended)
  for (const session of sessions) assert.equal(known.has(session.id), session.ended)
}

test('logging out, and ending all other sessions', async () => {
  const { userID, email, tokens } = await bench.person()
  await bench.browser('Firefox/1 Windows').post('/login', { email, password })
  await bench.browser('Chrome/1 Linux').post('/login', { email, password })
  await areReported(userID, 0)
  await bench.ask('DELETE', '/sessions/all', undefined, withToken(tokens.token))
  await areReported(userID, 2)
  await bench.ask('POST', '/logout', undefined, withToken(tokens.token))
  await areReported(userID, 3)
})

test('a reset of the password', async () => {
  const { userID, email } = await bench.person()
  await bench.ask('POST', '/forgot-password', { email })
  const token = await bench.mailedToken(email)
  assert.equal((await bench.ask('POST', '/reset-password', { token, password: 'another green valve 48' })).status, 200)
  const sessions = await sessionsOf(userID)
  await areReported(userID, sessions.length)
  assert.ok(sessions.length > 0)
})

test('a suspension', async () => {
  const { userID, email } = await bench.person()
  await suspendAccount(bench.db, email, 'Fraud', bench.now(), async () => {})
  await areReported(userID, 1)
})

test('the next person who signs in with the same browser', async () => {
  const first = await bench.person()
  const next = await bench.person()
  await first.browser.post('/login', { email: next.email, password })
  await areReported(first.userID, 1)
})

test('a refresh token that is used again: the session’s devices end, too', async () => {
  const { userID, tokens } = await bench.person()
  await bench.ask('POST', '/refresh-token', undefined, withToken(tokens.refreshToken))
  bench.pass(60)
  const again = await bench.ask('POST', '/refresh-token', undefined, withToken(tokens.refreshToken))
  assert.equal(again.body.error.name, 'SessionError')
  const [session] = await sessionsOf(userID)
  assert.ok((await reported()).has(session!.id))
})
