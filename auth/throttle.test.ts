// Throttle: only wrong passwords wait.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { password, testAuth, type TestAuth } from './testing.ts'

let bench: TestAuth
before(async () => void (bench = await testAuth()))
after(() => bench.close())

const login = (email: string, secret: string) => bench.ask('POST', '/login', { email, password: secret })
async function fail(email: string, times: number) {
  let last = await login(email, 'wrong password')
  for (let tried = 1; tried < times; tried++) last = await login(email, 'wrong password')
  return last
}

test('the sixth wrong password makes the next wait, then each wait is longer', async () => {
  const { email } = await bench.person()
  assert.equal((await fail(email, 6)).status, 403)
  const waits: number[] = []
  for (let round = 0; round < 3; round++) {
    const held = await login(email, password)
    assert.deepEqual([held.status, held.body.error.name], [429, 'TooManyRequests'])
    waits.push(Number(held.headers['retry-after']))
    bench.pass(waits.at(-1)!)
    await login(email, 'wrong password')
  }
  assert.deepEqual(
    waits,
    waits.toSorted((a, b) => a - b),
  )
  assert.ok(waits[2]! > waits[0]!, String(waits))
})

test('an unknown address is throttled in the same way', async () => {
  const held = await fail('nobody@wbn.example', 7)
  assert.deepEqual([held.status, held.body.error.name], [429, 'TooManyRequests'])
})

test('a success clears the account, others are not touched', async () => {
  const { email } = await bench.person()
  const other = await bench.person()
  for (let round = 0; round < 4; round++) {
    assert.equal((await fail(email, 4)).status, 403)
    assert.equal((await login(email, password)).status, 200)
  }
  await fail(email, 7)
  assert.equal((await login(other.email, password)).status, 200)
})

test('attempts made at once count like attempts made in turn', async () => {
  const { email } = await bench.person()
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(email, 'wrong password')))
  const judged = answers.filter(({ status }) => status === 403).length
  assert.equal(judged, 6)
})

test('the fourth mail an hour to one address is not sent', async () => {
  const { email } = await bench.person()
  const ask = () => bench.ask('POST', '/forgot-password', { email })
  for (let sent = 0; sent < 3; sent++) assert.equal((await ask()).status, 200)
  await ask()
  assert.equal((await ask()).status, 429)
  const unknown = () => bench.ask('POST', '/forgot-password', { email: 'nobody@wbn.example' })
  for (let sent = 0; sent < 4; sent++) await unknown()
  assert.equal((await unknown()).status, 429)
})

test('an owner who is guessed at from many addresses signs in on a device that did so before', async () => {
  const { email, browser } = await bench.person()
  for (let tried = 0; tried < 40; tried++)
    await bench.app.inject({
      method: 'POST',
      url: '/auth/login',
      remoteAddress: `203.0.${tried}.7`,
      payload: { email, password: 'wrong password' },
    })
  assert.equal((await login(email, password)).status, 429, 'a device that nobody knows')
  assert.equal((await browser.post('/login', { email, password })).status, 200)
})

test('a known device has no more attempts than another, and is known by the account alone that signed in on it', async () => {
  const { email, browser } = await bench.person()
  const other = await bench.person()
  await fail(other.email, 7)
  assert.equal((await browser.post('/login', { email: other.email, password })).status, 429)
  let last = await browser.post('/login', { email, password: 'wrong password' })
  for (let tried = 0; tried < 11; tried++) last = await browser.post('/login', { email, password: 'wrong password' })
  assert.equal(last.status, 429)
  assert.equal((await login(email, password)).status, 200, 'from elsewhere')
})

test('a cookie that this service did not sign makes no device known', async () => {
  const { email, browser } = await bench.person()
  await fail(email, 7)
  const forged = browser.deviceCookie()!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  assert.equal((await bench.ask('POST', '/login', { email, password }, { cookie: forged })).status, 429)
})
