// SQL of search: public rows to index.
import type pg from 'pg'
import type { ReplyLevel } from '#contract/foundation/constants.ts'
import { type ProductLine, productLineNames } from '#contract/catalog/products/fields.ts'
import type { DocumentGroup } from '#contract/catalog/documents/kinds.ts'
import type { ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'
import { columnOf } from '#api/catalog/products/lookup.ts'
import type { StoredVersions } from '#api/foundation/text-versions.ts'
import { forgottenBefore } from '#api/foundation/events.ts'

export type BusinessRow = {
  id: string
  companyName: string
  shortDescription: string
  generalDescription: string
  businessType: string
  countryCode: string
  stateID: string | null
  city: string | null
  industryID: string
  categoryIDs: string[]
  keywords: string[]
  verified: boolean
  run: boolean
  replies: ReplyLevel | null
  evidence: ClaimKind[] | null
  registered: number
  versions: StoredVersions | null
  /** Machine translations, one text for each language without a version. */
  translated: string[] | null
  /** Includes subcategories. */
  offeredIDs: string[] | null
  offeredNames: string[] | null
}
export type ProductRow = Record<ProductLine, string | null> & {
  id: string
  businessID: string
  companyName: string
  businessType: string
  countryCode: string
  verified: boolean
  run: boolean
  name: string
  description: string
  keywords: string[]
  industryID: string
  categoryID: string | null
  subCategoryID: string | null
  specs: unknown
  documents: DocumentGroup[] | null
  registered: number
  versions: StoredVersions | null
  translated: string[] | null
}
export type PersonRow = {
  id: string
  firstName: string
  lastName: string
  username: string
  countryCode: string | null
  stateID: string | null
  city: string | null
  jobPositionID: string | null
  companyName: string | null
  briefPresentation: string
  verified: boolean
  registered: number
}

const offeredNamesMost = 60
const milliseconds = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::float8`

type Translatable = { id: string; columns: Record<string, string>; languages: string; versions: string }

/** NOTE: words of another original than the present one are void. */
function translatedBy({ id, columns, languages, versions }: Translatable): string {
  const originals = Object.entries(columns).map(([field, column]) => `when '${field}' then ${column}`)
  return `select array_agg(words order by language) from (
      select w.language, string_agg(w.text, chr(10) order by w.field desc) as words from searchable_translations w
      where w.id = ${id} and w.source_language = ${languages} ->> w.field and not ${versions} ? w.language
        and w.original_hash = left(md5(case w.field ${originals.join(' ')} end), 8)
      group by w.language) by_language`
}

export type Rows<_Row> = { text: string; key: string }

export async function findRows<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { text, key }: Rows<Row>,
  ids: readonly string[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>(`${text} and ${key} = any($1::uuid[])`, [ids])
  return rows
}

/** One consistent read. */
export async function* readRows<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { text }: Rows<Row>,
  batch: number,
): AsyncGenerator<Row[]> {
  const client = await pool.connect()
  try {
    // All rows are read, so the plan must not favor a fast first row.
    await client.query('begin read only; set local cursor_tuple_fraction = 1')
    await client.query(`declare everything no scroll cursor for ${text}`)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${batch} from everything`)
      if (rows.length === 0) return
      yield rows
    }
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
  }
}

const businessWords = translatedBy({
  id: 'b.id',
  columns: { shortDescription: 'b.short_description', generalDescription: 'b.general_description' },
  languages: 'b.languages',
  versions: 'b.versions',
})
const productWords = translatedBy({
  id: 'p.id',
  columns: { name: 'p.name', description: 'p.description' },
  languages: '(p.product).languages',
  versions: '(p.product).versions',
})

export const businessRows: Rows<BusinessRow> = {
  key: 'b.id',
  text: `select b.id, b.company_name as "companyName", b.short_description as "shortDescription",
      b.general_description as "generalDescription", b.business_type as "businessType", b.country_code as "countryCode",
      b.state_id as "stateID", b.city, b.industry_id as "industryID", b.category_ids as "categoryIDs", b.keywords,
      b.verified, b.run, b.versions, case when b.run then (${businessWords}) end as translated, a.level as replies, ${milliseconds('b.registered_at')} as registered,
      (select array_agg(distinct c.kind) from searchable_claims c where c.business_id = b.id) as evidence,
      offered.ids as "offeredIDs", offered.names as "offeredNames"
    from searchable_businesses b left join searchable_replies a on a.business_id = b.id cross join lateral (
      select array_agg(distinct node) filter (where node is not null) as ids,
        (array_agg(p.name order by p.registered_at desc, p.id) filter (where which = 1))[:${offeredNamesMost}] as names
      from searchable_products p cross join unnest(array[p.category_id, p.sub_category_id]) with ordinality as one (node, which)
      where p.business_id = b.id
    ) offered
    where b.kind = 'company'`,
}

const lineColumns = productLineNames.map((name) => `(p.product).${columnOf(name)} as "${name}"`).join(', ')

export const productRows: Rows<ProductRow> = {
  key: 'p.id',
  text: `select p.id, p.business_id as "businessID", b.company_name as "companyName",
      b.business_type as "businessType", b.country_code as "countryCode", b.verified, b.run,
      p.name, p.description, ${lineColumns}, p.keywords, p.industry_id as "industryID",
      p.category_id as "categoryID", p.sub_category_id as "subCategoryID", p.specs, (p.product).versions,
      case when b.run then (${productWords}) end as translated,
      document_groups_of(p.id) as documents,
      ${milliseconds('p.registered_at')} as registered
    from searchable_products p join searchable_businesses b on b.id = p.business_id
    where true`,
}

export const personRows: Rows<PersonRow> = {
  key: 'p.id',
  text: `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.username,
      p.country_code as "countryCode", p.state_id as "stateID", p.city, p.job_position_id as "jobPositionID",
      p.company_name as "companyName", p.brief_presentation as "briefPresentation",
      coalesce((select b.verified from searchable_businesses b where b.id = p.business_id), false) as verified,
      ${milliseconds('p.registered_at')} as registered
    from searchable_people p where true`,
}

/** Upper bound. */
export async function countRows(
  pool: pg.Pool,
  table: `searchable_${'businesses' | 'products' | 'people'}`,
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*) as count from ${table}`)
  return rows[0]!.count
}

export async function findProductIDs(
  pool: pg.Pool,
  businessID: string,
  after: string,
  most: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from searchable_products where business_id = $1 and id > $2::uuid order by id limit $3',
    [businessID, after, most],
  )
  return rows.map((row) => row.id)
}

type OwnedIDs = { businessID: string; ids: string[] }

export async function findOwnedIDs(pool: pg.Pool, businessIDs: readonly string[], most: number): Promise<OwnedIDs[]> {
  const { rows } = await pool.query<OwnedIDs>(
    `select b as "businessID", owned.ids from unnest($1::uuid[]) b cross join lateral (
       select array_agg(p.id) as ids
       from (select id from searchable_products where business_id = b order by id limit $2) p
     ) owned
     where owned.ids is not null`,
    [businessIDs, most],
  )
  return rows
}

type Backlog = { ids: number; reachable: boolean }

/** `reachable`: all events since then still exist. */
export async function findBacklog(pool: pg.Pool, position: string): Promise<Backlog> {
  const { rows } = await pool.query<Backlog>(
    `select coalesce(sum(jsonb_array_length(data -> 'ids')) filter (where jsonb_typeof(data -> 'ids') = 'array'), 0) as ids,
       $1::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) and not exists (
         select from events where name = 'events.forgotten' and ${forgottenBefore('events')} > $1::text::xid8) as reachable
     from events where xid >= $1::text::xid8`,
    [position],
  )
  return rows[0]!
}

type ChangedRow = { name: string; ids: string[] }

export async function findChanged(
  pool: pg.Pool,
  { names, since, most }: { names: readonly string[]; since: string; most: number },
): Promise<ChangedRow[]> {
  const { rows } = await pool.query<ChangedRow>(
    `select name, array_agg(distinct id) as ids from (
       select name, jsonb_array_elements_text(data -> 'ids') as id
       from events where xid >= $1::text::xid8 and name = any($2) limit $3
     ) changed group by name`,
    [since, names, most],
  )
  return rows
}

export async function findLastEvent(pool: pg.Pool, names: readonly string[]): Promise<bigint> {
  const { rows } = await pool.query<{ xid: string }>(
    'select xid::text from events where name = any($1) order by events.xid desc limit 1',
    [names],
  )
  return BigInt(rows[0]?.xid ?? 0)
}

/** Processes without an index drop what they kept. */
export async function announceRewritten(pool: pg.Pool): Promise<void> {
  await pool.query(`insert into events (name, data) values ('search.rewritten', '{}')`)
}
