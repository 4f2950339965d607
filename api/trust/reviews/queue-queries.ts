// SQL of the operator's queue.
import { type Kysely, sql } from 'kysely'
import { reviewEvidenceDays } from '#contract/foundation/constants.ts'
import type { ReviewQueueRow } from '#contract/trust/reviews/reviews.ts'
import type { Grade } from '#contract/trust/reviews/standing.ts'
import type { DB } from '#api/database/tables.ts'
import { hasWords } from '#api/foundation/folded-like.ts'
import type { ReviewRow } from './queries.ts'

type Db = Kysely<DB>
export type Why = ReviewQueueRow['why'][number]
export type QueueRow = ReviewRow & { why: Why[]; since: Date; grade: Grade | null; writer: string; about: string }

const why = sql<Why[]>`array_remove(array[
  case when r.state = 'held' then 'held' end,
  case when r.state in ('waiting', 'published') and r.doubts <> '{}' and r.counted is null then 'doubt' end,
  case when r.note_state = 'waiting' then 'note' end,
  case when r.asked_at is not null and (r.answered_at is not null or r.asked_at < now() - make_interval(days => ${sql.lit(reviewEvidenceDays)}))
    then 'answer' end], null)`
const since = sql<Date>`case when r.asked_at is not null then coalesce(r.answered_at, r.asked_at)
  when r.note_state = 'waiting' and r.state <> 'held' then r.note_sent_at else r.handed_at end`

const own = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .leftJoin('actorHomes as w', 'w.id', 'r.writerId')
    .leftJoin('actorHomes as a', 'a.id', 'r.aboutId')
    .leftJoin('deals as d', 'd.id', 'r.requestId')
    .selectAll('r')
    .select([why.as('why'), since.as('since'), 'd.grade', 'w.name as writer', 'a.name as about'])
    .where('r.state', '<>', 'draft')

export const findCase = async (db: Db, id: string): Promise<QueueRow | undefined> =>
  (await own(db).where('r.id', '=', id).executeTakeFirst()) as QueueRow | undefined

type Cut = { direction: 'asc' | 'desc'; limit: number; offset: number }

export async function listQueue(
  db: Db,
  { q, only }: { q: string | undefined; only: Why | undefined },
  { direction, limit, offset }: Cut,
): Promise<{ rows: QueueRow[]; total: number }> {
  const wanted = own(db)
    .where(
      sql<boolean>`(r.state = 'held' or r.note_state = 'waiting' or r.asked_at is not null or (r.doubts <> '{}' and r.counted is null))`,
    )
    .where(only ? sql<boolean>`${only} = any(${why})` : sql<boolean>`cardinality(${why}) > 0`)
    .$if(Boolean(q), (query) => query.where(hasWords(['w.name', 'a.name', 'r.content'], q!)))
  const [rows, { total }] = await Promise.all([
    wanted.orderBy(since, direction).orderBy('r.id', direction).limit(limit).offset(offset).execute(),
    wanted
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: rows as unknown as QueueRow[], total }
}

export async function countQueue({ db }: { db: Db }, targetHours: number) {
  const { rows } = await sql<{ waiting: number; oldestAt: Date | null; late: number }>`
    select count(*)::int as waiting, min(since) as "oldestAt",
      (count(*) filter (where since < now() - make_interval(hours => ${targetHours}::int)))::int as late
    from (select ${since} as since from reviews r
      where (r.state = 'held' or r.note_state = 'waiting' or r.asked_at is not null or (r.doubts <> '{}' and r.counted is null))
        and r.state <> 'draft' and cardinality(${why}) > 0) one`.execute(db)
  return rows[0]!
}
