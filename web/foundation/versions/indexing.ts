// Pages of listings in search engines, where a machine translates.
import { type Locale, locales } from '#contract/foundation/locales.ts'
import type { Head, Site } from '#web/foundation/page.ts'
import { inLocale } from '#web/foundation/paths.ts'
import { inReadersLanguage } from './translated.ts'

type Listing = {
  languages: Record<string, string | null>
  versionLanguages: readonly string[]
  translation?: { by: string; [field: string]: unknown } | undefined
}
type Owner = { presence: string; kind: string }
type Place = Pick<Site, 'locale' | 'translates'> & { path: string }
type Indexing = Pick<Head, 'noindex' | 'original' | 'languages'>

export function pageLanguages(written: readonly string[]): Locale[] {
  const own = locales.filter((locale) => written.includes(locale))
  return own.length > 0 ? own : ['en']
}

/** Texts of listed companies and collections are never translated. */
export function isTranslated({ presence, kind }: Owner): boolean {
  return presence === 'run' && kind === 'company'
}

export function indexingOf(
  { languages, versionLanguages, translation }: Listing,
  main: string,
  { locale, translates, path }: Place,
): Indexing {
  const own = languages[main]
  if (!translates?.listings || !own) return {}
  const written = pageLanguages([own, ...versionLanguages])
  if (written.includes(locale)) return { languages: written }
  const original = inLocale(path, written.find((one) => one === own) ?? written[0]!)
  const isMachine = translation?.by === 'machine' && translation[main] !== undefined
  return isMachine ? { noindex: true, original } : { original }
}

/** Heads hold nothing that a machine wrote. */
export function headTexts<T extends { translation?: { by: string } | undefined }>(texts: T): T {
  return texts.translation?.by === 'machine' ? texts : inReadersLanguage(texts)
}

/** A page that is indexed begins with what people wrote. */
export function firstViewOf({ translation }: Listing, { noindex }: Indexing): 'original' | undefined {
  return translation?.by === 'machine' && !noindex ? 'original' : undefined
}
