// Languages of texts, and their owners' versions in others.
import { createHash } from 'node:crypto'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { languageOf, languageOfCountry } from '#kit/language/detect.ts'
import { Refusal } from '#kit/refusal.ts'

type Texts<F extends string> = Partial<Record<F, string | null | undefined>>
/** `und`: unknown; absent: to be judged. */
export type StoredLanguages = Record<string, string>
export type StoredVersion = { of?: string; outdated?: boolean; [field: string]: string | boolean | undefined }
export type StoredVersions = Record<string, StoredVersion>

export type LanguageHints = { country: string; spoken: readonly string[] | null }

/** The same as in SQL's `version_in`. */
export function hashOf(originals: readonly string[]): string {
  return createHash('md5').update(originals.join('\n')).digest('hex').slice(0, 8)
}

function likelyOf({ country, spoken }: LanguageHints): string[] {
  return [languageOfCountry(country), ...(spoken ?? [])]
}

/** Declared or found; null: can't be told. Empty texts have none. */
export async function judge<F extends string>(
  texts: Texts<F>,
  declared: Texts<F> = {},
  likely?: LanguageHints,
): Promise<Partial<Record<F, string | null>>> {
  const fields = [...new Set([...Object.keys(texts), ...Object.keys(declared)])] as F[]
  const length = (field: F) => texts[field]?.length ?? 0
  const judged: Partial<Record<F, string | null>> = {}
  let longest: string | null | undefined
  for (const field of fields.toSorted((a, b) => length(b) - length(a))) {
    const text = texts[field]
    const language = declared[field] ?? (text ? await languageOf(text, likely && likelyOf(likely), longest) : null)
    judged[field] = language
    longest ??= language
  }
  return judged
}

/** Texts that are too short to tell keep the language known. */
export function languagesAfter<F extends string>(
  before: StoredLanguages,
  judged: Partial<Record<F, string | null>>,
  originals: Record<F, string>,
): StoredLanguages {
  const after = { ...before }
  for (const field of Object.keys(judged) as F[]) {
    if (originals[field] === '') delete after[field]
    else after[field] = judged[field] ?? before[field] ?? 'und'
  }
  return after
}

export type VersionsInput = Partial<Record<Locale, Record<string, string | null | undefined> | null | undefined>>

/** Refuses one in the language of the original. */
export function versionsAfter(
  before: StoredVersions,
  sent: VersionsInput,
  { originals, languages }: { originals: Record<string, string>; languages: StoredLanguages },
): StoredVersions {
  const after = { ...before }
  const of = hashOf(Object.values(originals))
  const fields: Record<string, string> = {}
  for (const locale of locales) {
    const texts = sent[locale]
    if (texts === null) delete after[locale]
    if (!texts) continue
    if (Object.values(languages).includes(locale)) fields[`versions.${locale}`] = 'is the language of the original'
    after[locale] = { ...Object.fromEntries(Object.entries(texts).flatMap(([k, v]) => (v ? [[k, v]] : []))), of }
  }
  if (Object.keys(fields).length > 0) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
  return after
}

/** Rows that nobody judged, first ids first. */
export type UnjudgedRow<F extends string> = { id: string; texts: Record<F, string>; country: string; spoken: string[] }

export async function judgeRows<F extends string>(
  rows: readonly UnjudgedRow<F>[],
): Promise<{ id: string; languages: StoredLanguages }[]> {
  const judged: { id: string; languages: StoredLanguages }[] = []
  for (const { id, texts, ...likely } of rows) {
    const languages = languagesAfter({}, await judge<F>(texts, {}, likely), texts)
    judged.push({ id, languages: Object.keys(languages).length > 0 ? languages : { any: 'und' } })
  }
  return judged
}

export function languagesFor<F extends string>(stored: StoredLanguages, fields: readonly F[]) {
  const known = (field: F) => (stored[field] === 'und' ? null : (stored[field] ?? null))
  return Object.fromEntries(fields.map((field) => [field, known(field)])) as Record<F, string | null>
}

export function versionFor(version: StoredVersion, originals: readonly string[]) {
  const { of, outdated = of !== hashOf(originals), ...texts } = version
  return { ...(texts as Record<string, string>), outdated }
}

export function translationFor(
  version: StoredVersion | null | undefined,
  language: Locale,
  originals: readonly string[] = [],
) {
  return version ? { translation: { language, ...versionFor(version, originals), by: 'owner' as const } } : {}
}
