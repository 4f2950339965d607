// Hot backup.
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { Migrations } from '../postgres/migrate.ts'
import { DatabaseTrouble } from '../postgres/trouble.ts'
import { findMigrations, findSchemas, findSequences, findTables, prepareSession, type Table } from './catalog.ts'
import { copyOut } from './copy.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import { type Key, writeSealed } from './sealing.ts'

export type Schemas = { migrations: Migrations[]; others: string[] }
export const namesOf = ({ migrations, others }: Schemas) => [...migrations.map(({ schema }) => schema), ...others]

type Snapshot = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'>
type Options = { folder: string; key: Key; onTable?: (done: number, total: number) => void }

export async function backUpDatabase(pool: Pool, schemas: Schemas, options: Options): Promise<Snapshot> {
  const client = await pool.connect()
  try {
    await prepareSession(client)
    const present = await findSchemas(client, namesOf(schemas))
    const missing = namesOf(schemas).filter((name) => !present.includes(name))
    if (missing.length > 0)
      throw new DatabaseTrouble(`Nothing to back up: the database has no schema ${missing.join(', ')}`)
    // Locked before the snapshot: no migration between them.
    const tables = await findTables(client, present)
    await client.query('begin isolation level repeatable read, read only')
    await client.query(`lock table ${tables.map(({ table }) => table).join(', ')} in access share mode`)
    if (JSON.stringify(await findTables(client, present)) !== JSON.stringify(tables))
      throw new DatabaseTrouble('The tables were changed at this moment by a migration: run the backup again')
    return await copyTables(client, schemas, tables, options)
  } finally {
    client.release(true)
  }
}

async function copyTables(
  client: PoolClient,
  schemas: Schemas,
  tables: Table[],
  { folder, key, onTable }: Options,
): Promise<Snapshot> {
  await mkdir(join(folder, 'tables'))
  const entries: TableEntry[] = []
  for (const table of tables) {
    const path = `tables/${table.table.replace(/[^\w.]/g, '_')}.zst`
    const counted = countOf(copyOut(client, copyStatement(table, 'to stdout')))
    const written = await writeSealed(join(folder, path), counted.chunks(), { key, name: path })
    entries.push({ ...table, ...written, ...counted.result(), path })
    onTable?.(entries.length, tables.length)
  }
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return {
    postgres: rows[0]!.version,
    migrations: await findMigrations(
      client,
      schemas.migrations.map(({ schema }) => schema),
    ),
    tables: entries,
    sequences: await findSequences(client, namesOf(schemas)),
  }
}

export function copyStatement({ table, columns }: Pick<Table, 'table' | 'columns'>, direction: string): string {
  return `copy ${table} (${columns.join(', ')}) ${direction}`
}

const newline = 10

export function countOf(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let rows = 0
  async function* chunks() {
    for await (const chunk of source) {
      hash.update(chunk)
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows++
      yield chunk
    }
  }
  return { chunks, result: () => ({ rows, content: hash.digest('hex') }) }
}
