// Activity by step in UTC, and by portal and language.
import {
  type ActivityKind,
  activityKinds,
  activityPeriods,
  type BreakdownKind,
  breakdownKinds,
  kindsForAdministrators,
  kindsWithPlace,
  type LevelKind,
  levelKinds,
} from '#contract/operations/console/activity.ts'
import type { Activity, Breakdown } from '#contract/operations/console/figures.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import {
  countActivity,
  countByPlace,
  findLevels,
  findSampleDay,
  findTopTexts,
  type Place,
  sumCounts,
  sumInquiries,
  sumRevenue,
} from './queries.ts'
import { spanOf, startsOf } from './steps.ts'

const textsShown = 6
type ActivityQuery = { days: keyof typeof activityPeriods } & Place
type Series = Activity['series'][number]

const rowKinds = [
  'registrations',
  'businesses',
  'products',
  'inquiries',
  'rfqs',
  'posts',
  'payments',
  'reports',
  'helpRequests',
] as const satisfies ActivityKind[]
const countedKinds = ['searches', 'searchesWithoutResults', 'errors', 'defects'] as const satisfies ActivityKind[]

export async function activity(
  { db, viewer }: Pick<SignedIn, 'db' | 'viewer'>,
  { days, ...place }: ActivityQuery,
  now = new Date(),
): Promise<Activity> {
  const span = spanOf(activityPeriods[days], days, now)
  const isAdministrator = viewer.roles.includes('administrator')
  const isPlaced = Boolean(place.portal ?? place.locale)
  const kinds = activityKinds.filter(
    (kind) =>
      (isAdministrator || !kindsForAdministrators.includes(kind)) && (!isPlaced || kindsWithPlace.includes(kind)),
  )
  const has = (kind: ActivityKind) => kinds.includes(kind)
  const [rows, counts, inquiries, revenue, levels, byPlace, texts, sampleUntil] = await Promise.all([
    countActivity(db, span, place, rowKinds.filter(has)),
    sumCounts(db, span, place, countedKinds.filter(has)),
    sumInquiries(db, span, place),
    has('revenue') ? sumRevenue(db, span) : [],
    has('database') ? findLevels(db, span) : [],
    countByPlace(db, span),
    isAdministrator ? findTopTexts(db, span.from.toISOString().slice(0, 10), place, textsShown) : undefined,
    findSampleDay(db, span),
  ])
  const starts = startsOf(span)
  const seriesOf = (kind: ActivityKind): Series => {
    if (kind === 'revenue') return summed(kind, starts, revenue, ({ cents }) => cents)
    if (kind === 'replyRate') return shares(kind, starts, inquiries, answeredOf)
    if (kind === 'shareWithoutResults') return shares(kind, starts, searchesOf(counts), emptyOf)
    if (isLevel(kind)) return measured(kind, starts, levels)
    const own = [...rows, ...counts].filter((row) => row.kind === kind)
    return summed(kind, starts, own, ({ count }) => count)
  }
  return {
    step: span.step,
    sampleUntil,
    starts,
    series: kinds.map(seriesOf),
    ...breakdownsOf(byPlace, place),
    emptySearches: texts
      ? { texts: texts.map(({ text, count }) => ({ text, count })), total: texts[0]?.total ?? 0 }
      : null,
  }
}

const isLevel = (kind: ActivityKind): kind is LevelKind => (levelKinds as readonly string[]).includes(kind)

type StepRow = { start: string | null; isOver: boolean }
const isInside = ({ start }: StepRow) => start !== null
const isCompared = (row: StepRow) => isInside(row) && row.isOver

function summed<Row extends StepRow>(
  kind: ActivityKind,
  starts: readonly string[],
  rows: readonly Row[],
  valueOf: (row: Row) => number,
): Series {
  const sum = (some: readonly Row[]) => some.reduce((all, row) => all + valueOf(row), 0)
  const found = Map.groupBy(rows, ({ start }) => start)
  return {
    kind,
    values: starts.map((start) => sum(found.get(start) ?? [])),
    total: sum(rows.filter(isInside)),
    compared: sum(rows.filter(isCompared)),
    before: sum(found.get(null) ?? []),
  }
}

type Part = { part: number; whole: number }

/** Empty steps have no share. */
function shares<Row extends StepRow>(
  kind: ActivityKind,
  starts: readonly string[],
  rows: readonly Row[],
  partOf: (row: Row) => Part,
): Series {
  const share = (some: readonly Row[]) => {
    const parts = some.map(partOf)
    const whole = parts.reduce((sum, one) => sum + one.whole, 0)
    return whole > 0 ? parts.reduce((sum, { part }) => sum + part, 0) / whole : null
  }
  const found = Map.groupBy(rows, ({ start }) => start)
  return {
    kind,
    values: starts.map((start) => share(found.get(start) ?? [])),
    total: share(rows.filter(isInside)),
    compared: share(rows.filter(isCompared)),
    before: share(found.get(null) ?? []),
  }
}

const answeredOf = ({ answered, count }: { answered: number; count: number }): Part => ({
  part: answered,
  whole: count,
})
const emptyOf = ({ searches, empty }: { searches: number; empty: number }): Part => ({ part: empty, whole: searches })

function searchesOf(counts: Awaited<ReturnType<typeof sumCounts>>) {
  return counts
    .filter(({ kind }) => kind === 'searches' || kind === 'searchesWithoutResults')
    .map(({ kind, start, isOver, count }) => ({
      start,
      isOver,
      ...(kind === 'searches' ? { searches: count, empty: 0 } : { searches: 0, empty: count }),
    }))
}

/** Queues show each step's maximum, which its last moment may hide. */
function measured(kind: LevelKind, starts: readonly string[], levels: Awaited<ReturnType<typeof findLevels>>): Series {
  const own = levels.filter((row) => row.kind === kind)
  const isQueue = kind === 'jobsWaiting' || kind === 'jobsFailed'
  const values = new Map(own.map(({ start, last, most }) => [start, isQueue ? most : last]))
  const lasts = new Map(own.map(({ start, last }) => [start, last]))
  const latest = starts.findLast((start) => lasts.has(start))
  const total = latest === undefined ? null : lasts.get(latest)!
  return {
    kind,
    values: starts.map((start) => values.get(start) ?? null),
    total,
    compared: total,
    before: lasts.get(null) ?? null,
  }
}

type PlaceRow = Awaited<ReturnType<typeof countByPlace>>[number]

function breakdownsOf(rows: readonly PlaceRow[], { portal, locale }: Place) {
  return {
    portals: breakdown(
      rows.filter((row) => !locale || row.locale === locale),
      (row) => row.portal,
    ),
    languages: breakdown(
      rows.filter((row) => !portal || row.portal === portal),
      (row) => row.locale,
    ),
  }
}

function breakdown(rows: readonly PlaceRow[], keyOf: (row: PlaceRow) => string | null): Breakdown {
  const found = new Map<string, Record<BreakdownKind, number>>()
  for (const row of rows) {
    const key = keyOf(row) ?? ''
    const counts =
      found.get(key) ?? (Object.fromEntries(breakdownKinds.map((kind) => [kind, 0])) as Record<BreakdownKind, number>)
    counts[row.kind] += row.count
    found.set(key, counts)
  }
  const sumOf = (counts: Record<BreakdownKind, number>) => counts.searches + counts.registrations + counts.inquiries
  return [...found]
    .map(([key, counts]) => ({ key, counts }))
    .toSorted((a, b) => Number(a.key === '') - Number(b.key === '') || sumOf(b.counts) - sumOf(a.counts))
}
