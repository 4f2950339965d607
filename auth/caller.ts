// A request → who calls: address, device, language, token, and the cookie of the auth origin.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refreshTokenSeconds } from '#contract/constants.ts'
import { localeOf } from '#contract/locales.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import type { Caller } from './context.ts'
import { deviceOf } from './device.ts'
import { originsFor, type Origins, type OriginSettings } from './origins.ts'

const cookieName = 'wbn_session'

export function callerOf(settings: OriginSettings, request: FastifyRequest, reply: FastifyReply): Caller {
  const origins = originsOf(settings, request)
  const { headers } = request
  return {
    address: request.ip,
    device: deviceOf(headers['user-agent']),
    locale: localeOf(langOf(request.body) ?? headers['accept-language']),
    origins,
    token: tokenIn(headers),
    cookie: new RegExp(`(?:^|; *)${cookieName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1],
    setCookie(secret) {
      const life = secret ? refreshTokenSeconds : 0
      const parts = [`${cookieName}=${secret ?? ''}`, 'Path=/auth', `Max-Age=${life}`, 'HttpOnly', 'SameSite=Lax']
      void reply.header('set-cookie', [...parts, ...(origins.secure ? ['Secure'] : [])].join('; '))
    },
  }
}

export function originsOf(settings: OriginSettings, { protocol, host, headers }: FastifyRequest): Origins {
  return originsFor(settings, { protocol, host, origin: headers.origin })
}

/** A page's form says its language; a program by its header. */
function langOf(body: unknown): string | undefined {
  const { lang } = (body ?? {}) as { lang?: unknown }
  return typeof lang === 'string' ? lang : undefined
}
