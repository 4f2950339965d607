// SQL of idempotent entries.
import { sql, type Transaction } from 'kysely'
import type { NotificationKind, ResourceTypeOf, Telling } from '#contract/discovery/notifications/kinds.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import type { Actor } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'

type Tx = Transaction<DB>

/** `cause`: idempotency key; causes of one `group` share an entry. */
export type Cause = {
  receiverID: string
  cause: string
  kind: NotificationKind
  group: string
  resourceType: ResourceTypeOf<NotificationKind>
  resourceID: string
  rootType?: string | undefined
  rootID?: string | undefined
  businessID?: string | undefined
  actor?: Actor | undefined
  /** A block or mute of any of them suppresses the notification. */
  authors: string[]
  detail?: Readonly<Record<string, unknown>> | undefined
  at?: number | undefined
}

/** SQL: a new place in the list. */
const placeAt = (ms: string) => `case when ${ms} is null then uuidv7()
  else encode(overlay(uuid_send(uuidv7()) placing substring(int8send(${ms}) from 3) from 1 for 6), 'hex')::uuid end`

export type Entry = { id: string; receiverID: string; kind: NotificationKind; news: string | null; telling: Telling }

export type WritingRules = {
  usual: Record<NotificationKind, Telling>
  despiteMute: NotificationKind[]
  unlessMentioned: NotificationKind[]
  latestResource: NotificationKind[]
}

/** Receivers who left, blocked, muted or opted out get none. */
export async function addCauses(
  tx: Tx,
  causes: readonly Cause[],
  { usual, despiteMute, unlessMentioned, latestResource }: WritingRules,
): Promise<Entry[]> {
  if (causes.length === 0) return []
  const rows = causes.map((one, index) => ({
    receiver_id: one.receiverID,
    cause: one.cause,
    kind: one.kind,
    group_key: one.group,
    resource_type: one.resourceType,
    resource_id: one.resourceID,
    root_type: one.rootType,
    root_id: one.rootID,
    business_id: one.businessID,
    actor_id: one.actor?.id,
    actor_kind: one.actor?.kind,
    authors: one.authors,
    detail: one.detail ?? {},
    happened: one.at,
    turn: index,
  }))
  const shape = `receiver_id uuid, cause text, kind text, group_key text, resource_type text, resource_id uuid, root_type text, root_id uuid,
    business_id uuid, actor_id uuid, actor_kind text, authors uuid[], detail jsonb, happened bigint, turn int`
  const { rows: entries } = await prepared(
    'causes-add',
    sql<Entry>`with wanted as (
      select distinct on (receiver_id, cause) * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(${sql.raw(shape)})
      order by receiver_id, cause, turn),
    free as materialized (
      select w.*, coalesce(s.choices ->> w.kind, ${JSON.stringify(usual)}::jsonb ->> w.kind) as telling
      from wanted w left join notification_settings s on s.user_id = w.receiver_id
      where not exists (select from notification_causes c where c.receiver_id = w.receiver_id and c.cause = w.cause)
        and coalesce(s.choices ->> w.kind, '') <> 'off'
        and not exists (select from unnest(w.authors) as who (id) where 
          exists (select from block_pairs b where b.actor_id in (w.receiver_id, w.business_id) and b.other_id = who.id))
        and (w.kind = any(${despiteMute}::text[]) or not has_muted(w.receiver_id, w.authors))),
    -- Who is named in a comment is not told of the same comment once more.
    fresh as materialized (
      select * from free f where f.kind <> all(${unlessMentioned}::text[]) or not (
        exists (select from free m where m.receiver_id = f.receiver_id and m.cause = 'mention ' || f.resource_id)
        or exists (select from notification_causes c where c.receiver_id = f.receiver_id and c.cause = 'mention ' || f.resource_id))),
    latest as (select distinct on (receiver_id, group_key) * from fresh order by receiver_id, group_key, turn desc),
    entries as (
      insert into notifications as n (receiver_id, kind, group_key, resource_type, resource_id, root_type, root_id, business_id, actor_id,
        actor_kind, detail, place, in_digest)
      select receiver_id, kind, group_key, resource_type, resource_id, root_type, root_id, business_id, actor_id, actor_kind, detail,
        ${sql.raw(placeAt('happened'))}, telling = 'digest' from latest order by receiver_id, group_key
      on conflict (receiver_id, group_key) where read_at is null do update set
        withdrawn = false, place = greatest(n.place, excluded.place), actor_id = excluded.actor_id, actor_kind = excluded.actor_kind, detail = excluded.detail,
        resource_id = case when n.kind = any(${latestResource}::text[]) then excluded.resource_id else n.resource_id end
      returning n.id, n.receiver_id, n.group_key, n.kind),
    causes as (
      insert into notification_causes (receiver_id, cause, notification_id, actor_id, actor_kind)
      select f.receiver_id, f.cause, e.id, f.actor_id, f.actor_kind
      from fresh f join entries e using (receiver_id, group_key) order by f.turn)
    select e.id, e.receiver_id as "receiverID", e.kind, l.detail ->> 'news' as news, l.telling from entries e join latest l using (receiver_id, group_key)`,
  ).execute(tx)
  return entries
}

/** `isStart`: all causes with this beginning. */
export type Standing = { cause: string; withdrawn: boolean; isStart?: boolean }

/** Entries go with their last cause and return with one. Answers whose entries changed. */
export async function setStandings(tx: Tx, standings: readonly Standing[]): Promise<string[]> {
  if (standings.length === 0) return []
  const last = new Map(standings.map((one) => [one.cause, one]))
  const rows = [...last.values()].map(({ cause, withdrawn, isStart }) => ({
    first: cause,
    last: isStart ? `${cause}\uffff` : cause,
    withdrawn,
  }))
  const { rows: touched } = await prepared(
    'standings-set',
    sql<{ id: string }>`update notification_causes c set withdrawn = w.withdrawn
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (first text, last text, withdrawn boolean)
    where c.cause collate "C" >= w.first and c.cause collate "C" <= w.last and c.withdrawn <> w.withdrawn
    returning c.notification_id as id`,
  ).execute(tx)
  if (touched.length === 0) return []
  const { rows: receivers } = await sql<{ receiverID: string }>`
    update notifications n set withdrawn =
      not exists (select from notification_causes c where c.notification_id = n.id and not c.withdrawn)
    where n.id = any(${touched.map(({ id }) => id)}::uuid[]) returning n.receiver_id as "receiverID"`.execute(tx)
  return receivers.map(({ receiverID }) => receiverID)
}

export async function markGroupsRead(
  tx: Tx,
  pairs: readonly { receiverID: string; group: string }[],
): Promise<Set<string>> {
  if (pairs.length === 0) return new Set()
  const { rows } = await prepared(
    'groups-read',
    sql<{ receiverID: string }>`update notifications n set read_at = now()
    from unnest(${pairs.map(({ receiverID }) => receiverID)}::uuid[], ${pairs.map(({ group }) => group)}::text[]) p (receiver_id, group_key)
    where n.receiver_id = p.receiver_id and n.group_key = p.group_key and n.read_at is null
    returning n.receiver_id as "receiverID"`,
  ).execute(tx)
  return new Set(rows.map(({ receiverID }) => receiverID))
}
