// Restores a database.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { knownMigrations, migrate } from '../postgres/migrate.ts'
import { DatabaseTrouble } from '../postgres/trouble.ts'
import { copyStatement, countOf, namesOf, type Schemas } from './back-up.ts'
import { findForeignKeys, findSchemas, findTables, prepareSession } from './catalog.ts'
import { copyIn, copyOut } from './copy.ts'
import type { Manifest, openBackup, TableEntry } from './manifest.ts'
import { hashFile, readSealed } from './sealing.ts'

type Backup = Awaited<ReturnType<typeof openBackup>>
type OnTable = (done: number, total: number) => void

const unfinished = 'wbn_restoring'

export async function requireComplete(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>('select to_regnamespace($1) is not null as found', [unfinished])
  if (rows[0]!.found)
    throw new DatabaseTrouble('A restore into this database was broken off: run npm run admin -- restore DIR again')
}

export async function findDamage({ folder, manifest }: Backup): Promise<string[]> {
  const damaged: string[] = []
  for (const { path, sha256 } of manifest.tables) {
    const file = join(folder, path)
    if (!existsSync(file)) damaged.push(`${path} is missing`)
    else if ((await hashFile(file)).sha256 !== sha256) damaged.push(`${path} was altered or damaged`)
  }
  return damaged
}

/** Requires an empty database. */
export async function restoreDatabase(pool: Pool, schemas: Schemas, backup: Backup, onTable?: OnTable): Promise<void> {
  await requireKnown(schemas, backup.manifest)
  const damaged = await findDamage(backup)
  if (damaged.length > 0) throw new DatabaseTrouble(`${backup.folder}: ${damaged.join('; ')}. Nothing was restored`)
  const client = await pool.connect()
  try {
    await prepareSession(client)
    await claim(client, namesOf(schemas))
    for (const each of schemas.migrations) {
      const applied = backup.manifest.migrations[each.schema] ?? []
      await migrate(pool, { ...each, only: new Set(applied.map(({ number }) => number)) })
    }
    await client.query('begin')
    await fill(client, namesOf(schemas), backup, onTable)
    await client.query(`drop schema ${unfinished}`)
    await client.query('commit')
  } finally {
    client.release(true)
  }
  for (const each of schemas.migrations) await migrate(pool, each)
  await pool.query('analyze')
}

async function requireKnown({ migrations }: Schemas, { migrations: applied, version }: Manifest): Promise<void> {
  for (const each of migrations) {
    const known = new Map((await knownMigrations(each)).map((step) => [step.number, step]))
    for (const { number, name, checksum } of applied[each.schema] ?? [])
      if (known.get(number)?.checksum !== checksum)
        throw new DatabaseTrouble(
          known.has(number)
            ? `The backup's migration ${name} differs from the file of this version: restore it with version ${version}`
            : `The backup has migration ${name}, which this version lacks: restore it with version ${version} or newer`,
        )
  }
}

async function claim(client: PoolClient, names: string[]): Promise<void> {
  const found = await findSchemas(client, [unfinished, ...names])
  const ours = found.filter((name) => name !== unfinished)
  if (ours.length > 0 && !found.includes(unfinished))
    throw new DatabaseTrouble(
      `The database is not empty: it has the schemas ${ours.join(', ')}. Restore into a new database (createdb), or drop them first if nobody needs them`,
    )
  if (ours.length > 0) await client.query(`drop schema ${ours.join(', ')} cascade`)
  await client.query(`create schema if not exists ${unfinished}`)
}

async function fill(client: PoolClient, names: string[], backup: Backup, onTable?: OnTable): Promise<void> {
  const { tables, sequences } = backup.manifest
  await createPartitions(client, names, tables)
  const all = (await findTables(client, names)).map(({ table }) => table)
  const foreignKeys = await findForeignKeys(client, names)
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of all) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${all.join(', ')}`)
  for (const [index, entry] of tables.entries()) {
    await load(client, backup, entry)
    onTable?.(index + 1, tables.length)
  }
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::text::bigint, $3)', [name, value, isCalled])
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of all) await client.query(`alter table ${table} enable trigger user`)
}

async function createPartitions(client: PoolClient, names: string[], tables: TableEntry[]): Promise<void> {
  const present = new Set((await findTables(client, names)).map(({ table }) => table))
  for (const { table, partition } of tables)
    if (partition && !present.has(table))
      await client.query(`create table ${table} partition of ${partition.parent} ${partition.bound}`)
}

async function load(client: PoolClient, { folder, key }: Backup, entry: TableEntry): Promise<void> {
  const { table, path } = entry
  // Index expressions call unqualified functions.
  await client.query(`set local search_path = ${table.split('.', 1)[0]}, public`)
  await copyIn(client, copyStatement(entry, 'from stdin'), readSealed(join(folder, path), { key, name: path }))
  const read = countOf(copyOut(client, copyStatement(entry, 'to stdout')))
  for await (const _ of read.chunks());
  const { rows, content } = read.result()
  if (rows !== entry.rows || content !== entry.content)
    throw new DatabaseTrouble(`${table} is not what was backed up: ${rows} rows of ${entry.rows}. Nothing was restored`)
}
