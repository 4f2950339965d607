// Reference data of the shell, in one language.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Api, SiteSettings } from './page.ts'

export type Reference = Pick<SiteSettings, 'industries' | 'types' | 'countries'>

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
