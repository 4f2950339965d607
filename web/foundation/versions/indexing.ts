// Pages of listings in search engines, where a machine translates.
import { type Locale, locales } from '#contract/foundation/locales.ts'
import type { Head, Site } from '#web/foundation/page.ts'
import { inLocale } from '#web/foundation/paths.ts'

type Listing = {
  languages: Record<string, string | null>
  versionLanguages: readonly string[]
  translation?: { by: string; [field: string]: unknown } | undefined
}

export function pageLanguages(written: readonly string[]): Locale[] {
  const own = locales.filter((locale) => written.includes(locale))
  return own.length > 0 ? own : ['en']
}

export function indexingOf(
  { languages, versionLanguages, translation }: Listing,
  main: string,
  { locale, translates, path }: Pick<Site, 'locale' | 'translates'> & { path: string },
): Pick<Head, 'noindex' | 'original' | 'languages'> {
  const own = languages[main]
  if (!translates?.listings || !own) return {}
  const written = pageLanguages([own, ...versionLanguages])
  if (translation?.by !== 'machine' || translation[main] === undefined) return { languages: written }
  const home = written.find((one) => one === own) ?? written[0]!
  return { noindex: true, original: home === locale ? undefined : inLocale(path, home) }
}
