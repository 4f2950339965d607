// Rules of transparency, counted hourly.
import type pg from 'pg'
import { reportReasons } from '#contract/foundation/constants.ts'
import { moderatedKinds } from '#contract/trust/sanctions/acts.ts'
import { decisionActs } from '#contract/trust/transparency/acts.ts'
import type { transparency as contract, TransparencyMonth } from '#contract/trust/transparency/transparency.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { countFacts, type FactRow } from './queries.ts'

type HourlyCounts = { countedAt: string; months: TransparencyMonth[] }
const counted = hourly<HourlyCounts>(1)

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async report({ pool }, { query }) {
    const { countedAt, months } = await counted(pool, '', () => count(pool, new Date()))
    const years = [...new Set(months.map(yearOf))]
    const year = query.year ?? years.at(-1)!
    if (!years.includes(year)) throw new Refusal('NotFound', 'No report of this year')
    return { years, year, countedAt, months: months.filter((one) => yearOf(one) === year) }
  },
}

const yearOf = ({ month }: { month: string }) => Number(month.slice(0, 4))

async function count(pool: pg.Pool, now: Date): Promise<HourlyCounts> {
  const rows = await countFacts(pool)
  const byMonth = Map.groupBy(rows, ({ month }) => month)
  const present = now.toISOString().slice(0, 7)
  const first = [...byMonth.keys(), present].toSorted()[0]!
  const months = monthsFrom(first, present).map((month) => figuresOf(month, byMonth.get(month) ?? [], present))
  return { countedAt: now.toISOString(), months }
}

function monthsFrom(first: string, last: string): string[] {
  const months = []
  const at = new Date(`${first}-01T00:00:00Z`)
  for (; at.toISOString().slice(0, 7) <= last; at.setUTCMonth(at.getUTCMonth() + 1))
    months.push(at.toISOString().slice(0, 7))
  return months
}

function figuresOf(month: string, rows: readonly FactRow[], present: string): TransparencyMonth {
  const find = (fact: FactRow['fact'], { word = null, kind = null }: Partial<Pick<FactRow, 'word' | 'kind'>> = {}) =>
    rows.find((row) => row.fact === fact && row.word === word && row.kind === kind)
  const countOf = (...of: Parameters<typeof find>) => find(...of)?.count ?? 0
  const each = <Key extends string>(keys: readonly Key[], countBy: (key: Key) => number) =>
    Object.fromEntries(keys.map((key) => [key, countBy(key)])) as Record<Key, number>
  const hours = find('settled')?.hours ?? null
  return {
    month,
    over: month < present,
    reports: countOf('report'),
    byReason: each(reportReasons, (word) => countOf('report', { word })),
    byKind: each(moderatedKinds, (kind) => countOf('report', { kind })),
    settled: countOf('settled'),
    medianHours: hours === null ? null : Math.round(hours * 10) / 10,
    decisions: each(decisionActs, (word) => countOf('decision', { word })),
    reviewsRemoved: countOf('decision', { word: 'remove', kind: 'review' }),
    appeals: each(['received', 'upheld', 'reversed'], (word) => countOf('appeal', { word })),
    restored: countOf('restored'),
  }
}
