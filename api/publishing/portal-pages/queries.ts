// SQL of versions of portal copy.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PortalCopy } from '#contract/publishing/portal-fields.ts'
import { prepared } from '#kit/postgres/prepared.ts'
import { lockActor } from '#api/database/locks.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
export type Tx = Transaction<DB>

export type VersionRow = {
  id: string
  portal: string
  copy: PortalCopy
  publishAt: Date
  withdrawnAt: Date | null
  writtenBy: string
  reason: string
}
export type CurrentVersion = Pick<VersionRow, 'portal' | 'copy' | 'publishAt'>

export async function findShown(db: Db, portal?: string): Promise<CurrentVersion[]> {
  const { rows } = await prepared(
    'portal-copy',
    sql<CurrentVersion>`select distinct on (portal) portal, copy, publish_at as "publishAt" from portal_versions
    where (${portal ?? null}::text is null or portal = ${portal ?? null})
      and withdrawn_at is null and publish_at <= now()
    order by portal, publish_at desc, id desc`,
  ).execute(db)
  return rows
}

export type Newest = CurrentVersion & { scheduled: boolean }

/** Newest version per portal, not withdrawn; scheduled before current. */
export async function findNewest(db: Db): Promise<Newest[]> {
  const { rows } = await sql<Newest>`
    select distinct on (portal) portal, copy, publish_at as "publishAt", publish_at > now() as scheduled
    from portal_versions where withdrawn_at is null
    order by portal, publish_at desc, id desc`.execute(db)
  return rows
}

export async function findVersions(db: Db, portal: string): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('portalVersions')
    .selectAll()
    .where('portal', '=', portal)
    .orderBy('publishAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows as unknown as VersionRow[]
}

export type TitleRow = { portal: string; title: PortalCopy['title']; publishAt: Date }

export async function findTitles(tx: Tx): Promise<TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    select portal, copy -> 'title' as title, publish_at as "publishAt" from portal_versions
    where withdrawn_at is null order by publish_at desc, id desc`.execute(tx)
  return rows
}

/** Serializes all portals: titles differ. */
export async function lockPortals(tx: Tx): Promise<void> {
  await lockActor(tx, 'portals')
}

export async function findLastWritten(tx: Tx, portal: string): Promise<string | null> {
  const newest = await tx
    .selectFrom('portalVersions')
    .select('id')
    .where('portal', '=', portal)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id ?? null
}

type NewVersion = Omit<VersionRow, 'id' | 'publishAt' | 'withdrawnAt'> & { publishAt?: Date | undefined }

export async function addVersion(tx: Tx, { copy, ...written }: NewVersion): Promise<VersionRow> {
  const row = await tx
    .insertInto('portalVersions')
    .values({ ...written, copy: JSON.stringify(copy) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as unknown as VersionRow
}
