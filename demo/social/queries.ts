// SQL writing sample conversations, counters, events.
import { sql, type Transaction } from 'kysely'
import { emitComments } from '#api/social/comments/lookup.ts'
import { emitConnections } from '#api/social/connections/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import { emitMentions } from '#api/social/mentions/lookup.ts'
import { emitFollows } from '#api/social/follows/lookup.ts'
import { emitPosts } from '#api/social/posts/lookup.ts'
import { emitReactions } from '#api/social/reactions/lookup.ts'
import type { Circles } from './circles.ts'
import type { Conversations } from './conversations.ts'
import type { Groups } from './groups.ts'

type Counter = 'likes' | 'followers' | 'following' | 'comments' | 'posts'
const counters: readonly Counter[] = ['likes', 'followers', 'following', 'comments', 'posts']

export async function addRows(tx: Transaction<DB>, rows: Conversations & Groups, circles?: Circles): Promise<void> {
  const { posts, comments } = rows
  await tx.insertInto('groups').values(rows.groups).execute()
  await tx.insertInto('groupMembers').values(rows.groupMembers).execute()
  await tx.insertInto('posts').values(posts).execute()
  await tx.insertInto('comments').values(comments).execute()
  const reactions = await tx
    .insertInto('reactions')
    .values(rows.reactions)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['resourceId', 'actorId', 'receiverId'])
    .execute()
  const { follows, connections } = circles ? await addCircles(tx, circles) : { follows: [], connections: [] }
  await count(tx, [
    ...posts.map((post) => [post.timelineId, 'posts'] as const),
    ...comments.map((comment) => [comment.resourceId, 'comments'] as const),
    ...reactions.flatMap(({ resourceId, receiverId }) =>
      [resourceId, receiverId ?? []].flat().map((id) => [id, 'likes'] as const),
    ),
    ...follows.flatMap(({ followerId, followedId }) => [
      [followerId, 'following'] as const,
      [followedId, 'followers'] as const,
    ]),
  ])
  const idsOf = (list: readonly { id?: unknown }[]) => list.map(({ id }) => id as string)
  await emitPosts(tx, idsOf(posts))
  await emitComments(tx, idsOf(comments))
  for (const { mentions, author, ...where } of rows.namings)
    await emitMentions(tx, { ...where, author, writerID: author.writerID }, mentions)
  await emitFollows(tx, idsOf(follows))
  // Answered connections emit only the answer, so nobody is asked again.
  await emitConnections(tx, idsOf(connections))
  await sql`insert into events (name, data) select 'groups.asked', jsonb_build_object('groupID', group_id, 'userID', user_id,
      'at', (extract(epoch from since) * 1000)::bigint) from group_members where status = 'asked' and group_id = any(${rows.groups.map(({ id }) => id)}::uuid[])
      order by since`.execute(tx)
  await emitReactions(tx, reactions)
  await date(tx)
}

/** Old posts must not notify as news. */
async function date(tx: Transaction<DB>): Promise<void> {
  const idOf = (field: string) => `(data ->> '${field}')::uuid`
  const when = sql.raw(`case name
    when 'comments.added' then uuid_time(${idOf('id')})
    when 'mentions.added' then uuid_time(${idOf('resourceID')})
    when 'follows.added' then (select uuid_time(f.id) from follows f
      where f.follower_id = ${idOf('followerID')} and f.followed_id = ${idOf('followedID')})
    when 'connections.asked' then (select c.asked_at from connections c where c.id = ${idOf('id')})
    when 'connections.accepted' then (select c.connected_at from connections c where c.id = ${idOf('id')})
    when 'reactions.added' then (select r.reacted_at from reactions r
      where r.resource_id = ${idOf('resourceID')} and r.actor_id = ${idOf('actorID')}) end`)
  await sql`update events set data = data || jsonb_build_object('at', (extract(epoch from ${when}) * 1000)::bigint)
    where xid = pg_current_xact_id() and (${when}) is not null`.execute(tx)
}

async function addCircles(tx: Transaction<DB>, circles: Circles) {
  const follows = await tx
    .insertInto('follows')
    .values(circles.follows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'followerId', 'followedId'])
    .execute()
  const connections = await tx
    .insertInto('connections')
    .values(circles.connections)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  await addFavorites(tx, circles)
  return { follows, connections }
}

async function addFavorites(tx: Transaction<DB>, { favoriteLists, favorites }: Circles): Promise<void> {
  const made = await tx
    .insertInto('favoriteLists')
    .values(favoriteLists)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const lists = new Set(made.map(({ id }) => id))
  await tx
    .insertInto('favorites')
    .values(favorites.map((row) => ({ ...row, listId: lists.has(row.listId ?? '') ? row.listId! : null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function count(tx: Transaction<DB>, added: (readonly [id: string, counter: Counter])[]): Promise<void> {
  const sums = new Map<string, Record<Counter, number>>()
  for (const [id, counter] of added) {
    const sum = sums.get(id) ?? { likes: 0, followers: 0, following: 0, comments: 0, posts: 0 }
    sum[counter]++
    sums.set(id, sum)
  }
  const values = [...sums].map(([resourceId, sum]) => ({ resourceId, ...sum }))
  await tx
    .insertInto('counters')
    .values(values.toSorted((one, other) => (one.resourceId < other.resourceId ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .column('resourceId')
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(
            counters.map((name) => [name, sql<number>`${ref(`counters.${name}`)} + ${ref(`excluded.${name}`)}`]),
          ),
        ),
    )
    .execute()
}
