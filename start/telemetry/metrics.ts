// Prometheus registry as OpenTelemetry's metrics.
import { type HrTime, ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client'

type Series = MetricObjectWithValues<MetricValue<string> & Partial<MetricValueWithName<string>>>
type Period = { startTime: HrTime; endTime: HrTime }

const started = timeOf(performance.timeOrigin)

export async function metricsOf(registry: Registry, resource: Resource): Promise<CollectionResult> {
  const period: Period = { startTime: started, endTime: timeOf(Date.now()) }
  const series = (await registry.getMetricsAsJSON()) as Series[]
  const metrics = series.map((one) => metricOf(one, period))
  return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'wbn' }, metrics }] }, errors: [] }
}

function metricOf({ name, help, type, values }: Series, period: Period): MetricData {
  const unit = /_(seconds|bytes)(_total)?$/.exec(name)?.[1]
  const about = {
    descriptor: {
      name,
      description: help,
      unit: unit === 'seconds' ? 's' : unit === 'bytes' ? 'By' : '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  // prom-client's types say an enumeration.
  const kind = String(type)
  if (kind === 'histogram')
    return { ...about, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(values, period) }
  const dataPoints = values.map(({ labels, value }) => ({ ...period, attributes: labels, value }))
  return kind === 'counter'
    ? { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...about, dataPointType: DataPointType.GAUGE, dataPoints }
}

/** Prometheus counts up to each boundary, OpenTelemetry between two. */
function histogramsOf(values: Series['values'], period: Period): DataPoint<Histogram>[] {
  const withoutLe = ({ le: _, ...labels }: Series['values'][number]['labels']) => labels
  const groups = Map.groupBy(values, ({ labels }) => JSON.stringify(withoutLe(labels)))
  return [...groups.values()].map((group) => {
    const last = (suffix: string) => group.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0
    const upTo = group.filter(({ metricName }) => metricName?.endsWith('_bucket'))
    const counts = upTo.map(({ value }, at) => value - (upTo[at - 1]?.value ?? 0))
    const boundaries = upTo.map(({ labels }) => Number(labels.le)).filter(Number.isFinite)
    const value = { buckets: { boundaries, counts }, sum: last('_sum'), count: last('_count') }
    return { ...period, attributes: withoutLe(group[0]!.labels) as Record<string, string>, value }
  })
}

function timeOf(milliseconds: number): HrTime {
  const seconds = Math.floor(milliseconds / 1000)
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)]
}
