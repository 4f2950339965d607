// A company's own site as a link that is safe to follow. Knows nothing of the company.

/** The address with its protocol and its short name, or undefined when it is not a web address. */
export function websiteOf(given: string | null): { href: string; name: string } | undefined {
  if (!given) return undefined
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !url.hostname.includes('.')) return undefined
  return { href: url.href, name: url.host.replace(/^www\./, '') + url.pathname.replace(/\/$/, '') }
}
