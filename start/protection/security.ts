// Security headers by helmet.
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config.ts'

const year = 31_536_000 // seconds

export async function secure(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: year, includeSubDomains: false } : false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    reply.raw.setHeader('x-request-id', request.id)
    done()
  })
}
