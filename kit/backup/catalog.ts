// Catalog of our schemas.
import type { PoolClient } from 'pg'
import type { AppliedMigration } from './manifest.ts'

export type Table = { table: string; columns: string[]; partition?: { parent: string; bound: string } }
export type ForeignKey = { table: string; name: string; definition: string }

export async function prepareSession(client: PoolClient): Promise<void> {
  await client.query(`
    set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set bytea_output = 'hex'; set extra_float_digits = 1; set synchronize_seqscans = off; set row_security = off; set search_path = pg_catalog;
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`)
}

export async function findTables(client: PoolClient, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<{
    table: string
    columns: string[]
    parent: string | null
    bound: string | null
  }>(
    `select format('%I.%I', n.nspname, c.relname) as table,
      (select coalesce(array_agg(format('%I', attname) order by attnum), '{}') from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select format('%I.%I', pn.nspname, p.relname) from pg_inherits i
       join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
       where i.inhrelid = c.oid and c.relispartition) as parent,
      pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any($1) order by 1`,
    [schemas],
  )
  return rows.map(({ table, columns, parent, bound }) => ({
    table,
    columns,
    ...(parent && bound ? { partition: { parent, bound } } : {}),
  }))
}

export async function findSequences(client: PoolClient, schemas: readonly string[]) {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any($1) order by 1`,
    [schemas],
  )
  const sequences = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    sequences.push({ name, ...values[0]! })
  }
  return sequences
}

export async function findForeignKeys(client: PoolClient, schemas: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1) order by 1, 2`,
    [schemas],
  )
  return rows
}

export async function findSchemas(client: PoolClient, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1) order by 1',
    [names],
  )
  return rows.map(({ name }) => name)
}

export async function findMigrations(
  client: PoolClient,
  schemas: readonly string[],
): Promise<Record<string, AppliedMigration[]>> {
  const found: Record<string, AppliedMigration[]> = {}
  for (const schema of schemas) {
    const { rows } = await client.query<AppliedMigration>(
      `select number, name, checksum from ${schema}.migrations order by number`,
    )
    found[schema] = rows
  }
  return found
}

export async function countRows(client: PoolClient, schemas: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { table } of await findTables(client, schemas)) {
    const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from ${table}`)
    counts.set(table, Number(rows[0]!.count))
  }
  return counts
}
