// The settings as the console shows them: secrets, and the users and passwords of addresses, are left out.
import type * as z from 'zod'

/** Every setting with its value, or the default where none is set; null where it is secret, or there is none. */
export function overviewOf(
  rules: Record<string, z.ZodType>,
  environment: NodeJS.ProcessEnv,
  keys: ReadonlySet<string>,
): { name: string; value: string | null; isSet: boolean }[] {
  return Object.entries(rules).map(([name, rule]) => {
    const given = environment[name]?.trim() || undefined
    if (given === undefined) return { name, value: shownDefault(rule.safeParse(undefined).data), isSet: false }
    return { name, value: keys.has(name) ? null : withoutUser(given), isSet: true }
  })
}

function shownDefault(usual: unknown): string | null {
  if (usual === undefined || usual === '' || usual instanceof Map) return null
  if (typeof usual === 'boolean') return usual ? 'on' : 'off'
  return String(usual)
}

function withoutUser(value: string): string {
  if (!/^[a-z]+:\/\//.test(value) || !URL.canParse(value)) return value
  const url = new URL(value)
  if (!url.username && !url.password && !url.search) return value
  return `${url.protocol}//${url.host}${url.pathname}`
}
