// Machine translations of listings, kept for search.
import { type Kysely, sql } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { hashOf } from '#api/foundation/text-versions.ts'
import { fill } from './masking.ts'
import type { KnownTexts } from './known-texts.ts'
import type { MemoryKey, Source } from './memory.ts'
import type { DoneRequest } from './requests.ts'

/** `key`: `product:<id>:name`; `of`: hash of the original. */
export type ListingTranslation = { key: string; language: string; from: string; of: string; hash: string; text: string }
type Listing = { kind: string; id: string }

const keyed = /^(product|business):([\da-f-]{36}):(\w+)$/
const forgottenAtOnce = 1000

export function translationsOf(
  sources: readonly Source[],
  { prepared, translations }: KnownTexts,
  language: string,
): ListingTranslation[] {
  return sources.flatMap(({ key, text, from }, at) => {
    const [made, hash] = [translations[at], prepared[at]?.hash]
    return key && from && made && hash ? [{ key, language, from, of: hashOf([text]), hash, text: made.text }] : []
  })
}

export function filledTranslation({ masked, values, text, ...words }: DoneRequest): ListingTranslation {
  return { ...words, text: fill({ text: masked, values }, text) }
}

/** Announces all of `keys`, and of `words` those that are new or changed. */
export async function noteArrived(
  tx: Kysely<DB>,
  words: readonly ListingTranslation[],
  keys: readonly string[] = [],
): Promise<void> {
  const arrived = keys.flatMap((key) => listingOf(key) ?? [])
  await tell(tx, 'translations.added', [...arrived, ...(await saveTranslations(tx, words))])
}

function listingOf(key: string): (Listing & { field: string }) | undefined {
  const [, kind, id, field] = keyed.exec(key) ?? []
  return kind && id && field ? { kind, id, field } : undefined
}

async function saveTranslations(tx: Kysely<DB>, words: readonly ListingTranslation[]): Promise<Listing[]> {
  const one = new Map(
    words.flatMap(({ key, ...more }): [string, object][] => {
      const listing = listingOf(key)
      return listing && more.of ? [[`${more.language} ${key}`, { ...listing, ...more }]] : []
    }),
  )
  if (one.size === 0) return []
  const { rows } = await sql<Listing>`insert into listing_translations as t
      (resource_id, kind, field, language, source_language, original_hash, source_hash, text)
    select n.id, n.kind, n.field, n.language, n."from", n."of", decode(n.hash, 'hex'), n.text
    from jsonb_to_recordset(${JSON.stringify([...one.values()])}::jsonb) as n(id uuid, kind text, field text, language text,
      "from" text, "of" text, hash text, text text)
    where exists (select from listing_originals o where o.id = n.id and o.field = n.field and o.hash = n."of")
    order by 1, 4, 3
    on conflict (resource_id, language, field) do update set source_language = excluded.source_language,
      original_hash = excluded.original_hash, source_hash = excluded.source_hash, text = excluded.text
    where (t.source_language, t.original_hash, t.source_hash, t.text) is distinct from
      (excluded.source_language, excluded.original_hash, excluded.source_hash, excluded.text)
    returning t.kind, t.resource_id as id`.execute(tx)
  return rows
}

async function tell(
  tx: Kysely<DB>,
  name: `translations.${'added' | 'removed'}`,
  listings: readonly Listing[],
): Promise<void> {
  const idsOf = (kind: string) => [...new Set(listings.filter((one) => one.kind === kind).map(({ id }) => id))]
  const [products, businesses] = [idsOf('product'), idsOf('business')]
  if (products.length + businesses.length > 0) await emitEvent(tx, name, { products, businesses })
}

/**
 * Also deletes those of other listings that share the memory. The event names `sources` even if nothing was deleted:
 * their pages may show what was remembered.
 */
export async function forgetTranslations(
  tx: Kysely<DB>,
  sources: readonly Source[],
  shared: readonly Pick<MemoryKey, 'hash'>[],
  language: string,
): Promise<void> {
  const { rows } = await sql<Listing>`delete from listing_translations t
    using unnest(${shared.map(({ hash }) => hash)}::text[]) as s(hash)
    where t.source_hash = decode(s.hash, 'hex') and t.language = ${language}
    returning t.kind, t.resource_id as id`.execute(tx)
  await tell(tx, 'translations.removed', [...sources.flatMap(({ key = '' }) => listingOf(key) ?? []), ...rows])
}

export async function forgetOutdatedTranslations(db: Kysely<DB>): Promise<void> {
  await sql`delete from listing_translations t using outdated_listing_translations v
    where t.resource_id = v.resource_id and t.language = v.language and t.field = v.field`.execute(db)
}

export async function forgetAllTranslations(db: Kysely<DB>): Promise<void> {
  for (let count = forgottenAtOnce; count > 0;) {
    count = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<Listing>`delete from listing_translations t
        where t.resource_id in (select distinct resource_id from listing_translations order by 1 limit ${forgottenAtOnce})
        returning t.kind, t.resource_id as id`.execute(tx)
      await tell(tx, 'translations.removed', rows)
      return rows.length
    })
  }
}
