// CORS: own portals only.
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import { originsOf } from './caller.ts'
import type { OriginSettings } from './origins.ts'

const day = '86400' // seconds

/** Foreign pages can't use the cookie or sign a visitor in. Programs send no origin. */
export function enforceOrigins(scope: FastifyInstance, settings: OriginSettings): void {
  scope.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined) return done()
    void reply.header('vary', 'Origin')
    if (originsOf(settings, request).isKnown(origin)) {
      void reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
      void reply.header('access-control-expose-headers', 'retry-after, x-request-id')
      return done()
    }
    done(request.method === 'GET' ? undefined : new Refusal('Forbidden', 'Calls from this site are not allowed'))
  })
  scope.options('/*', (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'content-type, x-auth-token, authorization',
        'access-control-max-age': day,
      })
      .code(204)
      .send(),
  )
}
