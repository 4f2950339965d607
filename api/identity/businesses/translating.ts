// Texts of companies for translation by machine.
import type pg from 'pg'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Context } from '#api/foundation/context.ts'
import { type StoredLanguages, type StoredVersions, writtenLanguages } from '#api/foundation/text-versions.ts'
import { askAgain, listingSources, type ListingTexts, machineVersion } from '#api/foundation/translations/lookup.ts'
import { findVisibleProfiles, findWritten, type ProfileRow } from './queries.ts'

type TextRow = Pick<ProfileRow, 'id' | 'companyName' | 'shortDescription' | 'generalDescription'> & {
  languages: StoredLanguages
  versions: StoredVersions
}

function textsOf(row: TextRow): ListingTexts {
  const { id, companyName, languages, versions } = row
  const fields = ['shortDescription', 'generalDescription'] as const
  const sources = listingSources({ kind: 'business', id, fields, texts: row, languages, names: [companyName] })
  return { id, business: id, versions, sources }
}

export async function businessTexts(
  { pool }: { pool: pg.Pool },
  ids: readonly string[],
): Promise<Map<string, ListingTexts>> {
  if (ids.length === 0) return new Map()
  const rows = await findVisibleProfiles(pool, ids)
  return new Map(rows.filter(isTranslated).map((row) => [row.id, textsOf(row)]))
}

/** Pages of others show facts with their sources. */
function isTranslated({ run, kind }: ProfileRow): boolean {
  return run && kind === 'company'
}

export async function businessLanguages(
  { pool }: { pool: pg.Pool },
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await findWritten(pool, ids)
  return new Map(
    rows.flatMap((row) => {
      const written = writtenLanguages(row, row.main, row.hash)
      return written ? [[row.id, written]] : []
    }),
  )
}

export async function inReadersLanguage(
  context: Context,
  row: ProfileRow,
  profile: BusinessProfile,
): Promise<BusinessProfile> {
  if (!isTranslated(row)) return profile
  const { general } = profile
  const { locale: language } = context
  const shown = await machineVersion(context, textsOf(row).sources, { language, written: general.translation })
  return { ...profile, general: { ...general, ...shown } }
}

export async function askAnew(context: Context, before: TextRow, after: ProfileRow): Promise<void> {
  if (!isTranslated(after) || after.status !== 'active' || after.removedAt) return
  await askAgain(context, textsOf(before), textsOf(after))
}
