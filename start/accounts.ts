// Auth service, local or remote.
import type { FastifyBaseLogger } from 'fastify'
import type { DB as Network } from '#api/database/tables.ts'
import { startAuth, type Auth, type AuthOptions } from '#auth/auth.ts'
import { schema } from '#auth/database/database.ts'
import type { DB } from '#auth/database/tables.ts'
import { authContract, type Viewer } from '#contract/identity/auth/auth.ts'
import { routesOf } from '#contract/foundation/endpoint.ts'
import { clientFor } from '#kit/client.ts'
import { deadlines } from '#kit/deadlines.ts'
import { inTime } from '#kit/in-time.ts'
import { connectBeside, type Database } from '#kit/postgres/pool.ts'
import { overHttp } from '#kit/transports.ts'
import type { Settings } from './config.ts'
import { recordBeside } from './staff-acts.ts'
import { tracedTransport } from './telemetry/telemetry.ts'

type AccountSettings = Pick<
  Settings,
  'services' | 'publicUrl' | 'authUrl' | 'demo' | 'port' | 'openID' | 'staffSecondFactor'
> &
  Partial<Pick<Settings, 'databaseConnections' | 'redisUrl'>>
type Around = { log: FastifyBaseLogger; network: AuthOptions['network'] }

const trust = 5000 // ms
const mostKnown = 10_000

export async function startAccounts(
  {
    services,
    publicUrl,
    authUrl,
    demo,
    port,
    openID,
    staffSecondFactor,
    databaseConnections,
    redisUrl,
  }: AccountSettings,
  { pool }: Database<Network>,
  { log, network }: Around,
): Promise<Auth> {
  if (!services.has('auth') && authUrl) return askElsewhere(authUrl)
  const database = connectBeside<DB>(pool, {
    schema,
    name: 'wbn auth',
    max: databaseConnections?.auth ?? 5,
    log: (message) => log.warn(message),
  })
  const origins = { publicUrl, authUrl, fallback: `http://localhost:${port}` }
  const auth = await startAuth({
    database,
    origins,
    demo,
    network,
    openID,
    staffSecondFactor,
    staffActs: recordBeside,
    redisUrl,
    log,
  })
  async function stop(): Promise<void> {
    await auth.stop()
    await database.close()
  }
  return { ...auth, stop }
}

function askElsewhere(origin: string): Auth {
  const routes = routesOf(authContract)
  const known = new Map<string, { viewer: Viewer; until: number }>()
  const as = (token: string) =>
    clientFor(
      routes,
      inTime(tracedTransport(overHttp(`${origin}/auth`, () => ({ 'x-auth-token': token }))), deadlines.accounts.answer),
    ).auth
  async function whoami(token: string): Promise<Viewer> {
    const remembered = known.get(token)
    if (remembered && remembered.until > Date.now()) return remembered.viewer
    const viewer = await as(token).whoami()
    if (known.size >= mostKnown) known.clear()
    known.set(token, { viewer, until: Date.now() + trust })
    return viewer
  }
  return { whoami, as, accountData: (token) => as(token).accountData(), serve() {}, async tidy() {}, async stop() {} }
}
