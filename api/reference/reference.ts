// Answers the reference lists in the reader's language.
import type { Locale } from '#contract/locales.ts'
import { type reference, referenceListNames, type ReferenceListName, type ReferenceLists } from '#contract/reference.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { constant } from '../constant.ts'
import type { Context } from '../context.ts'
import { industryList } from '../industries/lookup.ts'
import * as lists from './lookup.ts'

function coded(terms: readonly lists.Term[]) {
  return constant((locale) => terms.map(({ code, name }) => ({ code, name: name[locale] })))
}

const listHandlers = {
  countries: constant((locale) =>
    lists.countries.map(({ code, name, emoji, dialCode, currency }) => {
      const hasStates = lists.statesOf(code).length > 0
      return { code, countryName: name[locale], emoji, dialCode, currency, hasStates, names: name }
    }),
  ),
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
}
const listsByName = { ...listHandlers, industries: industryList } satisfies Record<ReferenceListName, unknown>

const keptCombinations = 64
const combinations = new Map<string, Partial<ReferenceLists>>()

/** Frozen like the single lists, so that its text is made once. Only the first combinations are kept: a caller could ask for thousands. */
function listsNamed(context: Context, names: readonly ReferenceListName[], lang: Locale | undefined) {
  const asked = { query: { lang } }
  const key = `${lang ?? context.locale} ${names.toSorted().join(' ')}`
  const known = combinations.get(key)
  if (known) return known
  const named = referenceListNames.filter((name) => names.includes(name))
  const answer: Partial<ReferenceLists> = Object.fromEntries(
    named.map((name) => [name, listsByName[name](context, asked)]),
  )
  if (combinations.size < keptCombinations) combinations.set(key, Object.freeze(answer))
  return answer
}

export const handlers: CapabilityHandlers<typeof reference, Context> = {
  ...listHandlers,
  lists: (context, { query }) => listsNamed(context, query.names, query.lang),
  states: constant((locale, { params }) => {
    if (!lists.countryByCode(params.code)) throw new Refusal('NotFound', 'No such country')
    const states = lists.statesOf(params.code)
    return states.map(({ stateID, name, countryCode }) => ({ stateID, stateName: name[locale], countryCode }))
  }),
  attributions: () => lists.attributions,
}
