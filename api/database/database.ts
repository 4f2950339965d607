// Schema and migrations of the main API.
import { fileURLToPath } from 'node:url'
import type { Migrations } from '#kit/postgres/migrate.ts'

export const schema = 'net'
export const migrations: Migrations = { folder: fileURLToPath(new URL('migrations', import.meta.url)), schema }
