// Answers the reference lists in the reader's language.
import type { reference } from '#contract/reference.ts'
import type { Locale } from '#contract/locales.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '../context.ts'
import * as lists from './lookup.ts'

type Asked = { query: { lang?: Locale | undefined } }

function localeOf(context: Context, { query }: Asked): Locale {
  return query.lang ?? context.locale
}

function coded(terms: readonly lists.Term[]) {
  return (context: Context, asked: Asked) => {
    const locale = localeOf(context, asked)
    return terms.map(({ code, name }) => ({ code, name: name[locale] }))
  }
}

export const handlers: CapabilityHandlers<typeof reference, Context> = {
  countries(context, asked) {
    const locale = localeOf(context, asked)
    return lists.countries.map(({ code, name, emoji, dialCode, currency }) => {
      const hasStates = lists.statesOf(code).length > 0
      return { code, countryName: name[locale], emoji, dialCode, currency, hasStates, names: name }
    })
  },
  states(context, asked) {
    const locale = localeOf(context, asked)
    if (!lists.countryByCode(asked.params.code)) throw new Refusal('NotFound', 'No such country')
    const states = lists.statesOf(asked.params.code)
    return states.map(({ stateID, name, countryCode }) => ({ stateID, stateName: name[locale], countryCode }))
  },
  businessTypes(context, asked) {
    const locale = localeOf(context, asked)
    const types = lists.businessTypes.filter((type) => !type.searchOnly)
    return types.map(({ code, singular, plural }) => ({
      code,
      businessTypeName: plural[locale],
      singularName: singular[locale],
    }))
  },
  jobPositions(context, asked) {
    const locale = localeOf(context, asked)
    return lists.jobPositions.map(({ id, name }) => ({ jobPositionID: id, name: name[locale] }))
  },
  genders: coded(lists.genders),
  languages(context, asked) {
    const locale = localeOf(context, asked)
    return lists.languages.map(({ code, name, nativeName, interface: isInterface }) => {
      return { code, languageName: name[locale], nativeName, interface: isInterface }
    })
  },
  incoterms(context, asked) {
    const locale = localeOf(context, asked)
    return lists.incoterms.map(({ code, name, seaOnly }) => ({ code, name: name[locale], seaOnly }))
  },
  currencies(context, asked) {
    const locale = localeOf(context, asked)
    return lists.currencies.map(({ code, name, symbol }) => ({ code, name: name[locale], symbol }))
  },
  paymentTypes: coded(lists.paymentTypes),
  packagingTypes: coded(lists.packagingTypes),
  capacityUnits: coded(lists.capacityUnits),
  capacityPeriods: coded(lists.capacityPeriods),
  markets: coded(lists.markets),
  contractManufacturing: coded(lists.contractManufacturing),
  attributions: () => lists.attributions,
}
