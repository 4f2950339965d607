// Safe website addresses.
export function hrefOf(address: string | null): string | undefined {
  if (!address) return undefined
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !url.hostname.includes('.')) return undefined
  return url.href
}
