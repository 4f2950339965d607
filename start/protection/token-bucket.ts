// Token buckets, in memory or Redis.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

declare module '@fastify/rate-limit' {
  interface RateLimitOptions {
    cost?: number
  }
}

/** `used` above `burst` means refusal. `wait`: ms until the request would pass, else until the bucket is full. */
type BucketState = { used: number; wait: number }
export type TokenBuckets = {
  burst: number
  take: (key: string, cost: number) => Promise<BucketState>
  /** Takes tokens even from an empty bucket: later requests wait. */
  charge: (key: string, cost: number) => void
}
type Rate = { perMinute: number; burst: number }

const minute = 60_000
const mostKeys = 100_000

/** GCRA: one number per key, the time its bucket is full again. LRU eviction. */
export function memoryBuckets({ perMinute, burst }: Rate): TokenBuckets {
  const interval = minute / perMinute
  const fullAt = new LRUCache<string, number>({ max: mostKeys })

  function after(key: string, cost: number): { now: number; full: number } {
    const now = performance.now()
    return { now, full: Math.max(fullAt.get(key) ?? 0, now) + cost * interval }
  }
  return {
    burst,
    async take(key, cost) {
      const { now, full } = after(key, Math.min(cost, burst))
      const excess = full - now - burst * interval
      // Rounding tolerance: half a token.
      if (excess > interval / 2) return { used: burst + 1, wait: excess }
      fullAt.set(key, full)
      return { used: Math.min(burst, Math.round((full - now) / interval)), wait: full - now }
    },
    charge: (key, cost) => void fullAt.set(key, after(key, cost).full),
  }
}

// KEYS[1]: bucket. ARGV: ms a token, burst, cost, 1 to take missing tokens.
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local interval, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + cost * interval
local excess = full - now - burst * interval
if ARGV[4] == '0' and excess > interval / 2 then return {burst + 1, math.ceil(excess)} end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now))
return {math.min(burst, math.floor((full - now) / interval + 0.5)), math.ceil(full - now)}`

type ScriptedRedis = Redis & {
  takeTokens: (key: string, interval: number, burst: number, cost: number, force: 0 | 1) => Promise<[number, number]>
}

/** Each process counts alone while Redis is away. */
export function redisBuckets(redis: Redis, rate: Rate): TokenBuckets {
  const { perMinute, burst } = rate
  const own = memoryBuckets(rate)
  redis.defineCommand('takeTokens', { numberOfKeys: 1, lua: script })
  const take = (key: string, cost: number, force: 0 | 1) =>
    (redis as ScriptedRedis).takeTokens(`wbn:rate:${key}`, minute / perMinute, burst, cost, force)
  return {
    burst,
    take: (key, cost) =>
      take(key, Math.min(cost, burst), 0).then(
        ([used, wait]) => ({ used, wait }),
        () => own.take(key, cost),
      ),
    charge: (key, cost) => void take(key, cost, 1).catch(() => own.charge(key, cost)),
  }
}

export function storeOf(buckets: TokenBuckets): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    #cost: number

    constructor({ cost = 1 }: { cost?: number }) {
      this.#cost = cost
    }

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      buckets.take(key, this.#cost).then(({ used, wait }) => callback(null, { current: used, ttl: wait }), callback)
    }

    child(options: object): FastifyRateLimitStore {
      return new Store(options)
    }
  }
}
