// Auth service in the assembly.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Fastify, { LogController } from 'fastify'
import { password, registrationOf, testAuth, tokenOf, type TestAuth } from '#auth/testing.ts'
import type { Auth } from '#auth/auth.ts'
import { refuse } from '#kit/serve.ts'
import { startAccounts } from './accounts.ts'
import { observe } from './telemetry/observe.ts'

let bench: TestAuth
let asked: Auth
before(async () => {
  bench = await testAuth()
  const authUrl = await bench.app.listen({ port: 0, host: '127.0.0.1' })
  const settings = {
    services: new Set(['api'] as const),
    publicUrl: undefined,
    authUrl,
    demo: false,
    port: 0,
    openID: undefined,
    staffSecondFactor: false,
  }
  asked = await startAccounts(settings, { pool: bench.pool } as never, { log: bench.app.log, network: undefined })
})
after(() => bench.close())

test('a service elsewhere knows whose a token is, by asking', async () => {
  await assert.rejects(async () => asked.whoami('rubbish'), { name: 'JsonWebTokenError' })
  const { tokens, userID, email } = await bench.person()
  const viewer = await asked.whoami(tokens.token)
  assert.deepEqual([viewer.userID, viewer.email, viewer.emailVerified], [userID, email, true])
  bench.pass(15 * 60 + 1)
  const late = await bench.person()
  bench.pass(15 * 60 + 1)
  await assert.rejects(async () => asked.whoami(late.tokens.token), { name: 'TokenExpiredError' })
})

test('a service elsewhere asks in the name of the person for what is kept of them', async () => {
  await assert.rejects(asked.accountData('rubbish'), { name: 'JsonWebTokenError' })
  const { tokens, userID } = await bench.person()
  const told = await asked.accountData(tokens.token)
  assert.deepEqual([told.account.userID, told.sessions.length], [userID, 1])
  assert.deepEqual(told, await bench.auth.accountData(tokens.token), 'the same as in one process')
})

test('no token, address or password gets into the log', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({ logger: { level: 'trace', stream }, logController })
  after(() => app.close())
  refuse(app)
  observe(app, { pool: bench.pool, openMetrics: false, conditions: {} })
  await app.register(async (scope) => bench.auth.serve(scope), { prefix: '/auth' })
  const email = 'discreet@wbn.example'
  const call = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const answered = await app.inject({ method: 'POST', url: `/auth${path}`, payload, headers })
    return answered.json<{ data: Record<string, string> }>().data
  }
  await call('/register', registrationOf(email))
  await call('/verify-email', { token: await bench.mailedToken(email), password })
  await call('/register', registrationOf(email))
  const { redirect } = await call('/login', { email, password })
  const handOver = tokenOf(redirect!)
  const { token, refreshToken } = await call('/get-session', { token: handOver })
  await call('/refresh-token', {}, { 'x-auth-token': refreshToken! })
  await call('/login', { email, password: 'not the password' })
  await call('/forgot-password', { email })
  const reset = await bench.mailedToken(email)
  await call(`/reset-password?token=${reset}`, { token: reset, password: 'a brass flange 19' })
  await call('/login?email=discreet@wbn.example', '{"password": "a green' as never, {
    'content-type': 'application/json',
  })
  assert.ok(lines.some((line) => line.includes('/auth/reset-password')))
  const log = lines.join('')
  for (const secret of [email, password, 'green', 'brass', handOver, token!, refreshToken!, reset])
    assert.ok(!log.includes(secret), secret)
})
