// The reference lists that a form chooses from, as options in the reader's language.
import { useEffect, useState } from 'react'
import type { Api } from '#web/app/page.ts'
import { useApi, useSite } from '#web/app/page.ts'
import { readReferenceLists } from '#web/app/reference-lists.ts'
import type { Locale } from '#contract/locales.ts'
import type { ReferenceLists } from '#contract/reference.ts'
import type { Option } from '#web/form/ChoiceFields.tsx'
import type { Field, ListName } from './fields.ts'

export type Lists = Partial<Record<ListName, Option[]>> & { dialCodes: string[]; withStates: string[] }
type Category = { id: string; name: string }

const named = (list: { code: string; name: string }[]) => list.map(({ code, name }) => ({ value: code, text: name }))

type Asked = { query: { lang: Locale }; signal: AbortSignal }
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

/** Reads what the fields need, and of the countries their dial codes and whether they have states. */
export async function readLists(api: Api, fields: readonly Field[], asked: Asked): Promise<Lists> {
  const wanted = new Set<ListName>()
  for (const field of fields) {
    if (field.kind === 'choice' || field.kind === 'many') wanted.add(field.list)
    if (field.kind === 'capacity') wanted.add('capacityUnits').add('capacityPeriods')
    if (field.kind === 'phone' || field.kind === 'country') wanted.add('countries')
  }
  const lists: Lists = { dialCodes: [], withStates: [] }
  if (wanted.size === 0) return lists
  const read = await readReferenceLists(api, [...wanted], { locale: asked.query.lang, signal: asked.signal })
  for (const name of wanted) {
    if (name === 'countries') {
      const { countries } = read
      lists.countries = countries.map(({ code, emoji, countryName }) => ({
        value: code,
        text: countryName,
        flag: emoji,
      }))
      lists.dialCodes = countries.map(({ dialCode }) => dialCode)
      lists.withStates = countries.flatMap(({ code, hasStates }) => (hasStates ? [code] : []))
    } else lists[name] = (optionsOf[name] as (list: unknown) => Option[])(read[name])
  }
  return lists
}

/** The states of a country; none until they are there, and where they can't be had. */
export function useStates(country: string): Option[] {
  const api = useApi()
  const { locale } = useSite()
  return useRead(country, [], async (signal) => {
    const asked = { params: { code: country }, query: { lang: locale }, signal }
    return (await api.reference.states(asked)).map(({ stateID, stateName }) => ({ value: stateID, text: stateName }))
  })
}

/** The categories of some industries, as `industryId.categoryId`; none until all are there. */
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
