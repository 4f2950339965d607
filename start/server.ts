// The HTTP server: which services it offers, in which order everything meets a request. Holds no rule of its own.
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify'
import { serveApi, type Ground } from '#api/api.ts'
import { serveIllustrations } from '#api/illustrations/illustrations.ts'
import type { DB } from '#api/database/tables.ts'
import { serveAuth } from '#auth/auth.ts'
import { startSearch } from '#api/search/indexes.ts'
import { Feed } from '#kit/events.ts'
import type { Database } from '#kit/postgres/pool.ts'
import { refuse } from '#kit/serve.ts'
import { compress } from './compress.ts'
import type { Settings } from './config.ts'
import { isCurrent } from './database.ts'
import { makeDrain } from './drain.ts'
import { limitRate } from './limit.ts'
import { observe, requestIdOf } from './observe.ts'
import { servePages } from './pages.ts'
import type { Progress } from './progress.ts'
import { secure } from './security.ts'

export type Server = {
  app: FastifyInstance
  /** Listens; resolves to the address to open. */
  start: () => Promise<string>
  /** Finishes what is under way, then closes. The database stays open. */
  stop: () => Promise<void>
}

const largestBody = 256 * 1024
const day = 24 * 3600 * 1000 // ms

/**
 * Builds it over an open, migrated database. Nothing listens before `start`; tests may use `app.inject`. `progress` is told while
 * a search index is made anew.
 */
export async function createServer(settings: Settings, database: Database<DB>, progress?: Progress): Promise<Server> {
  const app = Fastify({
    logger: loggerFor(settings),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestID' }),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: largestBody,
    requestTimeout: 30_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, _request, reply) => {
      void (reply as unknown as FastifyReply)
        .code(400)
        .send({ success: false, error: { name: 'ValidationError', message: error.message } })
    },
  })
  const { pool } = database
  const drain = makeDrain(app)
  const offers = settings.services
  const feed = new Feed(pool, await Feed.now(pool))
  const folder = join(settings.dataDir, 'search')
  const told = (source: string, done: number, total: number) => progress?.(done, total, `Search index: ${source}`)
  const search = offers.has('api') ? await startSearch({ pool, feed, folder, log: app.log, progress: told }) : undefined
  const ground: Ground | undefined = search && { db: database.kysely, pool, feed, search }

  refuse(app)
  secure(app, settings)
  limitRate(app, settings.rateLimit)
  compress(app)
  observe(app, {
    pool,
    openMetrics: settings.openMetrics,
    conditions: { serving: () => !drain.isDraining(), database: () => isCurrent(database) },
  })

  // The services, one block each.
  if (offers.has('auth')) await app.register(async (scope) => serveAuth(scope), { prefix: '/auth' })
  if (ground) {
    await app.register(async (scope) => serveApi(scope, ground), { prefix: '/api' })
    await app.register(async (scope) => serveIllustrations(scope))
  }
  if (offers.has('web')) await servePages(app, settings, ground)

  const forgetting = search && offers.has('worker') ? setInterval(forgetEvents, day).unref() : undefined
  function forgetEvents(): void {
    search!.forget().catch((error: unknown) => app.log.error({ err: error }, 'events not forgotten'))
  }
  async function start(): Promise<string> {
    await app.listen({ port: settings.port, host: settings.host })
    const address = app.server.address()
    const port = typeof address === 'object' ? address?.port : settings.port
    const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(settings.host) ? 'localhost' : settings.host
    return `http://${host}:${port}`
  }
  async function stop(): Promise<void> {
    clearInterval(forgetting)
    await drain.stop()
    await search?.stop()
  }
  return { app, start, stop }
}

function loggerFor({ logLevel }: Settings): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false
  // Of an error of the database only this: its detail repeats values, such as the mail address that exists already.
  const err = ({ name, message, code, stack }: Error & { code?: string }) => ({ type: name, message, code, stack })
  return { level: logLevel, formatters: { level: (level) => ({ level }) }, serializers: { err: err as never } }
}
