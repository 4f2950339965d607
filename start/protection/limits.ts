// Limits by address and API token.
import rateLimit from '@fastify/rate-limit'
import type { ChargeApiToken, ChargeCalls } from '#api/api.ts'
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler, RouteOptions } from 'fastify'
import { deadlines } from '#kit/deadlines.ts'
import { networkOf } from '#kit/networks.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Settings } from '../config.ts'
import { memoryBuckets, redisBuckets, storeOf, type TokenBuckets } from './token-bucket.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for streams: exempt from the concurrency limit. */
    concurrency?: false
  }
}

/** read: from memory or by id; write: also a search; render: a page. */
const costs = { read: 1, write: 5, render: 10 }
const refusalPause = 1000 // ms at least, jittered against simultaneous returns
const message = 'Too many requests from your address, wait a moment please'

export const addressOf = (request: FastifyRequest) => networkOf(request.ip)

export type Limits = {
  notFound?: preHandlerAsyncHookHandler
  chargeRendering: (request: FastifyRequest) => void
  chargeApiToken: ChargeApiToken
  chargeCalls: ChargeCalls
}

/** `config: { rateLimit: false }` exempts a route. A rate of 0 disables all limits. */
export async function limit(
  app: FastifyInstance,
  { rateLimit: rate, redisUrl }: Pick<Settings, 'rateLimit' | 'redisUrl'>,
): Promise<Limits> {
  if (rate.perMinute === 0) return { chargeRendering() {}, async chargeApiToken() {}, async chargeCalls() {} }
  limitConcurrency(app, rate.concurrency)
  pauseRefused(app)
  const buckets = redisUrl ? await openRedisBuckets(app, redisUrl, rate) : memoryBuckets(rate)
  app.addHook('onRoute', (route) => {
    const cost = costOf(route)
    if (cost !== costs.read && route.config?.rateLimit === undefined)
      route.config = { ...route.config, rateLimit: { cost } }
  })
  await app.register(rateLimit, {
    max: buckets.burst,
    keyGenerator: addressOf,
    store: storeOf(buckets),
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) => new Refusal('TooManyRequests', message, { retryAfter: ttl / 1000 }),
  })
  return {
    notFound: app.rateLimit(),
    chargeRendering: (request) => buckets.charge(addressOf(request), costs.render - costs.read),
    chargeApiToken: (...given) => takeForApiToken(buckets, ...given),
    chargeCalls: (request, calls) => takeForCalls(buckets, request, calls),
  }
}

/** Only valid tokens count: otherwise every invented one would bring a fresh bucket. */
async function takeForApiToken(
  buckets: TokenBuckets,
  ...[request, reply, tokenID, calls = 1]: Parameters<ChargeApiToken>
): Promise<void> {
  const { used, wait } = await buckets.take(`token ${tokenID}`, costOf(request) * calls)
  void reply.headers({
    'ratelimit-limit': buckets.burst,
    'ratelimit-remaining': Math.max(0, buckets.burst - used),
    'ratelimit-reset': Math.ceil(wait / 1000),
  })
  if (used > buckets.burst)
    throw new Refusal('TooManyRequests', 'Too many requests with this API token, wait a moment please', {
      retryAfter: wait / 1000,
    })
}

async function takeForCalls(buckets: TokenBuckets, request: FastifyRequest, calls: number): Promise<void> {
  const cost = costOf(request) * calls
  if (cost + costOf(request) > buckets.burst)
    throw new Refusal('PayloadTooLarge', 'This request holds more than may be asked at once, divide it please')
  const { used, wait } = await buckets.take(addressOf(request), cost)
  if (used > buckets.burst) throw new Refusal('TooManyRequests', message, { retryAfter: wait / 1000 })
}

function costOf({ method }: Pick<RouteOptions, 'method'>): number {
  return [method].flat().every((one) => one === 'GET' || one === 'HEAD') ? costs.read : costs.write
}

function limitConcurrency(app: FastifyInstance, most: number): void {
  const underWay = new Map<string, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { rateLimit: limited, concurrency } = request.routeOptions.config
    if (limited === false || concurrency === false) return done()
    const address = addressOf(request)
    const count = underWay.get(address) ?? 0
    if (count >= most) return done(new Refusal('TooManyRequests', message, { retryAfter: 1 }))
    underWay.set(address, count + 1)
    reply.raw.once('close', () => {
      const left = underWay.get(address)! - 1
      if (left > 0) underWay.set(address, left)
      else underWay.delete(address)
    })
    done()
  })
}

/** Never behind a proxy, which shares connections. */
function pauseRefused(app: FastifyInstance): void {
  app.addHook('onResponse', ({ ip, raw: { socket } }, { statusCode }, done) => {
    if (statusCode === 429 && ip === socket.remoteAddress) {
      socket.pause()
      setTimeout(() => socket.resume(), refusalPause * (1 + Math.random())).unref()
    }
    done()
  })
}

async function openRedisBuckets(app: FastifyInstance, url: string, rate: Settings['rateLimit']): Promise<TokenBuckets> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: 250,
    connectTimeout: deadlines.redis.connect,
  })
  // An unhandled 'error' would end the process.
  redis.on('error', () => {})
  await redis.connect().catch(() => {})
  app.addHook('onClose', async () => redis.disconnect())
  return redisBuckets(redis, rate)
}
