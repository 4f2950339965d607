// Synonyms for other capabilities: phrases of searches, personal data.
import type pg from 'pg'
import type { Phrase } from '#search-engine/index.ts'
import type { PersonColumns } from '#api/database/person-columns.ts'
import { columnsOfPhrases } from './queries.ts'

export const personColumns: PersonColumns = { 'synonyms.changed_by': { merge: 'stays' } }

export async function findPhrasesInUse(pool: pg.Pool): Promise<(Phrase & { id: string })[]> {
  const { rows } = await pool.query<Phrase & { id: string }>(
    `select ${columnsOfPhrases} from synonyms where withdrawn_at is null order by id`,
  )
  return rows
}
