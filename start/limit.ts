// At most so many requests a minute from one address. Counts in memory, in this process; knows nothing of what is asked.
import type { FastifyInstance } from 'fastify'
import { networkOf } from '#kit/networks.ts'
import { Refusal } from '#kit/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted by the rate limit: files, health. */
    unlimited?: boolean
  }
}

const minute = 60_000
const mostAddresses = 100_000

/**
 * Refuses with 429 and Retry-After once an address has used up its minute. Every address has a full minute's worth at first, and
 * regains it evenly. 0 counts nothing.
 */
export function limitRate(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return
  const cost = minute / perMinute
  // When the address would have its full minute again; one number tells all (a token bucket without a bucket).
  const fullAt = new Map<string, number>()

  function sweep(): void {
    const now = performance.now()
    for (const [address, at] of fullAt) if (at <= now) fullAt.delete(address)
  }
  const sweeping = setInterval(sweep, minute).unref()
  app.addHook('onClose', () => clearInterval(sweeping))

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.unlimited) return done()
    const address = networkOf(request.ip)
    const now = performance.now()
    const next = Math.max(fullAt.get(address) ?? 0, now) + cost
    if (next - now > minute + cost / 2) {
      const retryAfter = Math.max(1, (next - now - minute) / 1000)
      return done(
        new Refusal('TooManyRequests', 'Too many requests from your address, wait a moment please', { retryAfter }),
      )
    }
    if (fullAt.size >= mostAddresses && !fullAt.has(address)) fullAt.clear()
    fullAt.set(address, next)
    done()
  })
}

/** Marks every route that `scope` registers from now on as not counted. */
export function unlimited(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, unlimited: true }
  })
}
