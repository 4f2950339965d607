// Data folder of generated rows.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#start/database.ts'

export async function generate(
  dataDir: string,
  steps: readonly (readonly string[])[],
  values: unknown[],
): Promise<void> {
  const mark = join(dataDir, 'made')
  if (existsSync(mark)) return
  rmSync(dataDir, { recursive: true, force: true })
  const opened = await openDatabase({ databaseUrl: undefined, dataDir }, { statementTimeout: 0 })
  const client = await opened.database.pool.connect()
  try {
    await client.query(`set synchronous_commit = off; set work_mem = '256MB'`)
    for (const [name, text] of steps) {
      const begun = performance.now()
      const { rowCount } = await client.query(text!, text!.includes('$1') ? values : [])
      console.log(`generating ${name}: ${rowCount} rows in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    }
    await client.query('vacuum analyze')
  } finally {
    client.release()
    await opened.stop()
  }
  writeFileSync(mark, '')
}
