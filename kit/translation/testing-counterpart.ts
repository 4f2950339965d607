// A translating service, faulty when told.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type ReceivedRequest = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: unknown
  bytes: number
}
export type Reply = { status: number; body?: unknown }
export type Fault = number | 'empty' | 'html' | 'hang' | 'drop'

export type Counterpart = {
  address: string
  requests: ReceivedRequest[]
  fail: (fault: Fault, times?: number, headers?: Record<string, string>) => void
  onRequest: (listener: (request: ReceivedRequest) => Fault | undefined) => void
  reset: () => void
  close: () => Promise<void>
}

export async function startCounterpart(answer: (request: ReceivedRequest) => Reply): Promise<Counterpart> {
  const faults: { fault: Fault; headers: Record<string, string> }[] = []
  const requests: ReceivedRequest[] = []
  let listener: (request: ReceivedRequest) => Fault | undefined = () => undefined

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request)
    const { method = '', url: path = '', headers } = request
    const received = { method, path, headers, body: parsed(content.toString()), bytes: content.length }
    requests.push(received)
    const chosen = listener(received)
    const isTranslation = method === 'POST' && !path.includes('glossaries')
    const next = chosen === undefined ? (isTranslation ? faults.shift() : undefined) : { fault: chosen, headers: {} }
    if (next) return fail(response, next.fault, next.headers)
    const { status, body } = answer(received)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  }

  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fail: (fault, times = 1, headers = {}) =>
      void faults.push(...Array.from({ length: times }, () => ({ fault, headers }))),
    onRequest: (next) => void (listener = next),
    reset() {
      faults.length = requests.length = 0
      listener = () => undefined
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function fail(response: ServerResponse, fault: Fault, headers: Record<string, string>): void {
  if (fault === 'hang') return
  if (fault === 'drop') return void response.destroy()
  response.writeHead(typeof fault === 'number' ? fault : 200, headers)
  response.end(fault === 'html' ? '<html>Maintenance</html>' : undefined)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

export function pretend(text: string, to: string): string {
  return text.replace(/<[^>]*>|&(?:amp;)*\w+;|⟦\d+⟧|\[\[\d+\]\]|\p{Script=Han}+|\p{Script=Latin}+/gu, (part) => {
    if (/^[<&⟦[]/.test(part)) return part
    if (/^zh/i.test(to)) return /\p{Script=Han}/u.test(part) ? part : '译'.repeat(Math.ceil(part.length / 3))
    return /\p{Script=Han}/u.test(part) ? ` ${'ora'.repeat(part.length)} ` : `${part}o`
  })
}
