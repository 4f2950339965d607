// Login state of `/login` and `/register`, checked by `/SetID`.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { handOverAddress, stateCookie } from '#contract/identity/auth/hand-over.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { isOnPortal } from '#contract/foundation/portals.ts'
import { pathsFor } from '#web/foundation/paths.ts'

const day = 24 * 3600 // seconds

/** `path` excludes the language. */
export function loginPageOf(path: string): 'login' | 'register' | undefined {
  const page = /^\/(login|register)\/?$/i.exec(path)?.[1]?.toLowerCase()
  return page as 'login' | 'register' | undefined
}

type Begin = { page: 'login' | 'register'; locale: Locale; origin: string; authUrl: string }

export function beginLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, locale, origin, authUrl }: Begin,
): FastifyReply {
  const { home, account } = pathsFor(locale)
  const { continue: wanted, doing } = request.query as { continue?: unknown; doing?: unknown }
  const url = typeof wanted === 'string' ? URL.parse(wanted, origin) : null
  const destination = url && isOnPortal(url, origin) ? url.href : origin + home()
  // Concurrent tabs must not end each other's login.
  const known = new RegExp(`(?:^|;\\s*)${stateCookie}=([\\w-]{32})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
  const state = known ?? randomBytes(24).toString('base64url')
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return reply
    .headers({
      'set-cookie': `${stateCookie}=${state}; Path=/; Max-Age=${day}; SameSite=Lax${secure}`,
      'cache-control': 'no-store',
    })
    .redirect(
      authUrl +
        account(page, {
          continue: handOverAddress(origin, { state, destination }),
          doing: doing === '1' ? '1' : undefined,
        }),
      303,
    )
}
