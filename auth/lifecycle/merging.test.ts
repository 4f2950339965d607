// Merging of accounts.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { mergeCompletion } from '#contract/foundation/constants.ts'
import type { StaffRole } from '#contract/identity/access.ts'
import { password, registrationOf, testAuth, type TestAuth, type TestPerson } from '../testing.ts'

let bench: TestAuth
let administrator: TestPerson
before(async () => {
  bench = await testAuth()
  administrator = await bench.person()
  await setRoles(administrator, ['administrator'])
})
after(() => bench.close())

async function setRoles({ userID }: TestPerson, roles: StaffRole[]): Promise<void> {
  await bench.pool.query('update accounts set roles = $2 where id = $1', [userID, roles])
  await bench.pool.query(`select pg_notify('accounts', $1)`, [userID])
  const token = roles.length > 0 ? administrator : undefined
  for (let tries = 0; token && tries < 200; tries++) {
    const { body } = await bench.ask('GET', '/whoami', undefined, as(token))
    if ((body.data as unknown as { roles: string[] }).roles.length > 0) return
    await bench.pool.query('select pg_sleep(0.01)')
  }
}
const as = ({ tokens }: TestPerson) => ({ 'x-auth-token': tokens.token })
const merge = (from: TestPerson, into: TestPerson, by = administrator) =>
  bench.ask('POST', `/staff/account/${into.userID}/merge`, { from: from.userID, reason: 'the same person' }, as(by))
const login = ({ email }: { email: string }, word = password) => bench.ask('POST', '/login', { email, password: word })

test('accounts that signed in on the same device are found; the device is not told', async () => {
  const [one, other, stranger] = [await bench.person(), await bench.person(), await bench.person()]
  assert.equal((await one.browser.post('/login', { email: other.email, password })).status, 200)
  const alike = await bench.ask('GET', `/staff/account/${one.userID}/same-device`, undefined, as(administrator))
  assert.deepEqual(alike.body.data as unknown, [other.userID])
  const pairs = await bench.ask('GET', '/staff/shared-device', undefined, as(administrator))
  const expected = { one: [one.userID, other.userID].toSorted()[0], other: [one.userID, other.userID].toSorted()[1] }
  assert.deepEqual(pairs.body.data as unknown, [expected])
  assert.equal(JSON.stringify(pairs.body).includes(stranger.userID), false)
})

test('a device on which many signed in says nothing', async () => {
  const first = await bench.person()
  for (let count = 0; count < 10; count++)
    await first.browser.post('/login', { email: (await bench.person()).email, password })
  const pairs = await bench.ask('GET', '/staff/shared-device', undefined, as(administrator))
  assert.equal(JSON.stringify(pairs.body).includes(first.userID), false)
  const alike = await bench.ask('GET', `/staff/account/${first.userID}/same-device`, undefined, as(administrator))
  assert.deepEqual(alike.body.data as unknown, [])
})

test('the account that goes is out at once; the other signs in as before, and both addresses are told', async () => {
  const [from, into] = [await bench.person('old@wbn.example'), await bench.person('kept@wbn.example')]
  assert.equal((await merge(from, into)).status, 200)
  assert.equal((await bench.ask('GET', '/whoami', undefined, as(from))).status, 401)
  assert.equal((await bench.ask('GET', '/whoami', undefined, as(into))).status, 200)
  const refused = await login(from)
  assert.deepEqual([refused.status, refused.body.error.fields], [403, { merged: 'with another account' }])
  const guessed = await login(from, 'something else 12')
  assert.equal('merged' in (guessed.body.error.fields ?? {}), false, 'a stranger learns nothing')
  assert.equal((await login(into)).status, 200)
  const [told] = await bench.mailsTo(from.email)
  assert.equal(told!.text.includes('ke…@wbn.example') && !told!.text.includes('kept@'), true)
  const mails = await bench.mailsTo(into.email)
  assert.equal(
    mails.some(({ text }) => text.includes('ol…@wbn.example')),
    true,
  )
})

test('an address that was never verified is told nothing of the other, and no hint is a whole address', async () => {
  const [from, into] = [await bench.person('unproven@wbn.example'), await bench.person('remaining@wbn.example')]
  await bench.pool.query('update accounts set email_verified_at = null where id = $1', [from.userID])
  await merge(from, into)
  await bench.ask('POST', '/forgot-password', { email: from.email })
  for (const { text, html } of await bench.mailsTo(from.email)) assert.equal(/re…@|remaining@/.test(text + html), false)
  const [one, two] = [await bench.person('q@wbn.example'), await bench.person('zy@wbn.example')]
  await merge(one, two)
  assert.match((await bench.mailsTo(one.email))[0]!.text, /[^a-z]z…@wbn\.example/)
  assert.match((await bench.mailsTo(two.email))[0]!.text, /[^a-z]…@wbn\.example/)
})

test('the network completes by itself what it does not come to the end of', async () => {
  const [from, into] = [await bench.person(), await bench.person()]
  await merge(from, into)
  const { rows } = await bench.pool.query(
    `select data ->> 'from' as former from pgboss.job where name = $1 and data ->> 'from' = $2`,
    [mergeCompletion, from.userID],
  )
  assert.deepEqual(rows, [{ former: from.userID }])
})

test('a former address cannot be registered or recovered by anybody: its owner is told by email', async () => {
  const [from, into] = [await bench.person(), await bench.person()]
  await merge(from, into)
  const count = (await bench.mailsTo(from.email)).length
  assert.equal((await bench.ask('POST', '/register', registrationOf(from.email))).status, 200)
  assert.equal((await bench.mailsTo(from.email)).length, count + 1)
  assert.equal((await bench.ask('POST', '/forgot-password', { email: from.email })).status, 200)
  const mails = await bench.mailsTo(from.email)
  assert.equal(mails.length, count + 2)
  assert.equal(mails[0]!.text.includes('token='), false)
})

test('repeated it answers the same, and tells nobody twice', async () => {
  const [from, into] = [await bench.person(), await bench.person()]
  assert.equal((await merge(from, into)).status, 200)
  assert.equal((await merge(from, into)).status, 200)
  assert.equal((await bench.mailsTo(into.email)).filter(({ text }) => text.includes('…@')).length, 1)
})

test('what was joined before follows into a third account', async () => {
  const [first, second, third] = [await bench.person(), await bench.person(), await bench.person()]
  await merge(first, second)
  assert.equal((await merge(second, third)).status, 200)
  const data = (await bench.ask('GET', '/account-data', undefined, as(third))).body.data as unknown as {
    account: { formerEmails: string[] }
  }
  assert.deepEqual(data.account.formerEmails.toSorted(), [first.email, second.email].toSorted())
  assert.equal((await merge(third, second)).status, 409)
})

test('staff, closed and unverified accounts and the account itself are refused', async () => {
  const [from, into] = [await bench.person(), await bench.person()]
  assert.equal((await merge(into, into)).status, 409)
  assert.equal((await merge(from, into, from)).status, 403)
  await bench.pool.query(`update accounts set roles = '{support}' where id = $1`, [from.userID])
  assert.equal((await merge(from, into)).status, 409)
  await bench.pool.query(`update accounts set roles = '{}', status = 'rejected' where id = $1`, [from.userID])
  assert.equal((await merge(from, into)).status, 409)
  await bench.pool.query(`update accounts set status = 'active' where id = $1`, [from.userID])
  await bench.pool.query(`update accounts set email_verified_at = null where id = $1`, [into.userID])
  assert.equal((await merge(from, into)).status, 409)
  assert.equal((await login(from)).status, 200, 'nothing has changed')
  const nobody = { ...from, userID: '019a0000-0000-7000-8000-000000000009' }
  assert.equal((await merge(nobody, into)).status, 404)
})

test('a suspension of either holds for the remaining account until the later end', async () => {
  const [from, into] = [await bench.person(), await bench.person()]
  const until = new Date(bench.now().getTime() + 86_400_000).toISOString()
  await bench.ask(
    'PUT',
    `/staff/account/${from.userID}/state`,
    { status: 'suspended', suspendedUntil: until, reason: 'spam' },
    as(administrator),
  )
  assert.equal(((await merge(from, into)).body.data as unknown as { status: string }).status, 'suspended')
  assert.equal((await bench.ask('GET', '/whoami', undefined, as(into))).status, 401)
  assert.equal((await login(into)).status, 403)
})

test('the owner may take a former address; closing the account sets the others free', async () => {
  const [from, into] = [await bench.person(), await bench.person()]
  await merge(from, into)
  const change = { email: from.email, password }
  assert.equal((await into.browser.post('/change-email', change, as(into))).status, 200)
  const token = await bench.mailedToken(from.email)
  assert.equal((await into.browser.post('/verify-email', { token })).status, 200)
  assert.equal((await login(from)).status, 200)
  const { rows } = await bench.pool.query('select email from accounts where merged_into = $1', [into.userID])
  assert.deepEqual(rows, [{ email: null }])
})

/** NOTE: add new account tables here. */
const belongings = {
  accounts: 'stays, joined',
  sessions: 'ended',
  one_time_tokens: 'revoked',
  api_tokens: 'revoked',
  authenticators: 'removed',
  recovery_codes: 'removed',
  passkeys: 'removed',
  challenges: 'removed',
  identities: 'stay, to be told',
}

test('every table that belongs to an account is known to a merge, and nothing opens the account any more', async () => {
  const { rows } = await bench.pool.query<{ name: string }>(
    `select distinct c.conrelid::regclass::text as name from pg_constraint c
     where c.contype = 'f' and c.confrelid = 'accounts'::regclass order by 1`,
  )
  assert.deepEqual(
    rows.map(({ name }) => name.replace(/^auth\./, '')),
    Object.keys(belongings).toSorted(),
  )
  const [from, into] = [await bench.person(), await bench.person()]
  await bench.pool.query(
    `with a as (insert into authenticators (account_id, secret, confirmed_at, asked_at) values ($1, 'x', now(), now())),
       c as (insert into recovery_codes (account_id, hash) values ($1, 'x')),
       p as (insert into passkeys (account_id, credential_id, public_key, counter, name, added_at) values ($1, 'x', 'x', 0, 'x', now())),
       t as (insert into api_tokens (account_id, name, hash, ending, scopes, created_at, expires_at)
         values ($1, 'x', 'x', 'x', '{x}', now(), now() + interval '1 day'))
     insert into one_time_tokens (hash, purpose, account_id, expires_at) values ('x', 'reset', $1, now() + interval '1 day')`,
    [from.userID],
  )
  await merge(from, into)
  for (const [table, fate] of Object.entries(belongings)) {
    if (fate.startsWith('stay')) continue
    const living = table === 'sessions' ? 'and ended_at is null' : ''
    const { rowCount } = await bench.pool.query(`select from ${table} where account_id = $1 ${living}`, [from.userID])
    assert.equal(rowCount, 0, table)
  }
})
