// Answers the reference lists in the reader's language.
import type { reference } from '#contract/reference.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { constant } from '../constant.ts'
import type { Context } from '../context.ts'
import * as lists from './lookup.ts'

function coded(terms: readonly lists.Term[]) {
  return constant((locale) => terms.map(({ code, name }) => ({ code, name: name[locale] })))
}

export const handlers: CapabilityHandlers<typeof reference, Context> = {
  countries: constant((locale) =>
    lists.countries.map(({ code, name, emoji, dialCode, currency }) => {
      const hasStates = lists.statesOf(code).length > 0
      return { code, countryName: name[locale], emoji, dialCode, currency, hasStates, names: name }
    }),
  ),
  states: constant((locale, { params }) => {
    if (!lists.countryByCode(params.code)) throw new Refusal('NotFound', 'No such country')
    const states = lists.statesOf(params.code)
    return states.map(({ stateID, name, countryCode }) => ({ stateID, stateName: name[locale], countryCode }))
  }),
  businessTypes: constant((locale) => {
    const types = lists.businessTypes.filter((type) => !type.searchOnly)
    return types.map(({ code, singular, plural }) => ({
      code,
      businessTypeName: plural[locale],
      singularName: singular[locale],
    }))
  }),
  jobPositions: constant((locale) =>
    lists.jobPositions.map(({ id, name }) => ({ jobPositionID: id, name: name[locale] })),
  ),
  genders: coded(lists.genders),
  languages: constant((locale) =>
    lists.languages.map(({ code, name, nativeName, interface: isInterface }) => {
      return { code, languageName: name[locale], nativeName, interface: isInterface }
    }),
  ),
  incoterms: constant((locale) =>
    lists.incoterms.map(({ code, name, seaOnly }) => ({ code, name: name[locale], seaOnly })),
  ),
  currencies: constant((locale) =>
    lists.currencies.map(({ code, name, symbol }) => ({ code, name: name[locale], symbol })),
  ),
  paymentTypes: coded(lists.paymentTypes),
  packagingTypes: coded(lists.packagingTypes),
  capacityUnits: coded(lists.capacityUnits),
  capacityPeriods: coded(lists.capacityPeriods),
  markets: coded(lists.markets),
  contractManufacturing: coded(lists.contractManufacturing),
  attributions: () => lists.attributions,
}
