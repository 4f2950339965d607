// The HTTP server: which services it offers, in which order everything meets a request. Holds no rule of its own.
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from 'fastify'
import { serveApi, type ApiDependencies } from '#api/api.ts'
import { serveFiles } from '#api/files/upload.ts'
import { serveIllustrations } from '#api/illustrations/illustrations.ts'
import { serveExports } from '#api/people/exports.ts'
import { leaveNetwork } from '#api/personal-data.ts'
import { EventCheck } from '#api/events.ts'
import type { DB } from '#api/database/tables.ts'
import { startLive } from '#api/live/live.ts'
import { followEvents } from '#api/notifications/reader.ts'
import { serveUnsubscribing } from '#api/notifications/unsubscribing.ts'
import { startSearch } from '#api/search/indexes.ts'
import { takeJobs } from '#api/work.ts'
import { openNotifier } from '#kit/notifier.ts'
import { EventLog } from '#kit/events.ts'
import { openStorage } from '#kit/files/storage.ts'
import { Jobs } from '#kit/jobs/jobs.ts'
import { deliverEmails } from '#kit/mail/delivery.ts'
import { serveOutbox } from '#kit/mail/outbox.ts'
import type { Database } from '#kit/postgres/pool.ts'
import { startAccounts } from './accounts.ts'
import type { Settings } from './config.ts'
import { isCurrent } from './database.ts'
import { makeDrain } from './drain.ts'
import { answerMalformed } from './protection/malformed.ts'
import { observe, requestIdOf } from './observe.ts'
import { servePages } from './pages.ts'
import type { Progress } from './progress.ts'
import { protect } from './protection/protect.ts'

export type Server = {
  app: FastifyInstance
  /** Listens; resolves to the address to open. */
  start: () => Promise<string>
  /** Finishes what is under way, then closes. The database stays open. */
  stop: () => Promise<void>
}

const largestBody = 256 * 1024
const day = 24 * 3600 * 1000 // ms
const mailSchemas = ['auth', 'net']

type Options = {
  /** Called while a search index is made anew. */
  progress?: Progress
  /** Connections without a limit on statements, for the work of the start. */
  starting?: Database<DB>
}

/** Builds it over an open, migrated database. Nothing listens before `start`; tests may use `app.inject`. */
export async function createServer(
  settings: Settings,
  database: Database<DB>,
  { progress, starting = database }: Options = {},
): Promise<Server> {
  const app = Fastify({
    logger: loggerFor(settings),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestID' }),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: largestBody,
    // A film of 50 MB takes its time on a slow line; headers have a minute as ever.
    requestTimeout: 300_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: answerMalformed,
    frameworkErrors: (error, _request, reply) => {
      void (reply as unknown as FastifyReply)
        .code(400)
        .send({ success: false, error: { name: 'ValidationError', message: error.message } })
    },
  })
  const { pool } = database
  const drain = makeDrain(app)
  const offers = settings.services
  const events = new EventCheck(app.log)
  const eventLog = new EventLog(pool, await EventLog.now(pool), events.accepts)
  const folder = join(settings.dataDir, 'search')
  const files = await openStorage(join(settings.dataDir, 'files'), settings.s3)
  let address = `http://localhost:${settings.port}`
  const pages = () => settings.publicUrl ?? address
  const told = (source: string, done: number, total: number) => progress?.(done, total, `Search index: ${source}`)
  const search = offers.has('api')
    ? await startSearch({ pool, starting: starting.pool, eventLog, folder, log: app.log, progress: told })
    : undefined
  const accountData = (token: string) => auth.accountData(token)
  const ground: ApiDependencies | undefined = search && {
    db: database.kysely,
    pool,
    eventLog,
    search,
    files,
    pages,
    accountData,
  }

  const jobs = new Jobs(database, { log: app.log })
  const dependencies = { db: database.kysely, pool, files, pages }
  takeJobs(jobs, dependencies)
  const mails = deliverEmails(jobs, database, { smtp: settings.smtp, schemas: mailSchemas })

  const auth = await startAccounts(settings, database, {
    log: app.log,
    network: ground && { leave: (viewer, wishes) => leaveNetwork(ground, viewer, wishes) },
  })

  const notifier = await openNotifier(pool, settings.redisUrl, app.log)
  const live = ground && startLive(ground, notifier, auth.whoami)

  const admitRendering = await protect(app, settings)
  observe(app, {
    pool,
    openMetrics: settings.openMetrics,
    conditions: {
      serving: () => !drain.isDraining(),
      database: () => isCurrent(database),
      ...(ground && { events: () => eventLog.isMoving() }),
    },
    unreadableEvents: () => events.unreadable,
  })

  // The services, one block each.
  if (offers.has('auth')) await app.register(async (scope) => auth.serve(scope), { prefix: '/auth' })
  if (ground) {
    const api = async (scope: FastifyInstance) => {
      live?.serve(scope)
      serveApi(scope, ground, auth.whoami, `${settings.authUrl ?? ''}/auth`)
    }
    await app.register(api, { prefix: '/api' })
    await app.register(async (scope) => serveIllustrations(scope))
    await app.register(async (scope) => serveFiles(scope, ground))
    serveExports(app, ground)
  }
  // Wherever the pages are: the address in letters is theirs.
  await app.register(async (scope) => serveUnsubscribing(scope, dependencies))
  serveOutbox(app, { pool, schemas: mailSchemas, open: !settings.smtp })
  if (offers.has('web')) await servePages(app, settings, { ground, admitRendering })

  const forgetting = search && offers.has('worker') ? setInterval(forgetEvents, day).unref() : undefined
  function forgetEvents(): void {
    search!.deleteOldEvents().catch((error: unknown) => app.log.error({ err: error }, 'events not forgotten'))
  }
  let following: ReturnType<typeof followEvents> | undefined
  async function start(): Promise<string> {
    // The event loop accepts one connection a turn: many at once wait in the kernel, where there is room for them.
    await app.listen({ port: settings.port, host: settings.host, backlog: 4096 })
    if (offers.has('worker')) {
      void jobs.start()
      following = followEvents(dependencies, notifier, app.log, events.accepts)
    }
    const bound = app.server.address()
    const port = typeof bound === 'object' ? bound?.port : settings.port
    const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(settings.host) ? 'localhost' : settings.host
    address = `http://${host}:${port}`
    return address
  }
  async function stop(): Promise<void> {
    clearInterval(forgetting)
    live?.close()
    await drain.stop()
    await notifier.close()
    await following?.close()
    await jobs.stop()
    mails.close()
    await search?.stop()
    await auth.stop()
  }
  return { app, start, stop }
}

function loggerFor({ logLevel }: Settings): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false
  // Of an error of the database only this: its detail repeats values, such as the mail address that exists already.
  const err = ({ name, message, code, stack }: Error & { code?: string }) => ({ type: name, message, code, stack })
  return { level: logLevel, formatters: { level: (level) => ({ level }) }, serializers: { err: err as never } }
}
