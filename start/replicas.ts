// Replicas; a cookie carries the position of the last write.
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { schema } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import type { NetworkEventLog } from '#api/foundation/events.ts'
import { needsPosition, positionCookie } from '#api/foundation/reads.ts'
import type { Database } from '#kit/postgres/pool.ts'
import { positionOf, Replicas } from '#kit/postgres/replicas/replicas.ts'
import type { Settings } from './config.ts'

type ReplicaSettings = Partial<Pick<Settings, 'replicaUrls' | 'directDatabaseUrl' | 'databaseConnections'>>
type Beside = { primary: Database<DB>; eventLog: NetworkEventLog }

/** NOTE: call before adding routes. Replicas close with the app. */
export function openReplicas(
  app: FastifyInstance,
  { replicaUrls = [], directDatabaseUrl, databaseConnections }: ReplicaSettings,
  { primary, eventLog }: Beside,
): Replicas<DB> | undefined {
  if (replicaUrls.length === 0) return undefined
  const replicas = new Replicas<DB>(primary, replicaUrls, {
    schema,
    name: 'wbn reads',
    max: databaseConnections?.network ?? 10,
    statementTimeout: 10_000,
    connectionTimeout: 2000,
    // Settings of the role are replicated, and poolers take no others.
    direct: directDatabaseUrl,
    events: eventLog,
    log: (message) => app.log.warn(message),
  })
  void replicas.look()
  app.addHook('onClose', () => replicas.close())
  return replicas
}

/** NOTE: call before adding routes. */
export function keepPositions(app: FastifyInstance, pool: pg.Pool, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 && needsPosition(request)) {
      // A session without a position reads from the primary.
      const position = await positionOf(pool).catch(() => '')
      void reply.header('set-cookie', [`${positionCookie}=${position}`, ...attributes].join('; '))
    }
    return payload
  })
}
