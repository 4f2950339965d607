// Which announcements a browser has dismissed: their versions, in a cookie, so that the server draws the page without them.

const year = 31_536_000 // seconds
/** More than are shown in a while; the oldest are forgotten. */
const most = 8
const pattern = /(?:^|;\s*)dismissed=([0-9a-f]{8}(?:\.[0-9a-f]{8}){0,7})(?:;|$)/

/** The versions in the cookies of a request or a document. */
export function dismissed(cookie: string | undefined): string[] {
  return cookie ? (pattern.exec(cookie)?.[1]?.split('.') ?? []) : []
}

/** The cookie that adds a version to those before. */
export function rememberDismissed(version: string, before: readonly string[]): string {
  const versions = [version, ...before.filter((one) => one !== version)].slice(0, most)
  return `dismissed=${versions.join('.')}; path=/; samesite=lax; max-age=${year}`
}
