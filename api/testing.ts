// An API over a database of its own, for tests: a real PostgreSQL, real routes, a typed client. Not used by the running product.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Insertable, Kysely } from 'kysely'
import type pg from 'pg'
import { contract } from '#contract/contract.ts'
import { routesOf } from '#contract/endpoint.ts'
import { clientFor, type Envelope } from '#kit/client.ts'
import { Feed, tell } from '#kit/events.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { refuse } from '#kit/serve.ts'
import { slugOf } from '#kit/slug.ts'
import { addressOf } from '#kit/transports.ts'
import { serveApi, type ApiClient, type Ground } from './api.ts'
import { migrations } from './database/database.ts'
import type { Businesses, DB, Products } from './database/tables.ts'
import { nodeByKey } from './industries/lookup.ts'
import { startSearch } from './search/indexes.ts'

export type TestApi = {
  app: FastifyInstance
  /** A stranger's calls over HTTP. */
  api: ApiClient
  ground: Ground
  db: Kysely<DB>
  pool: pg.Pool
  /** Any request, answered as status and body. */
  ask: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; body: Envelope & Record<string, unknown> }>
  close: () => Promise<void>
}

/** Starts it; `close` in `after` leaves nothing behind. */
export async function testApi(): Promise<TestApi> {
  const { database, drop } = await testDatabase<DB>({ template: 'api', migrations: [migrations] })
  const folder = await mkdtemp(join(tmpdir(), 'wbn-search-'))
  const feed = new Feed(database.pool, await Feed.now(database.pool))
  const app = Fastify({ logger: false })
  const search = await startSearch({ pool: database.pool, feed, folder, log: app.log })
  const ground: Ground = { db: database.kysely, pool: database.pool, feed, search }
  refuse(app)
  serveApi(app, ground)
  await app.ready()

  async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
    const response = await app.inject({ method, url: path, ...(body !== undefined && { payload: body as object }) })
    return { status: response.statusCode, body: response.json() as Envelope & Record<string, unknown> }
  }
  const api = clientFor(
    routesOf(contract),
    async (call) => (await ask(call.method, addressOf('', call), call.body)).body,
  )
  async function close() {
    await app.close()
    await search.stop()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { app, api, ground, db: database.kysely, pool: database.pool, ask, close }
}

/** A business with only what it must have, unless told; told to the feed in the same transaction. */
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
    await tell(tx as never, 'businesses.changed', { ids: [id] })
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
    await tell(tx as never, 'products.changed', { ids: [id] })
    return id
  })
}
