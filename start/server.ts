// HTTP server.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveApi } from '#api/api.ts'
import { emailTemplates as apiEmails, networkFor, takeJobs } from '#api/capabilities.ts'
import { countMissing } from '#api/identity/files/lookup.ts'
import { serveFiles } from '#api/identity/files/upload.ts'
import { serveIllustrations } from '#api/foundation/illustrations/illustrations.ts'
import { serveExports } from '#api/identity/people/exports.ts'
import { serveInvoices } from '#api/billing/memberships/invoice-files.ts'
import { servePaymentEvents } from '#api/billing/memberships/webhook.ts'
import { serveDocuments } from '#api/catalog/documents/serving.ts'
import { serveAttachments } from '#api/trade/inquiries/attachments.ts'
import { serveNdaTexts } from '#api/trade/ndas/files.ts'
import { serveRfqFiles } from '#api/trade/rfqs/files.ts'
import { agreementsIn } from '#api/publishing/texts/lookup.ts'
import { EventCheck, type NetworkEventLog } from '#api/foundation/events.ts'
import type { DB } from '#api/database/tables.ts'
import { Sightings } from '#api/discovery/reach/lookup.ts'
import { Figures } from '#api/foundation/figures/lookup.ts'
import { type Live, startLive } from '#api/social/live/live.ts'
import { followEvents as followForNotifications } from '#api/discovery/notifications/reader.ts'
import { serveUnsubscribing } from '#api/discovery/notifications/unsubscribing.ts'
import { followChanges } from '#api/discovery/watches/matching.ts'
import { followEvents as followForWatches } from '#api/discovery/watches/reader.ts'
import { followLists } from '#api/operations/lists/current.ts'
import type { RunningSearch } from '#api/discovery/search/indexes.ts'
import { deleteOldEvents } from '#api/discovery/search/old-events.ts'
import { serveSearch } from '#api/discovery/search/elsewhere/search-process.ts'
import { serveContractPages } from '#api/trade/territories/agreements/evidence.ts'
import { serveDeliveryNotes } from '#api/trust/reviews/notes.ts'
import { serveEvidence } from '#api/trust/verification/documents.ts'
import { internet, registrationsAt } from '#api/trust/verification/lookup.ts'
import { followEvents as followForWebhooks } from '#api/integration/webhooks/reader.ts'
import type { ApiDependencies, WorkerDependencies } from '#api/foundation/context.ts'
import { emailTemplates as authEmails, takeAuthJobs } from '#auth/auth.ts'
import { type CallProvider, gatewayCalls, loggedCalls } from '#kit/calls/provider.ts'
import { openNotifier } from '#kit/notifier.ts'
import { EventLog } from '#kit/events.ts'
import { openStorage } from '#kit/files/storage.ts'
import { Jobs } from '#kit/jobs/jobs.ts'
import { countJobs } from '#kit/jobs/overview.ts'
import { deliverEmails } from '#kit/mail/delivery.ts'
import { serveOutbox } from '#kit/mail/outbox.ts'
import type { Database } from '#kit/postgres/pool.ts'
import { serveMcp } from '#mcp/serve.ts'
import { assistantsOf } from './assistants.ts'
import { publicPaths } from '#web/server/sitemap.ts'
import { hasOutbox, outboxKey } from './outbox-access.ts'
import { startAccounts } from './accounts.ts'
import { makeApp } from './app.ts'
import type pg from 'pg'
import { Registry } from 'prom-client'
import type { Settings } from './config.ts'
import { writeSamples } from './samples.ts'
import { conditionsOf } from './telemetry/conditions.ts'
import { roomIn } from './disk-room.ts'
import { makeDrain } from './drain.ts'
import { firstPageFor } from './first-page.ts'
import { observe } from './telemetry/observe.ts'
import { startIndexer } from './indexer.ts'
import { logOpenings } from './openings.ts'
import { paymentsBy } from './payments.ts'
import { servePages } from './pages.ts'
import { keepPositions, openReplicas } from './replicas.ts'
import { searchFor } from './search.ts'
import type { Progress } from './progress.ts'
import { protect, type ProtectionTools } from './protection/protect.ts'
import { openTranslation } from './translation.ts'
import { startTelemetry } from './telemetry/telemetry.ts'

export type Server = {
  app: FastifyInstance
  start: () => Promise<string>
  ready: Promise<void>
  stop: () => Promise<void>
  outbox: string | undefined
}

const day = 24 * 3600 * 1000 // ms
const emailSources = [
  { schema: 'auth', templates: authEmails },
  { schema: 'net', templates: apiEmails },
]
const mailSchemas = emailSources.map(({ schema }) => schema)
const followers = [followForNotifications, followForWebhooks, followForWatches]

type Options = {
  progress?: Progress
  starting?: Database<DB>
  /** The search index is prepared while requests are answered. */
  listenFirst?: boolean
}

function callsBy({ calls }: Settings): CallProvider | undefined {
  if (!calls) return undefined
  return calls.address === 'log' ? loggedCalls((line) => console.log(line)) : gatewayCalls(calls.address, calls.key)
}

async function beside(settings: Settings, { pool, kysely }: Database<DB>) {
  const { operator, webhooksPrivate, pushServices, backupMark, searchMode } = settings
  const disk = () => roomIn(settings)
  return {
    payments: await paymentsBy(settings, pool),
    operator,
    proofs: { ...internet, ...(settings.rdap && { registered: registrationsAt(settings.rdap) }) },
    calls: callsBy(settings),
    agreements: agreementsIn({ db: kysely }),
    rates: settings.rates,
    translation: settings.translation && openTranslation(settings.translation),
    webhooksPrivate,
    push: { services: pushServices },
    process: { settings: settings.overview, backupMark, searchMode, emails: emailSources, disk },
    indexNow: indexNowBy(settings),
  }
}

/** Expects a migrated database. Nothing listens before `start`. */
export async function createServer(
  settings: Settings,
  database: Database<DB>,
  { progress, starting = database, listenFirst = false }: Options = {},
): Promise<Server> {
  const app = makeApp(settings)
  const { pool } = database
  const drain = makeDrain(app)
  const [registry, { services: offers }] = [new Registry(), settings]
  const telemetry = await startTelemetry(app, settings, registry)
  const { events, eventLog, replicas } = await startEvents(app, settings, database)
  const files = await openStorage(join(settings.dataDir, 'files'), settings.s3)
  const samples = writeSamples(settings, { db: starting.kysely, files, log: app.log })
  let address = `http://localhost:${settings.port}`
  const pages = () => settings.publicUrl ?? address
  const { search, cluster } = searchFor(settings, { pool, starting: starting.pool, eventLog, log: app.log }, progress)
  const firstPage = await firstPageFor(app, settings, { search, pages, listenFirst })
  const figures = new Figures(pool, app.log)
  const sightings = new Sightings(database, app.log)
  const worker = { db: database.kysely, pool, files, pages, ...(await beside(settings, database)) }
  const inProcess = { eventLog, replicas, figures, sightings, ...accountsBy(() => auth) }
  const api: ApiDependencies | undefined = offers.has('api') && search ? { ...worker, ...inProcess, search } : undefined

  const jobs = new Jobs(database, { log: app.log })
  takeJobs(jobs, worker)
  takeAuthJobs(jobs)
  const mails = deliverEmails(jobs, database, { smtp: settings.smtp, schemas: mailSchemas })

  const auth = await startAccounts(settings, database, { log: app.log, network: api && networkFor(api) })

  const notifier = await openNotifier(pool, settings.redisUrl, app.log)
  notifier.onNotify(() => readOn(eventLog))
  const live = api && startLive(api, notifier, auth.whoami)

  const limits = await protect(app, settings)
  observe(app, {
    registry,
    pool,
    openMetrics: settings.openMetrics,
    conditions: conditionsOf(settings, { drain, database, eventLog, search, firstPage }),
    unreadableEvents: () => events.unreadable,
    replicas,
    cluster,
    onAnswer: (status) => figures.countAnswer(status),
    jobs: offers.has('worker') ? () => countJobs(database.kysely) : undefined,
  })

  const key = hasOutbox(settings) ? await outboxKey(settings.dataDir) : undefined
  await mountServices(app, settings, { limits, api, worker, auth, live, key, search, eventLog })

  const forgetting = offers.has('worker') ? forgetEvents(pool, search, app.log) : undefined
  let following: ReturnType<(typeof followers)[number]>[] = []
  async function start(): Promise<string> {
    // A connection burst waits in the kernel until the event loop accepts it.
    await app.listen({ port: settings.port, host: settings.host, backlog: 4096 })
    figures.start()
    sightings.start()
    following = startIndexer(settings, { database, starting, notifier, events, log: app.log })
    if (search) following.push(followChanges({ ...worker, search, eventLog }, notifier, app.log))
    if (offers.has('worker')) {
      void jobs.start()
      following.push(...followers.map((follow) => follow(worker, notifier, app.log, events.accepts)))
    }
    return (address = addressOf(app, settings))
  }
  async function stop(): Promise<void> {
    clearInterval(forgetting)
    live?.close()
    await drain.stop()
    await Promise.all([figures.stop(), sightings.stop()])
    await notifier.close()
    await Promise.all([samples, ...following.map(({ close }) => close())])
    await jobs.stop()
    mails.close()
    await search?.stop().then(() => cluster?.close())
    await auth.stop()
    await telemetry.close()
  }
  return { app, start, ready: firstPage.made, stop, outbox: key && `/dev/mail?key=${key}` }
}

function accountsBy(auth: () => Awaited<ReturnType<typeof startAccounts>>) {
  return {
    accountData: (token: string) => auth().accountData(token),
    accounts: (token: string) => auth().as(token),
  }
}

/** The operator's lists are loaded first, and their listener runs first. */
async function startEvents(app: FastifyInstance, settings: Settings, database: Database<DB>) {
  const { pool } = database
  const events = new EventCheck(app.log)
  const eventLog = new EventLog(pool, await EventLog.now(pool), events.accepts)
  await followLists(pool, eventLog)
  const replicas = openReplicas(app, settings, { primary: database, eventLog })
  if (replicas || settings.searchMode === 'on') keepPositions(app, pool, settings)
  return { events, eventLog, replicas }
}

/** The next read makes up for a failed one. */
function readOn(eventLog: NetworkEventLog): void {
  eventLog.catchUp().catch(() => {})
}

function forgetEvents(pool: pg.Pool, search: RunningSearch | undefined, log: FastifyInstance['log']): NodeJS.Timeout {
  const fail = (error: unknown) => log.error({ err: error }, 'Old events are not deleted')
  const forget = async () => (search ? search.deleteOldEvents() : deleteOldEvents(pool, await EventLog.now(pool)))
  return setInterval(() => void forget().catch(fail), day).unref()
}

async function warnOfMissingFiles(api: ApiDependencies, log: FastifyInstance['log']): Promise<void> {
  try {
    const found = await countMissing(api)
    if (found.missing > 0)
      log.warn(found, 'Of the latest uploaded files some are missing: restore them too, a dump has none')
  } catch (error) {
    log.warn({ err: error }, 'The storage of uploaded files does not answer')
  }
}

const indexNowBy = ({ indexNow }: Settings) => indexNow && { ...indexNow, pathsOf: publicPaths }

type Services = {
  api: ApiDependencies | undefined
  worker: WorkerDependencies
  auth: Awaited<ReturnType<typeof startAccounts>>
  live: Live | undefined
  limits: ProtectionTools
  key: string | undefined
  search: RunningSearch | undefined
  eventLog: NetworkEventLog
}

async function mountServices(app: FastifyInstance, settings: Settings, services: Services): Promise<void> {
  logOpenings(settings, app.log)
  const { api, worker, auth, live, limits, key } = services
  const { chargeApiToken, chargeCalls } = limits
  if (settings.services.has('auth')) await app.register(async (scope) => auth.serve(scope), { prefix: '/auth' })
  const { search, eventLog } = services
  if (search && settings.services.has('search') && settings.search.key)
    await serveSearch(app, { search, catchUp: () => eventLog.catchUp(), key: settings.search.key })
  if (api) {
    async function calls(scope: FastifyInstance): Promise<void> {
      live?.serve(scope)
      serveApi(scope, api!, auth.whoami, {
        auth: `${settings.authUrl ?? ''}/auth`,
        chargeApiToken,
        chargeCalls,
      })
    }
    await app.register(calls, { prefix: '/api' })
    await app.register(async (scope) => serveIllustrations(scope))
    await app.register(async (scope) => serveFiles(scope, api))
    app.addHook('onListen', async () => void warnOfMissingFiles(api, app.log))
    serveExports(app, api)
    serveAttachments(app, api)
    serveDocuments(app, api)
    serveRfqFiles(app, api)
    serveNdaTexts(app, api)
    serveEvidence(app, api, auth.whoami)
    serveDeliveryNotes(app, api, auth.whoami)
    serveContractPages(app, api, auth.whoami)
    serveInvoices(app, api)
    await app.register(async (scope) => servePaymentEvents(scope, api))
  }
  if (api) await app.register(serveMcp, { siteOf: assistantsOf(api, settings), chargeCalls })
  // Emails link to the pages' address, wherever the API is.
  await app.register(async (scope) => serveUnsubscribing(scope, worker))
  serveOutbox(app, { pool: worker.pool, schemas: mailSchemas, key })
  if (settings.services.has('web')) await servePages(app, settings, { api, ...limits })
}

function addressOf(app: FastifyInstance, { host, port }: Settings): string {
  const bound = app.server.address()
  const everywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
  return `http://${everywhere ? 'localhost' : host}:${typeof bound === 'object' ? bound?.port : port}`
}
