// Which network addresses count as one caller where attempts are counted. Pure.

/** The address itself, or of IPv6 the first half: one household or server has a whole /64 of them. */
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
