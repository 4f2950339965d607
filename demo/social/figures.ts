// A year of sample console figures.
import { hash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { emptySearches } from './empty-searches.ts'

const day = 24 * 3600 * 1000 // ms
const days = 365

const places: readonly [portal: string, locale: string, share: number][] = [
  ['usa', 'en', 0.2],
  ['usa', 'es', 0.03],
  ['mexico', 'es', 0.14],
  ['mexico', 'en', 0.02],
  ['italy', 'it', 0.13],
  ['italy', 'en', 0.04],
  ['germany', 'de', 0.07],
  ['germany', 'en', 0.03],
  ['china', 'zh', 0.1],
  ['china', 'en', 0.03],
  ['india', 'en', 0.07],
  ['brazil', 'en', 0.05],
  ['uk', 'en', 0.05],
  ['peru', 'es', 0.04],
]
const nowhere = [['', '', 1]] as const satisfies typeof places

/** Counts per working day last month; `first`: the first month's share. */
const series: readonly { kind: string; most: number; first: number; at: typeof places }[] = [
  { kind: 'searches', most: 620, first: 0.45, at: places },
  { kind: 'registrations', most: 2.4, first: 0.4, at: places },
  { kind: 'inquiries', most: 6, first: 0.5, at: places },
  { kind: 'rfqs', most: 0.9, first: 0.5, at: nowhere },
  { kind: 'payments', most: 0.7, first: 0.5, at: nowhere },
  { kind: 'posts', most: 2.2, first: 0.6, at: nowhere },
  { kind: 'reports', most: 0.35, first: 0.7, at: nowhere },
  { kind: 'helpRequests', most: 0.4, first: 0.6, at: nowhere },
  { kind: 'answers', most: 41_000, first: 0.5, at: nowhere },
  { kind: 'errors', most: 3, first: 1.6, at: nowhere },
]

type Count = { kind: string; at: string; portal: string; locale: string; count: number }

/** Deterministic, from 0 to 1. */
const chance = (name: string) => hash('sha256', `figures ${name}`, 'buffer').readUInt32BE(0) / 2 ** 32

const about = (mean: number, name: string) => Math.floor(mean * (0.75 + chance(`${name} size`) / 2) + chance(name))

function pace(at: Date): number {
  const isWeekend = at.getUTCDay() % 6 === 0
  const isHoliday = at.getUTCMonth() === 11 && at.getUTCDate() > 22
  return (isWeekend ? 0.35 : 1) * (isHoliday ? 0.5 : 1)
}

function countsOf(now: Date): Count[] {
  const today = Math.floor(now.getTime() / day) * day
  return Array.from({ length: days }, (_, index) => new Date(today - (days - index) * day)).flatMap((at, index) => {
    const grown = (first: number) => first + ((1 - first) * index) / days
    return series.flatMap(({ kind, most, first, at: where }) =>
      where.flatMap(([portal, locale, share]) => {
        const name = `${kind} ${portal} ${locale} ${index}`
        const count = about(most * share * grown(first) * pace(at), name)
        const row = { at: at.toISOString(), portal, locale }
        return [
          { ...row, kind, count },
          ...partsOf(kind, count, index / days, name).map((part) => ({ ...row, ...part })),
        ]
      }),
    )
  })
}

function partsOf(kind: string, count: number, time: number, name: string): { kind: string; count: number }[] {
  const part = (of: number) => Math.min(count, about(count * of, `${name} part`))
  if (kind === 'searches') return [{ kind: 'searchesWithoutResults', count: part(0.092 - 0.03 * time) }]
  if (kind === 'inquiries') return [{ kind: 'answeredInquiries', count: part(0.7 + 0.12 * time) }]
  if (kind === 'payments')
    return [{ kind: 'revenue', count: count * Math.round(19_000 + 22_000 * chance(`${name} price`)) }]
  return kind === 'errors' ? [{ kind: 'defects', count: part(0.3) }] : []
}

export async function addSampleFigures(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  const known = await tx
    .selectFrom('figureCounts')
    .select('kind')
    .where('sample', '=', true)
    .limit(1)
    .executeTakeFirst()
  const sample = await tx.selectFrom('businesses').select('id').where('sample', '=', true).limit(1).executeTakeFirst()
  if (known || !sample) return false
  const counts = countsOf(now).filter(({ count }) => count > 0)
  await sql`insert into figure_counts (kind, at, portal, locale, sample, count)
    select kind, at, portal, locale, true, count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as r (kind text, at timestamptz, portal text, locale text, count int)`.execute(
    tx,
  )
  const texts = emptySearches(now, chance)
  await sql`insert into empty_searches (day, text, portal, locale, corrected, count, last_at, sample)
    select day, text, portal, locale, corrected, count, day + interval '1 hour' * 15, true
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as r (day date, text text, portal text, locale text, corrected text, count int)
    on conflict do nothing`.execute(tx)
  await addLevels(tx, now)
  return true
}

async function addLevels(tx: Transaction<DB>, now: Date): Promise<void> {
  const levels = Array.from({ length: days }, (_, index) => ({
    at: new Date(Math.floor(now.getTime() / day) * day - (days - index) * day + day / 2).toISOString(),
    grown: 0.55 + (0.45 * index) / days,
    waiting: about(9, `waiting ${index}`),
    failed: chance(`failed ${index}`) < 0.06 ? 1 : 0,
  }))
  await sql`insert into figure_levels (kind, at, sample, level)
    select v.kind, l.at, true, v.level
    from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb) as l (at timestamptz, grown float8, waiting int, failed int),
      lateral (values ('database', round(pg_database_size(current_database()) * l.grown)),
        ('files', round(420000000 * l.grown)), ('jobsWaiting', l.waiting), ('jobsFailed', l.failed)) as v (kind, level)
    on conflict do nothing`.execute(tx)
}
