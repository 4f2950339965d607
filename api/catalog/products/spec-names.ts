// Known names of specifications in four languages (spec-names.tsv).
import { readFileSync } from 'node:fs'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { folded } from '#kit/folded.ts'

const byName = new Map<string, Record<Locale, string>>()
for (const line of readFileSync(new URL('spec-names.tsv', import.meta.url), 'utf8').split('\n')) {
  if (line === '' || line.startsWith('#')) continue
  const names = line.split('\t')
  const record = Object.fromEntries(locales.map((locale, at) => [locale, names[at]!])) as Record<Locale, string>
  for (const name of names) if (!byName.has(normalized(name))) byName.set(normalized(name), record)
}

function normalized(name: string): string {
  return folded(name).replace(/\s+/g, ' ').trim()
}

/** Undefined: unknown, or the key itself. */
export function specNameFor(key: string, locale: Locale): string | undefined {
  const name = byName.get(normalized(key))?.[locale]
  return name === key ? undefined : name
}

type Spec = { key: string; value: string }

export function specsFor(specs: readonly Spec[], locale: Locale): (Spec & { name?: string })[] {
  return specs.map((spec) => {
    const name = specNameFor(spec.key, locale)
    return name === undefined ? spec : { ...spec, name }
  })
}
