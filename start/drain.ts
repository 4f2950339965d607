// Graceful shutdown: Fastify's own resets connections.
import type { FastifyInstance } from 'fastify'
import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const longestRequest = 10_000 // ms
/** ms without a request before connections close; ms in any case. */
const alone = { quiet: 250, longest: 3000 }
const balanced = { quiet: 2000, longest: 20_000 }
const probeInterval = 60_000 // ms; balancers ask more often

type Drain = {
  isDraining: () => boolean
  /** Behind a balancer it first waits for a 503 on /readyz and idleness. */
  stop: () => Promise<void>
}

/** NOTE: call before adding routes. */
export function makeDrain(app: FastifyInstance): Drain {
  let draining = false
  let underWay = 0
  let lastSeen = -Infinity
  let lastProbe = -Infinity
  let isTold = false
  // Handlers outlive a disconnected client: their dependencies must stay open.
  const works = new Set<Promise<unknown>>()
  const servers = new Set<Server>()

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
    const { server } = request.socket as unknown as { server?: Server } // none where a test injects
    if (server) servers.add(server)
    // Raw: hijacked answers need the header too.
    if (draining) reply.raw.setHeader('connection', 'close')
    // 'close' fires once, however the answer ends.
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
    const isQuiet = (since: number) => underWay === 0 && performance.now() - lastSeen >= since
    while (performance.now() - begun < longest) {
      if (isQuiet(quiet) && (isTold || !isBalanced)) break
      await pause(10)
    }
    await stopListening(servers)
    for (const end = performance.now() + longestRequest; !isQuiet(alone.quiet) && performance.now() < end;)
      await pause(10)
    const forced = setTimeout(() => app.server.closeAllConnections(), longestRequest)
    await app.close()
    clearTimeout(forced)
    await Promise.race([Promise.allSettled(works), pause(longestRequest, undefined, { ref: false })])
  }

  return { isDraining: () => draining, stop }
}

const idleTurn = 0.2 // ms

/** Closing resets connections not yet accepted, of which a turn of the event loop takes one. */
async function stopListening(servers: ReadonlySet<Server>): Promise<void> {
  let accepted = 0
  for (const server of servers) server.on('connection', () => accepted++)
  const begun = performance.now()
  for (let last = -Infinity, before = -1; ;) {
    await nextTurn()
    const now = performance.now()
    if ((accepted === before && now - last < idleTurn) || now - begun > alone.longest) break
    last = now
    before = accepted
  }
  for (const server of servers) Server.prototype.close.call(server)
}
