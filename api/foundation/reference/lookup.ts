// Reference lists in memory: data files plus changes.
import { readFileSync } from 'node:fs'
import { inLocales, type Locale, type Names } from '#contract/foundation/locales.ts'
import { changeable } from './changeable.ts'

export { entriesOf, type Entry } from './changeable.ts'

type Retirable = { isRetired?: true }
export type Country = { code: string; name: Names; emoji: string; dialCode: string; currency: string; region: string }
export type State = { stateID: string; countryCode: string; name: Names }
export type Term = Retirable & { code: string; name: Names }
type BusinessTypeTerm = { code: string; singular: Names; plural: Names; searchOnly?: boolean }
export type JobPosition = Retirable & { id: string; name: Names }

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`data/${file}.json`, import.meta.url), 'utf8')) as T
}

// Includes retired entries: existing uses show them.
export const countries = changeable('countries', read<Country[]>('countries'))
export const businessTypes = changeable('businessTypes', read<BusinessTypeTerm[]>('business-types'))
export const jobPositions = changeable('jobPositions', read<JobPosition[]>('job-positions'))
export const genders = changeable('genders', read<Term[]>('genders'))
export const languages = changeable(
  'languages',
  read<(Term & { nativeName: string; interface: boolean })[]>('languages'),
)
export const incoterms = changeable('incoterms', read<(Term & { seaOnly: boolean })[]>('incoterms'))
export const currencies = changeable('currencies', read<(Term & { symbol: string })[]>('currencies'))
export const paymentTypes = changeable('paymentTypes', read<Term[]>('payment-types'))
export const packagingTypes = changeable('packagingTypes', read<Term[]>('packaging-types'))
export const capacityUnits = changeable('capacityUnits', read<Term[]>('capacity-units'))
export const capacityPeriods = changeable('capacityPeriods', read<Term[]>('capacity-periods'))
export const markets = changeable('markets', read<Term[]>('markets'))
export const contractManufacturing = changeable('contractManufacturing', read<Term[]>('contract-manufacturing'))

export const termLists = {
  languages,
  incoterms,
  currencies,
  paymentTypes,
  packagingTypes,
  capacityUnits,
  capacityPeriods,
  markets,
  contractManufacturing,
}

export function offered<T extends Retirable>(list: readonly T[]): T[] {
  return list.filter(({ isRetired }) => !isRetired)
}

type Attribution = {
  key: string
  name: string
  by: string
  url: string
  licence: string
  what: string
  use: 'reference' | 'sample' | 'look'
}
export const attributions = Object.freeze(read<Attribution[]>('attributions')) as Attribution[]

type StateRow = [id: string, english: string, others?: Partial<Names>]
const statesOfCountry = new Map<string, State[]>()
const stateOfID = new Map<string, State>()
for (const [countryCode, rows] of Object.entries(read<Record<string, StateRow[]>>('states'))) {
  const states = rows.map(([stateID, en, others]) => ({
    stateID,
    countryCode,
    name: { ...inLocales(() => en), ...others },
  }))
  statesOfCountry.set(countryCode, states)
  for (const state of states) stateOfID.set(state.stateID, state)
}
changeable('states', [...stateOfID.values()])

const countryOfCode = new Map(countries.map((one) => [one.code, one]))
const dialCodes = new Set(countries.map((one) => one.dialCode))
const typeOfCode = new Map(businessTypes.map((one) => [one.code, one]))

export function countryByCode(code: string): Country | undefined {
  return countryOfCode.get(code)
}
export function dialCodeOf(country: string | null | undefined): string {
  return countryOfCode.get(country ?? '')?.dialCode ?? ''
}
/** No plus sign. */
export function isDialCode(digits: string): boolean {
  return dialCodes.has(digits)
}
export function statesOf(countryCode: string): State[] {
  return statesOfCountry.get(countryCode) ?? []
}
export function allStates(): State[] {
  return [...stateOfID.values()]
}

export function stateByID(id: string): State | undefined {
  return stateOfID.get(id)
}
export function businessTypeByCode(code: string): BusinessTypeTerm | undefined {
  return typeOfCode.get(code)
}
export function jobPositionByID(id: string): JobPosition | undefined {
  return jobPositions.find((one) => one.id === id)
}

export function countryFor(code: string, locale: Locale): { code: string; countryName: string; emoji: string } {
  const country = countryOfCode.get(code)
  return { code, countryName: country?.name[locale] ?? code, emoji: country?.emoji ?? '' }
}
export function stateFor(id: string | null | undefined, locale: Locale): { stateID: string; stateName: string } | null {
  const state = id ? stateOfID.get(id) : undefined
  return state ? { stateID: state.stateID, stateName: state.name[locale] } : null
}
export function businessTypeFor(code: string, locale: Locale): { code: string; name: string } {
  return { code, name: typeOfCode.get(code)?.singular[locale] ?? code }
}

export function termsFor(
  terms: readonly Term[],
  codes: readonly string[] | undefined,
  locale: Locale,
): { code: string; name: string }[] {
  if (!codes?.length) return []
  return codes.map((code) => ({ code, name: terms.find((term) => term.code === code)?.name[locale] ?? code }))
}
