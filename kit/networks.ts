// Network address that counts a caller's attempts.

/** IPv6: a household's /64. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::', 2)
  const groups = head.split(':').filter(Boolean)
  if (ip.includes('::')) {
    const after = tail.split(':').filter(Boolean)
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return groups.slice(0, 4).join(':')
}
