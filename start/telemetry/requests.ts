// Spans of requests; no query, body or header.
import { context, propagation, ROOT_CONTEXT, type Context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { probes } from './observe.ts'

export function traceRequests(app: FastifyInstance, { continued }: { continued: boolean }): void {
  const tracer = trace.getTracer('wbn')
  const contexts = new WeakMap<FastifyRequest, Context>()
  const within = (request: FastifyRequest, work: () => void) =>
    context.with(contexts.get(request) ?? ROOT_CONTEXT, work)

  app.addHook('onRequest', (request, reply, done) => {
    const { method, id, headers, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    if (probes.has(route)) return done()
    const parent = continued ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
    const attributes = { 'http.request.method': method, 'http.route': route, 'wbn.request_id': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    contexts.set(request, trace.setSpan(parent, span))
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw
      span.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    within(request, done)
  })
  // A body stream's events leave the context.
  app.addHook('preValidation', (request, _reply, done) => within(request, done))
  app.addHook('onResponse', (request, _reply, done) => within(request, done))
}
