// Sample conversations.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql, type Transaction } from 'kysely'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { sampleAccounts } from '#contract/identity/auth/sample-accounts.ts'
import { migrations as jobs } from '#kit/jobs/jobs.ts'
import { type Database } from '#kit/postgres/pool.ts'
import { testDatabase } from '#kit/postgres/testing.ts'
import { removeTraces } from '#api/operations/imports/traces.ts'
import { openReader } from '#api/discovery/notifications/reader.ts'
import { loadDemo } from '../load.ts'
import { addSampleSocial } from './social.ts'
import { readSocial } from './told.ts'

const { database, drop } = await testDatabase<DB>({
  template: 'demo-social',
  migrations: [migrations, jobs],
  prepare: async (template: Database<DB>) => void (await loadDemo(template)),
})
after(drop)
const { kysely, pool } = database

const written = sql<{ all: string }>`select md5(json_build_object(
  'posts', (select json_agg(to_json(p) order by id) from posts p), 'comments', (select json_agg(to_json(c) order by id) from comments c),
  'reactions', (select json_agg(to_json(r) order by resource_id, actor_id) from reactions r),
  'follows', (select json_agg(to_json(f) order by id) from follows f), 'favorites', (select json_agg(to_json(f) order by id) from favorites f),
  'connections', (select json_agg(to_json(x) order by id) from connections x),
  'groups', (select json_agg(to_json(g) order by id) from groups g),
  'members', (select json_agg(to_json(m) order by group_id, user_id) from group_members m),
  'counters', (select json_agg(to_json(c) order by resource_id) from counters c))::text) as all`
async function stateOf(tx: Transaction<DB>): Promise<string> {
  return (await written.execute(tx)).rows[0]!.all
}

/** Rolls back. */
async function tryOut(work: (tx: Transaction<DB>) => Promise<void>): Promise<void> {
  const tx = await kysely.startTransaction().execute()
  try {
    await work(tx)
  } finally {
    await tx.rollback().execute()
  }
}
const emptied = sql`truncate posts, comments, reactions, follows, connections, favorites, favorite_lists, groups, group_members, counters`

const wrong = `with counted as (
    select resource_id as id, count(*) as likes, 0 as followers, 0 as following, 0 as comments, 0 as posts from reactions group by 1
    union all select receiver_id, count(*), 0, 0, 0, 0 from reactions where receiver_id is not null group by 1
    union all select followed_id, 0, count(*), 0, 0, 0 from follows group by 1
    union all select follower_id, 0, 0, count(*), 0, 0 from follows group by 1
    union all select resource_id, 0, 0, 0, count(*), 0 from comments where removed_at is null group by 1
    union all select timeline_id, 0, 0, 0, 0, count(*) from posts where removed_at is null and hidden_at is null group by 1),
  sums as (select id, sum(likes) as likes, sum(followers) as followers, sum(following) as following, sum(comments) as comments,
    sum(posts) as posts from counted group by id)
  select coalesce(s.id, c.resource_id) as id from sums s full join counters c on c.resource_id = s.id
  where (coalesce(s.likes, 0), coalesce(s.followers, 0), coalesce(s.following, 0), coalesce(s.comments, 0), coalesce(s.posts, 0))
    is distinct from (c.likes, c.followers, c.following, c.comments, c.posts)`

test('firms and people talk: recently, in several languages, and every counter equals its rows', async () => {
  const { rows } = await pool.query(`select
    (select count(*)::int from posts) as posts, (select count(*)::int from comments) as comments,
    (select count(distinct author_id)::int from posts where author_kind = 'business') as firms,
    (select count(*)::int from posts where uuid_time(id) > now() - interval '2 days') as recent,
    (select count(*)::int from posts where content ~ '[一-龥]') as chinese,
    (select count(*)::int from posts where pictures <> '[]') as pictured,
    (select count(*)::int from posts where uuid_time(id) > now()) +
    (select count(*)::int from comments where uuid_time(id) > now()) +
    (select count(*)::int from reactions where reacted_at > now()) +
    (select count(*)::int from comments k join posts p on p.id = k.root_id where k.id < p.id) +
    (select count(*)::int from comments k join comments r on r.id = k.resource_id where k.id < r.id) as untimely,
    (select count(*)::int from posts p left join people w on w.id = p.writer_id where w.id is null) as unwritten`)
  const { posts, comments, firms, recent, chinese, pictured, ...errors } = rows[0]
  assert.ok(posts >= 40 && posts <= 60 && comments >= 40 && firms >= 15, `${posts} ${comments} ${firms}`)
  assert.ok(recent >= 10 && chinese >= 1 && pictured >= 15, `${recent} ${chinese} ${pictured}`)
  assert.deepEqual(errors, { untimely: 0, unwritten: 0 })
  assert.deepEqual((await pool.query(wrong)).rows, [])
})

test('each thing is told once', async () => {
  const { rows } = await pool.query(`select
    (select count(*)::int from events where name = 'posts.added') - (select count(*)::int from posts where hidden_at is null) as posts,
    (select count(*)::int from events where name = 'comments.added') - (select count(*)::int from comments) as comments,
    (select count(*)::int from events where name = 'reactions.added') - (select count(*)::int from reactions) as reactions,
    (select count(*)::int from events where name = 'follows.added') - (select count(*)::int from follows) as follows,
    (select count(*)::int from events where name = 'connections.asked') - (select count(*)::int from connections where connected_at is null) as asked,
    (select count(*)::int from events where name = 'connections.accepted')
      - (select count(*)::int from connections where connected_at is not null) as accepted`)
  assert.deepEqual(rows[0], { posts: 0, comments: 0, reactions: 0, follows: 0, asked: 0, accepted: 0 })
})

test('they name each other and the industries they speak of: every name is found, and told once', async () => {
  const { posts, products } = await readSocial()
  const said = [...posts, ...products].flatMap(({ comments }) =>
    comments.flatMap((one) => [one, ...(one.replies ?? [])]),
  )
  const meant = [...posts, ...said].flatMap(({ mentions = [] }) => mentions).length
  const { rows } = await pool.query(`with kept as (
      select content, one.* from (select content, mentions from posts union all select content, mentions from comments) said,
        jsonb_to_recordset(said.mentions) as one (at int, length int, kind text, id uuid))
    select count(*)::int as mentioned,
      count(*) filter (where substr(content, at + 1, length) = '@' || coalesce(b.company_name, p.first_name || ' ' || p.last_name))::int as named,
      (select sum(jsonb_array_length(data -> 'mentioned'))::int from events where name = 'mentions.added') as told,
      (select count(*)::int from posts where tags <> '{}') as tagged
    from kept left join businesses b on b.id = kept.id and kept.kind = 'business' left join people p on p.id = kept.id and kept.kind = 'user'`)
  const { tagged, ...found } = rows[0]
  assert.ok(meant >= 10, String(meant))
  assert.deepEqual(found, { mentioned: meant, named: meant, told: meant })
  assert.equal(tagged, posts.filter(({ tags = [] }) => tags.length > 0).length)
  assert.ok(tagged >= 10, String(tagged))
})

test('who hears of them hears when it was, not when it was loaded', async () => {
  await openReader({ db: kysely }).read()
  const { rows } = await pool.query(`select count(*)::int as all,
      count(*) filter (where uuid_time(place) > date_trunc('hour', now()))::int as new,
      count(*) filter (where kind in ('comment', 'reply', 'mention')
        and abs(extract(epoch from uuid_time(place) - uuid_time(resource_id))) > 1)::int as untimely,
      array_agg(distinct kind order by kind) as kinds, count(distinct date_trunc('day', uuid_time(place)))::int as days
    from notifications`)
  const { all, days, kinds, ...wrongly } = rows[0]
  assert.ok(all >= 30 && days >= 10, `${all} on ${days} days`)
  for (const kind of ['comment', 'connectionRequest', 'follow', 'groupRequest', 'mention', 'reaction', 'reply'])
    assert.ok(kinds.includes(kind), kind)
  assert.deepEqual(wrongly, { new: 0, untimely: 0 })
})

test('the next start adds nothing, and what a visitor took back stays taken back', () =>
  tryOut(async (tx) => {
    await tx.deleteFrom('follows').where('followerId', '=', sampleAccounts.buyer.userID).execute()
    await tx.updateTable('posts').set({ removedAt: new Date() }).execute()
    const before = await stateOf(tx)
    assert.equal(await addSampleSocial(tx), false)
    assert.equal(await stateOf(tx), before)
  }))

test('a directory that was filled before gets them at its next start, the same at the same hour', () =>
  tryOut(async (tx) => {
    const now = new Date('2027-03-04T10:20:00Z')
    await emptied.execute(tx)
    assert.equal(await addSampleSocial(tx, now), true)
    const first = await stateOf(tx)
    await emptied.execute(tx)
    assert.equal(await addSampleSocial(tx, new Date('2027-03-04T10:59:00Z')), true)
    assert.equal(await stateOf(tx), first)
  }))

test('a directory from before there were groups gets these, and what is said there, and nothing else', () =>
  tryOut(async (tx) => {
    const counts = () =>
      sql`select (select count(*)::int from groups) as groups, (select count(*)::int from group_members) as members,
        (select count(*)::int from posts) as posts, (select count(*)::int from comments) as comments,
        (select count(*)::int from reactions) as reactions, (select count(*)::int from follows) as follows`.execute(tx)
    const { rows: before } = await counts()
    await sql`delete from counters where resource_id in (select id from groups)`.execute(tx)
    await sql`delete from reactions where resource_id in (select id from posts where timeline_kind = 'group' union all
      select k.id from comments k join posts p on p.id = k.root_id where p.timeline_kind = 'group')`.execute(tx)
    await sql`delete from comments where root_id in (select id from posts where timeline_kind = 'group')`.execute(tx)
    await sql`delete from posts where timeline_kind = 'group'`.execute(tx)
    await sql`delete from groups`.execute(tx)
    assert.equal(await addSampleSocial(tx), true)
    assert.deepEqual((await counts()).rows, before)
    assert.equal(await addSampleSocial(tx), false)
  }))

test('what somebody has liked or followed already is neither counted nor told again', () =>
  tryOut(async (tx) => {
    const follows = await tx.selectFrom('follows').selectAll().execute()
    await emptied.execute(tx)
    await tx.insertInto('follows').values(follows).execute()
    await sql`delete from events`.execute(tx)
    await addSampleSocial(tx)
    const { rows } = await sql`select (select sum(following)::int from counters) as counted,
      (select count(*)::int from events where name = 'follows.added') as told`.execute(tx)
    assert.deepEqual(rows, [{ counted: 0, told: 0 }])
  }))

test("somebody's own directory stays as it is", () =>
  tryOut(async (tx) => {
    await emptied.execute(tx)
    await tx.updateTable('businesses').set({ sample: false }).execute()
    assert.equal(await addSampleSocial(tx), false)
    assert.equal((await tx.selectFrom('follows').select('id').execute()).length, 0)
  }))

test('each sample account has a feed, followers, connections that wait and that stand, and lists with notes', async () => {
  for (const { userID } of Object.values(sampleAccounts)) {
    const { rows } = await pool.query(
      `select exists (select from posts p join follows f on f.followed_id = p.author_id where f.follower_id = $1) as feed,
        exists (select from follows where followed_id = $1) as followers,
        exists (select from connections where $1 in (asker_id, asked_id) and connected_at is not null) as connected,
        exists (select from connections where asked_id = $1 and connected_at is null) as asked,
        exists (select from favorites where user_id = $1 and list_id is not null and note <> '') as kept`,
      [userID],
    )
    assert.deepEqual(rows[0], { feed: true, followers: true, connected: true, asked: true, kept: true })
  }
})

test('taken out again, they leave no trace, and a stranger to the demonstration keeps exact counters', () =>
  tryOut(async (tx) => {
    const [own, post] = ['0199c0de-0000-7000-8000-000000000001', '0199c0de-0000-7000-8000-000000000002']
    const { buyer } = sampleAccounts
    const author = { authorId: own, authorKind: 'user', writerId: own } as const
    await tx
      .insertInto('posts')
      .values({ id: post, ...author, timelineId: own, timelineKind: 'user', content: 'Mine' })
      .execute()
    const told = { resourceId: post, resourceType: 'post', rootId: post, rootType: 'post', content: 'Yours' } as const
    await tx
      .insertInto('comments')
      .values([
        { ...told, ...author },
        { ...told, authorId: buyer.userID, authorKind: 'user', writerId: buyer.userID },
      ])
      .execute()
    await tx
      .insertInto('reactions')
      .values({ resourceId: post, resourceType: 'post', actorId: buyer.userID, actorKind: 'user', receiverId: own })
      .execute()
    await tx
      .insertInto('follows')
      .values({ followerId: buyer.userID, followerKind: 'user', followedId: own, followedKind: 'user' })
      .execute()
    await tx
      .insertInto('counters')
      .values([
        { resourceId: own, likes: 1, followers: 1, posts: 1 },
        { resourceId: post, likes: 1, comments: 2 },
      ])
      .execute()
    const { rows } = await sql<{
      id: string
    }>`select id from businesses union all select id from products union all select id from people`.execute(tx)
    await removeTraces(
      tx,
      rows.map(({ id }) => id),
    )
    const left =
      await sql`select (select count(*)::int from posts) as posts, (select count(*)::int from comments) as comments,
      (select count(*)::int from reactions) + (select count(*)::int from follows) + (select count(*)::int from connections)
        + (select count(*)::int from groups) + (select count(*)::int from group_members) + (select count(*)::int from favorites) + (select count(*)::int from favorite_lists) as traces`.execute(
        tx,
      )
    assert.deepEqual(left.rows, [{ posts: 1, comments: 1, traces: 0 }])
    const counters = await tx.selectFrom('counters').selectAll().orderBy('resourceId').execute()
    const none = { likes: 0, followers: 0, following: 0, comments: 0, posts: 0, products: 0 }
    assert.deepEqual(counters, [
      { resourceId: own, ...none, posts: 1 },
      { resourceId: post, ...none, comments: 1 },
    ])
  }))
