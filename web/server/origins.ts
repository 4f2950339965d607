// Origins of a site.
import type { FastifyRequest } from 'fastify'
import { plainHost, type Portal, portalByKey, portalOf } from '#contract/foundation/portals.ts'

export type Origins = ReturnType<typeof originsOf>

export function originsOf({
  publicUrl: given,
  authUrl,
}: {
  publicUrl?: string | undefined
  authUrl?: string | undefined
}) {
  const publicUrl = given ? new URL(given) : undefined
  return {
    of(request: FastifyRequest): string {
      const host = /^[\w.-]+(:\d+)?$/.test(request.host) ? request.host : 'localhost'
      if (!publicUrl) return `${request.protocol}://${host}`
      const known = host === publicUrl.host || host.endsWith(`.${publicUrl.host}`)
      return known ? `${publicUrl.protocol}//${host}` : publicUrl.origin
    },
    main(origin: string): string {
      const { protocol, host } = new URL(origin)
      return publicUrl?.origin ?? `${protocol}//${plainHost(host)}`
    },
    /** One login serves all portals. Empty there. */
    ofAuth(origin: string): string {
      const { protocol, host } = new URL(origin)
      const auth = authUrl ?? publicUrl?.origin ?? `${protocol}//${plainHost(host)}`
      return auth === origin ? '' : auth
    },
  }
}

/** An installed app starts with `?portal=` on the main host. */
export function portalShown(origins: Origins, request: FastifyRequest, usual: string): Portal {
  const origin = origins.of(request)
  const key = origins.main(origin) === origin ? keptPortal(request) : undefined
  return key ? portalByKey(key)! : portalOf(request.host, usual)
}

export function keptPortal({ url }: Pick<FastifyRequest, 'url'>): string | undefined {
  const key = /[?&]portal=([a-z-]+)/.exec(url)?.[1]
  return key && portalByKey(key)?.key
}
