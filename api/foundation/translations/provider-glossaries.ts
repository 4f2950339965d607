// Glossaries at a provider.
import type { Kysely } from 'kysely'
import type { Failure, Translator } from '#kit/translation/translator.ts'
import type { DB } from '#api/database/tables.ts'
import type { Glossary } from './glossary.ts'

type Pair = { glossary: Glossary; from: string; to: string }

export async function glossaryAt(
  db: Kysely<DB>,
  translator: Translator,
  { glossary, from, to }: Pair,
): Promise<{ id: string | undefined } | { failure: Failure }> {
  const { name: provider, glossaries, createGlossary, removeGlossary } = translator
  if (glossaries !== 'id' || !createGlossary || glossary.pairs.length === 0) return { id: undefined }
  const known = await db
    .selectFrom('translationGlossaries')
    .select(['version', 'glossaryId'])
    .where('provider', '=', provider)
    .where('sourceLanguage', '=', from)
    .where('language', '=', to)
    .executeTakeFirst()
  if (known?.version === glossary.version) return { id: known.glossaryId || undefined }
  const name = `wbn ${from} ${to} ${glossary.version}`
  const made = await createGlossary(name, { from, to, terms: glossary.pairs })
  const isRefused = 'failure' in made && made.failure.kind === 'refused' && made.failure.about === 'texts'
  if ('failure' in made && !isRefused) return made
  const glossaryId = 'id' in made ? made.id : ''
  const row = { provider, sourceLanguage: from, language: to, version: glossary.version, glossaryId }
  await db
    .insertInto('translationGlossaries')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'sourceLanguage', 'language']).doUpdateSet({ version: row.version, glossaryId }),
    )
    .execute()
  if (known?.glossaryId) await removeGlossary?.(known.glossaryId)
  return { id: glossaryId || undefined }
}

export async function forgetGlossary(db: Kysely<DB>, provider: string, id: string): Promise<void> {
  await db.deleteFrom('translationGlossaries').where('provider', '=', provider).where('glossaryId', '=', id).execute()
}
