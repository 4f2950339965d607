// SQL of posts.
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Access } from '#contract/identity/access.ts'
import type { GroupName, GroupRole } from '#contract/social/groups/groups.ts'
import type { Preview } from '#contract/social/posts/posts.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { AuthorRow } from '#api/identity/actors/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import type { StoredMention, MentionRow } from '#api/social/mentions/lookup.ts'
import { type StateChange, type ModerationState, setStateIn } from './life-cycle.ts'

const visible = `p.removed_at is null and p.hidden_at is null`

export type PostRow = {
  id: string
  authorID: string
  authorKind: Actor['kind']
  writerID: string
  timelineID: string
  timelineKind: 'user' | 'business' | 'group'
  content: string
  language: string | null
  mentions: MentionRow[]
  tags: string[]
  pictures: Photo[]
  preview: Preview | null
  editedAt: Date | null
  madeAt: Date
  likes: number
  comments: number
  liked: boolean
  author: AuthorRow | null
  access: Access | null
  group: GroupName | null
  role: GroupRole | null
  removedAt: Date | null
  removedBy: string | null
  hiddenAt: Date | null
}
export type WholePostRow = PostRow & {
  blocked: boolean
  /** Group unreadable to `actorIds`. */
  closed: boolean
}

/** `actorIds`: ids that blocks concern. */
export type Reader = { viewerID: string | undefined; actorID: string | undefined; actorIds: readonly string[] }

/** SQL: a block between an id in the array `mine` and `other`. */
const blocked = (mine: string, other: string) =>
  `exists (select from block_pairs b where b.actor_id = any(${mine}) and b.other_id = ${other})`

/** Includes removed and hidden posts. */
export async function findPost(
  pool: pg.Pool,
  id: string,
  { viewerID, actorID, actorIds }: Reader,
): Promise<WholePostRow | undefined> {
  const { rows } = await pool.query<WholePostRow>({
    name: 'post',
    text: `select p.*, ${blocked('$3::uuid[]', 'p."authorID"')} as blocked, not can_read_group(p."groupID", $3::uuid[]) as closed
      from posts_as_read($2::uuid, $4::uuid) p where p.id = $1`,
    values: [id, actorID ?? null, actorIds, viewerID ?? null],
  })
  return rows[0]
}

/** Newest first; group timelines omit blocked authors. */
export async function findTimeline(
  pool: pg.Pool,
  { id, kind }: { id: string; kind: PostRow['timelineKind'] },
  { viewerID, actorID, actorIds }: Reader,
  { skip, size }: { skip: number; size: number },
): Promise<{ rows: PostRow[]; total: number }> {
  // Elsewhere the author was checked already.
  const seen = ` and p.author is not null and not ${blocked('$6::uuid[]', 'p."authorID"')}`
  const [met, among] = kind === 'group' ? [seen, [actorIds]] : ['', []]
  const { rows } = await pool.query<PostRow & { total: number }>({
    name: kind === 'group' ? 'timeline-group' : 'timeline',
    text: `select page.*, coalesce(t.posts, 0) as total from (select) one
      left join counters t on t.resource_id = $1::uuid
      left join lateral (
        select * from posts_as_read($2::uuid, $5::uuid) p
        where p."timelineID" = $1::uuid and p."removedAt" is null and p."hiddenAt" is null${met} order by p.id desc limit $3 offset $4) page on true`,
    values: [id, actorID ?? null, size, skip, viewerID ?? null, ...among],
  })
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]!.total }
}

type NewPost = {
  author: Actor
  writerID: string
  groupID: string | undefined
  content: string
  language: string | null
  mentions: readonly StoredMention[]
  tags: readonly string[]
  pictures: readonly Photo[]
}

/** Undefined for an invisible author or non-member. */
export async function addPost(tx: Transaction<DB>, post: NewPost): Promise<string | undefined> {
  const { author, writerID, groupID, content, language, mentions, tags, pictures } = post
  const { rows } = await prepared<{ id: string }>(
    `post-add-${author.kind}`,
    CompiledQuery.raw(
      `with target as (
        select t.id, t.industry_id from ${author.kind === 'business' ? 'visible_businesses' : 'visible_people'} t where t.id = $1::uuid),
      added as (
        insert into posts (author_id, author_kind, writer_id, timeline_id, timeline_kind, industry_id, content, pictures, mentions, tags, language)
        select id, $2, $3::uuid, coalesce($8::uuid, id), case when $8::uuid is null then $2 else 'group' end,
          case when $8::uuid is null then industry_id end, $4, $5::jsonb, $6::jsonb, $7::uuid[], $9
        from target where $8::uuid is null or exists (
          select from group_memberships m where m.group_id = $8::uuid and m.user_id = $3::uuid)
        returning *),
      counted as (
        insert into counters as c (resource_id, posts) select timeline_id, 1 from added
        on conflict (resource_id) do update set posts = c.posts + 1),
      emitted as (${emittedPosts('posts.added', 'added')})
      select id from added`,
      [
        author.id,
        author.kind,
        writerID,
        content,
        JSON.stringify(pictures),
        JSON.stringify(mentions),
        tags,
        groupID ?? null,
        language,
      ],
    ),
  ).execute(tx)
  return rows[0]?.id
}

function emittedPosts(name: 'posts.added' | 'posts.changed', from: string): string {
  return `insert into events (name, data) select '${name}', jsonb_build_object('id', id, 'timelineKind', timeline_kind,
    'timelineID', timeline_id, 'authorKind', author_kind, 'authorID', author_id, 'writerID', writer_id) from ${from}`
}

type Change = Pick<NewPost, 'content' | 'language' | 'mentions' | 'tags'>

/** Identical content changes nothing. New text drops the preview. */
export async function changePost(
  tx: Transaction<DB>,
  id: string,
  { content, language, mentions, tags }: Change,
): Promise<Photo | null> {
  const now = sql`row(${content}::text, ${JSON.stringify(mentions)}::jsonb, ${tags}::uuid[], coalesce(${language}::text, p.language))`
  const { rows } = await sql<{ former: Photo | null }>`
    with before as (select id, content, preview -> 'picture' as picture from posts where id = ${id} for update),
    changed as (
      update posts p set (content, mentions, tags, language) = ${now}, edited_at = now(),
        preview = case when p.content = ${content} then p.preview end
      from before where p.id = before.id and (p.content, p.mentions, p.tags, p.language) is distinct from ${now}
      returning p.*, case when before.content <> p.content then nullif(before.picture, 'null') end as former),
    emitted as (${sql.raw(emittedPosts('posts.changed', 'changed'))})
    select former from changed`.execute(tx)
  return rows[0]?.former ?? null
}

/** No-op for a changed text. Returns the former picture. */
export async function setPreview(
  tx: Transaction<DB>,
  id: string,
  content: string,
  preview: Preview,
): Promise<Photo | null | undefined> {
  const { rows } = await sql<{ former: Photo | null }>`
    with before as (
      select id, nullif(preview -> 'picture', 'null') as picture from posts where id = ${id} and content = ${content} for update),
    changed as (
      update posts p set preview = ${JSON.stringify(preview)}::jsonb from before where p.id = before.id
      returning p.*, before.picture as former),
    emitted as (${sql.raw(emittedPosts('posts.changed', 'changed'))})
    select former from changed`.execute(tx)
  return rows[0]?.former
}

export function setModerationState(tx: Transaction<DB>, id: string, state: ModerationState): Promise<StateChange> {
  const emitted = (from: string) => emittedPosts('posts.changed', from)
  return setStateIn(tx, { name: 'posts', countedAt: 'timeline_id', emitted }, id, state)
}

export async function removeTimelines(tx: Transaction<DB>, ids: readonly string[], by: string): Promise<Photo[]> {
  const { rows } = await sql<{ pictures: Photo[] }>`
    with before as (select id, pictures from posts where timeline_id = any(${ids}::uuid[]) and timeline_kind = 'group' for update),
    counted as (update counters set posts = 0 where resource_id = any(${ids}::uuid[]))
    update posts p set content = '…', pictures = '[]', preview = null, removed_at = coalesce(p.removed_at, now()),
      removed_by = coalesce(p.removed_by, ${by}) from before where p.id = before.id
    returning before.pictures`.execute(tx)
  return rows.flatMap(({ pictures }) => pictures)
}

export async function emitAdded(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`${sql.raw(emittedPosts('posts.added', 'posts'))} where id = any(${ids}::uuid[]) order by id`.execute(tx)
}

export type PostAuthorship = { id: string; authorKind: Actor['kind']; authorID: string; writerID: string }

export async function findWritten(db: Kysely<DB>, ids: readonly string[]): Promise<PostAuthorship[]> {
  const { rows } = await prepared(
    'posts-written',
    sql<PostAuthorship>`
    select id, author_kind as "authorKind", author_id as "authorID", writer_id as "writerID"
    from posts where id = any(${ids}::uuid[])`,
  ).execute(db)
  return rows
}

export async function findShown(db: Kysely<DB>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await prepared(
    'posts-shown',
    sql<{ id: string }>`
    select id from posts where id = any(${ids}::uuid[]) and removed_at is null and hidden_at is null`,
  ).execute(db)
  return rows.map(({ id }) => id)
}

export async function findMentioning(pool: pg.Pool, actorIDs: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'posts-mentioning',
    text: `select p.id from posts p where mentions_any(p.mentions, (select $1::text[])) and ${visible}`,
    values: [actorIDs],
  })
  return rows.map(({ id }) => id)
}

export type TextRow = Pick<PostRow, 'id' | 'content' | 'language'> & {
  businessID: string | null
  mentions: StoredMention[]
  isPrivate: boolean
}

export async function findTexts(pool: pg.Pool, ids: readonly string[], readers: readonly string[]): Promise<TextRow[]> {
  const { rows } = await pool.query<TextRow>({
    name: 'post-texts',
    text: `select p.id, p.content, nullif(p.language, 'und') as language, p.mentions,
        case p.author_kind when 'business' then p.author_id end as "businessID",
        p.timeline_kind <> 'business' as "isPrivate"
      from posts p
      where p.id = any($1::uuid[]) and ${visible} and (p.timeline_kind = 'business' or cardinality($2::uuid[]) > 0)
        and can_read_group(p.group_id, $2::uuid[]) and not ${blocked('$2::uuid[]', 'p.author_id')}
        and exists (select from actors a where a.kind = p.author_kind and a.id = p.author_id)`,
    values: [ids, readers],
  })
  return rows
}

export type Beginning = { id: string; text: string; language: string | null }

export async function findBeginnings(
  pool: pg.Pool,
  ids: readonly string[],
  readerID: string,
  most: number,
): Promise<Beginning[]> {
  const { rows } = await pool.query<Beginning>({
    name: 'post-beginnings',
    text: `select p.id, left(p.content, $3) as text, nullif(p.language, 'und') as language from posts p join visible_posts v on v.id = p.id
      where p.id = any($1::uuid[]) and can_read_group(v.group_id, array[$2::uuid])`,
    values: [ids, readerID, most],
  })
  return rows
}
