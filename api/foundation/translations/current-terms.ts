// Glossary in use, cached.
import type { Kysely } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { type GlossaryTerm, termsWith } from './glossary.ts'

const minute = 60_000 // ms
let known = new WeakMap<Kysely<DB>, { terms: Promise<GlossaryTerm[]>; until: number }>()

export function currentTerms(db: Kysely<DB>): Promise<GlossaryTerm[]> {
  const there = known.get(db)
  if (there && performance.now() < there.until) return there.terms
  const terms = readTerms(db)
  known.set(db, { terms, until: performance.now() + minute })
  terms.catch(() => known.delete(db))
  return terms
}

export function forgetTerms(): void {
  known = new WeakMap()
}

async function readTerms(db: Kysely<DB>): Promise<GlossaryTerm[]> {
  const changes = await db.selectFrom('translationTerms').select(['en', 'es', 'it', 'zh', 'de', 'isRemoved']).execute()
  return termsWith(changes)
}
