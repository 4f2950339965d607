// SQL that reads figures.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BreakdownKind, LevelKind } from '#contract/operations/console/activity.ts'
import type { DB } from '#api/database/tables.ts'
import type { CountKind } from './count-queries.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Db = Kysely<DB>
/** `before` to `from` is compared with `from` to `today`. */
export type Span = { step: 'day' | 'week' | 'month'; before: Date; from: Date; today: Date; now: Date }
export type Place = { portal?: string | undefined; locale?: string | undefined }
/** First day; null: the comparison period. */
type Step = { start: string | null }
/** Complete days, or today. */
type Part = Step & { isOver: boolean }

function stepOf({ step, from }: Span): RawBuilder<string | null> {
  return sql`case when at >= ${from} then to_char(date_trunc(${step}, at at time zone 'UTC'), 'YYYY-MM-DD') end`
}
const isOver = ({ today }: Span) => sql<boolean>`at < ${today}`
const during = ({ before, now }: Span) => sql`at >= ${before} and at <= ${now}`

function inPlace({ portal, locale }: Place): RawBuilder<unknown> {
  const parts = [sql`true`, ...(portal ? [sql`portal = ${portal}`] : []), ...(locale ? [sql`locale = ${locale}`] : [])]
  return sql.join(parts, sql` and `)
}

export async function countActivity(db: Db, span: Span, place: Place, kinds: readonly string[]) {
  const { rows } = await sql<Part & { kind: string; count: number }>`
    select kind, ${stepOf(span)} as start, ${isOver(span)} as "isOver", sum(count)::int as count from activity
    where ${during(span)} and kind = any(${kinds}) and ${inPlace(place)} group by 1, 2, 3`.execute(db)
  return rows
}

export async function findSampleDay(db: Db, { from, now }: Span): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD') as day from figure_counts
    where sample and at >= ${from} and at <= ${now}`.execute(db)
  return rows[0]!.day
}

export async function sumCounts(db: Db, span: Span, place: Place, kinds: readonly CountKind[]) {
  const { rows } = await sql<Part & { kind: CountKind; count: number }>`
    select kind, ${stepOf(span)} as start, ${isOver(span)} as "isOver", sum(count)::int as count from figure_counts
    where kind = any(${kinds}) and ${during(span)} and ${inPlace(place)} group by 1, 2, 3`.execute(db)
  return rows
}

export async function sumInquiries(db: Db, span: Span, place: Place) {
  const { rows } = await sql<Part & { count: number; answered: number }>`
    select ${stepOf(span)} as start, ${isOver(span)} as "isOver", sum(count)::int as count, sum(answered)::int as answered
    from answerable_inquiries where ${during(span)} and ${inPlace(place)} group by 1, 2`.execute(db)
  return rows
}

/** Cents. */
export async function sumRevenue(db: Db, span: Span) {
  const { rows } = await sql<Part & { cents: number }>`
    select ${stepOf(span)} as start, ${isOver(span)} as "isOver", sum(cents)::float8 as cents from revenue
    where ${during(span)} group by 1, 2`.execute(db)
  return rows
}

export async function findLevels(db: Db, span: Span) {
  const { rows } = await sql<Step & { kind: LevelKind; last: number; most: number }>`
    select kind, ${stepOf(span)} as start, (array_agg(level order by at desc))[1] as last, max(level) as most from figure_levels
    where ${during(span)} group by 1, 2`.execute(db)
  return rows
}

/** Null and '' are unrecorded. */
export async function countByPlace(db: Db, { from, now }: Span) {
  const { rows } = await sql<{ kind: BreakdownKind; portal: string | null; locale: string | null; count: number }>`
    select kind, portal, locale, sum(count)::int as count from (
      select kind, portal, locale, count from activity where kind in ('registrations', 'inquiries') and at >= ${from} and at <= ${now}
      union all
      select kind, portal, locale, count from figure_counts
      where kind in ('searches', 'searchesWithoutResults') and at >= ${from} and at <= ${now}) a
    group by 1, 2, 3`.execute(db)
  return rows
}

/** Searched at least twice. `since`: first day. */
const seldom = 2
const emptyOf = (since: string, place: Place) => sql`
  from (select e.*, sum(count) over (partition by text) as everywhere from empty_searches e where day >= ${since}::date) e
  where everywhere >= ${seldom} and ${inPlace(place)}`

export async function findTopTexts(db: Db, since: string, place: Place, most: number) {
  const { rows } = await sql<{ text: string; count: number; total: number }>`
    select text, sum(count)::int as count, count(*) over ()::int as total ${emptyOf(since, place)}
    group by text order by 2 desc, 1 limit ${most}`.execute(db)
  return rows
}

type EmptyRow = {
  text: string
  portal: string
  locale: string
  count: number
  lastAt: Date
  corrected: string | null
}
type Cut = { by: 'count' | 'lastAt' | 'text'; direction: 'asc' | 'desc'; limit: number; offset: number }
const orders = { count: sql`count`, lastAt: sql`"lastAt"`, text: sql`text` }

export async function findEmptySearches(
  db: Db,
  since: string,
  { q = '', ...place }: Place & { q?: string | undefined },
  { by, direction, limit, offset }: Cut,
) {
  const like = likeOf(q)
  const found = sql`select text, portal, locale, sum(count)::int as count, max(last_at) as "lastAt",
      (array_agg(corrected order by last_at desc) filter (where corrected is not null))[1] as corrected
    ${emptyOf(since, place)} and (text like ${like} or folded(corrected) like folded(${like})) group by 1, 2, 3`
  const [{ rows }, counted] = await Promise.all([
    sql<EmptyRow>`select * from (${found}) f order by ${orders[by]} ${sql.raw(direction)}, text, portal, locale
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${found}) f`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}

export type ErrorRates = {
  answers: number
  errors: number
  usualAnswers: number
  usualErrors: number
  since: Date | null
}

/** Current and previous hour; usual: the seven days before. */
export async function findErrorRates(db: Db): Promise<ErrorRates> {
  const { rows } = await sql<ErrorRates>`
    with recent as (select date_trunc('hour', now()) - interval '1 hour' as at)
    select coalesce(sum(count) filter (where c.at >= r.at and kind = 'answers'), 0)::int as answers,
      coalesce(sum(count) filter (where c.at >= r.at and kind = 'errors'), 0)::int as errors,
      coalesce(sum(count) filter (where c.at < r.at and kind = 'answers'), 0)::int as "usualAnswers",
      coalesce(sum(count) filter (where c.at < r.at and kind = 'errors'), 0)::int as "usualErrors",
      min(c.at) filter (where c.at >= r.at and kind = 'errors') as since
    from recent r join figure_counts c on c.kind in ('answers', 'errors') and c.at >= r.at - interval '7 days' and not c.sample`.execute(
    db,
  )
  return rows[0]!
}
