// Overload: early 503 with Retry-After.
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import { sendRefusal } from '#kit/serve.ts'
import { throttledWarning } from '#kit/throttled-warning.ts'
import { AdmissionQueue } from './admission-queue.ts'
import type { Settings } from '../config.ts'
import { addressOf } from './limits.ts'
import { sendRefusalPage } from './refusal-page.ts'

export type Overload = {
  admitRendering: <T>(request: FastifyRequest, render: () => Promise<T>) => Promise<T>
  refuseRendering: (request: FastifyRequest, reply: FastifyReply) => boolean
}

/** Rendering computes, calls mostly wait. */
const concurrency = { renderings: 3, calls: 64 }
const longestDelay = 1000 // ms; mean event loop delay of a second
const heapShare = 0.95
const fewUnderWay = 16 // requests

export async function refuseOverload(
  app: FastifyInstance,
  { queueTimeout: timeout }: Pick<Settings, 'queueTimeout'>,
): Promise<Overload> {
  const warn = throttledWarning(app.log)
  const allowedDelay = Math.max(longestDelay, 2 * timeout)
  let underWay = 0
  app.addHook('onRequest', ({ routeOptions: { config } }, reply, done) => {
    if (config.concurrency === false) return done()
    underWay++
    reply.raw.once('close', () => underWay--)
    done()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: allowedDelay,
    // A shorter interval without a timer would count as an endless delay.
    sampleInterval: allowedDelay,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * heapShare,
    pressureHandler({ routeOptions }, _reply, type, value) {
      if (routeOptions.config.rateLimit === false || !isOurs(type, underWay)) return
      warn({ type, value }, 'Under pressure: requests are refused')
      throw new Refusal('ServiceUnavailable', 'Too busy, try again', { retryAfter: 2 })
    },
  })
  const queueOf = (name: keyof typeof concurrency) =>
    new AdmissionQueue({
      concurrency: concurrency[name],
      timeout,
      refused: (about) => warn({ queue: name, ...about }, 'The queue is full: requests are refused'),
    })
  const [renderings, calls] = [queueOf('renderings'), queueOf('calls')]
  app.addHook('onRoute', (route) => {
    if (!isCall(route)) return
    const { handler, onRequest = [] } = route
    route.onRequest = [
      ...[onRequest].flat(),
      (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
        if (!refused(calls, request, reply)) done()
      },
    ]
    route.handler = function admitted(request, reply) {
      return calls.run(addressOf(request), () => handler.call(this, request, reply))
    }
  })
  return {
    admitRendering: (request, render) => renderings.run(addressOf(request), render),
    refuseRendering: (request, reply) => refused(renderings, request, reply),
  }
}

function refused(queue: AdmissionQueue, request: FastifyRequest, reply: FastifyReply): boolean {
  const refusal = queue.refusalFor(addressOf(request))
  if (refusal) sendRefusal(request, reply, refusal, sendRefusalPage)
  return refusal !== undefined
}

export function isOurs(type: string, underWay: number): boolean {
  return type !== 'eventLoopDelay' || underWay > fewUnderWay
}

function isCall({ url, config }: RouteOptions): boolean {
  return (/^\/(api|auth)\//.test(url) || url === '/mcp') && config?.concurrency !== false
}
