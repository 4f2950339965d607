// Synonyms for neighbors.
import type pg from 'pg'
import type { Phrase } from '#search-engine/index.ts'
import { columnsOfPhrases } from './queries.ts'

export async function findPhrasesInUse(pool: pg.Pool): Promise<(Phrase & { id: string })[]> {
  const { rows } = await pool.query<Phrase & { id: string }>(
    `select ${columnsOfPhrases} from synonyms where withdrawn_at is null order by id`,
  )
  return rows
}
