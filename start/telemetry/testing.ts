// A collector of OpenTelemetry.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number }
type Attributes = { key: string; value: Value }[]
export type ExportedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code: number }
  attributes: Attributes
}
type HistogramPoint = { attributes: Attributes; count: number; bucketCounts: number[]; explicitBounds: number[] }
type NumberPoint = { attributes: Attributes; asDouble: number }
export type ExportedMetric = {
  name: string
  unit: string
  histogram?: { dataPoints: HistogramPoint[] }
  sum?: { dataPoints: NumberPoint[]; isMonotonic: boolean }
  gauge?: { dataPoints: NumberPoint[] }
}
type Traces = { resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: ExportedSpan[] }[] }[] }
type Metrics = { resourceMetrics: { scopeMetrics: { metrics: ExportedMetric[] }[] }[] }

export type Collector = Awaited<ReturnType<typeof startCollector>>

export async function startCollector() {
  const bodies: string[] = []
  const spans: ExportedSpan[] = []
  const resources: Attributes[] = []
  const metrics = new Map<string, ExportedMetric>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    if (request.url === '/v1/traces')
      for (const { resource, scopeSpans } of (JSON.parse(body) as Traces).resourceSpans) {
        resources.push(resource.attributes)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
    if (request.url === '/v1/metrics')
      for (const { scopeMetrics } of (JSON.parse(body) as Metrics).resourceMetrics)
        for (const metric of scopeMetrics.flatMap((scope) => scope.metrics)) metrics.set(metric.name, metric)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  function close(): Promise<unknown> {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound!.port : bound}`,
    bodies,
    spans,
    resources,
    metrics,
    close,
  }
}

export function attribute(attributes: Attributes, name: string): string | number | undefined {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue))
}
