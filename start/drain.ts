// Stops serving without breaking a request: Fastify's own close resets connections in use, and those not yet accepted.
import type { FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'

const longestRequest = 10_000 // ms
/** ms without a request before connections are closed, and ms after which they are anyway. */
const alone = { quiet: 250, longest: 3000 }
const balanced = { quiet: 2000, longest: 20_000 }
const probeInterval = 60_000 // ms: a balancer asks /readyz more often

type Drain = {
  /** True from the first moment of stopping: a load balancer should look elsewhere. */
  isDraining: () => boolean
  /**
   * Lets clients leave (every answer says Connection: close), finishes requests and their handlers, then closes. Behind a balancer it
   * closes only after a probe of /readyz has been told, and its requests have ceased.
   */
  stop: () => Promise<void>
}

/** Counts requests from now on; to be called before the routes are added. */
export function makeDrain(app: FastifyInstance): Drain {
  let draining = false
  let underWay = 0
  let lastSeen = -Infinity
  let lastProbe = -Infinity
  let isTold = false
  // Handlers go on when the client has gone: what they use must not be closed before they end.
  const works = new Set<Promise<unknown>>()

  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function tracked(request, reply) {
      const work = handler.call(this, request, reply) as unknown
      if (!(work instanceof Promise)) return work
      const forget = () => void works.delete(work)
      works.add(work)
      work.then(forget, forget)
      return work
    }
  })
  app.addHook('onRequest', (request, reply, done) => {
    const isProbe = request.url === '/readyz'
    underWay++
    // Raw, so that hijacked answers have it too.
    if (draining) reply.raw.setHeader('connection', 'close')
    // 'close' comes once, whether the answer was finished or the client went away.
    reply.raw.once('close', () => {
      underWay--
      if (!isProbe) lastSeen = performance.now()
      else {
        lastProbe = performance.now()
        isTold ||= draining
      }
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
    const isBalanced = begun - lastProbe < probeInterval
    const { quiet, longest } = isBalanced ? balanced : alone
    while (performance.now() - begun < longest) {
      const isQuiet = underWay === 0 && performance.now() - lastSeen >= quiet
      if (isQuiet && (isTold || !isBalanced)) break
      await pause(10)
    }
    const forced = setTimeout(() => app.server.closeAllConnections(), longestRequest)
    await app.close()
    clearTimeout(forced)
    await Promise.race([Promise.allSettled(works), pause(longestRequest, undefined, { ref: false })])
  }

  return { isDraining: () => draining, stop }
}
