// Test API: own database, real PostgreSQL, real routes.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Insertable, Kysely } from 'kysely'
import type pg from 'pg'
import type { Access } from '#contract/identity/access.ts'
import type { Viewer } from '#contract/identity/auth/auth.ts'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'
import { clientFor, type Envelope } from '#kit/client.ts'
import type { Call, CallProvider } from '#kit/calls/provider.ts'
import { EventLog } from '#kit/events.ts'
import { openStorage } from '#kit/files/storage.ts'
import { Jobs, migrations as jobTables } from '#kit/jobs/jobs.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordExamples } from '#kit/testing-examples.ts'
import { refuse } from '#kit/serve.ts'
import { slugOf } from '#kit/slug.ts'
import { type TestProvider, testProvider } from '#kit/payments/test-provider.ts'
import { addressOf } from '#kit/transports.ts'
import { serveApi } from './api.ts'
import { emailTemplates, takeJobs } from './capabilities.ts'
import type { ApiClient, ApiDependencies, OperatorSettings, ProofSources } from './foundation/context.ts'
import { migrations, schema } from './database/database.ts'
import type { Businesses, DB, Products } from './database/tables.ts'
import { emitEvent, isReadable } from './foundation/events.ts'
import { Figures } from './foundation/figures/lookup.ts'
import { serveFiles } from './identity/files/upload.ts'
import { nodeByKey } from './foundation/industries/lookup.ts'
import { followLists } from './operations/lists/current.ts'
import { serveExports } from './identity/people/exports.ts'
import { admitPerson } from './identity/people/lookup.ts'
import { accountDataFor, accountsIn } from './testing-accounts.ts'
import { serveInvoices } from './billing/memberships/invoice-files.ts'
import { servePaymentEvents } from './billing/memberships/webhook.ts'
import { serveDocuments } from './catalog/documents/serving.ts'
import { serveAttachments } from './trade/inquiries/attachments.ts'
import { serveNdaTexts } from './trade/ndas/files.ts'
import { serveRfqFiles } from './trade/rfqs/files.ts'
import { agreementsIn } from './publishing/texts/lookup.ts'
import { Sightings } from './discovery/reach/lookup.ts'
import { type SearchOptions, startSearch } from './discovery/search/indexes.ts'
import { serveContractPages } from './trade/territories/agreements/evidence.ts'
import { serveDeliveryNotes } from './trust/reviews/notes.ts'
import { serveEvidence } from './trust/verification/documents.ts'

export type TestApi = {
  app: FastifyInstance
  api: ApiClient
  dependencies: ApiDependencies
  jobs: Jobs<DB>
  db: Kysely<DB>
  pool: pg.Pool
  /** DNS and proof-file texts. */
  domains: Map<string, string[]>
  devices: string[][]
  calls: Call[]
  figures: Figures
  sightings: Sightings
  payments: TestProvider
  ask: AskAnything
  /** Its token is only known here. */
  person: (name?: string, more?: Partial<Viewer>) => Promise<TestPerson>
  close: () => Promise<void>
}

type AskAnything = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Envelope & Record<string, unknown> }>
export type TestPerson = { userID: string; token: string; viewer: Viewer; api: ApiClient; ask: AskAnything }

function operator(): OperatorSettings {
  const verification = { verificationOpen: false, verificationFourEyes: false, verificationHours: 72 }
  return {
    email: 'contact@wbn.example',
    answerHours: 24,
    portal: 'usa',
    searchLearning: true,
    ndaYears: 0,
    ...verification,
  }
}

function proofsIn(domains: ReadonlyMap<string, string[]>): ProofSources {
  return {
    txt: async (name) => domains.get(name) ?? [],
    file: async (address) => ({ address, content: (domains.get(new URL(address).hostname) ?? []).join('\n') }),
    async site(address) {
      const [content, redirect = address] = domains.get(address) ?? []
      if (content === undefined) throw new Error('ENOTFOUND')
      return { address: redirect, content }
    },
    registered: async (domain) => {
      const [date] = domains.get(`rdap:${domain}`) ?? []
      return date ? new Date(date) : null
    },
  }
}

class ListedCalls implements CallProvider {
  readonly isForDevelopment = false
  readonly list: Call[] = []
  async call(call: Call): Promise<void> {
    this.list.push(call)
  }
}

const outside = (domains: ReadonlyMap<string, string[]>) => ({
  operator: operator(),
  proofs: proofsIn(domains),
  calls: new ListedCalls(),
  webhooksPrivate: false,
  push: { services: ['push.wbn.example'] },
  rates: undefined,
  translation: undefined,
})

const testProcess = {
  settings: [{ name: 'PORT', value: '3000', isSet: false }],
  backupMark: undefined,
  searchMode: undefined,
  emails: [{ schema, templates: emailTemplates }],
  disk: async () => ({ free: 90e9, size: 100e9 }),
}

const testSeller = {
  name: 'WBN Test',
  address: 'Via Esempio 1\nMilano',
  taxNumber: 'IT00743110157',
  country: 'IT',
  rates: new Map([['IT', 22]]),
  bank: 'Test Bank\nIBAN IT60 X054 2811 1010 0000 0123 456',
}

async function serveAll(app: FastifyInstance, dependencies: ApiDependencies, viewers: Map<string, Viewer>) {
  refuse(app)
  const whoami = (token: string) => {
    const viewer = viewers.get(token)
    if (!viewer) throw new Refusal('JsonWebTokenError', 'Not a token of this network')
    return viewer
  }
  serveApi(app, dependencies, whoami)
  await app.register(async (scope) => serveFiles(scope, dependencies))
  serveExports(app, dependencies)
  serveAttachments(app, dependencies)
  serveDocuments(app, dependencies)
  serveRfqFiles(app, dependencies)
  serveNdaTexts(app, dependencies)
  serveEvidence(app, dependencies, whoami)
  serveDeliveryNotes(app, dependencies, whoami)
  serveContractPages(app, dependencies, whoami)
  serveInvoices(app, dependencies)
  await app.register(async (scope) => servePaymentEvents(scope, dependencies))
}

function viewerNamed(name: string): Viewer {
  const [firstName = '', ...rest] = name.split(' ')
  const userID = randomUUID()
  return {
    userID,
    email: `${userID}@wbn.example`,
    emailVerified: true,
    firstName,
    lastName: rest.join(' ') || 'Example',
    country: 'IT',
    roles: [],
    sessionID: randomUUID(),
  }
}

function apiAs(ask: AskAnything): ApiClient {
  return clientFor(routesOf(contract), async (call) => (await ask(call.method, addressOf('', call), call.body)).body)
}

/** NOTE: call `close` in `after`. */
export async function testApi(more: Pick<SearchOptions, 'openBackend' | 'isShared'> = {}): Promise<TestApi> {
  const { database, drop } = await testDatabase<DB>({ template: 'api', migrations: [migrations, jobTables] })
  const folder = await mkdtemp(join(tmpdir(), 'wbn-search-'))
  const eventLog = new EventLog(database.pool, await EventLog.now(database.pool), isReadable)
  const app = Fastify({ logger: false })
  await followLists(database.pool, eventLog)
  const search = await startSearch({ pool: database.pool, eventLog, folder, log: app.log, ...more })
  const files = await openStorage(join(folder, 'files'), undefined)
  const payments = testProvider(database.pool)
  const viewers = new Map<string, Viewer>()
  const domains = new Map<string, string[]>()
  const devices: string[][] = []
  const merged = new Map<string, string>()
  const counters = { figures: new Figures(database.pool), sightings: new Sightings(database) }
  const dependencies: ApiDependencies = {
    db: database.kysely,
    pool: database.pool,
    eventLog,
    search,
    files,
    payments: { provider: payments, seller: testSeller },
    pages: () => 'https://wbn.example',
    agreements: agreementsIn({ db: database.kysely }),
    ...outside(domains),
    process: testProcess,
    ...counters,
    accountData: async (token) => accountDataFor(viewers.get(token)!),
    accounts: () => accountsIn(viewers, devices, merged, database.kysely),
  }
  const jobs = new Jobs<DB>(database)
  takeJobs(jobs, dependencies)
  recordExamples(app)
  await serveAll(app, dependencies, viewers)
  await app.ready()

  function askAs(token?: string): AskAnything {
    return async (method, path, body) => {
      const response = await app.inject({
        method,
        url: path,
        ...(token && { headers: { 'x-auth-token': token } }),
        ...(body !== undefined && { payload: body as object }),
      })
      return { status: response.statusCode, body: response.json() as Envelope & Record<string, unknown> }
    }
  }
  async function person(name = 'Ann Example', more: Partial<Viewer> = {}): Promise<TestPerson> {
    const viewer: Viewer = { ...viewerNamed(name), ...more }
    const token = `test-${viewer.userID}`
    viewers.set(token, viewer)
    await admitPerson(database.pool, viewer)
    const asks = askAs(token)
    return { userID: viewer.userID, token, viewer, api: apiAs(asks), ask: asks }
  }
  const ask = askAs()
  const api = apiAs(ask)
  async function close() {
    await app.close()
    await search.stop()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    app,
    api,
    dependencies,
    jobs,
    payments,
    db: database.kysely,
    pool: database.pool,
    domains,
    devices,
    calls: (dependencies.calls as ListedCalls).list,
    ...counters,
    ask,
    person,
    close,
  }
}

/** Required columns by default; emits the event. */
export async function addBusiness(
  db: Kysely<DB>,
  companyName: string,
  more: Partial<Insertable<Businesses>> = {},
): Promise<string> {
  const row = {
    companyName,
    slug: slugOf(companyName),
    businessType: 'MA',
    countryCode: 'IT',
    industryId: nodeByKey('0004')!.id,
    ...more,
  }
  return db.transaction().execute(async (tx) => {
    const { id } = await tx.insertInto('businesses').values(row).returning('id').executeTakeFirstOrThrow()
    await emitEvent(tx, 'businesses.changed', { ids: [id] })
    return id
  })
}

export async function addProduct(
  db: Kysely<DB>,
  businessId: string,
  name: string,
  more: Partial<Insertable<Products>> = {},
): Promise<string> {
  const row = { businessId, name, slug: slugOf(name), industryId: nodeByKey('0004')!.id, ...more }
  return db.transaction().execute(async (tx) => {
    const { id } = await tx.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow()
    await emitEvent(tx, 'products.changed', { ids: [id] })
    return id
  })
}

export async function addMember(db: Kysely<DB>, businessId: string, userId: string, access: Access = 'owner') {
  await db.insertInto('members').values({ businessId, userId, access }).execute()
}
