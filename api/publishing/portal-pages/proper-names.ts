// Names of ports, cities and fairs by language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale, Names } from '#contract/foundation/locales.ts'

const names = new Map(
  Object.entries(
    JSON.parse(readFileSync(join(import.meta.dirname, 'proper-names.json'), 'utf8')) as Record<string, Names>,
  ),
)
const between = ' / '

/** Slashes separate names; unknown ones stay as written. */
export function properName(name: string, locale: Locale): string {
  return name
    .split(between)
    .map((one) => names.get(one)?.[locale] ?? one)
    .join(between)
}
