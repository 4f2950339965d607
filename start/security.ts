// What every answer says to browsers about safety. Written by hand: the ready-made plugin costs 20 µs a request, 48 with nonces.
import type { FastifyInstance } from 'fastify'
import type { Settings } from './config.ts'

/** What every answer carries that does not say otherwise. What is not a page gets a policy that allows nothing. */
export function securityHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** Adds them to every answer as it leaves, where its route has not said something of its own. */
export function secure(app: FastifyInstance, headers: Record<string, string>): void {
  const entries = Object.entries(headers)
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('x-request-id', request.id)
    done(null, payload)
  })
}
