// Queries for things that the catalog lacks.
import { readFileSync } from 'node:fs'
import { type Locale, locales } from '#contract/foundation/locales.ts'

const halves = ['open', 'held'] as const
type AbsentThing = { half: (typeof halves)[number]; text: string; language: Locale }

function absentThings(): AbsentThing[] {
  const lines = readFileSync(new URL('nothing.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [, language, half, text] = line.split('\t') as [string, string, AbsentThing['half'], string]
    return { half, text, language: locales.find((locale) => locale === language) ?? 'en' }
  })
}

export function abstentions(count: (query: AbsentThing) => number): Record<(typeof halves)[number], number> {
  const right = absentThings().filter((query) => count(query) === 0)
  return {
    open: right.filter(({ half }) => half === 'open').length,
    held: right.filter(({ half }) => half === 'held').length,
  }
}
