// Judged queries: nDCG. See README.md.
import { readFileSync } from 'node:fs'
import { isLocale } from '#contract/foundation/locales.ts'

const halves = ['open', 'held'] as const
const languages = ['en', 'es', 'it', 'zh', 'de', 'fr', 'pt'] as const
const types = ['product', 'company'] as const
const forms = ['tidy', 'pasted'] as const
type Half = (typeof halves)[number]
export type JudgedQuery = {
  id: string
  language: (typeof languages)[number]
  type: (typeof types)[number]
  form: (typeof forms)[number]
  half: Half
  text: string
}

/** nDCG@10: unjudged documents are wrong (`strict`) or left out (`condensed`). */
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
    ([id, language, type, form, half, text]) => ({ id, language, type, form, half, text }) as JudgedQuery,
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

export function scoreOf(ids: string[], grades: Map<string, number>): Score | undefined {
  const all = [...grades.values()].sort((a, b) => b - a)
  if ((all[0] ?? 0) < 2) return undefined
  const ideal = gain(all)
  const known = ids.flatMap((id) => grades.get(id) ?? [])
  const first = ids.slice(0, best)
  return {
    strict: gain(ids.map((id) => grades.get(id) ?? 0)) / ideal,
    condensed: gain(known) / ideal,
    judged: first.length === 0 ? 1 : first.filter((id) => grades.has(id)).length / first.length,
  }
}

export type Ranker = (query: JudgedQuery) => string[]

type QueryScore = { query: JudgedQuery; score: Score }
type Row = { queries: string; distance: string } & Record<`${Half} ${keyof Score}`, string>
type Halves = Record<Half, number>
export type JudgedReport = { rows: Row[]; means: Record<JudgedQuery['form'] | 'all', Halves>; misses: string[] }

const poor = 0.6

function mean(values: number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((a, b) => a + b, 0) / values.length
}

function rowOf(name: string, some: QueryScore[]): Row {
  const meanOf = (half: Half, key: keyof Score): number | undefined =>
    mean(some.filter(({ query }) => query.half === half).map(({ score }) => score[key]))
  const cells = halves.flatMap((half) =>
    (['strict', 'condensed', 'judged'] as const).map((key) => [`${half} ${key}`, meanOf(half, key)?.toFixed(3) ?? '']),
  )
  const [open, held] = [meanOf('open', 'strict'), meanOf('held', 'strict')]
  const distance = open === undefined || held === undefined ? '' : Math.abs(open - held).toFixed(3)
  return { queries: `${name} (${some.length})`, ...Object.fromEntries(cells), distance } as Row
}

function rowsOf(form: JudgedQuery['form'], all: QueryScore[]): Row[] {
  const own = all.filter(({ query }) => query.form === form)
  const row = (name: string, fits: (query: JudgedQuery) => boolean): Row =>
    rowOf(
      `${form} ${name}`.trim(),
      own.filter(({ query }) => fits(query)),
    )
  const byLanguage = languages.flatMap((language) => [
    ...(form === 'tidy' && isLocale(language)
      ? types.map((type) => row(`${language} ${type}`, (query) => query.language === language && query.type === type))
      : []),
    row(language, (query) => query.language === language),
  ])
  return [
    ...byLanguage,
    row('de, fr, pt', ({ language }) => !isLocale(language)),
    ...types.map((type) => row(type, (query) => query.type === type)),
    row('', () => true),
  ]
}

const meansOf = (row: Row): Halves => ({ open: Number(row['open strict']), held: Number(row['held strict']) })

export function judgedTable(rank: Ranker): JudgedReport {
  const grades = gradesOf()
  const scored = judgedQueries().flatMap((query): QueryScore[] => {
    const score = scoreOf(rank(query), grades.get(query.id) ?? new Map())
    return score ? [{ query, score }] : []
  })
  const [tidy, pasted] = [rowsOf('tidy', scored), rowsOf('pasted', scored)]
  const all = rowOf('all', scored)
  const misses = scored
    .filter(({ query, score }) => query.half === 'open' && score.strict < poor)
    .sort((a, b) => a.score.strict - b.score.strict)
    .map(({ query, score }) => `${query.id} ${score.strict.toFixed(2)} ${query.form}: ${query.text}`)
  return {
    rows: [...tidy, ...pasted, all],
    means: { tidy: meansOf(tidy.at(-1)!), pasted: meansOf(pasted.at(-1)!), all: meansOf(all) },
    misses,
  }
}
