// Role settings for poolers.
import type pg from 'pg'
import { DatabaseTrouble } from './trouble.ts'

type RoleSettings = Record<string, string>

const unknownRole = '42704'

export async function keepInRole(direct: pg.Pool, role: string | undefined, settings: RoleSettings): Promise<void> {
  const client = await direct.connect()
  let statements: string[] = []
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('role settings', 0))`)
    statements = await statementsFor(client, role, settings)
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const { code, message } = error as { code?: string; message: string }
    if (code !== unknownRole)
      throw new DatabaseTrouble(`DIRECT_DATABASE_URL: ${message}. Let a user who may do: ${statements.join('; ')}`, {
        cause: error,
      })
  } finally {
    client.release()
  }
}

export async function checkPooled(direct: pg.Pool, pooled: pg.Pool, settings: RoleSettings): Promise<void> {
  const { rows } = await pooled.query<{ role: string; name: string; setting: string }>(
    'select current_user::text as role, name, setting from pg_settings where name = any($1)',
    [Object.keys(settings)],
  )
  const wrong = rows.filter(({ name, setting }) => plain(setting) !== plain(settings[name]!))
  if (wrong.length === 0) return
  const statements = await statementsFor(direct, wrong[0]!.role, settings)
  throw new DatabaseTrouble(
    `DATABASE_URL: the pooler's connections have another ${wrong.map(({ name }) => name).join(', ')}. ` +
      `${statements.map((statement) => `${statement}; `).join('')}then RECONNECT in PgBouncer's console`,
  )
}

async function statementsFor(
  db: Pick<pg.ClientBase | pg.Pool, 'query'>,
  role: string | undefined,
  settings: RoleSettings,
): Promise<string[]> {
  const { rows } = await db.query<{ has: string[]; prefix: string }>(
    `select format('alter role %I in database %I set', coalesce($1, current_user), current_database()) as prefix,
      coalesce((select setconfig from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
        join pg_database d on d.oid = s.setdatabase
        where r.rolname = coalesce($1, current_user) and d.datname = current_database()), '{}') as has`,
    [role],
  )
  const { has, prefix } = rows[0]!
  const held = new Set(has.map(plain))
  return Object.entries(settings)
    .filter(([name, value]) => !held.has(plain(`${name}=${value}`)))
    .map(([name, value]) => `${prefix} ${name} to ${value}`)
}

const plain = (text: string) => text.replace(/\s/g, '')
