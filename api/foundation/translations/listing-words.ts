// Words of listings by machine: kept for search, told to pages and indexes.
import { type Kysely, sql } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { hashOf } from '#api/foundation/text-versions.ts'
import { fill } from './masking.ts'
import type { Source, Translation } from './memory.ts'
import type { DoneRequest } from './requests.ts'

/** `key`: `product:<id>:name`; `of`: hash of the original. */
export type ListingWords = { key: string; language: string; from: string; of: string; text: string }
type Listing = { kind: string; id: string }

const keyed = /^(product|business):([\da-f-]{36}):(\w+)$/
const forgottenAtOnce = 1000

export function wordsOf(
  sources: readonly Source[],
  translations: readonly (Translation | undefined)[],
  language: string,
): ListingWords[] {
  return sources.flatMap(({ key, text, from }, at) => {
    const made = translations[at]
    return key && from && made ? [{ key, language, from, of: hashOf([text]), text: made.text }] : []
  })
}

export function filledWords({ masked, values, text, ...words }: DoneRequest): ListingWords {
  return { ...words, text: fill({ text: masked, values }, text) }
}

/** `keys`: told in any case; of `words` only what was not kept before. */
export async function noteArrived(
  tx: Kysely<DB>,
  words: readonly ListingWords[],
  keys: readonly string[] = [],
): Promise<void> {
  const arrived = keys.flatMap((key) => listingOf(key) ?? [])
  await tell(tx, 'translations.added', [...arrived, ...(await keepWords(tx, words))])
}

function listingOf(key: string): (Listing & { field: string }) | undefined {
  const [, kind, id, field] = keyed.exec(key) ?? []
  return kind && id && field ? { kind, id, field } : undefined
}

async function keepWords(tx: Kysely<DB>, words: readonly ListingWords[]): Promise<Listing[]> {
  const one = new Map(
    words.flatMap(({ key, ...more }): [string, object][] => {
      const listing = listingOf(key)
      return listing && more.of ? [[`${more.language} ${key}`, { ...listing, ...more }]] : []
    }),
  )
  if (one.size === 0) return []
  const { rows } = await sql<Listing>`insert into listing_translations as t
      (resource_id, kind, field, language, source_language, original_hash, text)
    select n.id, n.kind, n.field, n.language, n."from", n."of", n.text
    from jsonb_to_recordset(${JSON.stringify([...one.values()])}::jsonb) as n(id uuid, kind text, field text, language text,
      "from" text, "of" text, text text)
    where exists (select from translatable_listings l where l.id = n.id)
    order by 1, 4, 3
    on conflict (resource_id, language, field) do update set source_language = excluded.source_language,
      original_hash = excluded.original_hash, text = excluded.text
    where (t.source_language, t.original_hash, t.text) is distinct from
      (excluded.source_language, excluded.original_hash, excluded.text)
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

/** Other listings with the same texts lose theirs, too. `sources` are told in any case: pages show what the memory knew. */
export async function forgetWords(tx: Kysely<DB>, sources: readonly Source[], language: string): Promise<void> {
  const hashes = sources.filter(({ text }) => text).map(({ text }) => hashOf([text]))
  const { rows } = await sql<Listing>`delete from listing_translations
    where language = ${language} and original_hash = any(${hashes}::text[]) returning kind, resource_id as id`.execute(
    tx,
  )
  await tell(tx, 'translations.removed', [...sources.flatMap(({ key = '' }) => listingOf(key) ?? []), ...rows])
}

export async function forgetVoidWords(db: Kysely<DB>): Promise<void> {
  await sql`delete from listing_translations t using void_listing_words v
    where t.resource_id = v.resource_id and t.language = v.language and t.field = v.field`.execute(db)
}

/** Pages show none once no service is set. */
export async function forgetAllWords(db: Kysely<DB>): Promise<void> {
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
