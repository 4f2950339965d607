// Texts of products and companies.
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { hashOf, type StoredVersions } from '#api/foundation/text-versions.ts'
import { ask, type KeyedSource, remembered } from './asking.ts'
import { glossaryProvider, type Dependencies, knownTexts } from './known-texts.ts'
import { forgetTranslations } from './listing-translations.ts'
import { forget } from './memory.ts'
import { findAskedFor } from './requests.ts'

export type ListingKind = 'product' | 'business'
export type ListingSource = KeyedSource & { field: string }
export type ListingTexts = { id: string; business: string; versions: StoredVersions; sources: ListingSource[] }
type Listing<F extends string> = {
  kind: ListingKind
  id: string
  fields: readonly F[]
  texts: Record<F, string>
  languages: Partial<Record<F, string | null>>
  names: readonly (string | null | undefined)[]
}
type MachineVersion = { language: Locale; by: 'machine'; provider: string; from: string; outdated: boolean }
type WrittenVersion = { by: 'owner' | 'corrected' | 'machine'; outdated: boolean }

export function listingSources<F extends string>(listing: Listing<F>): ListingSource[] {
  const { kind, id, fields, texts, languages } = listing
  const names = listing.names.filter((name) => !!name) as string[]
  return fields.map((field) => {
    const language = languages[field]
    const from = language && language !== 'und' ? language : undefined
    return { field, key: `${kind}:${id}:${field}`, text: texts[field], from, names }
  })
}

/** Empty without the longest text. */
export async function machineVersion(
  dependencies: Dependencies,
  sources: readonly ListingSource[],
  { language, written }: { language: Locale; written: WrittenVersion | undefined },
): Promise<{ translation?: MachineVersion }> {
  if (!dependencies.translation?.listings.length) return {}
  if (written && (written.by === 'owner' || !written.outdated)) return {}
  const foreign = sources.filter(({ from, text }) => from && from !== language && text)
  if (foreign.length === 0) return {}
  const known = await remembered(dependencies, foreign, language)
  const found = foreign.flatMap((source, at) => {
    const one = known[at]
    return one && one.text !== source.text ? [{ ...source, ...one, length: source.text.length }] : []
  })
  const longest = Math.max(...foreign.map(({ text }) => text.length))
  const main = found.find(({ length }) => length === longest)
  if (!main) return {}
  const texts = Object.fromEntries(found.map(({ field, text }) => [field, text]))
  const { provider, from } = main
  return { translation: { language, ...texts, by: 'machine', provider, from: from!, outdated: false } }
}

export async function askAgain(dependencies: Dependencies, before: ListingTexts, after: ListingTexts): Promise<void> {
  if (!dependencies.translation?.listings.length) return
  const { business } = after
  const isChanged = ({ text, from }: ListingSource, at: number) => {
    const other = before.sources[at]!
    return text !== other.text || from !== other.from
  }
  const changed = after.sources.filter(isChanged)
  if (changed.length === 0) return
  const former = before.sources.filter(({ field }) => changed.some((source) => source.field === field))
  const waiting = await findAskedFor(
    dependencies.db,
    changed.map(({ key }) => key),
  )
  for (const language of locales) {
    if (after.versions[language] && !after.versions[language].machine) continue
    const isAskedFor =
      waiting.has(language) ||
      (await remembered(dependencies, former, language)).some((one) => one && one.provider !== glossaryProvider)
    if (isAskedFor) await ask(dependencies, changed, language, { purpose: 'listing', business })
  }
}

/** False: the glossary alone translates the texts. */
export async function discardTranslations(
  tx: Transaction<DB>,
  dependencies: Dependencies,
  sources: readonly ListingSource[],
  language: Locale,
): Promise<boolean> {
  const { prepared, translations } = await knownTexts(dependencies, sources, language, 'listing')
  const known = prepared.filter((one) => one !== undefined)
  await forget(tx, known, language)
  await forgetTranslations(tx, sources, known, language)
  return prepared.some((one, at) => one && translations[at]?.provider !== glossaryProvider)
}

export function isWritten({ versions, sources }: ListingTexts, language: Locale): boolean {
  const version = versions[language]
  if (!version) return false
  return !version.machine || version.of === hashOf(sources.map(({ text }) => text))
}
