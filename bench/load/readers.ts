// Signed-in readers of the society.
import type { Pool } from 'pg'
import { personID, readersEach } from './society.ts'

export async function followLike(
  pool: Pool,
  userID: string,
  { group, number }: { group: number; number: number },
): Promise<void> {
  await pool.query(
    `with model as (select ${personID('$2::int')} as id),
      followed as (
        insert into follows (follower_id, follower_kind, followed_id, followed_kind)
        select $1::uuid, follower_kind, followed_id, followed_kind from follows join model on follower_id = model.id returning followed_id),
      counted as (
        insert into counters as c (resource_id, following) select $1::uuid, count(*) from followed
        on conflict (resource_id) do update set following = excluded.following)
      update people p set industry_id = m.industry_id from people m join model on m.id = model.id where p.id = $1::uuid`,
    [userID, group * readersEach + number],
  )
}

export async function forgetReaders(pool: Pool): Promise<void> {
  const forget = (text: string) =>
    pool.query(`with readers as (select id from people where email like 'bench-%@wbn.example') ${text}`)
  await forget('delete from follows using readers where follower_id = readers.id')
  await forget(`, taken as (delete from reactions using readers where actor_id = readers.id returning resource_id)
    update counters c set likes = likes - taken.count
    from (select resource_id, count(*)::int from taken group by 1) taken where c.resource_id = taken.resource_id`)
  await forget('delete from counters using readers where resource_id = readers.id')
  await forget('delete from people using readers where people.id = readers.id')
}
