// Auth service under /auth.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authContract, type AuthContract, type Viewer } from '#contract/identity/auth/auth.ts'
import type { AccountData } from '#contract/identity/auth/record.ts'
import { routesOf, type Endpoint } from '#contract/foundation/endpoint.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import { clientFor, type Client } from '#kit/client.ts'
import { inProcess } from '#kit/in-process.ts'
import type { Database } from '#kit/postgres/pool.ts'
import { Refusal } from '#kit/refusal.ts'
import { serve, type Handlers } from '#kit/serve.ts'
import { accountDataOf, handlers as record } from './lifecycle/record.ts'
import { handlers as recovery } from './lifecycle/recovery.ts'
import { handlers as staff } from './lifecycle/staff.ts'
import { handlers as registration } from './lifecycle/registration.ts'
import { handlers as apiTokens } from './api-tokens/api-tokens.ts'
import { callerOf, innerCaller } from './caller.ts'
import type { Context, AuthDependencies, Network, StaffActs } from './context.ts'
import { later } from './later.ts'
import { schema } from './database/database.ts'
import type { DB } from './database/tables.ts'
import { handlers as factors } from './factors/factors.ts'
import { answerForms } from './forms.ts'
import { handlers as openIDs, serveOpenID } from './openid/openid.ts'
import type { OpenIDSettings } from './openid/provider.ts'
import { enforceOrigins } from './cors.ts'
import { handlers as passkeys } from './passkeys/passkeys.ts'
import { Passwords } from './passwords/hashing.ts'
import type { OriginSettings } from './origins.ts'
import { syncSampleAccounts } from './samples.ts'
import { AccessTokens } from './sessions/access-tokens.ts'
import { forgetExpired } from './sessions/queries.ts'
import { handlers as sessions } from './sessions/sessions.ts'
import { Viewers } from './sessions/viewers.ts'
import { Throttle } from './throttle.ts'

export { emailTemplates } from './emails/emails.ts'
export { takeAuthJobs } from './lifecycle/jobs.ts'

const handlers: Handlers<typeof authContract, Context> = {
  auth: {
    ...registration,
    ...recovery,
    ...sessions,
    ...apiTokens,
    ...factors,
    ...passkeys,
    ...openIDs,
    ...record,
    ...staff,
  },
}

export type AuthOptions = {
  database: Database<DB>
  origins: OriginSettings
  demo: boolean
  network?: Network | undefined
  staffActs?: StaffActs | undefined
  openID?: OpenIDSettings | undefined
  staffSecondFactor?: boolean
  redisUrl?: string | undefined
  log?: Record<'warn' | 'error', (about: object, message: string) => void>
  now?: () => Date
  passwords?: Passwords
}

type AuthClient = Client<AuthContract>['auth']
export type Auth = {
  whoami: (token: string) => Viewer | Promise<Viewer>
  accountData: (token: string) => Promise<AccountData>
  as: (token: string) => AuthClient
  serve: (app: FastifyInstance) => void
  tidy: () => Promise<void>
  stop: () => Promise<void>
}

const hour = 3600 // seconds
const silent = { warn() {} }
const memory = 90 * 24 * hour // how long ended sessions tell which devices are known

export async function startAuth(options: AuthOptions): Promise<Auth> {
  const {
    database,
    origins,
    demo,
    network,
    staffActs,
    openID,
    log,
    now = () => new Date(),
    passwords = new Passwords(),
  } = options
  // A pooler's search path begins with `net`.
  const db = database.kysely.withSchema(schema)
  const tokens = new AccessTokens(db, now)
  const viewers = new Viewers(db, tokens, now, { staffSecondFactor: options.staffSecondFactor ?? false })
  const throttle = new Throttle(database.pool, now)
  const { secret: deviceKey } = await db.selectFrom('deviceKeys').select('secret').executeTakeFirstOrThrow()
  const dependencies: AuthDependencies = {
    db,
    pool: database.pool,
    now,
    origins,
    demo,
    passwords,
    deviceKey,
    throttle,
    tokens,
    viewers,
    network,
    staffActs,
    openID,
  }
  await tokens.renew()
  await syncSampleAccounts(db, demo, now())
  await viewers.follow(database.pool, options.redisUrl, log ?? silent)

  async function tidy(): Promise<void> {
    await tokens.renew()
    await forgetExpired(db, now(), later(now(), -memory))
  }
  const tidying = setInterval(() => {
    tidy().catch((error: unknown) => log?.error({ err: error }, 'auth not tidied'))
  }, hour * 1000).unref()

  return {
    whoami: (token) => viewers.whoami(token),
    accountData: async (token) => accountDataOf(dependencies, withSession(await viewers.whoami(token))),
    as: (token) =>
      clientFor(routesOf(authContract), async (call) => {
        const viewer = withSession(await viewers.whoami(token))
        const context = { ...dependencies, caller: innerCaller(origins), viewer }
        return inProcess(authContract, handlers, () => context)(call)
      }).auth,
    serve: (app) => serveAuth(app, dependencies),
    tidy,
    async stop() {
      clearInterval(tidying)
      await viewers.stop()
    },
  }
}

function serveAuth(app: FastifyInstance, dependencies: AuthDependencies): void {
  const closed = new Set(
    Object.values<Endpoint>(authContract.auth)
      .filter(({ signedIn }) => signedIn)
      .map(({ method, path }) => `${method} ${app.prefix}${path}`),
  )
  // Other calls must not parse it: refresh-token has a refresh token.
  async function viewerOf({ method, headers, routeOptions }: FastifyRequest): Promise<Viewer | undefined> {
    if (!closed.has(`${method} ${routeOptions.url}`)) return undefined
    const token = tokenIn(headers)
    if (token === undefined) return undefined
    const viewer = await dependencies.viewers.whoami(token)
    return routeOptions.url === `${app.prefix}${authContract.auth.whoami.path}` ? viewer : withSession(viewer)
  }
  enforceOrigins(app, dependencies.origins)
  answerForms(app)
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store')
    done()
  })
  if (dependencies.openID) serveOpenID(app, dependencies, dependencies.openID)
  serve(app, authContract, handlers, async (request, reply) => ({
    ...dependencies,
    caller: callerOf(dependencies.origins, request, reply),
    viewer: await viewerOf(request),
  }))
}

/** API tokens never reach the account. */
function withSession(viewer: Viewer): Viewer {
  if (viewer.apiToken)
    throw new Refusal('Forbidden', 'No API token reaches the account', { fields: { token: 'scope' } })
  return viewer
}
