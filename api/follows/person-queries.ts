// All SQL about whom one person follows, and by whom they are followed: given to them, or ended with the person.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { emittedFollows } from './queries.ts'

/** Ends every follow of and by the actors, and tells of each; the counters of the others go down. */
export async function removeFollows(tx: Transaction<DB>, actorIDs: readonly string[]): Promise<void> {
  await sql`with gone as (select unnest(${actorIDs}::uuid[]) as id),
    removed as (
      delete from follows where follower_id in (select id from gone) or followed_id in (select id from gone) returning *),
    emitted as (${sql.raw(emittedFollows('removed', 'removed'))}),
    fewer as (select id, sum(followed)::int as followers, sum(following)::int as following
      from (select followed_id as id, 1 as followed, 0 as following from removed
        union all select follower_id, 0, 1 from removed) f
      group by id)
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
