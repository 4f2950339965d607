// SQL of published reviews and of figures.
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { buyerMonths } from '#contract/foundation/constants.ts'
import type { BuyerFacts } from '#contract/trust/reviews/reviews.ts'
import type { CountedReview, Grade, Standing } from '#contract/trust/reviews/standing.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import type { Side } from './queries.ts'

type Db = Kysely<DB>

export type ShownRow = {
  id: string
  requestId: string
  side: Side
  writerKind: Actor['kind']
  writerId: string | null
  aboutKind: Actor['kind']
  aboutId: string
  kept: number | null
  quality: number | null
  communication: number | null
  onTime: number | null
  again: boolean | null
  content: string
  named: boolean
  countryCode: string | null
  industryId: string | null
  handedAt: Date
  reply: string | null
  repliedAt: Date | null
  amendedAt: Date | null
  amendReason: string
  product: string | null
  grade: Grade
  standing: Standing
}

const strength = sql<number>`array_position(array['talked', 'quoted', 'awarded', 'delivered'], grade)`
const isAwarded = sql<boolean>`grade in ('awarded', 'delivered')`

type Listing = { about: string; side: Side; awarded: boolean; skip: number; size: number }

/** Strongest evidence first, then the latest. */
export async function listShown(db: Db, { about, side, awarded, skip, size }: Listing): Promise<ShownRow[]> {
  const rows = await db
    .selectFrom('visibleReviews')
    .selectAll()
    .where('aboutId', '=', about)
    .where('side', '=', side)
    .$if(awarded, (query) => query.where(isAwarded))
    .orderBy(sql`case when standing = 'counts' then 0 else 1 end`)
    .orderBy(strength, 'desc')
    .orderBy('handedAt', 'desc')
    .offset(skip)
    .limit(size)
    .execute()
  return rows as ShownRow[]
}

/** The latest of several actors. */
export async function listReceived(db: Db, actors: readonly string[]): Promise<ShownRow[]> {
  const rows = await db
    .selectFrom('visibleReviews')
    .selectAll()
    .where('aboutId', 'in', actors)
    .orderBy('handedAt', 'desc')
    .limit(50)
    .execute()
  return rows as ShownRow[]
}

export async function findShown(db: Db, id: string): Promise<ShownRow | undefined> {
  return (await db.selectFrom('visibleReviews').selectAll().where('id', '=', id).executeTakeFirst()) as
    | ShownRow
    | undefined
}

export type Counts = { all: number; awarded: number; removed: number }

export async function countShown(db: Db, about: string, side: Side): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as all, count(*) filter (where ${isAwarded})::int as awarded, (
      select count(*)::int from reviews r where r.about_id = ${about} and r.side = ${side} and r.state = 'published' and r.hidden_at is not null) as removed
    from visible_reviews where about_id = ${about} and side = ${side}`.execute(db)
  return rows[0]!
}

export async function findCounted(db: Db, about: string, side: Side): Promise<CountedReview[]> {
  const { rows } = await sql<CountedReview>`
    select kept, quality, communication, on_time as "onTime", again, coalesce(firm, id)::text as firm,
      extract(epoch from now() - handed_at)::float8 / 86400 as days
    from visible_reviews where about_id = ${about} and side = ${side} and standing = 'counts'`.execute(db)
  return rows
}

export type PriorRow = {
  industry: string | null
  side: Side
  firms: number
  overall: number | null
  kept: number | null
  quality: number | null
  communication: number | null
  onTime: number | null
}

/** Means by industry, and over all (null). */
export async function findPriors(pool: pg.Pool): Promise<PriorRow[]> {
  const { rows } = await pool.query<PriorRow>(
    `select h.industry_id as industry, r.side, count(distinct coalesce(r.firm, r.id))::int as firms,
        avg((select avg(s) from unnest(array[r.kept, r.quality, r.communication, r.on_time]) s))::float8 as overall,
        avg(r.kept)::float8 as kept, avg(r.quality)::float8 as quality, avg(r.communication)::float8 as communication,
        avg(r.on_time)::float8 as "onTime"
      from visible_reviews r join actor_homes h on h.kind = r.about_kind and h.id = r.about_id
      where r.standing = 'counts' group by grouping sets ((h.industry_id, r.side), (r.side))`,
  )
  return rows
}

export async function findBuyerFacts(db: Db, id: string): Promise<BuyerFacts> {
  const { rows } = await sql<BuyerFacts>`
    select count(*)::int as quotations, (count(*) filter (where answered))::int as answered,
      (count(*) filter (where told))::int as told, (count(*) filter (where grade = 'awarded'))::int as awarded
    from deals where sender_id = ${id} and quoted_at > now() - make_interval(months => ${buyerMonths})`.execute(db)
  return rows[0]!
}
