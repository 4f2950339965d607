// Auth service for tests.
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { SessionTokens, Viewer } from '#contract/identity/auth/auth.ts'
import { Jobs, migrations as jobMigrations } from '#kit/jobs/jobs.ts'
import { connect, type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { refuse } from '#kit/serve.ts'
import { recordExamples } from '#kit/testing-examples.ts'
import type { StaffActs } from './context.ts'
import { startAuth, takeAuthJobs, type Auth, type AuthOptions } from './auth.ts'
import { migrations } from './database/database.ts'
import type { DB } from './database/tables.ts'
import { Passwords } from './passwords/hashing.ts'

export type TestAuth = {
  app: FastifyInstance
  auth: Auth
  db: Kysely<DB>
  pool: pg.Pool
  ask: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<TestAnswer>
  browser: (userAgent?: string) => TestBrowser
  person: (email?: string) => Promise<TestPerson>
  mailedToken: (email: string) => Promise<string>
  mailsTo: (email: string) => Promise<{ subject: string; text: string; html: string }[]>
  acts: Parameters<StaffActs>[1][]
  pass: (seconds: number) => void
  now: () => Date
  close: () => Promise<void>
}
export type TestAnswer = { status: number; headers: LightMyRequestResponse['headers']; body: Body }
type Body = {
  success: boolean
  data: Record<string, never> & Data
  error: { name: string; fields?: Record<string, string> }
}
type Data = SessionTokens & Viewer & { userID: string; redirect: string }
export type TestBrowser = {
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestAnswer>
  cookie: () => string | undefined
  deviceCookie: () => string | undefined
}
export type TestPerson = { userID: string; email: string; tokens: SessionTokens; browser: TestBrowser }

export const password = 'a green valve 47'

/** `close` in `after` cleans up. Cheap hashing by default. */
export async function testAuth(more: Partial<AuthOptions> = {}): Promise<TestAuth> {
  const migrated = [migrations, jobMigrations]
  const { url, database, drop } = await testDatabase<DB>({
    template: 'auth',
    migrations: migrated,
    prepare: addNeighbor,
  })
  const pooled = connect<DB>(url, { schema: 'neighbor,auth', max: 5 })
  let ahead = 0
  const now = () => new Date(Date.now() + ahead * 1000)
  const passwords = new Passwords({ memory: 8, passes: 1 }, 4)
  const origins = { fallback: 'http://localhost:3000' }
  const acts: TestAuth['acts'] = []
  const staffActs: StaffActs = async (_tx, act) => void acts.push(act)
  const auth = await startAuth({ database: pooled, origins, demo: false, now, passwords, staffActs, ...more })
  const jobs = new Jobs(database)
  takeAuthJobs(jobs, now)
  const app = Fastify({ logger: false })
  refuse(app)
  recordExamples(app, '/auth')
  await app.register(async (scope) => auth.serve(scope), { prefix: '/auth' })
  await app.ready()

  const ask: TestAuth['ask'] = async (method, path, body, headers = {}) => {
    const request: InjectOptions = { method, url: `/auth${path}`, headers: { host: 'localhost:3000', ...headers } }
    if (body !== undefined) request.payload = body as object
    const response = await app.inject(request)
    const text = response.body
    return {
      status: response.statusCode,
      headers: response.headers,
      body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body,
    }
  }
  const browser = (userAgent?: string) => browserOver(ask, userAgent)
  async function mailsTo(email: string) {
    await jobs.runDueJobs()
    const { rows } = await database.pool.query(
      'select subject, text, html from mails where recipient = $1 order by id desc',
      [email],
    )
    return rows as { subject: string; text: string; html: string }[]
  }
  async function mailedToken(email: string): Promise<string> {
    const [newest] = await mailsTo(email)
    return new URL(/https?:\S+token=\S+/.exec(newest!.text)![0]).searchParams.get('token')!
  }
  let people = 0
  async function person(email = `person-${++people}@wbn.example`): Promise<TestPerson> {
    const own = browser()
    await own.post('/register', registrationOf(email))
    await own.post('/verify-email', { token: await mailedToken(email) })
    const { body } = await own.post('/continue')
    const tokens = (await own.post('/get-session', { token: tokenOf(body.data.redirect) })).body.data
    return { userID: tokens.userID, email, tokens, browser: own }
  }
  async function close(): Promise<void> {
    await app.close()
    await jobs.stop()
    await auth.stop()
    await pooled.close()
    await drop()
  }
  const pass = (seconds: number) => void (ahead += seconds)
  return {
    app,
    auth,
    db: database.kysely,
    pool: database.pool,
    ask,
    browser,
    person,
    mailsTo,
    mailedToken,
    acts,
    pass,
    now,
    close,
  }
}

/** Tables of the network too. */
export const sharedNames = ['audit_entries', 'email_versions', 'mails', 'migrations']

async function addNeighbor({ pool }: Database<DB>): Promise<void> {
  await pool.query(
    `create schema neighbor; ${sharedNames.map((name) => `create table neighbor.${name} ()`).join('; ')}`,
  )
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function browserOver(ask: TestAuth['ask'], userAgent = firefox): TestBrowser {
  const cookies = new Map<string, string>()
  const named = (name: string) => (cookies.has(name) ? `${name}=${cookies.get(name)}` : undefined)
  return {
    cookie: () => named('wbn_session'),
    deviceCookie: () => named('wbn_device'),
    async post(path, body = {}, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const own = { 'user-agent': userAgent, ...(cookie && { cookie }), ...headers }
      const answered = await ask('POST', path, body, own)
      for (const given of [answered.headers['set-cookie'] ?? []].flat()) {
        const [, name, value] = /^(\w+)=([^;]*)/.exec(given)!
        if (/Max-Age=0/.test(given)) cookies.delete(name!)
        else cookies.set(name!, value!)
      }
      return answered
    },
  }
}

export function registrationOf(email: string, more: Record<string, unknown> = {}) {
  return { firstName: 'Ann', lastName: 'Example', email, password, country: 'IT', acceptTerms: true, ...more }
}

export function tokenOf(redirect: string): string {
  return new URL(redirect).searchParams.get('token')!
}
