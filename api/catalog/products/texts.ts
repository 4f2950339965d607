// Languages and versions of a product that is written.
import type { Updateable } from 'kysely'
import type { ProductChange } from '#contract/catalog/products/fields.ts'
import type { Context } from '#api/foundation/context.ts'
import {
  judge,
  languagesAfter,
  type StoredLanguages,
  type StoredVersions,
  versionsAfter,
} from '#api/foundation/text-versions.ts'
import type { Products } from '#api/database/tables.ts'
import { findLikely } from './queries.ts'

type TextInput = Pick<ProductChange, 'name' | 'description' | 'languages' | 'versions'>
export type TextRow = { name: string; description: string; languages: StoredLanguages; versions: StoredVersions }
export const blank: TextRow = { name: '', description: '', languages: {}, versions: {} }

/** Judges outside the transaction. `id`: of product or company. */
export async function textsOf(
  { pool }: Context,
  id: string,
  { name, description, languages, versions }: TextInput,
): Promise<(before: TextRow) => Updateable<Products>> {
  const texts = { ...(name !== undefined && { name }), ...(description !== undefined && { description }) }
  const isJudged = Object.keys(texts).length > 0 || languages !== undefined
  if (!isJudged && !versions) return () => ({})
  const judged = isJudged ? await judge(texts, languages, await findLikely(pool, id)) : {}
  return (before) => {
    const originals = { name: name ?? before.name, description: description ?? before.description }
    const after = languagesAfter(before.languages, judged, originals)
    return {
      ...(isJudged && { languages: JSON.stringify(after) }),
      versions: JSON.stringify(versionsAfter(before, versions ?? {}, { originals, languages: after })),
    }
  }
}
