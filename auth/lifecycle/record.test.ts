// Account data.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { AccountData } from '#contract/identity/auth/record.ts'
import { password, testAuth, type TestAuth } from '../testing.ts'

let bench: TestAuth
before(async () => void (bench = await testAuth()))
after(() => bench.close())

async function askFor(token: string) {
  const answer = await bench.ask('GET', '/account-data', undefined, { 'x-auth-token': token })
  return { ...answer, told: answer.body.data as unknown as AccountData, text: JSON.stringify(answer.body) }
}

test('a stranger is told nothing, and a refresh token is no admission', async () => {
  const { tokens } = await bench.person()
  assert.equal((await bench.ask('GET', '/account-data')).body.error.name, 'TokenNotFound')
  assert.equal((await askFor(tokens.refreshToken)).status, 401)
})

test('sessions, security events, ways to sign in and emails are told to their owner, nothing of others', async () => {
  const other = await bench.person()
  const { email, userID, tokens, browser } = await bench.person()
  await bench.browser('curl/8').post('/login', { email, password: 'not the password' })
  await bench.browser('curl/8').post('/login', { email, password })
  for (let time = 0; time < 2; time++) {
    const { status, told, text } = await askFor(tokens.token)
    assert.equal(status, 200)
    assert.deepEqual([told.account.userID, told.account.email, told.account.status], [userID, email, 'active'])
    assert.deepEqual(
      [told.sessions.length, told.sessions[0]!.endedAt, told.sessions[0]!.address],
      [2, null, '127.0.0.1'],
    )
    const events = told.securityEvents.map(({ event }) => event)
    for (const event of ['registered', 'email-verified', 'sign-in-failed', 'signed-in'])
      assert.ok(events.includes(event), event)
    assert.deepEqual(told.waysToSignIn, { password: true, authenticator: null, passkeys: [], otherProviders: [] })
    assert.ok(told.emails.every(({ subject }) => subject) && told.emails.length > 0)
    assert.ok(!text.includes(other.userID) && !text.includes(other.email))
  }
  await browser.post('/logout')
  assert.equal((await askFor(tokens.token)).status, 401)
})

test('ended sessions are told too; secrets of the second factor, of passkeys, cookies and links never', async () => {
  const { email, userID, tokens, browser } = await bench.person()
  await bench.browser('curl/8').post('/login', { email, password })
  await bench.ask('DELETE', '/sessions/all', undefined, { 'x-auth-token': tokens.token })
  await bench.browser().post('/forgot-password', { email })
  const link = await bench.mailedToken(email)
  await bench.pool.query(`insert into authenticators values ($1, 'secret-bytes', now(), 0, now())`, [userID])
  await bench.pool.query(`insert into recovery_codes values ($1, 'recovery-hash')`, [userID])
  await bench.pool.query(
    `insert into passkeys (account_id, credential_id, public_key, counter, name, added_at)
     values ($1, 'credential-id', 'public-key', 7, 'Work laptop', now())`,
    [userID],
  )
  await bench.pool.query(`insert into identities values ('https://id.example', 'rosa', $1, now())`, [userID])
  const { told, text } = await askFor(tokens.token)
  assert.equal(told.sessions.filter(({ endedAt }) => endedAt).length, 1)
  assert.equal(told.waysToSignIn.authenticator!.recoveryCodesLeft, 1)
  assert.deepEqual([told.waysToSignIn.passkeys[0]!.name, told.waysToSignIn.passkeys[0]!.usedAt], ['Work laptop', null])
  assert.equal(told.waysToSignIn.otherProviders[0]!.subject, 'rosa')
  const { rows } = await bench.pool.query(
    `select encode(cookie_hash, 'hex') as hash, password_hash from sessions join accounts on accounts.id = account_id
     where account_id = $1`,
    [userID],
  )
  const secrets = ['secret-bytes', 'recovery-hash', 'credential-id', 'public-key', link, tokens.refreshToken]
  for (const secret of [...secrets, browser.cookie()!.slice(12), rows[0].hash, rows[0].password_hash, 'argon2'])
    assert.ok(!text.includes(secret), secret)
})
