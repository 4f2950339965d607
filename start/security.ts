// What every answer says to browsers about safety. Written by hand: the ready-made plugin costs 20 µs a request, 48 with nonces.
import type { FastifyInstance } from 'fastify'
import type { Settings } from './config.ts'

/** Sends the headers with every answer. What is not a page gets a policy that allows nothing; a page sets its own over it. */
export function secure(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const headers: Record<string, string> = {
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
}
