// Schema of the auth service, and migrations.
import { fileURLToPath } from 'node:url'
import type { Migrations } from '#kit/postgres/migrate.ts'

export const schema = 'auth'
export const migrations: Migrations = { folder: fileURLToPath(new URL('migrations', import.meta.url)), schema }
