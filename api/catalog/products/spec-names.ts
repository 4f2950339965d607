// Specification names: interface languages to show (spec-names.tsv), three more to read (spec-keys.tsv).
import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { folded } from '#kit/folded.ts'

type SpecName = { names: Record<Locale, string>; key: string }

const byName = new Map<string, SpecName>()
const known = new LRUCache<string, string>({ max: 4000, memoMethod: normalize })

function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'))
}

function add(name: string, record: SpecName): void {
  if (!byName.has(normalized(name))) byName.set(normalized(name), record)
}

/** English names with equal translations ("Outer diameter", "Outside diameter") share a key. */
function readNames(): void {
  const keys = new Map<string, string>()
  const rows = rowsOf('spec-names.tsv')
  const records = rows.map((names): SpecName => {
    const translations = names.slice(1).map(normalized).join('\t')
    const key = keys.get(translations) ?? names[0]!
    keys.set(translations, key)
    return { key, names: Object.fromEntries(locales.map((locale, at) => [locale, names[at]!])) as SpecName['names'] }
  })
  for (const at of locales.keys()) for (const [row, names] of rows.entries()) add(names[at]!, records[row]!)
  for (const [english, ...others] of rowsOf('spec-keys.tsv'))
    for (const name of others.flatMap((names) => names.split('|'))) add(name, byName.get(normalized(english!))!)
}
readNames()

function normalized(name: string): string {
  return known.memo(name)
}

function normalize(name: string): string {
  return folded(name)
    .replace(/’/g, "'")
    .replace(/[\s_]+/g, ' ')
    .replace(/ ?: ?$/, '')
    .trim()
}

/** Undefined: unknown, or the key itself. */
export function specNameFor(key: string, locale: Locale): string | undefined {
  const name = byName.get(normalized(key))?.names[locale]
  return name === key ? undefined : name
}

export function specKeyFor(key: string): string {
  return byName.get(normalized(key))?.key ?? key.trim()
}

type Spec = { key: string; value: string }

export function specsFor(specs: readonly Spec[], locale: Locale): (Spec & { name?: string })[] {
  return specs.map((spec) => {
    const name = specNameFor(spec.key, locale)
    return name === undefined ? spec : { ...spec, name }
  })
}
