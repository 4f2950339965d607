// SQL of announcements.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Announcement } from '#contract/publishing/announcements/announcements.ts'
import type { AnnouncementKind, AnnouncementState } from '#contract/publishing/announcements/rules.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { DB } from '#api/database/tables.ts'
import { likeOf } from '#kit/postgres/like.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type Texts = Record<Locale, string>
export type AnnouncementFields = {
  kind: AnnouncementKind
  texts: Texts
  link: string
  portals: string[]
  startsAt: Date
  endsAt: Date | null
}
export type AnnouncementRow = AnnouncementFields & {
  id: string
  endedAt: Date | null
  state: AnnouncementState
  revision: number
}

const state = sql<AnnouncementState>`case when ended_at is not null or ends_at <= now() then 'ended'
  when starts_at > now() then 'scheduled' else 'current' end`
const columns = sql`id, kind, texts, link, portals, starts_at as "startsAt", ends_at as "endsAt", ended_at as "endedAt",
  ${state} as state, revision`

export async function findCurrent(db: Db, portal: string | undefined): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select ${columns} from announcements
    where ended_at is null and (ends_at is null or ends_at > now())
      and (portals = '{}' or ${portal ?? null}::text = any(portals))
    order by kind = 'warning' desc, starts_at desc, id desc`.execute(db)
  return rows
}

const orders = { startsAt: sql`starts_at`, endsAt: sql`ends_at` }
type AnnouncementFilter = {
  q?: string | undefined
  state?: AnnouncementState | undefined
  kind?: Announcement['kind'] | undefined
  portal?: string | undefined
}
type Cut = { by: keyof typeof orders; direction: 'asc' | 'desc'; limit: number; offset: number }

export async function findAnnouncements(db: Db, wanted: AnnouncementFilter, { by, direction, limit, offset }: Cut) {
  const like = likeOf(wanted.q ?? '')
  const found = sql`from announcements
    where (${wanted.q ?? ''} = '' or exists (select from jsonb_each_text(texts) t where folded(t.value) like folded(${like})))
      and (${wanted.state ?? null}::text is null or ${state} = ${wanted.state ?? null})
      and (${wanted.kind ?? null}::text is null or kind = ${wanted.kind ?? null})
      and (${wanted.portal ?? null}::text is null or portals = '{}' or ${wanted.portal ?? null} = any(portals))`
  const [{ rows }, counted] = await Promise.all([
    sql<AnnouncementRow>`select ${columns} ${found}
      order by ${orders[by]} ${sql.raw(direction)} nulls last, id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return { rows, total: counted.rows[0]!.total }
}

export async function findAnnouncement(
  db: Db,
  id: string,
  { lock = false } = {},
): Promise<AnnouncementRow | undefined> {
  const { rows } = await sql<AnnouncementRow>`
    select ${columns} from announcements where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

const rowOf = ({ texts, ...written }: AnnouncementFields) => ({ ...written, texts: JSON.stringify(texts) })

export async function addAnnouncement(tx: Tx, written: AnnouncementFields): Promise<string> {
  const { id } = await tx.insertInto('announcements').values(rowOf(written)).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeAnnouncement(tx: Tx, id: string, written: AnnouncementFields): Promise<void> {
  const revision = sql<number>`revision + 1`
  await tx
    .updateTable('announcements')
    .set({ ...rowOf(written), revision })
    .where('id', '=', id)
    .execute()
}

export async function setEnded(tx: Tx, id: string, endedAt: Date | null): Promise<void> {
  await tx.updateTable('announcements').set({ endedAt }).where('id', '=', id).execute()
}
