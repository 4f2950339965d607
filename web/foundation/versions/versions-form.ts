// Values of a version in one language.
import { get, set } from 'react-hook-form'
import * as z from 'zod'
import { type Locale, locales } from '#contract/foundation/locales.ts'

export type VersionedField = { name: string; label: string; most: number; rows?: number }
export type Versions = Partial<Record<Locale, { outdated: boolean; [field: string]: string | boolean | undefined }>>
export type VersionedRecord = { languages: Record<string, string | null>; versions: Versions }
export type VersionValues = Record<string, unknown>

export const versionForm: z.ZodType<VersionValues, VersionValues> = z.record(z.string(), z.unknown())

export function versionPath(prefix: string, locale: Locale): string {
  return `${prefix}versions.${locale}`
}

export function versionValues(
  { versions }: VersionedRecord,
  { prefix, locale, fields }: { prefix: string; locale: Locale; fields: readonly VersionedField[] },
): VersionValues {
  const values: VersionValues = {}
  const path = versionPath(prefix, locale)
  set(values, `${path}.machine`, versions[locale]?.['machine'] ?? '')
  for (const { name } of fields) set(values, `${path}.${name}`, versions[locale]?.[name] ?? '')
  return values
}

/** All texts empty: the version is removed. */
export function versionBody(values: VersionValues, prefix: string, locale: Locale): VersionValues {
  const path = versionPath(prefix, locale)
  const { machine, ...texts } = get(values, path) as Record<string, string>
  const body: VersionValues = {}
  const isEmpty = Object.values(texts).every((text) => text.trim() === '')
  set(body, path, isEmpty ? '' : { ...texts, ...(machine && { machine }) })
  return body
}

export function otherLanguages({ languages }: VersionedRecord): Locale[] {
  const known = Object.values(languages).filter((language) => language !== null)
  return locales.filter((locale) => !known.includes(locale) || known.some((language) => language !== locale))
}

export function fieldsIn(
  { languages }: VersionedRecord,
  fields: readonly VersionedField[],
  locale: Locale,
): readonly VersionedField[] {
  return fields.filter(({ name }) => languages[name] !== locale)
}
