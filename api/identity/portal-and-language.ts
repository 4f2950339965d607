// Portal and language of the requesting page.
import type { FastifyRequest } from 'fastify'
import { localeOf, type Locale } from '#contract/foundation/locales.ts'
import { portalOf } from '#contract/foundation/portals.ts'

/** May differ from this server. `usual`: default portal. */
export function portalAndLanguageOf(
  { host, headers }: Pick<FastifyRequest, 'host' | 'headers'>,
  usual: string,
): { portal: string; locale: Locale } {
  const origin = headers.origin && URL.canParse(headers.origin) ? new URL(headers.origin).host : host
  return { portal: portalOf(origin, usual).key, locale: localeOf(headers['accept-language']) }
}
