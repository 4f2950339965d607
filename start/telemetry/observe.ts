// Request logs, metrics, health. No query, body or header.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Registry } from 'prom-client'
import type { SearchCluster } from '#api/discovery/search/opensearch/cluster.ts'
import type { Replicas } from '#kit/postgres/replicas/replicas.ts'
import { Refusal } from '#kit/refusal.ts'
import { type JobFigures, measure, type Met } from './measures.ts'

type Options = {
  registry?: Registry
  pool: pg.Pool
  /** False: only this machine may read /metrics. */
  openMetrics: boolean
  /** False on a throw or after 2 s. */
  conditions: Record<string, Condition>
  unreadableEvents?: () => number
  /** No condition: without them the primary answers. */
  replicas?: Pick<Replicas<unknown>, 'state' | 'reads'> | undefined
  cluster?: Pick<SearchCluster, 'state'> | undefined
  onAnswer?: (status: number) => void
  jobs?: (() => Promise<JobFigures>) | undefined
}

type Condition = () => Met | Promise<Met>

export function requestIdOf(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

const tokensInPaths = /(?<=\/(?:kept|kept-notice|objection)\/)[^/]+/

export const probes = new Set(['/healthz', '/readyz', '/metrics'])

export function observe(
  app: FastifyInstance,
  {
    registry = new Registry(),
    pool,
    openMetrics,
    conditions,
    unreadableEvents = () => 0,
    replicas,
    cluster,
    onAnswer,
    jobs,
  }: Options,
): void {
  const readiness = () =>
    Promise.all(Object.entries(conditions).map(async ([name, isMet]) => [name, await soon(isMet)] as const))
  const { requests, close } = measure(registry, { pool, unreadableEvents, readiness, replicas, cluster, jobs })
  app.addHook('onClose', async () => close())

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, url } = request
    const milliseconds = reply.elapsedTime
    requests.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, milliseconds / 1000)
    if (!probes.has(routeOptions.url ?? '')) onAnswer?.(reply.statusCode)
    // Query and path may carry a token.
    const path = url.split('?', 1)[0]!.replace(tokensInPaths, '…')
    request.log.info(
      { method, path, status: reply.statusCode, milliseconds: Math.round(milliseconds * 10) / 10 },
      'request',
    )
    done()
  })

  const config = { rateLimit: false } as const
  app.get('/healthz', { config }, (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', { config }, async (_request, reply) => {
    const met = await readiness()
    const ready = met.every(([, yes]) => yes === true)
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'not ready',
      ...Object.fromEntries(met),
      ...(replicas && { replicas: replicas.state() }),
      ...(cluster && { opensearch: cluster.state() }),
    })
  })
  app.get('/metrics', { config }, async (request, reply) => {
    if (!openMetrics && !isLocal(request)) throw new Refusal('Forbidden', 'Metrics are shown to this machine only')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

async function soon(isMet: Condition): Promise<Met> {
  const { promise: late, resolve } = Promise.withResolvers<Met>()
  const timer = setTimeout(resolve, 2000, false)
  const asked = Promise.resolve().then(isMet)
  const met = await Promise.race([asked, late]).catch(() => false)
  clearTimeout(timer)
  return met
}

const ofProxies = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'via']

// A proxy on this machine is local too, unlike its clients.
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  return (address === '::1' || address.startsWith('127.')) && !ofProxies.some((name) => headers[name])
}
