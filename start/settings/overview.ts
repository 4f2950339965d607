// Settings in the console.
import type * as z from 'zod'

export function overviewOf(
  rules: Record<string, z.ZodType>,
  environment: NodeJS.ProcessEnv,
  keys: ReadonlySet<string>,
): { name: string; value: string | null; isSet: boolean }[] {
  return Object.entries(rules).map(([name, rule]) => {
    const given = environment[name]?.trim() || undefined
    if (given === undefined) return { name, value: shownDefault(rule.safeParse(undefined).data), isSet: false }
    return { name, value: keys.has(name) ? null : withoutUsers(given), isSet: true }
  })
}

function shownDefault(usual: unknown): string | null {
  if (usual === undefined || usual === '' || usual instanceof Map) return null
  if (typeof usual === 'boolean') return usual ? 'on' : 'off'
  return String(usual)
}

/** Addresses of a list; a password may have commas. */
function withoutUsers(value: string): string {
  return value
    .split(/[\s,]+(?=[a-z]+:\/\/)/i)
    .map(withoutUser)
    .join(',')
}

function withoutUser(value: string): string {
  if (!/^[a-z]+:\/\//i.test(value) || !URL.canParse(value)) return value
  const url = new URL(value)
  if (!url.username && !url.password && !url.search) return value
  return `${url.protocol}//${url.host}${url.pathname}`
}
