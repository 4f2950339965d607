// Protection of every request, combined.
import type { FastifyInstance } from 'fastify'
import { refuse } from '#kit/serve.ts'
import type { ChargeApiToken, ChargeCalls } from '#api/api.ts'
import type { AdmitRendering, RefuseRendering } from '#web/server/rendering.ts'
import { compress } from './compress.ts'
import type { Settings } from '../config.ts'
import { limit } from './limits.ts'
import { refuseTwoHosts } from './malformed.ts'
import { sendRefusalPage } from './refusal-page.ts'
import { refuseOverload } from './overload.ts'
import { secure } from './security.ts'

type Protection = Pick<Settings, 'publicUrl' | 'rateLimit' | 'redisUrl' | 'queueTimeout'>

export type ProtectionTools = {
  admitRendering: AdmitRendering
  refuseRendering: RefuseRendering
  chargeApiToken: ChargeApiToken
  chargeCalls: ChargeCalls
}

/** NOTE: call before adding routes. */
export async function protect(app: FastifyInstance, settings: Protection): Promise<ProtectionTools> {
  await secure(app, settings)
  refuseTwoHosts(app)
  const limits = await limit(app, settings)
  refuse(app, { notFound: limits.notFound, sendPage: sendRefusalPage })
  const overload = await refuseOverload(app, settings)
  await compress(app)
  return {
    admitRendering(request, render) {
      limits.chargeRendering(request)
      return overload.admitRendering(request, render)
    },
    refuseRendering(request, reply) {
      const isRefused = overload.refuseRendering(request, reply)
      if (isRefused) limits.chargeRendering(request)
      return isRefused
    },
    chargeApiToken: limits.chargeApiToken,
    chargeCalls: limits.chargeCalls,
  }
}
