// Dismissed announcements, in a cookie for the server.

const year = 31_536_000 // seconds
const most = 8
const pattern = /(?:^|;\s*)dismissed=([0-9a-f]{8}(?:\.[0-9a-f]{8}){0,7})(?:;|$)/

export function dismissed(cookie: string | undefined): string[] {
  return cookie ? (pattern.exec(cookie)?.[1]?.split('.') ?? []) : []
}

export function rememberDismissed(version: string, before: readonly string[]): string {
  const versions = [version, ...before.filter((one) => one !== version)].slice(0, most)
  return `dismissed=${versions.join('.')}; path=/; samesite=lax; max-age=${year}`
}
