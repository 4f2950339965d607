// OTLP over HTTP as JSON.
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { context, propagation, trace } from '@opentelemetry/api'
import type { Registry } from 'prom-client'
import { metricsOf } from './metrics.ts'
import type { TelemetrySettings } from './settings.ts'
import type { Telemetry } from './telemetry.ts'

export function openExporters({ endpoint, serviceName }: TelemetrySettings, registry: Registry): Telemetry {
  const resource: Resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }))
  const traces = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  traces.register()
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        metricProducers: [{ collect: () => metricsOf(registry, resource) }],
      }),
    ],
  })
  async function close(): Promise<void> {
    for (const global of [trace, context, propagation]) global.disable()
    // A collector that is away must not fail a stop.
    await Promise.allSettled([traces.shutdown(), metrics.shutdown()])
  }
  return { close }
}
