// Judged queries: nDCG. See README.md.
import { readFileSync } from 'node:fs'
import type { Locale } from '#contract/foundation/locales.ts'

const halves = ['open', 'held'] as const
type Half = (typeof halves)[number]
export type JudgedQuery = { id: string; language: Locale; type: 'product' | 'company'; half: Half; text: string }

/** nDCG@10: unjudged documents count as wrong (`strict`) or are left out (`condensed`). */
export type Score = { strict: number; condensed: number; judged: number }

const best = 10

function lines(file: string): string[][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

export function judgedQueries(): JudgedQuery[] {
  return lines('queries.tsv').map(
    ([id, language, type, half, text]) => ({ id, language, type, half, text }) as JudgedQuery,
  )
}

export function gradesOf(): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>()
  for (const [query, document, grade] of lines('judgments.tsv')) {
    const own = grades.get(query!) ?? new Map<string, number>()
    grades.set(query!, own.set(document!, Number(grade)))
  }
  return grades
}

const gain = (grades: number[]): number =>
  grades.slice(0, best).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** Undefined without a known fit. */
export function scoreOf(ids: string[], grades: Map<string, number>): Score | undefined {
  const all = [...grades.values()].sort((a, b) => b - a)
  if ((all[0] ?? 0) < 2) return undefined
  const ideal = gain(all)
  const known = ids.flatMap((id) => grades.get(id) ?? [])
  return {
    strict: gain(ids.map((id) => grades.get(id) ?? 0)) / ideal,
    condensed: gain(known) / ideal,
    judged: ids.slice(0, best).filter((id) => grades.has(id)).length / Math.max(1, Math.min(best, ids.length)),
  }
}

export type Ranker = (query: JudgedQuery) => string[]

type Row = { queries: string } & Record<`${Half} ${'strict' | 'condensed' | 'judged'}`, string>

function mean(values: number[]): string {
  return values.length === 0 ? '' : (values.reduce((a, b) => a + b, 0) / values.length).toFixed(3)
}

export function judgedTable(rank: Ranker): { rows: Row[]; open: number; held: number } {
  const grades = gradesOf()
  const scored = judgedQueries().flatMap((query) => {
    const score = scoreOf(rank(query), grades.get(query.id) ?? new Map())
    return score ? [{ query, score }] : []
  })
  const rowOf = (name: string, fits: (query: JudgedQuery) => boolean): Row => {
    const some = scored.filter(({ query }) => fits(query))
    const cells = halves.flatMap((half) => {
      const own = some.filter(({ query }) => query.half === half).map(({ score }) => score)
      return (['strict', 'condensed', 'judged'] as const).map((key) => [
        `${half} ${key}`,
        mean(own.map((one) => one[key])),
      ])
    })
    return { queries: `${name} (${some.length})`, ...Object.fromEntries(cells) } as Row
  }
  const types = ['product', 'company'] as const
  const rows = [
    ...(['en', 'es', 'it', 'zh'] as const).flatMap((language) =>
      types.map((type) => rowOf(`${language} ${type}`, (query) => query.language === language && query.type === type)),
    ),
    ...types.map((type) => rowOf(`all ${type}`, (query) => query.type === type)),
    rowOf('all', () => true),
  ]
  const all = rows.at(-1)!
  return { rows, open: Number(all['open strict']), held: Number(all['held strict']) }
}
