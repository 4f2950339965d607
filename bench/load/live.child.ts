// Process with live events alone.
import Fastify from 'fastify'
import { isReadable } from '#api/foundation/events.ts'
import { startLive } from '#api/social/live/live.ts'
import type { DB } from '#api/database/tables.ts'
import { openNotifier } from '#kit/notifier.ts'
import { EventLog } from '#kit/events.ts'
import { connect } from '#kit/postgres/pool.ts'
import { Refusal } from '#kit/refusal.ts'
import { makeDrain } from '#start/drain.ts'
import { protect } from '#start/protection/protect.ts'

const database = connect<DB>(process.argv[2]!, { max: 10, schema: 'net' })
const { pool } = database
const eventLog = new EventLog(pool, await EventLog.now(pool), isReadable)
const app = Fastify({ logger: false })
const notifier = await openNotifier(pool, undefined, app.log)
const live = startLive({ pool, eventLog, operator: { portal: 'usa' } }, notifier, (userID) => {
  if (!/^[\da-f-]{36}$/.test(userID)) throw new Refusal('JsonWebTokenError', 'Not a token')
  const email = `${userID}@wbn.example`
  const who = { userID, email, emailVerified: true, firstName: 'Ann', lastName: 'Example', country: 'IT' }
  return { ...who, roles: [], sessionID: userID }
})
makeDrain(app)
const rateLimit = { perMinute: 1_000_000, burst: 1_000_000, concurrency: 100_000 }
await protect(app, { publicUrl: undefined, rateLimit, redisUrl: undefined, queueTimeout: 1000 })
await app.register(async (scope) => live.serve(scope), { prefix: '/api' })
await app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
const address = app.server.address()
process.send!({ port: typeof address === 'object' ? address?.port : 0 })
process.on('message', () => process.send!({ count: live.count(), memory: process.memoryUsage().rss }))
