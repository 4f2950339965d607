// Spans and durations of work. OpenTelemetry's API has no effect until a provider is registered.
import { channel } from 'node:diagnostics_channel'
import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'

export type Task = 'job' | 'search' | 'email' | 'call'
export type TaskDuration = { task: Task; name: string; seconds: number; failed: boolean }

const tracer = trace.getTracer('wbn')
export const durations = channel('wbn:task')
const outgoing = new Set<Task>(['call', 'email'])

/** Error messages stay out of spans: they may be personal. */
export function traced<T>(task: Task, name: string, work: () => Promise<T>): Promise<T> {
  const kind = outgoing.has(task) ? SpanKind.CLIENT : SpanKind.INTERNAL
  return tracer.startActiveSpan(`${task} ${name}`, { kind, attributes: { 'wbn.task': task } }, async (span) => {
    const begun = performance.now()
    let failed = true
    try {
      const result = await work()
      failed = false
      return result
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
      if (durations.hasSubscribers)
        durations.publish({ task, name, seconds: (performance.now() - begun) / 1000, failed } satisfies TaskDuration)
    }
  })
}

export const isTracing = () => trace.getActiveSpan()?.isRecording() ?? false

/** Undefined outside of a traced task: polling makes no spans. */
export function startChild(name: string, attributes: Attributes): Span | undefined {
  if (!isTracing()) return undefined
  return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
}

export function markFailed(span: Span, error: unknown): void {
  const { name = 'Error', code } = (error ?? {}) as { name?: string; code?: string }
  span.setAttribute('error.type', String(code ?? name))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

export function traceFields(): { trace_id?: string; span_id?: string } {
  const spanContext = trace.getActiveSpan()?.spanContext()
  return spanContext ? { trace_id: spanContext.traceId, span_id: spanContext.spanId } : {}
}
