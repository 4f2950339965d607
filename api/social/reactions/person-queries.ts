// SQL of a person's reactions: export, removal.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Merge, MergeCounts, PersonColumns } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import { emittedReactions } from './queries.ts'

/** Emits events and lowers the counters of resources and receivers. */
export async function removeReactions(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`with gone as (select unnest(${ids}::uuid[]) as id),
    removed as (delete from reactions where actor_id in (select id from gone) or resource_id in (select id from gone) returning *),
    emitted as (${sql.raw(emittedReactions('removed', 'removed'))}),
    fewer as (select id, count(*)::int as n
      from (select resource_id as id from removed union all select receiver_id from removed where receiver_id is not null) r
      group by id)
    update counters c set likes = c.likes - fewer.n from fewer where c.resource_id = fewer.id`.execute(tx)
}

export function forgetPerson(tx: Transaction<DB>, userID: string): Promise<void> {
  return removeReactions(tx, [userID])
}

export async function exportOf({ db }: { db: Kysely<DB> }, userID: string): Promise<Record<string, unknown>> {
  const rows = db.selectFrom('reactions').select(['resourceType', 'resourceId', 'reactedAt'])
  return { likes: await rows.where('actorId', '=', userID).orderBy('reactedAt').execute() }
}

export const personColumns: PersonColumns = {
  'reactions.actor_id': { merge: 'moves', kind: 'reactions' },
  'reactions.receiver_id': { merge: 'moves' },
}

export async function mergePerson(tx: Transaction<DB>, { from, into }: Merge): Promise<MergeCounts> {
  const { rows } = await sql<{ dropped: number }>`with removed as (
      delete from reactions r where r.actor_id = ${from} and exists (
        select from reactions k where k.actor_id = ${into} and k.resource_id = r.resource_id) returning *),
    emitted as (${sql.raw(emittedReactions('removed', 'removed'))}),
    fewer as (select id, count(*)::int as n
      from (select resource_id as id from removed union all select receiver_id from removed where receiver_id is not null) r
      group by id),
    counted as (update counters c set likes = c.likes - fewer.n from fewer where c.resource_id = fewer.id)
    select count(*)::int as dropped from removed`.execute(tx)
  return { reactions: { dropped: rows[0]!.dropped } }
}
