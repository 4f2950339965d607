// Test helpers of imports.
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import { testDatabase, type TestDatabase } from '#kit/postgres/testing.ts'
import { migrations } from '#api/database/database.ts'
import type { DB } from '#api/database/tables.ts'
import { importFiles, type ImportFiles } from './imports.ts'

export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wbn-import-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function importBench() {
  const folder = testFolder()
  let db: TestDatabase<DB>
  before(async () => void (db = await testDatabase<DB>({ template: 'api', migrations: [migrations] })))
  after(() => db.drop())
  return {
    folder,
    database: () => db.database,
    load: (files: ImportFiles, more: object = {}) =>
      importFiles(db.database.kysely, files, { rejectsFolder: folder, ...more }),
    async rowOf(table: string, id: string): Promise<Record<string, unknown>> {
      const { rows } = await db.database.pool.query(`select * from ${table} where source_id = $1`, [id])
      return rows[0]
    },
    rejected(name: string): { line: number; reason: string; row: string }[] {
      const file = join(folder, `${name}-rejects.jsonl`)
      if (!existsSync(file)) return []
      return readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    },
  }
}

export function writeRows(folder: string, name: string, rows: unknown[]): string {
  const text = rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('')
  const file = join(folder, name)
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text)
  return file
}

export function business(id: string, more: object = {}) {
  return {
    id,
    name: `Company ${id}`,
    countryCode: 'DE',
    industryCode: '0004',
    businessType: 'MA',
    source: 'test',
    ...more,
  }
}

export function product(id: string, more: object = {}) {
  return {
    id,
    name: `Product ${id}`,
    industryCode: '0004',
    description: `About ${id}`,
    specs: [],
    source: 'test',
    ...more,
  }
}

const columns = {
  businesses: 'id, source_id, source_hash, company_name, slug, short_description, country_code, category_ids, version',
  products: 'id, source_id, source_hash, business_id, name, slug, part_number, specs, version',
}

export async function directoryOf(pool: pg.Pool): Promise<string> {
  const hash = createHash('sha256')
  for (const [table, names] of Object.entries(columns)) {
    const { rows } = await pool.query(`select ${names} from ${table} order by source_id`)
    hash.update(`${table} ${rows.length} ${JSON.stringify(rows)}`)
  }
  return hash.digest('hex')
}

export async function countOf(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${query}`)
  return rows[0]!.count
}
