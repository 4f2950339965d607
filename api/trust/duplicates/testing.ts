// Test helper: traces that a merge must not leave.
import type pg from 'pg'

export async function tracesOf(pool: pg.Pool, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'net' and table_type = 'BASE TABLE'`,
  )
  const records = ['audit_entries', 'events', 'person_merges', 'exports', 'people']
  const found: string[] = []
  for (const { name } of rows) {
    if (records.includes(name)) continue
    const { rowCount } = await pool.query(`select from ${name} t where t::text like $1`, [`%${id}%`])
    if (rowCount) found.push(name)
  }
  return found
}
