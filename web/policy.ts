// The content policy of pages. They have no inline script and no inline style, so it allows none, and cached pages need no nonce.

/** `apiUrl`: where browsers call the API. Development lets Vite inject its styles and its socket. */
export function pagePolicy(apiUrl: string, mode: 'production' | 'development'): string {
  const api = /^https?:/.test(apiUrl) ? ` ${new URL(apiUrl).origin}` : ''
  const development = mode === 'development'
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${api}${development ? ' ws:' : ''}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
