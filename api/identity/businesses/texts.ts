// Languages and versions of a company's texts that are written.
import type { Updateable } from 'kysely'
import type { BusinessChange } from '#contract/identity/businesses/fields.ts'
import type { Context } from '#api/foundation/context.ts'
import {
  judge,
  languagesAfter,
  type StoredLanguages,
  type StoredVersions,
  versionsAfter,
} from '#api/foundation/text-versions.ts'
import type { Businesses } from '#api/database/tables.ts'
import { findLikely } from './queries.ts'

export type TextRow = {
  shortDescription: string
  generalDescription: string
  languages: StoredLanguages
  versions: StoredVersions
}
export type TextColumns = (before: TextRow) => Updateable<Businesses>

/** Judges outside the transaction. */
export async function textsOf(
  { pool }: Context,
  id: string,
  { shortDescription, generalDescription, languages, versions }: NonNullable<BusinessChange['general']>,
): Promise<TextColumns | undefined> {
  const isJudged = shortDescription !== undefined || generalDescription !== undefined || languages !== undefined
  if (!isJudged && !versions) return undefined
  const texts = {
    ...(shortDescription !== undefined && { shortDescription }),
    ...(generalDescription !== undefined && { generalDescription }),
  }
  const judged = isJudged ? await judge(texts, languages, await findLikely(pool, id)) : {}
  return (before) => {
    const originals = {
      shortDescription: shortDescription ?? before.shortDescription,
      generalDescription: generalDescription === undefined ? before.generalDescription : (generalDescription ?? ''),
    }
    const after = languagesAfter(before.languages, judged, originals)
    return {
      ...(isJudged && { languages: after as never }),
      versions: versionsAfter(before, versions ?? {}, { originals, languages: after }) as never,
    }
  }
}
