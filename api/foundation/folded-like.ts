// Lists search as the network does: without case and accents. The only pattern of `like`.
import { type RawBuilder, sql } from 'kysely'

export function likeOf(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}

/** One of the columns contains the words. */
export function hasWords(columns: readonly string[], words: string): RawBuilder<boolean> {
  const found = columns.map((column) => sql`folded(${sql.ref(column)}) like folded(${likeOf(words)})`)
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}
