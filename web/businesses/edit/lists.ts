// The reference lists that a form chooses from, as options in the reader's language.
import { useEffect, useState } from 'react'
import type { Api } from '#web/page.ts'
import { useApi, useSite } from '#web/page.ts'
import type { Locale } from '#contract/locales.ts'
import type { Field, ListName } from './fields.ts'

export type Option = { value: string; text: string }
export type Lists = Partial<Record<ListName, Option[]>> & { dialCodes: string[]; withStates: string[] }
type Category = { id: string; name: string }

const named = (list: { code: string; name: string }[]) => list.map(({ code, name }) => ({ value: code, text: name }))

type Asked = { query: { lang: Locale }; signal: AbortSignal }
const readers: Record<Exclude<ListName, 'countries'>, (api: Api, asked: Asked) => Promise<Option[]>> = {
  businessTypes: async (api, asked) =>
    (await api.reference.businessTypes(asked)).map(({ code, singularName }) => ({ value: code, text: singularName })),
  industries: async (api, asked) =>
    (await api.industries.list(asked)).map(({ id, name }) => ({ value: id, text: name })),
  languages: async (api, asked) =>
    (await api.reference.languages(asked)).map(({ code, languageName }) => ({ value: code, text: languageName })),
  incoterms: async (api, asked) =>
    (await api.reference.incoterms(asked)).map(({ code, name }) => ({ value: code, text: `${code} · ${name}` })),
  currencies: async (api, asked) =>
    (await api.reference.currencies(asked)).map(({ code, name }) => ({ value: code, text: `${code} · ${name}` })),
  capacityUnits: async (api, asked) => named(await api.reference.capacityUnits(asked)),
  capacityPeriods: async (api, asked) => named(await api.reference.capacityPeriods(asked)),
  contractManufacturing: async (api, asked) => named(await api.reference.contractManufacturing(asked)),
  markets: async (api, asked) => named(await api.reference.markets(asked)),
  packagingTypes: async (api, asked) => named(await api.reference.packagingTypes(asked)),
  paymentTypes: async (api, asked) => named(await api.reference.paymentTypes(asked)),
}

/** Reads what the fields need, and of the countries their dial codes and whether they have states. */
export async function readLists(api: Api, fields: readonly Field[], asked: Asked): Promise<Lists> {
  const wanted = new Set<ListName>()
  for (const field of fields) {
    if (field.kind === 'choice' || field.kind === 'many') wanted.add(field.list)
    if (field.kind === 'capacity') wanted.add('capacityUnits').add('capacityPeriods')
    if (field.kind === 'phone' || field.kind === 'state') wanted.add('countries')
  }
  const lists: Lists = { dialCodes: [], withStates: [] }
  await Promise.all(
    [...wanted].map(async (name) => {
      if (name !== 'countries') return void (lists[name] = await readers[name](api, asked))
      const countries = await api.reference.countries(asked)
      lists.countries = countries.map(({ code, emoji, countryName }) => ({
        value: code,
        text: `${emoji} ${countryName}`,
      }))
      lists.dialCodes = countries.map(({ dialCode }) => dialCode)
      lists.withStates = countries.flatMap(({ code, hasStates }) => (hasStates ? [code] : []))
    }),
  )
  return lists
}

/** The states of a country; none until they are there, and where they can't be had (2§8). */
export function useStates(country: string): Option[] {
  const api = useApi()
  const { locale } = useSite()
  return useRead(country, [], async (signal) => {
    const asked = { params: { code: country }, query: { lang: locale }, signal }
    return (await api.reference.states(asked)).map(({ stateID, stateName }) => ({ value: stateID, text: stateName }))
  })
}

/** The categories of an industry, as `industryId.categoryId`. */
export function useCategories(industry: string): Option[] {
  const api = useApi()
  const { locale } = useSite()
  return useRead(industry, [], async (signal) => {
    const asked = { params: { id: industry }, query: { lang: locale }, signal }
    const categories: Category[] = await api.industries.categories(asked)
    return categories.map(({ id, name }) => ({ value: `${industry}.${id}`, text: name }))
  })
}

/** Reads anew when the key is another one; an empty key reads nothing. */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return found.key === key ? found.value : none
}
