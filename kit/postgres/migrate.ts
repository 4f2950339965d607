// Brings a schema up to date from numbered SQL files: forward only, each once, in its own transaction. Never edits what was applied.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { DatabaseTrouble } from './trouble.ts'

/** A folder of `0001-what-it-does.sql` files and the schema they build; each file runs with that schema first on the search path. */
export type Migrations = { folder: string; schema: string }

type Step = { number: number; name: string; sql: string; checksum: string }

/**
 * Applies what is missing and answers the names of it. Several processes may call it at once: one works, the others wait.
 * Throws DatabaseTrouble when an applied file was changed or is gone (newer code was here), or a file fails.
 */
export async function migrate(pool: Pool, { folder, schema }: Migrations): Promise<{ applied: string[] }> {
  const steps = await readSteps(folder)
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [`migrate ${schema}`])
    await client.query(`create schema if not exists ${schema}`)
    await client.query(`set search_path = ${schema}, public`)
    await ensureUuidv7(client, schema)
    const missing = await findMissing(client, schema, steps)
    for (const step of missing) await apply(client, schema, step)
    return { applied: missing.map((step) => step.name) }
  } finally {
    client.release(true) // ends the session, and with it the lock and the search path
  }
}

/** True when the schema has every migration of the folder. */
export async function isMigrated(pool: Pool, { folder, schema }: Migrations): Promise<boolean> {
  const { rows } = await pool.query(`select count(*)::integer as done from ${schema}.migrations`)
  return rows[0].done >= (await readdir(folder)).filter((name) => name.endsWith('.sql')).length
}

/** A text that changes whenever a migration does; the key of a template database. */
export async function fingerprint(list: Migrations[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { folder, schema } of list) {
    hash.update(schema)
    for (const step of await readSteps(folder)) hash.update(`${step.name} ${step.checksum}`)
  }
  return hash.digest('hex')
}

/** PostgreSQL 18 has uuidv7(); for 15 to 17 the schema gets one of its own, sorted by the millisecond. */
export async function ensureUuidv7(client: PoolClient, schema: string): Promise<void> {
  const { rows } = await client.query(`select to_regprocedure('uuidv7()') is not null as there`)
  if (rows[0].there) return
  await client.query(`
    create function ${schema}.uuidv7() returns uuid language sql volatile parallel safe as $$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
          52, 1), 53, 1),
        'hex')::uuid
    $$`)
}

async function readSteps(folder: string): Promise<Step[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const steps = await Promise.all(names.map((name) => readStep(folder, name)))
  for (const [index, { name, number }] of steps.entries())
    if (number !== index + 1)
      throw new DatabaseTrouble(`${join(folder, name)}: expected a name that starts with ${format(index + 1)}-`)
  return steps
}

async function readStep(folder: string, name: string): Promise<Step> {
  // A checkout on Windows may have other line ends; that is no change.
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
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query(`select number, name, checksum from ${schema}.migrations order by number`)
  for (const done of rows as Step[]) {
    const step = steps[done.number - 1]
    if (!step)
      throw new DatabaseTrouble(
        `The database has migration ${done.name}, which this version lacks: start the newer version.`,
      )
    if (step.checksum !== done.checksum)
      throw new DatabaseTrouble(
        `Migration ${step.name} was changed after it had been applied. Restore it and add a new file instead.`,
      )
  }
  return steps.slice(rows.length)
}

async function apply(client: PoolClient, schema: string, { number, name, sql, checksum }: Step): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query(`insert into ${schema}.migrations (number, name, checksum) values ($1, $2, $3)`, [
      number,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new DatabaseTrouble(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

function format(number: number): string {
  return String(number).padStart(4, '0')
}
