// SQL of the newsfeed, one statement per page: separate reads would carry thousands of ids.
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { manyFollows } from '#contract/foundation/constants.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { PostRow } from '#api/social/posts/lookup.ts'

type FeedRow = PostRow & {
  why: 'own' | 'following' | 'industry' | 'group'
  /** The reader's industry matched by post or author. */
  interestID: string | null
  followsMany: boolean
}
type Window = {
  userID: string
  actorID: string
  /** Exclusive bounds. */
  before?: string | undefined
  since?: string | undefined
  size: number
}

const lastID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
// $1 person, $2 actor, $3 before, $4 since. The person and its businesses are one reader.
const reader = `actor_ids as materialized (select $1::uuid as id union all select business_id from business_access where user_id = $1),
  reader as materialized (
    select array(select id from actor_ids) as actor_ids,
      array(select p.industry_id from visible_people p where p.id = $1 and p.industry_id is not null
        union select b.industry_id from actor_ids s join visible_businesses b on b.id = s.id
        union select i.industry_id from person_interests i where i.user_id = $1) as industries,
      array(select m.group_id from group_memberships m join visible_groups g on g.id = m.group_id where m.user_id = $1) as groups,
      array(select b.other_id from actor_ids s join block_pairs b on b.actor_id = s.id) as blocked,
      (select coalesce(sum(c.following), 0) > ${manyFollows} from actor_ids s join counters c on c.resource_id = s.id) as follows_many)`
const actorIds = '(select actor_ids from reader)::uuid[]'
const industries = '(select industries from reader)::uuid[]'
const groups = '(select groups from reader)::uuid[]'
const blocked = '(select blocked from reader)::uuid[]'
const followsMany = '(select follows_many from reader)'

const outside = `p.timeline_kind <> 'group'`
const met = `p.author_id <> all(${blocked})`
const notMuted = `not exists (select from mutes m where m.user_id = $1::uuid and m.muted_id = p.author_id)`
// Scalar subquery: `exists` would gather everything followed.
const followedBy = (author: string) =>
  `coalesce((select true from followed_actors f where f.actor_id = any(${actorIds}) and f.id = ${author} limit 1), false)`
const followed = followedBy('p.author_id')
const isSeen = (kind: string, id: string) =>
  `coalesce((select true from actors a where a.kind = ${kind} and a.id = ${id}), false)`
const open = isSeen('p.author_kind', 'p.author_id')
/** Scanning these costs as much as a thousand authors. */
const lookedThrough = 1000

type Statements = { newest: string; authors: string }
const known = new Map<string, Statements>()

function makeStatements(size: number, since: boolean): Statements {
  const wanted = `p.id < $3::uuid${since ? ' and p.id > $4::uuid' : ''}
    and not exists (select from hidden_posts h where h.user_id = $1::uuid and h.post_id = p.id)`
  const newestFirst = `order by p.id desc limit ${size}`
  const page = (found: string) => `with ${reader}, page as materialized (${found})
    select p.*, ${followsMany} as "followsMany",
      coalesce((select tag from unnest(p.tags) tag where tag = any(${industries}) limit 1), p."industryID") as "interestID",
      case when p."groupID" is not null then 'group' when p."authorID" = any(${actorIds}) then 'own'
        when ${followedBy('p."authorID"')} then 'following' else 'industry' end as why
    from page join posts_as_read($2::uuid, $1::uuid) p on p.id = page.id order by p.id desc`

  const interesting = `case when p.tags = '{}' then p.industry_id = any(${industries}) else p.tags && ${industries} end`
  const newest = page(`
    select p.id from (
        select p.id, p.author_kind, p.author_id, p.industry_id, p.tags, p.timeline_id, p.timeline_kind from listed_posts p
        where ${wanted} order by p.id desc limit ${lookedThrough}) p
    where ${followsMany} and ((${outside} and (p.author_id = any(${actorIds}) or ${followed} or (${interesting} and ${met})))
        or (p.timeline_id = any(${groups}) and ${met}))
      and ${notMuted} and ${open}
    ${newestFirst}`)

  // The author's tags, else the author's own industry.
  const ofIndustry = ["p.tags = '{}' and p.industry_id", 'p.tags[1]', 'p.tags[2]', 'p.tags[3]'].map(
    (named) => `(select p.id, p.author_kind, p.author_id from listed_posts p
      where ${named} = industry.id and ${outside} and ${wanted} and ${notMuted} and ${met} and ${open} ${newestFirst})`,
  )
  // A page has at most as many authors as posts: the latest writers; others add one post each. `offset 0`: visibility
  // is checked for the first few only.
  const latestAuthors = `
    select author.kind, author.id from (
      select author.kind, author.id from (
          select f.id, f.kind from followed_actors f where f.actor_id = any(${actorIds})
            and not exists (select from mutes m where m.user_id = $1::uuid and m.muted_id = f.id)
          union select id, case id when $1::uuid then 'user' else 'business' end from actor_ids) author
        cross join lateral (
          select p.id from listed_posts p where p.author_id = author.id and ${outside} and ${wanted} order by p.id desc limit 1) latest
      order by latest.id desc offset 0) author
    where ${isSeen('author.kind', 'author.id')} limit ${size}`
  const authors = page(`
    select p.id from (
      select p.id, author.kind as author_kind, author.id as author_id from (${latestAuthors}) author
        cross join lateral (
          select p.id from listed_posts p where p.author_id = author.id and ${outside} and ${wanted} ${newestFirst}) p
      union
      select p.id, p.author_kind, p.author_id from unnest(${industries}) as industry (id)
        cross join lateral (${ofIndustry.join(' union all ')}) p
      union
      select p.id, p.author_kind, p.author_id from unnest(${groups}) as mine (id)
        cross join lateral (select p.id, p.author_kind, p.author_id from listed_posts p
          where p.timeline_id = mine.id and ${wanted} and ${notMuted} and ${met} and ${open} ${newestFirst}) p
      order by 1 desc) p
    where ${open} ${newestFirst}`)
  return { newest, authors }
}

// Readers with few follows. Only a hint: both statements are correct.
const fewFollowed = new LRUCache<string, true>({ max: 10_000 })

/** Few follows: each author's newest posts. Many: the newest of all, then authors if too few. */
export async function findFeed(pool: pg.Pool, { userID, actorID, before, since, size }: Window): Promise<FeedRow[]> {
  const name = since ? `${size}-since` : `${size}`
  const { newest, authors } = known.get(name) ?? makeStatements(size, since !== undefined)
  known.set(name, { newest, authors })
  const values = [userID, actorID, before ?? lastID, ...(since ? [since] : [])]
  if (!fewFollowed.get(userID)) {
    const { rows } = await pool.query<FeedRow>({ name: `feed-newest-${name}`, text: newest, values })
    if (rows.length === size) return rows
  }
  const { rows } = await pool.query<FeedRow>({ name: `feed-authors-${name}`, text: authors, values })
  if (rows[0]?.followsMany) fewFollowed.delete(userID)
  else fewFollowed.set(userID, true)
  return rows
}

export async function addMute(pool: pg.Pool, userID: string, muted: Actor): Promise<void> {
  await pool.query('insert into mutes (user_id, muted_id, muted_kind) values ($1, $2, $3) on conflict do nothing', [
    userID,
    muted.id,
    muted.kind,
  ])
}
export async function removeMute(pool: pg.Pool, userID: string, mutedID: string): Promise<void> {
  await pool.query('delete from mutes where user_id = $1 and muted_id = $2', [userID, mutedID])
}
export async function findMuted(pool: pg.Pool, userID: string): Promise<Actor[]> {
  const { rows } = await pool.query<Actor>(
    'select muted_id as id, muted_kind as kind from mutes where user_id = $1 order by muted_at desc, muted_id limit 1000',
    [userID],
  )
  return rows
}

export async function addHidden(pool: pg.Pool, userID: string, postID: string): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `with post as (select p.id from visible_posts p where p.id = $2 and can_read_group(p.group_id, array[$1::uuid])),
      added as (insert into hidden_posts (user_id, post_id) select $1, id from post on conflict do nothing)
      select exists (select from post) as there`,
    [userID, postID],
  )
  return rows[0]!.there
}
export async function removeHidden(pool: pg.Pool, userID: string, postID: string): Promise<void> {
  await pool.query('delete from hidden_posts where user_id = $1 and post_id = $2', [userID, postID])
}
