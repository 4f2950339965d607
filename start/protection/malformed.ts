// Answers to malformed requests.
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import type { Failure } from '#contract/foundation/refusals.ts'
import { Refusal } from '#kit/refusal.ts'

const answers: Record<string, [line: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not come to its end in time'],
}

export function answerMalformed({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const [line, message] = answers[code] ?? ['400 Bad Request', 'This is no request']
  const error: Failure = { name: 'ValidationError', message }
  const body = JSON.stringify({ success: false, error })
  const type = 'content-type: application/json; charset=utf-8\r\nx-content-type-options: nosniff'
  if (socket.writable)
    socket.write(`HTTP/1.1 ${line}\r\n${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Node.js silently takes the first `Host`, a proxy may take the other. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, reply, done) => {
    let hosts = 0
    for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at]!)) hosts++
    if (hosts < 2) return done()
    void reply.header('connection', 'close')
    done(new Refusal('ValidationError', 'There are two Host headers'))
  })
}
