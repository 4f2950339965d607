// Everything a handler may touch. Made once per call by the assembly; capabilities take from it and add nothing.
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Locale } from '#contract/locales.ts'
import type { Feed } from '#kit/events.ts'
import type { DB } from './database/tables.ts'
import type { Search } from './search/indexes.ts'

export type Context = {
  db: Kysely<DB>
  /** For hot statements that are written out and prepared by name. */
  pool: pg.Pool
  feed: Feed
  search: Search
  locale: Locale
  /** Who calls; undefined is a stranger. */
  viewer: undefined
}
