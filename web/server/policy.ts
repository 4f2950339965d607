// Security headers of pages. Without inline scripts and styles the content policy allows none, and cached pages need no nonce.
import { siblingHosts } from '#contract/foundation/portals.ts'

/** A page of the auth service; `path` is without its language. */
export function isAuthPage(path: string): boolean {
  return /^\/auth(\/|$)/i.test(path)
}

/** The page that takes a token from its address; not redirected, in any letter case. */
export function isSessionRedirect(path: string): boolean {
  return /^\/setid\/?$/i.test(path)
}

/**
 * Headers of a page. `apiUrl`: where browsers call the API; `uploads`: where they send files, if that is another origin; `cards`: whose script takes card numbers; development lets Vite inject its styles and its socket. The answer is a
 * function of the page's path without its language, of its origin, and of the auth service's where that is another.
 */
export function pageHeaders(
  apiUrl: string,
  mode: 'production' | 'development',
  uploads?: string,
  cards?: 'stripe',
): (path: string, origin: string, authUrl: string) => Record<string, string> {
  const api = /^https?:/.test(apiUrl) ? ` ${new URL(apiUrl).origin}` : ''
  const stripe = cards === 'stripe' ? 'stripe' : ''
  const development = mode === 'development'
  const policy = (authUrl: string, forms: string) =>
    [
      "default-src 'none'",
      `script-src 'self'${stripe && ' https://js.stripe.com'}`,
      `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${api}${uploads ? ` ${uploads}` : ''}${authUrl && ` ${authUrl}`}${development ? ' ws:' : ''}${stripe && ' https://api.stripe.com'}`,
      ...(stripe ? ['frame-src https://js.stripe.com https://hooks.stripe.com'] : []),
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
    // Their addresses may carry one-time tokens, and they show personal data: no caching, no referrer.
    return {
      // A login without scripts ends on a portal: browsers check redirects of forms against this list, too.
      'content-security-policy': policy(authUrl, `'self' ${siblingHosts(origin)}`),
      'cache-control': 'no-store',
      'referrer-policy': isSessionRedirect(path) ? 'no-referrer' : 'same-origin',
    }
  }
}
