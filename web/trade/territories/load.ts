// Shared loader data.
import { hasPermission } from '#contract/identity/access.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Api } from '#web/foundation/page.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'

export type OwnSide = Awaited<ReturnType<typeof readOwn>>

export async function readOwn(api: Api, id: string, { locale, signal }: { locale: Locale; signal: AbortSignal }) {
  const [{ data, session }, { countries }] = await Promise.all([
    api.businesses.read({ params: { id }, signal }),
    readReferenceLists(api, ['countries'], { locale, signal }),
  ])
  const { businessID, key, general } = data
  return {
    business: { businessID, key, companyName: general.companyName },
    countries: countries.map(({ code, countryName, emoji }) => ({ code, countryName, emoji })),
    can: {
      read: hasPermission('readTerritories', session.access),
      edit: hasPermission('editTerritories', session.access),
      agree: hasPermission('manageAgreements', session.access),
    },
  }
}

export type Partner = { businessID: string; companyName: string; country: { countryName: string; emoji: string } }

export async function readPartner(api: Api, id: string | undefined, signal: AbortSignal): Promise<Partner | undefined> {
  if (!id) return undefined
  const [found] = await api.businesses.readMany({ query: { ids: id }, signal })
  if (!found) return undefined
  const { businessID, general, contactInfo } = found
  return { businessID, companyName: general.companyName, country: contactInfo.country }
}
