// Reference lists as options.
import { useEffect, useState } from 'react'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import type { Api } from '#web/foundation/page.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { ReferenceLists } from '#contract/foundation/reference.ts'
import type { Option } from '#web/foundation/form/ChoiceFields.tsx'
import type { Field } from './fields.ts'

type ListName = Extract<Field, { list: string }>['list'] | 'countries' | 'capacityUnits' | 'capacityPeriods'

export type Lists = Partial<Record<ListName, Option[]>> & {
  /** Keys: countries. */
  dialCodeOf: Record<string, string>
  withStates: string[]
  categories?: Option[]
}
type Category = { id: string; name: string }

const named = (list: { code: string; name: string }[]) => list.map(({ code, name }) => ({ value: code, text: name }))

type LocalizedRequest = { query: { lang: Locale }; signal: AbortSignal }
const optionsOf: { [N in Exclude<ListName, 'countries'>]: (list: ReferenceLists[N]) => Option[] } = {
  businessTypes: (list) => list.map(({ code, singularName }) => ({ value: code, text: singularName })),
  industries: (list) => list.map(({ id, name }) => ({ value: id, text: name })),
  languages: (list) => list.map(({ code, languageName }) => ({ value: code, text: languageName })),
  incoterms: (list) => list.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` })),
  currencies: (list) => list.map(({ code, name }) => ({ value: code, text: `${code} · ${name}` })),
  capacityUnits: named,
  capacityPeriods: named,
  contractManufacturing: named,
  markets: named,
  packagingTypes: named,
  paymentTypes: named,
}

export async function readLists(api: Api, fields: readonly Field[], request: LocalizedRequest): Promise<Lists> {
  const names = new Set<ListName>()
  for (const field of fields) {
    if (field.kind === 'choice' || field.kind === 'many') names.add(field.list)
    if (field.kind === 'capacity') names.add('capacityUnits').add('capacityPeriods')
    if (field.kind === 'phone' || field.kind === 'country') names.add('countries')
  }
  const lists: Lists = { dialCodeOf: {}, withStates: [] }
  if (names.size === 0) return lists
  const read = await readReferenceLists(api, [...names], { locale: request.query.lang, signal: request.signal })
  for (const name of names) {
    if (name === 'countries') {
      const { countries } = read
      lists.countries = countries.map(({ code, emoji, countryName }) => ({
        value: code,
        text: countryName,
        flag: emoji,
      }))
      lists.dialCodeOf = Object.fromEntries(countries.map(({ code, dialCode }) => [code, dialCode]))
      lists.withStates = countries.flatMap(({ code, hasStates }) => (hasStates ? [code] : []))
    } else lists[name] = (optionsOf[name] as (list: unknown) => Option[])(read[name])
  }
  return lists
}

export function withOwn(lists: Lists, profile: BusinessProfile): Lists {
  const { general, factory, tradeCapabilities, businessTerms } = profile
  const capacity = general.productionCapacity
  const own: Partial<Record<ListName, { code: string; name: string }[]>> = {
    capacityUnits: capacity ? [capacity.unit] : [],
    capacityPeriods: capacity ? [capacity.period] : [],
    contractManufacturing: factory.contractManufacturing,
    markets: tradeCapabilities.markets,
    packagingTypes: businessTerms.packagingTypes,
    paymentTypes: businessTerms.acceptedPaymentTypes,
  }
  const all: Lists = { ...lists }
  for (const [name, terms] of Object.entries(own) as [ListName, { code: string; name: string }[]][]) {
    const offered = lists[name]
    if (offered) all[name] = [...offered, ...named(terms).filter(({ value }) => !hasOption(offered, value))]
  }
  all.categories = general.categories.map(({ id, name, industryID }) => ({ value: `${industryID}.${id}`, text: name }))
  return all
}

const hasOption = (options: readonly Option[], wanted: string) => options.some(({ value }) => value === wanted)

export function withOwnCategories(options: readonly Option[], { categories = [] }: Lists): Option[] {
  return [...options, ...categories.filter(({ value }) => !hasOption(options, value))]
}

export function useStates(country: string): Option[] {
  const api = useApi()
  const { locale } = useSite()
  return useRead(country, [], async (signal) => {
    const request = { params: { code: country }, query: { lang: locale }, signal }
    return (await api.reference.states(request)).map(({ stateID, stateName }) => ({ value: stateID, text: stateName }))
  })
}

/** Options as `industryId.categoryId`; empty until all are loaded. */
export function useCategories(industries: readonly string[]): Option[] {
  const api = useApi()
  const { locale } = useSite()
  return useRead(industries.join(), [], async (signal) => {
    const lists = industries.map(async (id): Promise<Option[]> => {
      const categories: Category[] = await api.industries.categories({
        params: { id },
        query: { lang: locale },
        signal,
      })
      return categories.map((one) => ({ value: `${id}.${one.id}`, text: one.name }))
    })
    return (await Promise.all(lists)).flat()
  })
}

/** An empty key loads nothing. */
function useRead<T>(key: string, none: T, read: (signal: AbortSignal) => Promise<T>): T {
  const [found, setFound] = useState({ key: '', value: none })
  useEffect(() => {
    const under = new AbortController()
    if (key)
      read(under.signal).then(
        (value) => setFound({ key, value }),
        () => {},
      )
    return () => under.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for what `read` reads
  }, [key])
  return found.key === key ? found.value : none
}
