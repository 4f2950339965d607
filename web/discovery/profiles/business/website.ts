// Safe links to company websites; undefined for other addresses.
import { shownUrl } from '#kit/hosts.ts'

/** Links of unchecked companies count for no search engine. */
export function relOf({ verified }: { verified: boolean }): string {
  return verified ? 'nofollow noopener' : 'nofollow ugc noopener'
}

export function websiteOf(address: string | null): { href: string; name: string } | undefined {
  if (!address) return undefined
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !url.hostname.includes('.')) return undefined
  const shown = shownUrl(url.origin + url.pathname)
  return { href: url.href, name: shown.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') }
}
