// SQL of comments.
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Access } from '#contract/identity/access.ts'
import type { GroupRole } from '#contract/social/groups/groups.ts'
import { ids } from '#kit/postgres/planned.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { AuthorRow } from '#api/identity/actors/lookup.ts'
import type { DB } from '#api/database/tables.ts'
import type { StoredMention, MentionRow } from '#api/social/mentions/lookup.ts'
import { type StateChange, type ModerationState, setStateIn } from '#api/social/posts/lookup.ts'

export type ResourceType = 'post' | 'comment' | 'product'

/** SQL: comment `k`, counters `c`. */
export const columnsFor = (
  actor: string,
  viewer: string,
) => `k.id, k.resource_id as "resourceID", k.resource_type as "resourceType", k.author_id as "authorID",
  k.author_kind as "authorKind", k.writer_id as "writerID", k.content, nullif(k.language, 'und') as language, k.edited_at as "editedAt", uuid_time(k.id) as "madeAt",
  coalesce(c.likes, 0) as likes, coalesce(c.comments, 0) as replies, 
  exists (select from likes l where l.resource_id = k.id and l.actor_id = ${actor}) as liked,
  (select a.author from actors a where a.kind = k.author_kind and a.id = k.author_id) as author,
  case when k.mentions = '[]' then '[]' else mentions_with_authors(k.mentions) end as mentions,
  case k.author_kind when 'business' then (
    select b.access from business_access b where b.user_id = ${viewer} and b.business_id = k.author_id) end as access`

export type CommentRow = {
  id: string
  resourceID: string
  resourceType: ResourceType
  authorID: string
  authorKind: Actor['kind']
  writerID: string
  content: string
  language: string | null
  mentions: MentionRow[]
  editedAt: Date | null
  madeAt: Date
  likes: number
  replies: number
  liked: boolean
  author: AuthorRow | null
  access: Access | null
}
export type WholeCommentRow = CommentRow & {
  removedAt: Date | null
  removedBy: string | null
  hiddenAt: Date | null
  role: GroupRole | null
  closed: boolean
}

export async function findComment(
  pool: pg.Pool,
  id: string,
  viewerID: string,
  actorID = viewerID,
): Promise<WholeCommentRow | undefined> {
  const { rows } = await pool.query<WholeCommentRow>({
    name: 'comment',
    text: `select ${columnsFor('$2::uuid', '$3::uuid')}, k.removed_at as "removedAt", k.removed_by as "removedBy", k.hidden_at as "hiddenAt",
        (select m.role from group_memberships m where m.group_id = p.group_id and m.user_id = $3::uuid) as role,
        not can_read_group(p.group_id, array[$3::uuid]) as closed
      from comments k left join counters c on c.resource_id = k.id
      left join post_places p on p.id = k.root_id where k.id = $1`,
    values: [id, actorID, viewerID],
  })
  return rows[0]
}

/** Undefined if missing, or if one of `actorIds` has a block with its owner or its root's. */
export type Resource = {
  type: ResourceType
  rootID: string
  rootType: 'post' | 'product'
  timelineKind: string | null
  role: GroupRole | null
  closed: boolean
  total: number
}

export const resources = {
  post: `select t.id, 'post' as type, t.owner_id, t.id as root_id, 'post' as root_type, t.owner_id as root_owner_id, t.group_id
    from visible_posts t where t.id = $1::uuid`,
  comment: `select t.id, 'comment' as type, t.owner_id, t.root_id, t.root_type, t.root_owner_id, t.group_id
    from visible_comments t where t.id = $1::uuid`,
  product: `select t.id, 'product' as type, t.owner_id, t.id as root_id, 'product' as root_type, t.owner_id as root_owner_id,
    null::uuid as group_id from visible_products t where t.id = $1::uuid`,
}

// $1: resource, $2: ids subject to blocks
export const actorIds = ids('$2')
export const resource = `r.type, r.root_id as "rootID", r.root_type as "rootType", coalesce(t.comments, 0) as total,
  (select p.timeline_kind from post_places p where p.id = r.root_id) as "timelineKind",
  (select m.role from group_memberships m where m.group_id = r.group_id and m.user_id = any(${actorIds})) as role,
  not can_read_group(r.group_id, ${actorIds}) as closed`
/** SQL: resource `r` and counters `t`. */
export const openOf = (types: readonly ResourceType[]) =>
  `(${types.map((type) => resources[type]).join(' union all ')}) r left join counters t on t.resource_id = r.id`
export const resourceTypes: readonly ResourceType[] = ['post', 'comment', 'product']
const metBy = (actorIds: string) => `not exists (
  select from block_pairs b where b.actor_id = any(${actorIds}) and b.other_id in (r.owner_id, r.root_owner_id))`
export const met = metBy(actorIds)

export async function findResource(
  pool: pg.Pool,
  id: string,
  actorIds: readonly string[],
): Promise<Resource | undefined> {
  const { rows } = await pool.query<Resource>({
    name: 'commented',
    text: `select ${resource} from ${openOf(resourceTypes)} where ${met}`,
    values: [id, actorIds],
  })
  return rows[0]
}

type NewComment = {
  type: ResourceType
  resourceID: string
  author: Actor
  writerID: string
  content: string
  language: string | null
  mentions: readonly StoredMention[]
  actorIds: readonly string[]
}

/** Undefined without an open resource. */
export async function addComment(
  tx: Transaction<DB>,
  comment: NewComment,
): Promise<(CommentRow & { role: GroupRole | null }) | undefined> {
  const { type, resourceID, author, writerID, content, language, mentions, actorIds } = comment
  const { rows } = await prepared<CommentRow & { role: GroupRole | null }>(
    `comment-add-${type}`,
    CompiledQuery.raw(
      `with resource as (select * from (${resources[type]}) r
        where ${metBy('$2::uuid[]')} and can_read_group(r.group_id, $2::uuid[])),
      added as (
        insert into comments (resource_id, resource_type, root_id, root_type, author_id, author_kind, writer_id, content, mentions, language)
        select id, type, root_id, root_type, $3::uuid, $4, $5::uuid, $6, $7::jsonb, $8 from resource
        returning *),
      counted as (
        insert into counters as c (resource_id, comments) select resource_id, 1 from added
        on conflict (resource_id) do update set comments = c.comments + 1),
      emitted as (${emittedComments('comments.added', 'added')})
      select ${columnsFor('$3::uuid', '$5::uuid')},
        (select m.role from resource r join group_memberships m on m.group_id = r.group_id and m.user_id = $5::uuid) as role
      from added k left join counters c on c.resource_id = k.id`,
      [resourceID, actorIds, author.id, author.kind, writerID, content, JSON.stringify(mentions), language],
    ),
  ).execute(tx)
  return rows[0]
}

function emittedComments(name: 'comments.added' | 'comments.changed', from: string): string {
  return `insert into events (name, data) select '${name}', jsonb_build_object('id', id, 'resourceType', resource_type,
    'resourceID', resource_id, 'rootType', root_type, 'rootID', root_id, 'authorKind', author_kind, 'authorID', author_id,
    'writerID', writer_id) from ${from}`
}

export async function emitAdded(tx: Transaction<DB>, ids: readonly string[]): Promise<void> {
  await sql`${sql.raw(emittedComments('comments.added', 'comments'))} where id = any(${ids}::uuid[]) order by id`.execute(
    tx,
  )
}

type Change = Pick<NewComment, 'content' | 'language' | 'mentions'>

export async function changeComment(
  tx: Transaction<DB>,
  id: string,
  { content, language, mentions }: Change,
): Promise<void> {
  const now = sql`row(${content}::text, ${JSON.stringify(mentions)}::jsonb, coalesce(${language}::text, language))`
  await sql`with changed as (
      update comments set (content, mentions, language) = ${now}, edited_at = now()
      where id = ${id} and (content, mentions, language) is distinct from ${now} returning *)
    ${sql.raw(emittedComments('comments.changed', 'changed'))}`.execute(tx)
}

export function setModerationState(tx: Transaction<DB>, id: string, state: ModerationState): Promise<StateChange> {
  const emitted = (from: string) => emittedComments('comments.changed', from)
  return setStateIn(tx, { name: 'comments', countedAt: 'resource_id', emitted }, id, state)
}

export type CommentAuthorship = {
  id: string
  authorKind: Actor['kind']
  authorID: string
  writerID: string
  resourceID: string
  rootType: 'post' | 'product'
  rootID: string
}

/** Any state. */
export async function findWritten(db: Kysely<DB>, ids: readonly string[]): Promise<CommentAuthorship[]> {
  const { rows } = await prepared(
    'comments-written',
    sql<CommentAuthorship>`
    select id, author_kind as "authorKind", author_id as "authorID", writer_id as "writerID", resource_id as "resourceID",
      root_type as "rootType", root_id as "rootID"
    from comments where id = any(${ids}::uuid[])`,
  ).execute(db)
  return rows
}

export async function findShown(db: Kysely<DB>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from comments where id = any(${ids}::uuid[]) and removed_at is null and hidden_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findRootsOf(pool: pg.Pool, actorIDs: readonly string[]): Promise<string[]> {
  const seen = 'removed_at is null and hidden_at is null'
  const { rows } = await pool.query<{ id: string }>({
    name: 'comment-roots',
    text: `select root_id as id from comments where author_id = any(${ids('$1')}) and ${seen}
      union select root_id from comments where mentions_any(mentions, (select $1::text[])) and ${seen}`,
    values: [actorIDs],
  })
  return rows.map(({ id }) => id)
}

export type TextRow = Pick<CommentRow, 'id' | 'content' | 'language'> & {
  businessID: string | null
  mentions: StoredMention[]
  isPrivate: boolean
}

export async function findTexts(
  pool: pg.Pool,
  commentIDs: readonly string[],
  readers: readonly string[],
): Promise<TextRow[]> {
  const { rows } = await pool.query<TextRow>({
    name: 'comment-texts',
    text: `select k.id, k.content, nullif(k.language, 'und') as language, k.mentions,
        case k.author_kind when 'business' then k.author_id end as "businessID",
        coalesce(t.timeline_kind, 'business') <> 'business' as "isPrivate"
      from comments k join visible_comments r on r.id = k.id left join post_places t on t.id = r.root_id
      where k.id = any($1::uuid[]) and (coalesce(t.timeline_kind, 'business') = 'business' or cardinality(${actorIds}) > 0)
        and can_read_group(r.group_id, ${actorIds}) and ${met}
        and exists (select from actors a where a.kind = k.author_kind and a.id = k.author_id)`,
    values: [commentIDs, readers],
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
    name: 'comment-beginnings',
    text: `select k.id, left(k.content, $3) as text, nullif(k.language, 'und') as language from comments k join visible_comments v on v.id = k.id
      where k.id = any($1::uuid[]) and can_read_group(v.group_id, array[$2::uuid])`,
    values: [ids, readerID, most],
  })
  return rows
}
