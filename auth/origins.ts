// Known origins.
import { isIP } from 'node:net'
import { plainHost } from '#contract/foundation/portals.ts'
import { isPublicAddress } from '#kit/fetching/addresses.ts'

export type OriginSettings = {
  publicUrl?: string | undefined
  authUrl?: string | undefined
  /** Origin of email links when neither is set and the requested host is not local. */
  fallback: string
}
type RequestOrigin = { protocol: string; host: string; origin?: string | undefined }

export type Origins = {
  isKnown: (origin: string) => boolean
  /** Portal origin and path after signing in (`/` for foreign targets). */
  destination: (wanted: string | undefined) => { origin: string; to: string }
  mailOrigin: string
  secure: boolean
}

/** Own hosts: the requested one or PUBLIC_URL's, optionally with `www.` or a portal name, and AUTH_URL's. */
export function originsFor(
  { publicUrl, authUrl, fallback }: OriginSettings,
  { protocol, host, origin }: RequestOrigin,
): Origins {
  const settled = publicUrl ? new URL(publicUrl) : undefined
  const near = settled && plainHost(host) === plainHost(settled.host)
  // TLS-terminating proxies may not report https.
  const seen = near ? settled.protocol : `${protocol}:`
  const own = authUrl && new URL(authUrl).host === host ? authUrl : `${seen}//${host}`

  function isKnown(text: string): boolean {
    const url = URL.parse(text)
    if (!url || !/^https?:$/.test(url.protocol)) return false
    if (url.origin === own || url.origin === authUrl) return true
    if (settled && plainHost(url.host) === plainHost(settled.host)) return url.protocol === settled.protocol
    const near =
      plainHost(url.host) === plainHost(host) || (isLoopback(host) && isLoopback(url.host) && samePort(url, host))
    return near && url.protocol === new URL(own).protocol
  }

  /** Calling page's portal, else a requested host other than the auth service's. */
  function here(): string {
    if (origin && origin !== authUrl && isKnown(origin)) return origin
    return own === authUrl && publicUrl ? publicUrl : own
  }

  function destination(wanted: string | undefined): { origin: string; to: string } {
    const base = here()
    const url = wanted ? URL.parse(wanted, base) : null
    if (!url || !/^https?:$/.test(url.protocol) || !isKnown(url.origin) || url.username || url.password)
      return { origin: base, to: '/' }
    const path = `${url.pathname}${url.search}${url.hash}`
    // Two leading slashes would name a host.
    if (/^[/\\]{2}/.test(path)) return { origin: url.origin === authUrl ? base : url.origin, to: '/' }
    return /^[/?#]/.test(wanted!) && url.origin === base
      ? { origin: base, to: path }
      : { origin: url.origin === authUrl ? base : url.origin, to: url.href }
  }

  const mailOrigin = authUrl ?? publicUrl ?? (isLocal(host) ? `${protocol}://${plainHost(host)}` : fallback)
  return { isKnown, destination, mailOrigin, secure: own.startsWith('https:') }
}

function nameIn(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
}
/** Loopback or private; prevents host-header injection into emails. */
function isLocal(host: string): boolean {
  const name = nameIn(host)
  return isLoopback(host) || (isIP(name) !== 0 && !isPublicAddress(name))
}
function isLoopback(host: string): boolean {
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^::1$/.test(nameIn(host))
}
function samePort(url: URL, host: string): boolean {
  return url.port === (/:(\d+)$/.exec(host)?.[1] ?? '')
}
