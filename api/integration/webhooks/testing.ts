// Local receiver, and an API that reaches it.
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Subscription } from '#contract/foundation/constants.ts'
import { type EventType, eventTypes } from '#contract/integration/webhooks/event-types.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { addBusiness, addMember, testApi } from '#api/testing.ts'
import { openReader } from './reader.ts'

export type Delivery = { path: string; headers: IncomingHttpHeaders; body: string }
/** `lost`: the connection ends without an answer. */
export type Reply = number | [status: number, text: string, location?: string] | 'lost'
export type Receiver = {
  address: string
  arrived: Delivery[]
  replies: Reply[]
  next: () => Promise<void>
  close: () => Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const arrived: Delivery[] = []
  const replies: Reply[] = []
  let waiting = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      arrived.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts).toString() })
      waiting.resolve()
      waiting = Promise.withResolvers()
      const reply = replies.shift() ?? 204
      if (reply === 'lost') return void request.socket.destroy()
      const [status, text = '', location] = typeof reply === 'number' ? [reply] : reply
      response.writeHead(status, location ? { location } : {}).end(text)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { address, arrived, replies, next: () => waiting.promise, close }
}

export function isSigned({ headers, body }: Delivery, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(signature)
}

export type Params = { businessID: string; webhookID: string }

/** NOTE: call `clear` before each test. */
export async function startWebhooks() {
  const bench = await testApi()
  bench.dependencies.webhooksPrivate = true
  const owner = await bench.person('Olga Owner')
  const receiver = await startReceiver()
  const reader = openReader(bench.dependencies)
  async function clear(): Promise<void> {
    await reader.read()
    await bench.pool.query('truncate webhooks cascade')
    await bench.jobs.runDueJobs({ ahead: 1 })
    receiver.arrived.length = 0
    receiver.replies.length = 0
  }
  async function business(name = 'Matrix Works', events: readonly EventType[] = eventTypes) {
    const businessID = await addBusiness(bench.db, name)
    await addMember(bench.db, businessID, owner.userID)
    await reader.read()
    const body = { url: `${receiver.address}/${businessID}`, events: [...events] }
    const { webhook, secret } = await owner.api.webhooks.create({ params: { businessID }, body })
    return { businessID, secret, params: { businessID, webhookID: webhook.webhookID } }
  }
  async function deliver(ahead = 0): Promise<void> {
    await reader.read()
    await bench.jobs.runDueJobs({ ahead })
  }
  async function close(): Promise<void> {
    await receiver.close()
    await bench.close()
  }
  return {
    bench,
    owner,
    receiver,
    reader,
    clear,
    business,
    deliver,
    close,
    told: () => receiver.arrived.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> }),
    log: async (params: Params) => (await owner.api.webhooks.deliveries({ params })).data,
    webhookOf: async ({ businessID }: Params) =>
      (await owner.api.webhooks.list({ params: { businessID } })).webhooks[0]!,
    membershipOf: (businessID: string, subscription: Subscription = 'gold') =>
      bench.db.transaction().execute((tx) => emitEvent(tx, 'memberships.changed', { businessID, subscription })),
  }
}
