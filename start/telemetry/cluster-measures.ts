// Metrics of OpenSearch.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { SearchCluster } from '#api/discovery/search/opensearch/cluster.ts'

export function measureCluster(registry: Registry, cluster: Pick<SearchCluster, 'state'>): void {
  const registers = [registry]
  const up = new Gauge({
    name: 'opensearch_up',
    help: '0 while questions are refused at once because OpenSearch does not answer',
    registers,
    collect: () => {
      up.set(cluster.state().isAway ? 0 : 1)
    },
  })
  const lag = new Gauge({
    name: 'opensearch_lag_seconds',
    help: 'For how long an event known here has not been in the index',
    registers,
    collect: () => {
      lag.set(cluster.state().lagSeconds)
    },
  })
  const refused = new Counter({
    name: 'opensearch_refused_total',
    help: 'Questions that OpenSearch did not answer, or that were too many at once',
    registers,
    collect: () => {
      refused.reset()
      refused.inc(cluster.state().refused)
    },
  })
  countBy(registry, 'outcome', {
    name: 'search_own_writes_total',
    help: 'Searches of people whose writes the index lacked: waited for it, or own rows merged',
    counts: () => cluster.state().ownWrites,
  })
  countBy(registry, 'outcome', {
    name: 'search_shadow_total',
    help: 'Questions compared with OpenSearch, by what differed',
    counts: () => cluster.state().comparisons,
  })
}

type CountOptions = { name: string; help: string; counts: () => Readonly<Record<string, number>> }

function countBy(registry: Registry, label: string, { name, help, counts }: CountOptions): void {
  const counter = new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: () => {
      counter.reset()
      for (const [value, count] of Object.entries(counts())) counter.inc({ [label]: value }, count)
    },
  })
}
