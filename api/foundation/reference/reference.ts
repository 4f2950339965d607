// Reference lists in the reader's language.
import type { Locale } from '#contract/foundation/locales.ts'
import {
  type reference,
  referenceListNames,
  type ReferenceListName,
  type ReferenceLists,
} from '#contract/foundation/reference.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '#api/foundation/context.ts'
import { inLanguage } from '#api/foundation/in-language.ts'
import { industryList } from '#api/foundation/industries/lookup.ts'
import * as lists from './lookup.ts'

function coded(terms: readonly lists.Term[]) {
  return inLanguage((locale) => lists.offered(terms).map(({ code, name }) => ({ code, name: name[locale] })))
}

const listHandlers = {
  countries: inLanguage((locale) =>
    lists.countries.map(({ code, name, emoji, dialCode, currency }) => {
      const hasStates = lists.statesOf(code).length > 0
      return { code, countryName: name[locale], emoji, dialCode, currency, hasStates, names: name }
    }),
  ),
  businessTypes: inLanguage((locale) => {
    const types = lists.businessTypes.filter((type) => !type.searchOnly)
    return types.map(({ code, singular, plural }) => ({
      code,
      businessTypeName: plural[locale],
      singularName: singular[locale],
    }))
  }),
  jobPositions: inLanguage((locale) =>
    lists.offered(lists.jobPositions).map(({ id, name }) => ({ jobPositionID: id, name: name[locale] })),
  ),
  genders: coded(lists.genders),
  languages: inLanguage((locale) =>
    lists.languages.map(({ code, name, nativeName, interface: isInterface }) => {
      return { code, languageName: name[locale], nativeName, interface: isInterface }
    }),
  ),
  incoterms: inLanguage((locale) =>
    lists.incoterms.map(({ code, name, seaOnly }) => ({ code, name: name[locale], seaOnly })),
  ),
  currencies: inLanguage((locale) =>
    lists.currencies.map(({ code, name, symbol }) => ({ code, name: name[locale], symbol })),
  ),
  paymentTypes: coded(lists.paymentTypes),
  packagingTypes: coded(lists.packagingTypes),
  capacityUnits: coded(lists.capacityUnits),
  capacityPeriods: coded(lists.capacityPeriods),
  markets: coded(lists.markets),
  contractManufacturing: coded(lists.contractManufacturing),
}
const listsByName = { ...listHandlers, industries: industryList } satisfies Record<ReferenceListName, unknown>

function listsNamed(context: Context, names: readonly ReferenceListName[], lang: Locale | undefined) {
  const named = referenceListNames.filter((name) => names.includes(name))
  const lists = named.map((name) => [name, listsByName[name](context, { query: { lang } })])
  return Object.fromEntries(lists) as Partial<ReferenceLists>
}

export const handlers: CapabilityHandlers<typeof reference, Context> = {
  ...listHandlers,
  lists: (context, { query }) => listsNamed(context, query.names, query.lang),
  states: inLanguage((locale, { params }) => {
    if (!lists.countryByCode(params.code)) throw new Refusal('NotFound', 'No such country')
    const states = lists.statesOf(params.code)
    return states.map(({ stateID, name, countryCode }) => ({ stateID, stateName: name[locale], countryCode }))
  }),
  attributions: () => lists.attributions,
}
