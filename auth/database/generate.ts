// Generator of tables.ts (`npm run tables`).
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tablesOf } from '#kit/postgres/generate.ts'
import { migrations } from './database.ts'

export const file = fileURLToPath(new URL('tables.ts', import.meta.url))

export function tables(): Promise<string> {
  return tablesOf(migrations)
}

if (import.meta.main) writeFileSync(file, await tables())
