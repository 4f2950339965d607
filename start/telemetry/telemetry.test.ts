// Traces and metrics.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { SMTPServer } from 'smtp-server'
import { makeFolder, until } from '../../faults/folder.ts'
import { freePort } from '#kit/testing-ports.ts'
import { type Process, startProduct } from '../../faults/process.ts'
import { startTelemetry } from './telemetry.ts'
import { attribute, type Collector, type ExportedSpan, startCollector } from './testing.ts'

const folder = makeFolder()
const email = 'walter.private@wbn.example'
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
let collector: Collector
let mailServer: SMTPServer
let product: Process
let emails = 0
before(async () => {
  collector = await startCollector()
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100, // ms
    onData(stream, _session, answer) {
      stream.resume().on('end', () => {
        emails++
        answer()
      })
    },
  })
  const listening = mailServer.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  const { port } = listening.address() as { port: number }
  const own = await freePort()
  product = await startProduct(folder.dataDir, {
    SERVICES: 'auth,api,worker',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '127.0.0.1',
    PORT: String(own),
    PUBLIC_URL: `http://localhost:${own}`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'no-reply@wbn.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.address}/`,
    OTEL_SERVICE_NAME: 'wbn-tested',
  })
  const headers = { 'content-type': 'application/json', traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${product.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    assert.equal(answer.status, 200, await answer.text())
  }
  await post('/api/search/business', { textQuery: 'valves' })
  const person = { firstName: 'Walter', lastName: 'Private', country: 'IT', acceptTerms: true }
  await post('/auth/register', { ...person, email, password: 'a long one of mine, 42' })
  await until(() => emails > 0, 'the email arrives')
  await (await fetch(`${product.address}/healthz`)).text()
  assert.equal(await product.end('SIGTERM'), 0, product.output())
})
after(async () => {
  await product?.end('SIGKILL')
  await Promise.all([collector.close(), new Promise<void>((resolve) => mailServer.close(resolve))])
  await folder.remove()
})

const named = (name: string) => collector.spans.find((span) => span.name === name)!
const childrenOf = ({ spanId }: ExportedSpan) => collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId)

test('a request is a span in the trace of the proxy before it, and its search and statements are below it', () => {
  const request = named('POST /api/search/business')
  assert.equal(request.traceId, trace)
  assert.equal(attribute(request.attributes, 'http.response.status_code'), 200)
  assert.ok(childrenOf(request).some(({ name }) => name === 'search business'))
  const registering = childrenOf(named('POST /auth/register'))
  assert.ok(registering.some(({ attributes }) => attribute(attributes, 'db.operation.name') === 'INSERT'))
  assert.equal(attribute(collector.resources[0]!, 'service.name'), 'wbn-tested')
})

test('a job is a trace of its own, with the email that it sends and its statements', () => {
  const job = named('job mail.deliver')
  assert.equal(job.parentSpanId, undefined)
  const names = childrenOf(job).map(({ name }) => name)
  assert.ok(names.includes('email delivery'), String(names))
  assert.ok(names.includes('UPDATE'), String(names))
})

test('health checks and polling make no spans', () => {
  assert.deepEqual(
    collector.spans.filter(({ name }) => name.includes('healthz')),
    [],
  )
  const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId)
  assert.deepEqual(
    roots.filter(({ name }) => !/^(job|search) /.test(name)).map(({ name }) => name),
    [],
  )
})

test('lines of the log name the trace and the span', () => {
  const lines = product
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, string>] : []))
  const line = lines.find(({ msg, path }) => msg === 'request' && path === '/api/search/business')!
  assert.equal(line['trace_id'], trace)
  assert.equal(line['span_id'], named('POST /api/search/business').spanId)
})

test('metrics are those of /metrics, with the same counts', () => {
  const { histogram, unit } = collector.metrics.get('http_request_duration_seconds')!
  assert.equal(unit, 's')
  const point = histogram!.dataPoints.find(
    ({ attributes }) => attribute(attributes, 'route') === '/api/search/business',
  )!
  assert.equal(point.count, 1)
  assert.equal(point.bucketCounts.length, point.explicitBounds.length + 1)
  assert.equal(
    point.bucketCounts.reduce((sum, count) => sum + count, 0),
    1,
  )
  assert.equal(collector.metrics.get('process_cpu_seconds_total')!.sum!.isMonotonic, true)
  assert.ok(collector.metrics.get('nodejs_heap_size_used_bytes')!.gauge!.dataPoints[0]!.asDouble > 1e6)
})

test('nothing personal is sent', () => {
  assert.ok(collector.bodies.length > 1)
  assert.deepEqual(
    collector.bodies.filter((body) => /walter|private|a long one/i.test(body)),
    [],
  )
})

test('packages of the exporters are loaded only where a collector is set', async () => {
  const app = Fastify()
  after(() => app.close())
  const { cache } = createRequire(import.meta.url)
  const loaded = () => Object.keys(cache).filter((file) => /@opentelemetry\/(sdk|exporter)/.test(file)).length
  await startTelemetry(app, { telemetry: undefined, trustProxy: undefined }, new Registry())
  assert.equal(loaded(), 0)
  const telemetry = { endpoint: collector.address, serviceName: 'wbn' }
  const { close } = await startTelemetry(app, { telemetry, trustProxy: undefined }, new Registry())
  assert.ok(loaded() > 0)
  app.get('/steel', () => 'steel')
  await app.inject({ url: '/steel', headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } })
  await close()
  assert.notEqual(named('GET /steel').traceId, trace, 'a stranger chooses no trace')
})
