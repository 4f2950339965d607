// Lists search without case and accents.
import { type RawBuilder, sql } from 'kysely'
import { likeOf } from '#kit/postgres/like.ts'

export function hasWords(columns: readonly string[], words: string): RawBuilder<boolean> {
  const found = columns.map((column) => sql`folded(${sql.ref(column)}) like folded(${likeOf(words)})`)
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}
