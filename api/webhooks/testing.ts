// A receiver of webhooks on this machine, for tests: keeps what arrives, and answers as it is told.
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Arrived = { path: string; headers: IncomingHttpHeaders; body: string }
/** A status, with a text, or `lost`: the connection ends without an answer. */
export type Reply = number | [status: number, text: string, location?: string] | 'lost'
export type Receiver = {
  address: string
  arrived: Arrived[]
  /** The next replies, in their order; then 204. */
  replies: Reply[]
  /** Resolves at the next arrival. */
  next: () => Promise<void>
  close: () => Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const arrived: Arrived[] = []
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

/** As a receiver checks it: one of the signatures is that of the secret. */
export function isSigned({ headers, body }: Arrived, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(signature)
}
