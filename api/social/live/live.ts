// GET social/events: a signed-in person's stream.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { liveHeartbeat, liveTopicsMost } from '#contract/foundation/constants.ts'
import { liveTopic } from '#contract/foundation/events.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import type { Notifier } from '#kit/notifier.ts'
import { Refusal } from '#kit/refusal.ts'
import type { ApiDependencies, OperatorSettings } from '#api/foundation/context.ts'
import { findEpoch } from '#api/foundation/event-epoch.ts'
import { dataOf } from '#api/foundation/events.ts'
import { closedTo } from '#api/social/groups/lookup.ts'
import { withSession } from '#api/identity/api-token-scope.ts'
import { identityBy, type Whoami } from '#api/identity/viewer.ts'
import { businessesOf } from '#api/identity/members/lookup.ts'
import { findMissed } from './queries.ts'
import { type Stream, Streams } from './streams.ts'
import { liveEvents, messagesOf } from './live-events.ts'

export type Live = {
  serve: (app: FastifyInstance) => void
  count: () => number
  /** Readers reconnect. */
  close: () => void
}

const missedMost = 1000 // events; above, everything reloads
const cursorLike = /^([\da-f]{8})-(\d{1,20})$/

type LiveDependencies = Pick<ApiDependencies, 'pool' | 'eventLog'> & { operator: Pick<OperatorSettings, 'portal'> }

export function startLive(
  { pool, operator, eventLog }: LiveDependencies,
  notifier: Notifier,
  whoami: Whoami,
  { heartbeat = liveHeartbeat } = {},
): Live {
  let epoch: string | undefined
  const cursor = () => `${epoch}-${eventLog.position}`
  const streams = new Streams({ heartbeat, check: whoami, position: cursor })
  const changes = { ofMembers: 0 }
  eventLog.on((events) => {
    // First: removed members hear nothing further.
    for (const { userID } of dataOf(events, 'members.changed')) {
      changes.ofMembers++
      streams.endOf(`person:${userID}`)
    }
    for (const { ids } of dataOf(events, 'people.suspended')) for (const id of ids) streams.endOf(`person:${id}`)
    // Position before this read: breaks replay, never lose.
    if (streams.count > 0) streams.send(messagesOf(events), cursor())
    for (const { userID } of dataOf(events, 'groups.left')) void shut(userID)
  })
  notifier.onNotify(() => {
    // The next read makes up for it.
    if (streams.count > 0) eventLog.catchUp().catch(() => {})
  })

  function serve(app: FastifyInstance): void {
    const viewerOf = identityBy(whoami, { pool, operator })
    app.addHook('onResponse', async ({ method }) => {
      if (method !== 'GET') notifier.notify()
    })
    const config = { concurrency: false } as const
    app.get<{ Querystring: { topics?: string } }>('/social/events', { config }, async (request, reply) => {
      const viewer = withSession(await viewerOf(request))
      if (!viewer) throw new Refusal('TokenNotFound', 'You must be logged in')
      const topics = await openTo(pool, viewer.userID, topicsIn(request.query.topics))
      epoch ??= await findEpoch(pool)
      // Nothing reads the log otherwise.
      if (streams.count === 0) await eventLog.catchUp()
      const inboxes = await inboxesOf(pool, viewer.userID, changes)
      if (request.raw.destroyed) return reply.hijack()
      // NOTE: no await before adding the stream: concurrent openings would all find room.
      if (streams.isClosed) throw new Refusal('ServiceUnavailable', 'Stopping, try again', { retryAfter: 1 })
      const person = `person:${viewer.userID}`
      // The oldest stays: its reader would reconnect.
      if (streams.isFull(person)) throw new Refusal('TooManyRequests', 'Too many open streams', { retryAfter: 60 })
      await open(request, reply, [person, ...inboxes, ...topics])
      return reply
    })

    async function open(request: FastifyRequest, reply: FastifyReply, hears: string[]): Promise<void> {
      const raw = streamHead(reply)
      const last = request.headers['last-event-id']
      raw.write(`retry: 2000\n${last ? '' : `id: ${cursor()}\n`}\n`)
      const stream: Stream = { raw, token: tokenIn(request.headers)!, hears, held: last ? [] : undefined }
      streams.add(stream)
      if (last) streams.release(stream, await missedSince(pool, epoch, String(last)))
    }
  }

  /** Unsubscribes from left groups. */
  async function shut(userID: string): Promise<void> {
    for (const stream of streams.of(`person:${userID}`)) {
      const [person = '', ...topics] = stream.hears
      // Reconnecting checks anew.
      const open = await openTo(pool, userID, topics).catch(() => stream.raw.end())
      if (Array.isArray(open)) streams.narrow(stream, [person, ...open])
    }
  }

  return { serve, count: () => streams.count, close: () => streams.close() }
}

/** Bypasses Fastify, against compression and buffers. */
function streamHead(reply: FastifyReply): FastifyReply['raw'] {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // Closed with the stream: stops need not wait.
    connection: 'close',
  })
  return raw
}

async function inboxesOf(pool: Pool, userID: string, changes: { ofMembers: number }): Promise<string[]> {
  const seen = changes.ofMembers
  const businesses = await businessesOf({ pool }, userID)
  // Memberships changed meanwhile.
  if (seen !== changes.ofMembers) return inboxesOf(pool, userID, changes)
  return [userID, ...businesses.map(({ businessID }) => businessID)].map((id) => `inbox:${id}`)
}

async function openTo(pool: Pool, userID: string, topics: readonly string[]): Promise<string[]> {
  const idIn = (topic: string) => topic.split(':', 2)[1] ?? ''
  const closed = await closedTo(pool, userID, topics.map(idIn).filter(Boolean))
  return topics.filter((topic) => !closed.has(idIn(topic)))
}

async function missedSince(pool: Pool, epoch: string | undefined, cursor: string) {
  const [, since, position] = cursorLike.exec(cursor) ?? []
  if (position === undefined || since !== epoch) return 'reset'
  const events = await findMissed(pool, liveEvents, position, missedMost).catch(() => undefined)
  return events ? messagesOf(events) : 'reset'
}

function topicsIn(list: unknown): string[] {
  const topics = typeof list === 'string' && list !== '' ? [...new Set(list.split(','))] : []
  if (topics.length > liveTopicsMost || topics.some((topic) => !liveTopic.test(topic)))
    throw new Refusal('ValidationError', 'Unknown topic', { fields: { topics: 'is unknown, or these are too many' } })
  return topics
}
