// Languages of texts, and their owners' versions in others.
import { createHash } from 'node:crypto'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { languageOf, languageOfCountry } from '#kit/language/detect.ts'
import { Refusal } from '#kit/refusal.ts'

type Texts<F extends string> = Partial<Record<F, string | null | undefined>>
/** Judged, but it can't be told. */
export const undetermined = 'und'
/** Languages by field; an absent one waits for the job. */
export type StoredLanguages = Record<string, string>
export type StoredVersion = {
  of?: string
  outdated?: boolean
  machine?: string
  [field: string]: string | boolean | undefined
}
export type StoredVersions = Record<string, StoredVersion>

export type LanguageHints = { country: string; spoken: readonly string[] | null }

/** The same as in SQL's `version_in`. */
export function hashOf(originals: readonly string[]): string {
  return createHash('md5').update(originals.join('\n')).digest('hex').slice(0, 8)
}

function likelyOf({ country, spoken }: LanguageHints): string[] {
  return [languageOfCountry(country), ...(spoken ?? [])]
}

type FieldLanguages<F extends string> = Partial<Record<F, string | null | undefined>>

/** Declared or found. Null: can't be told, or empty; undefined: declared no more, and the text is not at hand. */
export async function judge<F extends string>(
  texts: Texts<F>,
  declared: Texts<F> = {},
  likely?: LanguageHints,
): Promise<FieldLanguages<F>> {
  const fields = [...new Set([...Object.keys(texts), ...Object.keys(declared)])] as F[]
  const length = (field: F) => texts[field]?.length ?? 0
  const judged: FieldLanguages<F> = {}
  let longest: string | null | undefined
  for (const field of fields.toSorted((a, b) => length(b) - length(a))) {
    const text = texts[field]
    const found = text ? await languageOf(text, likely && likelyOf(likely), longest) : null
    const language = declared[field] ?? found ?? (declared[field] === null && text ? undetermined : null)
    judged[field] = declared[field] === null && text === undefined ? undefined : language
    longest ??= language === undetermined ? null : language
  }
  return judged
}

/** Texts that are too short to tell keep the language known. */
export function languagesAfter<F extends string>(
  before: StoredLanguages,
  judged: FieldLanguages<F>,
  originals: Record<F, string>,
): StoredLanguages {
  const after = { ...before }
  for (const field of Object.keys(judged) as F[]) {
    const language = judged[field]
    if (originals[field] === '') after[field] = undetermined
    else if (language === undefined) delete after[field]
    else after[field] = language ?? before[field] ?? undetermined
  }
  return after
}

export type VersionsInput = Partial<Record<Locale, Record<string, string | null | undefined> | null | undefined>>

type VersionContext = { originals: Record<string, string>; languages: StoredLanguages }

/** Refuses a text in the language of its original. A cleared text takes its versions along. */
export function versionsAfter(
  before: Record<string, unknown> & { versions: StoredVersions },
  sent: VersionsInput,
  { originals, languages }: VersionContext,
): StoredVersions {
  const cleared = Object.keys(originals).filter((field) => originals[field] === '' && before[field])
  const after = cleared.length > 0 ? versionsWithout(before.versions, cleared) : { ...before.versions }
  const of = hashOf(Object.values(originals))
  const fields: Record<string, string> = {}
  for (const locale of locales) {
    const texts = sent[locale]
    if (texts === null) delete after[locale]
    if (!texts) continue
    for (const [field, text] of Object.entries(texts))
      if (text && languages[field] === locale) fields[`versions.${locale}.${field}`] = 'is the language of the original'
    after[locale] = { ...Object.fromEntries(Object.entries(texts).flatMap(([k, v]) => (v ? [[k, v]] : []))), of }
  }
  if (Object.keys(fields).length > 0) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
  return after
}

function versionsWithout(versions: StoredVersions, cleared: readonly string[]): StoredVersions {
  const left = Object.entries(versions).map(([locale, version]): [string, StoredVersion] => [
    locale,
    Object.fromEntries(Object.entries(version).filter(([field]) => !cleared.includes(field))),
  ])
  return Object.fromEntries(left.filter(([, { of: _, machine: __, ...texts }]) => Object.keys(texts).length > 0))
}

const marks = new Set(['of', 'outdated', 'machine'])

/** Texts whose original is in another language. Null: none. */
function readableOf(version: StoredVersion, locale: string, languages: StoredLanguages): StoredVersion | null {
  const left = Object.entries(version).filter(([name]) => marks.has(name) || languages[name] !== locale)
  return left.some(([name]) => !marks.has(name)) ? Object.fromEntries(left) : null
}

export type UnjudgedRow<F extends string> = {
  id: string
  version: number
  texts: Record<F, string>
  languages: StoredLanguages
  country: string
  spoken: string[]
}

/** Languages that are known decide for those beside them. */
export async function judgeStored<F extends string>({
  texts,
  languages,
  ...likely
}: UnjudgedRow<F>): Promise<StoredLanguages> {
  const known = languagesFor(languages, Object.keys(texts) as F[])
  return languagesAfter({}, await judge<F>(texts, known, likely), texts)
}

export function languagesFor<F extends string>(stored: StoredLanguages, fields: readonly F[]) {
  const known = (field: F) => (stored[field] === undetermined ? null : (stored[field] ?? null))
  return Object.fromEntries(fields.map((field) => [field, known(field)])) as Record<F, string | null>
}

export function versionFor(version: StoredVersion, originals: readonly string[]) {
  const { of, outdated = of !== hashOf(originals), machine, ...texts } = version
  return { ...(texts as Record<string, string>), ...(machine && { machine }), outdated }
}

export type WrittenRow = { languages: StoredLanguages; versions: StoredVersions }

/** Outdated corrections left out. `hash`: of the originals. */
export function versionLanguagesOf({ languages, versions }: WrittenRow, hash: string): string[] {
  return Object.keys(versions).filter((locale) => {
    const version = versions[locale]!
    if (version.machine && version.of !== hash) return false
    return readableOf(version, locale, languages) !== null
  })
}

/** The language of the main text first. Undefined: unknown. */
export function writtenLanguages(row: WrittenRow, main: string, hash: string): string[] | undefined {
  const own = row.languages[main]
  return own === undefined || own === undetermined ? undefined : [own, ...versionLanguagesOf(row, hash)]
}

/** Null: none, or the originals are in the language. */
export function versionIn(
  version: StoredVersion | null | undefined,
  language: Locale,
  languages: StoredLanguages,
): StoredVersion | null {
  return version ? readableOf(version, language, languages) : null
}

export function translationFor(version: StoredVersion | null, language: Locale, originals: readonly string[] = []) {
  if (!version) return {}
  const { machine, ...texts } = versionFor(version, originals)
  const by = machine ? { by: 'corrected' as const, provider: machine } : { by: 'owner' as const }
  return { translation: { language, ...texts, ...by } }
}
