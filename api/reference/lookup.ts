// The reference lists in memory, read once from the data files beside. Names in four languages; answers pick one.
import { readFileSync } from 'node:fs'
import type { Locale, Names } from '#contract/locales.ts'

export type Country = { code: string; name: Names; emoji: string; dialCode: string; currency: string; region: string }
export type State = { stateID: string; countryCode: string; name: Names }
export type Term = { code: string; name: Names }
type BusinessTypeTerm = { code: string; singular: Names; plural: Names; searchOnly?: boolean }

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`data/${file}.json`, import.meta.url), 'utf8')) as T
}

export const countries = read<Country[]>('countries')
export const businessTypes = read<BusinessTypeTerm[]>('business-types')
export const jobPositions = read<{ id: string; name: Names }[]>('job-positions')
export const genders = read<Term[]>('genders')
export const languages = read<(Term & { nativeName: string; interface: boolean })[]>('languages')
export const incoterms = read<(Term & { seaOnly: boolean })[]>('incoterms')
export const currencies = read<(Term & { symbol: string })[]>('currencies')
export const paymentTypes = read<Term[]>('payment-types')
export const packagingTypes = read<Term[]>('packaging-types')
export const capacityUnits = read<Term[]>('capacity-units')
export const capacityPeriods = read<Term[]>('capacity-periods')
export const markets = read<Term[]>('markets')
export const contractManufacturing = read<Term[]>('contract-manufacturing')

type Attribution = {
  key: string
  name: string
  by: string
  url: string
  licence: string
  what: string
  use: 'reference' | 'sample' | 'look'
}
// Answered as it is: what is frozen has its text made once.
export const attributions = Object.freeze(read<Attribution[]>('attributions')) as Attribution[]

type StateRow = [id: string, english: string, others?: Partial<Names>]
const statesOfCountry = new Map<string, State[]>()
const stateOfID = new Map<string, State>()
for (const [countryCode, rows] of Object.entries(read<Record<string, StateRow[]>>('states'))) {
  const states = rows.map(([stateID, en, others]) => ({
    stateID,
    countryCode,
    name: { en, es: en, it: en, zh: en, ...others },
  }))
  statesOfCountry.set(countryCode, states)
  for (const state of states) stateOfID.set(state.stateID, state)
}

const countryOfCode = new Map(countries.map((one) => [one.code, one]))
const dialCodes = new Set(countries.map((one) => one.dialCode))
const typeOfCode = new Map(businessTypes.map((one) => [one.code, one]))
const positionOfID = new Map(jobPositions.map((one) => [one.id, one]))

export function countryByCode(code: string): Country | undefined {
  return countryOfCode.get(code)
}
/** Is it the dial code of a country? Digits, without the plus. */
export function isDialCode(digits: string): boolean {
  return dialCodes.has(digits)
}
export function statesOf(countryCode: string): State[] {
  return statesOfCountry.get(countryCode) ?? []
}
/** Of all countries. */
export function allStates(): State[] {
  return [...stateOfID.values()]
}

export function stateByID(id: string): State | undefined {
  return stateOfID.get(id)
}
export function businessTypeByCode(code: string): BusinessTypeTerm | undefined {
  return typeOfCode.get(code)
}
export function jobPositionByID(id: string): { id: string; name: Names } | undefined {
  return positionOfID.get(id)
}

/** `{code, countryName, emoji}` as answers carry a country; an unknown code shows itself. */
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

/** The terms of a list that the codes name, in the reader's language; a code outside the list shows itself. */
export function termsFor(
  terms: readonly Term[],
  codes: readonly string[] | undefined,
  locale: Locale,
): { code: string; name: string }[] {
  if (!codes?.length) return []
  return codes.map((code) => ({ code, name: terms.find((term) => term.code === code)?.name[locale] ?? code }))
}
