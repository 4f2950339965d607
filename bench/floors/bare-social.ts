// Minimal social statements.
import type { ApiDependencies } from '#api/foundation/context.ts'
import * as newsfeed from '#api/discovery/newsfeed/queries.ts'
import { commentPageSize, feedPageSize } from '#contract/foundation/constants.ts'

type Pool = ApiDependencies['pool']

const comments = `select k.id, k.author_id, k.content, k.edited_at, c.likes, c.comments, t.comments as total, post.timeline_kind,
    p.first_name, p.last_name, p.username, p.profile_photo, b.company_name, b.slug,
    exists (select from reactions l where l.resource_id = k.id and l.actor_id = $2::uuid) as liked
  from posts post left join counters t on t.resource_id = post.id
  cross join lateral (select * from comments k where k.resource_id = post.id and k.removed_at is null and k.hidden_at is null
    order by k.id desc limit ${commentPageSize}) k
  left join counters c on c.resource_id = k.id
  left join people p on k.author_kind = 'user' and p.id = k.author_id
  left join businesses b on k.author_kind = 'business' and b.id = k.author_id
  where post.id = $1::uuid order by k.id desc`
const counted = (change: string) => `counted as (
    update counters c set likes = c.likes ${change} from done where c.resource_id in (done.resource_id, done.receiver_id) returning c.resource_id, c.likes)`
const emitted = (name: string) => `emitted as (
    insert into events (name, data) select '${name}', jsonb_build_object('resourceType', resource_type, 'resourceID', resource_id,
      'actorKind', actor_kind, 'actorID', actor_id) from done)
  select likes from counted where resource_id = $1::uuid`
const like = `with done as (
    insert into reactions (resource_id, resource_type, actor_id, actor_kind, receiver_id)
    select p.id, 'post', $2::uuid, 'user', p.author_id from posts p where p.id = $1::uuid on conflict do nothing returning *),
  ${counted('+ 1')}, ${emitted('reactions.added')}`
const unlike = `with done as (delete from reactions where resource_id = $1::uuid and actor_id = $2::uuid returning *),
  ${counted('- 1')}, ${emitted('reactions.removed')}`

export const social: Record<string, (pool: Pool, query: URLSearchParams) => Promise<unknown>> = {
  '/feed'(pool, query) {
    const userID = query.get('user')!
    const before = query.get('before') || undefined
    return newsfeed.findFeed(pool, { userID, actorID: userID, before, size: feedPageSize + 1 })
  },
  async '/comments'(pool, query) {
    const values = [query.get('id'), query.get('user')]
    return (await pool.query({ name: 'least comments', text: comments, values })).rows
  },
  async '/like'(pool, query) {
    return (await pool.query({ name: 'least like', text: like, values: [query.get('post'), query.get('user')] })).rows
  },
  async '/unlike'(pool, query) {
    return (await pool.query({ name: 'least unlike', text: unlike, values: [query.get('post'), query.get('user')] }))
      .rows
  },
}
