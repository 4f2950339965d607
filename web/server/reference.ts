// Reference data of the shell, read once a language: constant while the process lives.
import type { Locale } from '#contract/locales.ts'
import type { Api, SiteSettings } from '#web/app/page.ts'

export type Reference = Pick<SiteSettings, 'industries' | 'types' | 'countries'>

/** Returns the reader; failures are retried on the next call. */
export function referenceReader(api: (locale: Locale) => Api): (locale: Locale) => Promise<Reference> {
  const known = new Map<Locale, Promise<Reference>>()
  return (locale) => {
    let reference = known.get(locale)
    if (!reference) {
      reference = readReference(api(locale), locale)
      reference.catch(() => known.delete(locale))
      known.set(locale, reference)
    }
    return reference
  }
}

/** Reads without the cache. */
export async function readReference(api: Api, locale: Locale): Promise<Reference> {
  const query = { lang: locale }
  const [industries, types, countries] = await Promise.all([
    api.industries.list({ query }),
    api.reference.businessTypes({ query }),
    api.reference.countries({ query }),
  ])
  return {
    industries: industries.map(({ key, text }) => ({ key, text })),
    types: types.map(({ code, businessTypeName: name, singularName: singular }) => ({ code, name, singular })),
    countries: countries.map(({ code, countryName }) => ({ code, name: countryName })),
  }
}
