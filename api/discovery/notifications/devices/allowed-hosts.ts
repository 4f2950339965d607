// Allow-list of push services.
export function isAllowed(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username || url.password) return false
  return services.some((one) => (one.startsWith('*.') ? url.hostname.endsWith(one.slice(1)) : url.hostname === one))
}
