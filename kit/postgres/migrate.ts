// Numbered SQL migrations: forward only, once, in own transactions.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { isBreaking } from './compatibility.ts'
import { DatabaseTrouble } from './trouble.ts'

/** `0001-what-it-does.sql` files; their schema is first on the search path. A late lower number is applied too. */
export type Migrations = {
  folder: string
  schema: string
  only?: ReadonlySet<number>
}

type Step = { number: number; name: string; sql: string; checksum: string }

/** Throws DatabaseTrouble. */
export async function migrate(
  pool: Pool,
  { folder, schema, only }: Migrations,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<{ applied: string[] }> {
  const steps = (await readSteps(folder)).filter(({ number }) => only?.has(number) ?? true)
  const client = await pool.connect()
  const applied: string[] = []
  try {
    const missing = await exclusively(client, schema, async () => {
      await ensureUuidFunctions(client, schema)
      return findMissing(client, schema, steps)
    })
    onProgress(0, missing.length)
    for (const [index, step] of missing.entries()) {
      if (await exclusively(client, schema, () => apply(client, schema, step))) applied.push(step.name)
      onProgress(index + 1, missing.length)
    }
    return { applied }
  } finally {
    client.release(true)
  }
}

// NOTE: poolers keep sessions, and their locks.
async function exclusively<T>(client: PoolClient, schema: string, work: () => Promise<T>): Promise<T> {
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`migrate ${schema}`])
    await client.query(`create schema if not exists ${schema}`)
    await client.query(`set local search_path = ${schema}, public`)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

export async function isMigrated(pool: Pool, { folder, schema }: Migrations): Promise<boolean> {
  const { rows } = await pool.query(`select count(*)::integer as done from ${schema}.migrations`)
  return rows[0].done >= (await readdir(folder)).filter((name) => name.endsWith('.sql')).length
}

export async function findPending(
  pool: Pool,
  { folder, schema }: Migrations,
): Promise<{ name: string; sql: string }[]> {
  const { rows: tables } = await pool.query('select to_regclass($1) is not null as exists', [`${schema}.migrations`])
  if (!tables[0].exists) return []
  const { rows } = await pool.query<{ number: number }>(`select number from ${schema}.migrations`)
  const applied = new Set(rows.map(({ number }) => number))
  return applied.size === 0 ? [] : (await readSteps(folder)).filter(({ number }) => !applied.has(number))
}

export async function knownMigrations({ folder }: Migrations): Promise<Pick<Step, 'number' | 'name' | 'checksum'>[]> {
  return (await readSteps(folder)).map(({ number, name, checksum }) => ({ number, name, checksum }))
}

export async function fingerprint(list: Migrations[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { folder, schema } of list) {
    hash.update(schema)
    for (const step of await readSteps(folder)) hash.update(`${step.name} ${step.checksum}`)
  }
  return hash.digest('hex')
}

/**
 * PostgreSQL 15 to 17 get their own `uuidv7()`, `uuidv7(shift)`, `uuid_time(id)`. NOTE: never use the built-in
 * `uuid_extract_timestamp`: 15 and 16 lack it, 17 returns null for version 7.
 */
export async function ensureUuidFunctions(client: PoolClient, schema: string): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::integer >= 180000 as modern,
    to_regprocedure('uuidv7(interval)') is not null as makes, to_regprocedure('uuid_time(uuid)') is not null as reads`)
  const { modern, makes, reads } = rows[0]
  if (!makes) await client.query(ownUuidv7(schema))
  if (!reads) await client.query(modern ? builtInTime(schema) : ownTime(schema))
}

// PostgreSQL 18's layout: 48 bits of ms, version 7 (28672), 12 bits of the ms fraction for order.
function ownUuidv7(schema: string): string {
  return `
    create or replace function ${schema}.uuidv7(shift interval) returns uuid language sql volatile parallel safe as $$
      select encode(
        overlay(
          overlay(uuid_send(gen_random_uuid()) placing substring(int8send(us / 1000) from 3) from 1 for 6)
          placing substring(int8send(28672 + us % 1000 * 4096 / 1000) from 7) from 7 for 2),
        'hex')::uuid
      from (select (extract(epoch from clock_timestamp() + shift) * 1000000)::bigint as us) instant
    $$;
    create or replace function ${schema}.uuidv7() returns uuid language sql volatile parallel safe as $$
      select ${schema}.uuidv7(interval '0')
    $$`
}

const timeOf = (expression: string) => (schema: string) =>
  `create function ${schema}.uuid_time(id uuid) returns timestamptz language sql immutable parallel safe as $$ select ${expression} $$`
const builtInTime = timeOf('uuid_extract_timestamp(id)')
const ownTime = timeOf(
  `to_timestamp(('x' || encode(substring(uuid_send(id) from 1 for 6), 'hex'))::bit(48)::bigint / 1000.0)`,
)

async function readSteps(folder: string): Promise<Step[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const steps = await Promise.all(names.map((name) => readStep(folder, name)))
  for (const [index, { name, number }] of steps.entries())
    if (!(number > (steps[index - 1]?.number ?? 0)))
      throw new DatabaseTrouble(
        `${join(folder, name)}: expected a name that starts with a number of its own, such as 0001-`,
      )
  return steps
}

async function readStep(folder: string, name: string): Promise<Step> {
  // Checkouts on Windows have other line ends.
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return {
    number: Number(/^(\d{4})-/.exec(name)?.[1]),
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }
}

async function findMissing(client: PoolClient, schema: string, steps: Step[]): Promise<Step[]> {
  await client.query(`
    create table if not exists ${schema}.migrations (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now(),
      breaking boolean not null default false)`)
  const { rowCount: known } = await client.query(
    `select from pg_attribute where attrelid = $1::regclass and attname = 'breaking'`,
    [`${schema}.migrations`],
  )
  if (!known) await client.query(`alter table ${schema}.migrations add breaking boolean not null default false`)
  const { rows } = await client.query(
    `select number, name, checksum, breaking from ${schema}.migrations order by number`,
  )
  for (const done of rows as (Step & { breaking: boolean })[]) {
    const step = steps.find(({ number }) => number === done.number)
    if (!step && done.breaking)
      throw new DatabaseTrouble(
        `The database has migration ${done.name}, which this version lacks and can't work with: start the newer version.`,
      )
    if (step && step.checksum !== done.checksum)
      throw new DatabaseTrouble(
        `Migration ${step.name} was changed after it had been applied. Restore it and add a new file instead.`,
      )
  }
  const applied = new Set((rows as Step[]).map(({ number }) => number))
  return steps.filter(({ number }) => !applied.has(number))
}

async function apply(client: PoolClient, schema: string, { number, name, sql, checksum }: Step): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${schema}.migrations where number = $1`, [number])
  if (rowCount) return false
  try {
    await client.query(sql)
    const row = [number, name, checksum, isBreaking(sql)]
    await client.query(
      `insert into ${schema}.migrations (number, name, checksum, breaking) values ($1, $2, $3, $4)`,
      row,
    )
    return true
  } catch (error) {
    throw new DatabaseTrouble(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
