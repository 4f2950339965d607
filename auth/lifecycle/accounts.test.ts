// Life cycle of an account.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { Refusal } from '#kit/refusal.ts'
import { password, registrationOf, testAuth, type TestAnswer, type TestAuth } from '../testing.ts'

let bench: TestAuth
const left: { userID: string; removeBusinesses: boolean }[] = []
async function leave({ userID }: Viewer, { removeBusinesses }: { removeBusinesses: boolean }): Promise<void> {
  if (!removeBusinesses)
    throw new Refusal('Conflict', 'The only owner of a business', { fields: { businesses: 'Works' } })
  left.push({ userID, removeBusinesses })
}
before(async () => void (bench = await testAuth({ network: { leave, belongs: async () => true } })))
after(() => bench.close())

const another = 'a brass flange 19'
const withToken = (token: string) => ({ 'x-auth-token': token })
const call = (path: string, body: unknown, token?: string) =>
  bench.ask('POST', path, body, token ? withToken(token) : {})
const whoami = (token: string) => bench.ask('GET', '/whoami', undefined, withToken(token))
const login = (email: string, secret: string) => call('/login', { email, password: secret })

test('registering names every field that is missing or wrong', async () => {
  const empty = await call('/register', {})
  assert.equal(empty.status, 400)
  assert.deepEqual(Object.keys(empty.body.error.fields!).toSorted(), [
    'acceptTerms',
    'country',
    'email',
    'firstName',
    'lastName',
    'password',
  ])
  const bad = { email: 'nobody', password: 'short', country: 'Italy', acceptTerms: false, firstName: ' ' }
  for (const [field, value] of Object.entries(bad)) {
    const answered = await call('/register', registrationOf('bad@wbn.example', { [field]: value }))
    assert.deepEqual([answered.status, Object.keys(answered.body.error.fields!)], [400, [field]])
  }
})

test('a password among the commonest is refused, at registration and at every change', async () => {
  const common = await call('/register', registrationOf('common@wbn.example', { password: 'Password123' }))
  assert.deepEqual([common.status, common.body.error.fields], [400, { password: 'is one of the commonest' }])
  const { tokens } = await bench.person()
  const changed = await call('/change-password', { password, newPassword: 'qwertyuiop' }, tokens.token)
  assert.deepEqual(changed.body.error.fields, { newPassword: 'is one of the commonest' })
})

test('registering answers alike for an address that has an account: only its owner learns it, by email', async () => {
  const first = await call('/register', registrationOf('new@wbn.example'))
  await bench.person('one@wbn.example')
  const again = await call('/register', registrationOf('One@WBN.example', { password: another }))
  assert.deepEqual([again.status, again.body], [first.status, first.body])
  const cookies = ({ headers }: TestAnswer) => String(headers['set-cookie']).replace(/=[\w-]{43};/, '=…;')
  assert.equal(cookies(again), cookies(first))
  const [told] = await bench.mailsTo('one@wbn.example')
  assert.match(told!.subject, /have an account/)
  assert.match(told!.text, /\/auth\/login\n/)
  assert.match(told!.text, /\/auth\/forgot-password/)
  assert.equal((await login('one@wbn.example', another)).body.error.name, 'Forbidden')
  assert.equal((await login('new@wbn.example', password)).body.error.name, 'Forbidden', 'nobody signs in unverified')
})

test('whoever registered signs in by the link of the email, in the same browser at once', async () => {
  const email = 'same-browser@wbn.example'
  const own = bench.browser()
  await own.post('/register', registrationOf(email))
  assert.equal((await own.post('/continue')).body.error.name, 'SessionError')
  assert.equal((await own.post('/login', { email, password })).status, 403)
  const elsewhere = bench.browser('curl/8')
  assert.equal((await own.post('/verify-email', { token: await bench.mailedToken(email) })).status, 200)
  assert.equal((await own.post('/continue')).status, 200)
  assert.equal((await elsewhere.post('/continue')).body.error.name, 'SessionError')
  assert.equal((await elsewhere.post('/login', { email, password })).status, 200)
})

test('the link opened in another browser asks for the password, and a wrong one does not use it up', async () => {
  const email = 'other-browser@wbn.example'
  await bench.browser().post('/register', registrationOf(email))
  const token = await bench.mailedToken(email)
  const other = bench.browser()
  const asked = await other.post('/verify-email', { token })
  assert.deepEqual([asked.status, asked.body.error.fields], [403, { password: 'is missing' }])
  const wrong = await other.post('/verify-email', { token, password: another })
  assert.deepEqual([wrong.status, wrong.body.error.fields], [403, { password: 'is wrong' }])
  assert.equal((await other.post('/verify-email', { token, password })).status, 200)
  assert.equal((await other.post('/continue')).status, 200, 'signed in')
})

test('the link of the mail verifies once; logging in before sends a new one, which replaces it', async () => {
  const email = 'verify@wbn.example'
  await call('/register', registrationOf(email))
  const first = await bench.mailedToken(email)
  assert.equal((await call('/resend-verification', {})).body.error.name, 'TokenNotFound')
  assert.equal((await login(email, password)).body.error.name, 'Forbidden')
  assert.equal((await call('/verify-email', { token: first, password })).body.error.name, 'SessionError')
  const second = await bench.mailedToken(email)
  assert.equal((await call('/verify-email', { token: second, password })).status, 200)
  assert.equal((await call('/verify-email', { token: second, password })).body.error.name, 'SessionError')
  assert.equal((await login(email, password)).status, 200)
  assert.equal((await bench.mailsTo(email)).length, 2)
})

test('a forgotten password: the same answer for every address, a link for 30 minutes, once, all sessions end', async () => {
  const { email, tokens } = await bench.person()
  const known = await call('/forgot-password', { email })
  const unknown = await call('/forgot-password', { email: 'nobody@wbn.example' })
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body])
  const { rows: written } = await bench.pool.query(`select event from audit_entries where event like 'password-reset%'`)
  assert.deepEqual(written, [], 'a job looks for the account, after the answer')
  assert.equal((await bench.mailsTo('nobody@wbn.example')).length, 0)
  const token = await bench.mailedToken(email)
  assert.equal((await call('/reset-password', { token: 'rubbish', password: another })).body.error.name, 'SessionError')
  assert.equal((await call('/reset-password', { token, password: another })).status, 200)
  assert.equal((await call('/reset-password', { token, password: another })).body.error.name, 'SessionError')
  assert.equal((await whoami(tokens.token)).body.error.name, 'SessionError')
  assert.equal((await login(email, password)).status, 403)
  assert.equal((await login(email, another)).status, 200)
  await call('/forgot-password', { email })
  const late = await bench.mailedToken(email)
  bench.pass(30 * 60 + 1)
  assert.equal((await call('/reset-password', { token: late, password })).body.error.name, 'SessionError')
})

test('changing the password wants the old one and ends the other sessions', async () => {
  const { email, tokens } = await bench.person()
  const other = await bench.browser('curl/8').post('/login', { email, password })
  const elsewhere = await call('/get-session', { token: new URL(other.body.data.redirect).searchParams.get('token') })
  const wrong = await call('/change-password', { password: 'not the password', newPassword: another }, tokens.token)
  assert.deepEqual([wrong.status, wrong.body.error.name], [403, 'Forbidden'])
  assert.equal((await call('/change-password', { password, newPassword: another }, tokens.token)).status, 200)
  assert.equal((await whoami(tokens.token)).status, 200)
  assert.equal((await whoami(elsewhere.body.data.token)).body.error.name, 'SessionError')
  assert.equal((await login(email, another)).status, 200)
  assert.ok((await bench.mailsTo(email)).some(({ subject }) => /password/.test(subject)))
})

test('a new e-mail address counts once its link was followed by the owner; the old one is told', async () => {
  const { email, tokens, browser } = await bench.person()
  const taken = await bench.person()
  const fresh = 'fresh@wbn.example'
  const ofOther = await call('/change-email', { password, email: taken.email }, tokens.token)
  assert.match((await bench.mailsTo(taken.email))[0]!.subject, /have an account/)
  const ofNobody = await call('/change-email', { password, email: fresh }, tokens.token)
  assert.deepEqual([ofOther.status, ofOther.body], [ofNobody.status, ofNobody.body])
  assert.equal((await whoami(tokens.token)).body.data.email, email)
  assert.match((await bench.mailsTo(email))[0]!.text, /fresh@wbn\.example/)
  const token = await bench.mailedToken(fresh)
  const stranger = await call('/verify-email', { token })
  assert.deepEqual([stranger.status, stranger.body.error.fields], [403, { password: 'is missing' }])
  assert.equal((await browser.post('/verify-email', { token })).status, 200, 'a session of the account')
  const { data } = (await whoami(tokens.token)).body
  assert.deepEqual([data.email, data.emailVerified], [fresh, true])
  assert.equal((await login(email, password)).status, 403)
  assert.equal((await login(fresh, password)).status, 200)
})

test('an address that was taken while its link lay in the mail box is refused', async () => {
  const { tokens } = await bench.person()
  await call('/change-email', { password, email: 'race@wbn.example' }, tokens.token)
  const link = await bench.mailedToken('race@wbn.example')
  await bench.person('race@wbn.example')
  const refused = await call('/verify-email', { token: link, password })
  assert.deepEqual([refused.status, refused.body.error.name], [409, 'Conflict'])
})

test('closing: the network is asked first, then nothing opens the account, and the address is free', async () => {
  const { email, userID, tokens } = await bench.person()
  assert.equal((await call('/delete-account', { password: 'not the password' }, tokens.token)).status, 403)
  const held = await call('/delete-account', { password }, tokens.token)
  assert.deepEqual([held.status, held.body.error.fields], [409, { businesses: 'Works' }])
  assert.equal((await whoami(tokens.token)).status, 200)
  assert.equal((await call('/delete-account', { password, removeBusinesses: true }, tokens.token)).status, 200)
  assert.deepEqual(left, [{ userID, removeBusinesses: true }])
  assert.equal((await whoami(tokens.token)).body.error.name, 'SessionError')
  assert.equal((await login(email, password)).status, 403)
  assert.match((await bench.mailsTo(email))[0]!.subject, /closed/)
  const again = await bench.person(email)
  assert.notEqual(again.userID, userID)
})

test('a suspended account stays outside, and its sessions end', async () => {
  const { email, userID, tokens } = await bench.person()
  await bench.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', userID).execute()
  await bench.pool.query(`select pg_notify('accounts', $1)`, [userID])
  bench.pass(16)
  assert.equal((await whoami(tokens.token)).body.error.name, 'SessionError')
  const refused = await login(email, password)
  assert.deepEqual([refused.status, refused.body.error.fields], [403, { account: 'suspended' }])
  const until = new Date(bench.now().getTime() + 30 * 24 * 3600 * 1000)
  await bench.db.updateTable('accounts').set({ suspendedUntil: until }).where('id', '=', userID).execute()
  const { fields } = (await login(email, password)).body.error
  assert.deepEqual(fields, { account: 'suspended', until: until.toISOString() })
  const wrong = (await login(email, 'not the password')).body.error
  assert.deepEqual(wrong.fields, { password: 'is wrong' }, 'a stranger learns nothing')
})

test('every security event leaves a row, without address or password', async () => {
  const rows = await bench.db.selectFrom('auditEntries').select(['event', 'detail']).execute()
  const events = new Set(rows.map(({ event }) => event))
  for (const event of [
    'registered',
    'email-verified',
    'signed-in',
    'sign-in-failed',
    'password-reset-asked',
    'password-reset',
    'password-changed',
    'email-change-asked',
    'email-changed',
    'account-closed',
  ])
    assert.ok(events.has(event), event)
  assert.doesNotMatch(JSON.stringify(rows), /@|valve|flange/)
})
