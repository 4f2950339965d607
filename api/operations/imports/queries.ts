// SQL of imports.
import { type Kysely, sql, type Transaction } from 'kysely'
import { type ProductLine, productLineNames } from '#contract/catalog/products/fields.ts'
import type { DB } from '#api/database/tables.ts'
import { columnOf } from '#api/catalog/products/lookup.ts'
import { fieldsOfColumn, sectionOfColumn } from '#api/identity/businesses/lookup.ts'
import type { Counts, StepName } from './progress.ts'

export type SourceHash = { source_id: string; source_hash: string }
export type SavedRow = { id: string; sourceId: string; added: boolean }
type Db = Kysely<DB> | Transaction<DB>

type Columns = Record<string, string>

const shared = { id: 'uuid', source_id: 'text', source_hash: 'text', registered_at: 'timestamptz' }
const given = (type: string, ...names: string[]): Columns => Object.fromEntries(names.map((name) => [name, type]))

const tables = {
  businesses: {
    ...shared,
    ...given(
      'text',
      'source',
      'company_name',
      'slug',
      'short_description',
      'general_description',
      'business_type',
      'kind',
    ),
    ...given('text', 'country_code', 'state_id', 'city', 'subscription'),
    ...given('jsonb', 'profile_photo', 'cover_photo', 'general', 'contact_info', 'factory', 'trade_capabilities'),
    ...given('jsonb', 'business_terms', 'sources'),
    ...given('int', 'year_established', 'employees_min', 'employees_max', 'lead_time'),
    ...given('bigint', 'revenue_min', 'revenue_max'),
    sample: 'boolean',
    industry_id: 'uuid',
    category_ids: 'uuid[]',
    keywords: 'text[]',
    verified_at: 'timestamptz',
  },
  products: {
    ...shared,
    ...given('text', 'source', 'name', 'slug', 'description', ...productLineNames.map(columnOf)),
    ...given('jsonb', 'specs', 'media', 'price'),
    ...given('uuid', 'business_id', 'industry_id', 'category_id', 'sub_category_id'),
    keywords: 'text[]',
    lead_time: 'int',
    stock: 'boolean',
  },
  people: {
    ...shared,
    ...given('text', 'username', 'first_name', 'last_name', 'country_code', 'state_id', 'city', 'job_position_id'),
    ...given('text', 'company_name', 'brief_presentation'),
    sample: 'boolean',
    business_id: 'uuid',
    profile_photo: 'jsonb',
  },
}
export type Table = keyof typeof tables

/** Asked of every file; others stay where a file lacks them. */
const sourcedLines = ['brand', 'partNumber', 'minimumOrder'] as const satisfies ProductLine[]
export type SourcedLine = (typeof sourcedLines)[number]
export const unsourcedLines = productLineNames.filter(
  (name): name is Exclude<ProductLine, SourcedLine> => !sourcedLines.includes(name as SourcedLine),
)

// Default of new rows. Bought tiers outlive imports.
const silent: Columns = {
  registered_at: 'now()',
  subscription: `'standard'`,
  verified_at: 'null',
  ...Object.fromEntries(unsourcedLines.map((name) => [columnOf(name), 'null'])),
}

/** Rows closed to imports: removed, merged, changed by a member. */
const closed: Record<Table, string> = {
  businesses: 'old.removed_at is not null',
  products: 'old.removed_at is not null or old.kept_since is not null',
  people: 'false',
}

function changedValue(table: Table, name: string): string {
  const imported = silent[name] ? `coalesce(r.${name}, old.${name})` : `r.${name}`
  if (table !== 'businesses') return imported
  if (name === 'kind') return `case when old.run_since is null then r.kind else old.kind end`
  if (name === 'sources') return `r.sources || jsonb_path_query_array(old.sources, '$[*] ? (@.correction == true)')`
  const section = sectionOfColumn(name)
  if (section) return `with_kept(r.${name}, old.${name}, old.kept_fields, '${section}')`
  const fields = fieldsOfColumn(name)
  const list = fields.map((field) => `'${field}'`).join(', ')
  return fields.length > 0
    ? `case when old.kept_fields && array[${list}] then old.${name} else ${imported} end`
    : imported
}

const texts = {
  businesses: { shortDescription: 'short_description', generalDescription: 'general_description' },
  products: { name: 'name', description: 'description' },
}

/** Changed texts are judged anew later. */
function knownLanguages(table: keyof typeof texts): string {
  const fields = Object.entries(texts[table]).map(
    ([field, column]) => `case when ${changedValue(table, column)} <> old.${column} then '${field}' end`,
  )
  return `old.languages - array_remove(array[${fields.join(', ')}], null)`
}

function upsert(table: Table): string {
  const columns = tables[table] as Columns
  const names = Object.keys(columns)
  const first = names.map((name) => (silent[name] ? `coalesce(r.${name}, ${silent[name]})` : `r.${name}`))
  const changed = names
    .filter((name) => name !== 'id' && name !== 'source_id')
    .map((name) => `${name} = ${changedValue(table, name)}`)
  if (table !== 'people') changed.push('version = old.version + 1', `languages = ${knownLanguages(table)}`)
  return `as r (${names.map((name) => `${name} ${columns[name]}`).join(', ')})),
    changed as (
      update ${table} old set ${changed.join(', ')}, updated_at = now() from given r
      where old.source_id = r.source_id and old.source_hash is distinct from r.source_hash and not (${closed[table]})
      returning old.id, old.source_id),
    added as (
      insert into ${table} (${names.join(', ')}) select ${first.join(', ')} from given r
      on conflict (source_id) do nothing returning id, source_id)
    select id, source_id, true as added from added union all select id, source_id, false from changed`
}

const upserts = { businesses: upsert('businesses'), products: upsert('products'), people: upsert('people') }

export async function saveRows(tx: Transaction<DB>, table: Table, records: readonly SourceHash[]): Promise<SavedRow[]> {
  const ids = records.map((one) => one.source_id)
  const hashes = records.map((one) => one.source_hash)
  const { rows: unchanged } = await sql<{
    sourceId: string
  }>`select source_id from ${sql.table(table)} where source_id = any(${ids})
    and (source_id, source_hash) in (select * from unnest(${ids}::text[], ${hashes}::text[]))`.execute(tx)
  const same = new Set(unchanged.map(({ sourceId }) => sourceId))
  const others = records.filter((one) => !same.has(one.source_id))
  if (others.length === 0) return []
  const given = JSON.stringify(others)
  const { rows } =
    await sql<SavedRow>`with given as materialized (select * from json_to_recordset(${given}::json) ${sql.raw(upserts[table])}`.execute(
      tx,
    )
  return rows
}

/** NOTE: otherwise plans assume an empty table, and a running server scans all of it per row. */
export async function analyze(db: Db, table: Table): Promise<void> {
  await sql`analyze ${sql.table(table)}`.execute(db)
}

type Certificate = {
  id: string
  name: string
  issueDate?: string | undefined
  expireDate?: string | undefined
  issuer?: string | undefined
  scope?: string | undefined
}

/** Member-changed lists stay. */
export async function replaceCertificates(tx: Transaction<DB>, given: Map<string, Certificate[]>): Promise<void> {
  const open = await tx
    .selectFrom('businesses')
    .select('id')
    .where('id', 'in', [...given.keys()])
    .where(sql<boolean>`not kept_fields @> array['certificates']`)
    .execute()
  const ids = open.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.deleteFrom('certificates').where('businessId', 'in', ids).execute()
  const rows = ids.flatMap((businessId) => given.get(businessId)!.map((one) => ({ ...one, businessId })))
  if (rows.length > 0) await tx.insertInto('certificates').values(rows).execute()
}

export type Owner = { id: string; sourceID: string; name: string }

/** A merged one's goods go to its successor. */
export async function findOwners(db: Db, sourceIDs: readonly string[]): Promise<Map<string, Owner>> {
  if (sourceIDs.length === 0) return new Map()
  const { rows } = await sql<{ id: string; sourceId: string; companyName: string }>`
    select coalesce(merged_into, id) as id, source_id, company_name from businesses
    where source_id = any(${sourceIDs}) and (removed_at is null or merged_into is not null)`.execute(db)
  return new Map(rows.map(({ id, sourceId, companyName }) => [sourceId, { id, sourceID: sourceId, name: companyName }]))
}

export type Stand = Counts & { line: number; rejectsBytes: number; finishedAt: Date | null }

/** Other files' imports can't resume: rows may be overwritten. */
export async function beginImport(db: Db, identity: string): Promise<{ id: string }> {
  await db.deleteFrom('imports').where('finishedAt', 'is', null).where('identity', '<>', identity).execute()
  const begun = await db
    .selectFrom('imports')
    .select('id')
    .where('identity', '=', identity)
    .where('finishedAt', 'is', null)
    .executeTakeFirst()
  return begun ?? db.insertInto('imports').values({ identity }).returning('id').executeTakeFirstOrThrow()
}

export async function findStand(db: Db, importId: string, step: StepName): Promise<Stand | undefined> {
  return db
    .selectFrom('importSteps')
    .select(['line', 'rejectsBytes', 'added', 'changed', 'unchanged', 'rejected', 'finishedAt'])
    .where('importId', '=', importId)
    .where('step', '=', step)
    .executeTakeFirst() as Promise<Stand | undefined>
}

/** Call it in the rows' transaction. */
export async function saveStand(
  db: Db,
  importId: string,
  step: StepName,
  stand: Omit<Stand, 'finishedAt'>,
  finished: boolean,
): Promise<void> {
  const finishedAt = finished ? new Date() : null
  await db
    .insertInto('importSteps')
    .values({ importId, step, ...stand, finishedAt })
    .onConflict((conflict) => conflict.columns(['importId', 'step']).doUpdateSet({ ...stand, finishedAt }))
    .execute()
}

export async function finishImport(db: Db, importId: string): Promise<void> {
  await db.updateTable('imports').set({ finishedAt: new Date() }).where('id', '=', importId).execute()
}

export function within<T>(db: Kysely<DB>, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work)
}
