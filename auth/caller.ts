// Caller of a request.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refreshTokenSeconds, verifyLinkSeconds } from '#contract/foundation/constants.ts'
import { localeOf } from '#contract/foundation/locales.ts'
import { tokenIn } from '#kit/authorize-caller.ts'
import type { Caller } from './context.ts'
import { deviceOf } from '#contract/identity/auth/device.ts'
import { originsFor, type Origins, type OriginSettings } from './origins.ts'

const sessionCookie = 'wbn_session'
const deviceCookie = 'wbn_device'
const registrationCookie = 'wbn_registration'
const year = 365 * 24 * 3600 // seconds

export function callerOf(settings: OriginSettings, request: FastifyRequest, reply: FastifyReply): Caller {
  const origins = originsOf(settings, request)
  const { headers } = request
  function setCookie(name: string, value: string, seconds: number): void {
    const parts = [`${name}=${value}`, 'Path=/auth', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax']
    void reply.header('set-cookie', [...parts, ...(origins.secure ? ['Secure'] : [])].join('; '))
  }
  return {
    address: request.ip,
    device: deviceOf(headers['user-agent']),
    locale: localeOf(langOf(request.body) ?? headers['accept-language']),
    origins,
    token: tokenIn(headers),
    cookie: cookieIn(headers.cookie, sessionCookie, /^[\w-]{43}$/),
    setCookie: (secret) => setCookie(sessionCookie, secret ?? '', secret ? refreshTokenSeconds : 0),
    deviceCookie: cookieIn(headers.cookie, deviceCookie, /^[\w.-]{1,200}$/),
    registrationCookie: cookieIn(headers.cookie, registrationCookie, /^[\w-]{43}$/),
    setRegistrationCookie: (secret) => setCookie(registrationCookie, secret ?? '', secret ? verifyLinkSeconds : 0),
    setDeviceCookie: (value) => setCookie(deviceCookie, value, year),
  }
}

export function innerCaller(settings: OriginSettings): Caller {
  const ignore = () => {}
  return {
    address: '',
    device: 'api',
    locale: 'en',
    origins: originsFor(settings, { protocol: 'http', host: 'localhost', origin: undefined }),
    token: undefined,
    cookie: undefined,
    setCookie: ignore,
    deviceCookie: undefined,
    setDeviceCookie: ignore,
    registrationCookie: undefined,
    setRegistrationCookie: ignore,
  }
}

function cookieIn(header: string | undefined, name: string, shape: RegExp): string | undefined {
  const value = new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(header ?? '')?.[1]
  return value !== undefined && shape.test(value) ? value : undefined
}

export function originsOf(settings: OriginSettings, { protocol, host, headers }: FastifyRequest): Origins {
  return originsFor(settings, { protocol, host, origin: headers.origin })
}

/** Forms send a field, programs a header. */
function langOf(body: unknown): string | undefined {
  const { lang } = (body ?? {}) as { lang?: unknown }
  return typeof lang === 'string' ? lang : undefined
}
