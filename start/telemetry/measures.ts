// Metrics of a process: docs/observe.md.
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { SearchCluster } from '#api/discovery/search/opensearch/cluster.ts'
import type { Replicas } from '#kit/postgres/replicas/replicas.ts'
import { durations, type TaskDuration } from '#kit/traced.ts'
import { measureCluster } from './cluster-measures.ts'

export type Met = boolean | Readonly<Record<string, number>>
export type JobFigures = { counts: ReadonlyMap<string, number>; oldest: Date | null }
type Options = {
  pool: pg.Pool
  unreadableEvents: () => number
  readiness: () => Promise<readonly (readonly [name: string, met: Met])[]>
  replicas?: MeasuredReplicas | undefined
  cluster?: Pick<SearchCluster, 'state'> | undefined
  jobs?: (() => Promise<JobFigures>) | undefined
}

type MeasuredReplicas = Pick<Replicas<unknown>, 'state' | 'reads'>

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function measure(registry: Registry, options: Options) {
  collectDefaultMetrics({ register: registry })
  measurePool(registry, options.pool)
  measureReadiness(registry, options.readiness)
  countUnreadable(registry, options.unreadableEvents)
  if (options.replicas) measureReplicas(registry, options.replicas)
  if (options.cluster) measureCluster(registry, options.cluster)
  if (options.jobs) measureJobs(registry, options.jobs)
  const close = measureTasks(registry)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  return { requests, close }
}

function measurePool(registry: Registry, pool: pg.Pool): void {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      gauge.set({ state: 'open' }, pool.totalCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

function measureReplicas(registry: Registry, replicas: MeasuredReplicas): void {
  const lag = new Gauge({
    name: 'replica_lag_seconds',
    help: 'How far behind the primary a replica is; none for one that does not answer',
    labelNames: ['replica'],
    registers: [registry],
    collect: () => {
      lag.reset()
      for (const { name, lagSeconds } of replicas.state())
        if (lagSeconds !== null) lag.set({ replica: name }, lagSeconds)
    },
  })
  const counter = new Counter({
    name: 'database_reads_total',
    help: 'Statements of calls that only read, by the database that answered',
    labelNames: ['target'],
    registers: [registry],
    collect: () => {
      counter.reset()
      for (const [target, count] of Object.entries(replicas.reads)) counter.inc({ target }, count)
    },
  })
}

function measureReadiness(registry: Registry, readiness: Options['readiness']): void {
  const gauge = new Gauge({
    name: 'ready',
    help: '1 where a part is ready, as /readyz tells it',
    labelNames: ['part'],
    registers: [registry],
    collect: async () => {
      for (const [part, met] of await readiness()) gauge.set({ part }, met === true ? 1 : 0)
    },
  })
}

function countUnreadable(registry: Registry, unreadableEvents: () => number): void {
  const counter = new Counter({
    name: 'events_unreadable_total',
    help: 'Stored events that could not be read and were skipped; each is in the log',
    registers: [registry],
    collect: () => {
      counter.reset()
      counter.inc(unreadableEvents())
    },
  })
}

/** Jobs are the whole site's. */
function measureJobs(registry: Registry, jobs: () => Promise<JobFigures>): void {
  const states = new Gauge({
    name: 'jobs',
    help: 'Jobs that are not done, by state',
    labelNames: ['state'],
    registers: [registry],
  })
  const oldest = new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'For how long the oldest due job has waited',
    registers: [registry],
    collect: async () => {
      states.reset()
      const figures = await jobs().catch(() => undefined)
      if (!figures) return
      for (const state of ['waiting', 'retrying', 'running', 'failed'])
        states.set({ state }, figures.counts.get(state) ?? 0)
      oldest.set(figures.oldest ? Math.max(0, Date.now() - figures.oldest.getTime()) / 1000 : 0)
    },
  })
}

function measureTasks(registry: Registry): () => void {
  const tasks = new Histogram({
    name: 'task_duration_seconds',
    help: 'Duration of jobs, searches, emails and calls of other processes',
    labelNames: ['task', 'name', 'outcome'],
    buckets,
    registers: [registry],
  })
  const observe = (message: unknown) => {
    const { task, name, seconds, failed } = message as TaskDuration
    tasks.observe({ task, name, outcome: failed ? 'failed' : 'done' }, seconds)
  }
  durations.subscribe(observe)
  return () => durations.unsubscribe(observe)
}
