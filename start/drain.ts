// Stops serving without breaking a request: Fastify's own close answers 503 and resets connections that are just being used.
import type { FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'

const quiet = 250
const longestWait = 3000
const longestRequest = 10_000

type Drain = {
  /** True from the first moment of stopping: a load balancer should look elsewhere. */
  isDraining: () => boolean
  /** Lets clients leave (every answer says Connection: close), finishes what is under way, also for those who have gone, then closes. */
  stop: () => Promise<void>
}

/** Counts requests from now on; to be called before the routes are added. */
export function makeDrain(app: FastifyInstance): Drain {
  let draining = false
  let underWay = 0
  let lastSeen = 0
  // Work goes on when its client has gone: what it needs must not be closed before it ends.
  const works = new Set<Promise<unknown>>()

  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function keepInMind(request, reply) {
      const work = handler.call(this, request, reply) as unknown
      if (!(work instanceof Promise)) return work
      const forget = () => void works.delete(work)
      works.add(work)
      work.then(forget, forget)
      return work
    }
  })
  app.addHook('onRequest', (_request, reply, done) => {
    underWay++
    // Raw, so that an answer that goes round Fastify has it too.
    if (draining) reply.raw.setHeader('connection', 'close')
    // 'close' comes once, whether the answer was finished or the client went away.
    reply.raw.once('close', () => {
      underWay--
      lastSeen = performance.now()
    })
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) reply.header('connection', 'close')
    done(null, payload)
  })

  async function stop(): Promise<void> {
    draining = true
    const begun = performance.now()
    lastSeen ||= begun - quiet
    while (performance.now() - begun < longestWait) {
      if (underWay === 0 && performance.now() - lastSeen >= quiet) break
      await pause(10)
    }
    const forced = setTimeout(() => app.server.closeAllConnections(), longestRequest)
    await app.close()
    clearTimeout(forced)
    await Promise.race([Promise.allSettled(works), pause(longestRequest, undefined, { ref: false })])
  }

  return { isDraining: () => draining, stop }
}
