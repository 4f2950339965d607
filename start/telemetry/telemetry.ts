// OpenTelemetry, loaded where OTEL_EXPORTER_OTLP_ENDPOINT is set.
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Transport } from '#kit/client.ts'
import { traced, traceHeaders } from '#kit/traced.ts'
import type { Settings } from '../config.ts'

export type Telemetry = { close: () => Promise<void> }

const off: Telemetry = { close: async () => {} }

/** NOTE: call before adding routes. `close` sends what is left. */
export async function startTelemetry(
  app: FastifyInstance,
  { telemetry, trustProxy }: Pick<Settings, 'telemetry' | 'trustProxy'>,
  registry: Registry,
): Promise<Telemetry> {
  if (!telemetry) return off
  const [{ openExporters }, { traceRequests }] = await Promise.all([import('./exporters.ts'), import('./requests.ts')])
  const exporters = openExporters(telemetry, registry)
  // Strangers choose no trace ids: only a trusted proxy's are continued.
  traceRequests(app, { continued: trustProxy !== undefined })
  return exporters
}

export function tracedTransport(transport: Transport): Transport {
  return (call) =>
    traced('call', `${call.method} ${call.path}`, () =>
      transport({ ...call, headers: { ...call.headers, ...traceHeaders() } }),
    )
}
