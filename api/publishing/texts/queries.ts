// SQL of versions of texts.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Locale } from '#contract/foundation/locales.ts'
import type { TextCollection } from '#contract/publishing/texts.ts'
import type { DB } from '#api/database/tables.ts'

type Db = Kysely<DB>
type Tx = Transaction<DB>

export type TextName = { collection: TextCollection; slug: string; lang: Locale }
export type VersionRow = {
  id: string
  collection: TextCollection
  slug: string
  locale: Locale
  source: string
  title: string
  publishAt: Date
  withdrawnAt: Date | null
  writtenBy: string
  reason: string
}
export type CurrentVersion = Pick<VersionRow, 'id' | 'slug' | 'source'>

export async function findShown(
  db: Db,
  collection: TextCollection,
  locale: Locale,
  slug?: string,
): Promise<CurrentVersion[]> {
  const { rows } = await sql<CurrentVersion>`
    select distinct on (slug) id, slug, source from text_versions
    where collection = ${collection} and locale = ${locale} and (${slug ?? null}::text is null or slug = ${slug ?? null})
      and withdrawn_at is null and publish_at <= now()
    order by slug, publish_at desc, id desc`.execute(db)
  return rows
}

export type Newest = {
  collection: TextCollection
  slug: string
  locale: Locale
  title: string
  publishAt: Date
  scheduled: boolean
}

/** Not withdrawn; scheduled before current. */
export async function findNewest(db: Db): Promise<Newest[]> {
  const { rows } = await sql<Newest>`
    select distinct on (collection, locale, slug) collection, slug, locale, title, publish_at as "publishAt",
      publish_at > now() as scheduled
    from text_versions where withdrawn_at is null
    order by collection, locale, slug, publish_at desc, id desc`.execute(db)
  return rows
}

export async function findVersions(db: Db, { collection, slug, lang }: TextName): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('textVersions')
    .selectAll()
    .where('collection', '=', collection)
    .where('locale', '=', lang)
    .where('slug', '=', slug)
    .orderBy('publishAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows as VersionRow[]
}

type NewVersion = Omit<VersionRow, 'id' | 'publishAt' | 'withdrawnAt'> & { publishAt?: Date | undefined }

export async function addVersion(tx: Tx, written: NewVersion): Promise<VersionRow> {
  const row = await tx.insertInto('textVersions').values(written).returningAll().executeTakeFirstOrThrow()
  return row as VersionRow
}
