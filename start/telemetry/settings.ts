// Standard variables of OpenTelemetry.
import * as z from 'zod'

export const telemetryRules = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'expected an address such as http://localhost:4318' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(200, 'expected at most 200 characters').default('wbn'),
}

type Values = z.output<z.ZodObject<typeof telemetryRules>>

export type TelemetrySettings = { endpoint: string; serviceName: string }

export function telemetryOf(known: Values): TelemetrySettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = known
  return endpoint ? { endpoint: endpoint.replace(/\/$/, ''), serviceName } : undefined
}
