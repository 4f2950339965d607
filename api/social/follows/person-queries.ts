// SQL of a person's follows: export, removal.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Merge, MergeCounts, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { emittedFollows } from './queries.ts'

/** Both directions; decrements the others' counters. */
export async function removeFollows(tx: Transaction<DB>, actorIDs: readonly string[]): Promise<void> {
  await sql`with gone as (select unnest(${actorIDs}::uuid[]) as id),
    removed as (
      delete from follows where follower_id in (select id from gone) or followed_id in (select id from gone) returning *),
    emitted as (${sql.raw(emittedFollows('removed', 'removed'))}),
    fewer as (${sql.raw(fewerBy('removed'))})
    update counters c set followers = c.followers - fewer.followers, following = c.following - fewer.following
    from fewer where c.resource_id = fewer.id`.execute(tx)
}

export function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  return removeFollows(tx, [userID])
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const rows = db.selectFrom('follows').select(['followedKind', 'followedId'])
  return { follows: await rows.where('followerId', '=', userID).orderBy('id').execute() }
}

export const personColumns: PersonColumns = {
  'follows.follower_id': { merge: 'moves', kind: 'follows' },
  'follows.followed_id': { merge: 'moves', kind: 'followers' },
}

/** Ends follows between the two and duplicates. */
export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<MergeCounts> {
  const { rows } = await sql<{ follows: number; followers: number }>`with removed as (
      delete from follows f
      where (f.follower_id = ${from} and (f.followed_id = ${into} or exists (
          select from follows k where k.follower_id = ${into} and k.followed_id = f.followed_id)))
        or (f.followed_id = ${from} and (f.follower_id = ${into} or exists (
          select from follows k where k.followed_id = ${into} and k.follower_id = f.follower_id)))
      returning *),
    emitted as (${sql.raw(emittedFollows('removed', 'removed'))}),
    fewer as (${sql.raw(fewerBy('removed'))}),
    counted as (update counters c set followers = c.followers - fewer.followers, following = c.following - fewer.following
      from fewer where c.resource_id = fewer.id)
    select (count(*) filter (where follower_id = ${from}))::int as follows,
      (count(*) filter (where followed_id = ${from}))::int as followers from removed`.execute(tx)
  const { follows, followers } = rows[0]!
  return { follows: { dropped: follows }, followers: { dropped: followers } }
}

function fewerBy(removed: string): string {
  return `select id, sum(followed)::int as followers, sum(following)::int as following
    from (select followed_id as id, 1 as followed, 0 as following from ${removed}
      union all select follower_id, 0, 1 from ${removed}) f
    group by id`
}
