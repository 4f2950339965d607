// Page security headers. No inline scripts or styles: no nonce.
import { siblingHosts } from '#contract/foundation/portals.ts'
import type { ProviderFacts } from '#kit/payments/provider.ts'

export type CardSources = Pick<ProviderFacts, 'script' | 'frames' | 'connects'>

/** `path` excludes the language. */
export function isAuthPage(path: string): boolean {
  return /^\/auth(\/|$)/i.test(path)
}

/** Takes a token from its address; never redirected, in any letter case. */
export function isSessionRedirect(path: string): boolean {
  return /^\/setid\/?$/i.test(path)
}

/** `uploads`: origin, if different. The result depends only on page path (without language), origin and auth origin. */
export function pageHeaders(
  apiUrl: string,
  mode: 'production' | 'development',
  uploads?: string,
  cards?: CardSources,
): (path: string, origin: string, authUrl: string) => Record<string, string> {
  const api = /^https?:/.test(apiUrl) ? ` ${new URL(apiUrl).origin}` : ''
  const scripts = cards?.script === undefined ? [] : [new URL(cards.script).origin]
  const frames = cards?.frames ?? []
  const listed = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  const development = mode === 'development'
  const policy = (authUrl: string, forms: string) =>
    [
      "default-src 'none'",
      `script-src 'self'${listed(scripts)}`,
      `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${api}${uploads ? ` ${uploads}` : ''}${authUrl && ` ${authUrl}`}${development ? ' ws:' : ''}${listed(cards?.connects ?? [])}`,
      ...(frames.length > 0 ? [`frame-src${listed(frames)}`] : []),
      "media-src 'self'",
      "manifest-src 'self'",
      `form-action ${forms}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ')
  return (path, origin, authUrl): Record<string, string> => {
    if (!isAuthPage(path) && !isSessionRedirect(path)) {
      const forms = `'self'${authUrl && ` ${authUrl}`}`
      return { 'content-security-policy': policy(authUrl, forms), 'cache-control': 'no-cache' }
    }
    // Addresses may carry one-time tokens, and pages show personal data: no caching, no referrer.
    return {
      // Scriptless logins end on a portal: browsers apply this list to form redirects, too.
      'content-security-policy': policy(authUrl, `'self' ${siblingHosts(origin)}`),
      'cache-control': 'no-store',
      'referrer-policy': isSessionRedirect(path) ? 'no-referrer' : 'same-origin',
    }
  }
}

const inFrontMost = 300 // seconds
const keyMost = 4000 // characters; Varnish takes headers of 8 KiB

/** Caches in front keep a page until a tag is purged; browsers ask anew. */
export function inFront({ tags, until }: { tags: readonly string[]; until: number }): Record<string, string> {
  const key = tags.join(' ')
  if (key.length > keyMost) return {}
  const seconds = Math.max(0, Math.min(inFrontMost, Math.floor((until - Date.now()) / 1000)))
  return { 'surrogate-key': key, 'cdn-cache-control': `max-age=${seconds}` }
}
