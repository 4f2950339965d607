// The options of the country select as finished HTML: made once a language on the server, taken from the page in the browser.
import { createContext } from 'react'

const Options = createContext('')
export const CountryOptions = Options.Provider
export const CountryOptionsContext = Options

type Country = { code: string; countryName: string; emoji: string }

/** HTML of one option a country. Names come from the reference data, never from people. */
export function countryOptions(countries: Country[]): string {
  return countries.map(({ code, countryName, emoji }) => `<option value="${code}">${emoji} ${countryName.replace(/&/g, '&amp;')}</option>`).join('')
}

/** The same HTML, read from the select that the server drew: the browser need not ask for it. */
export function countryOptionsInPage(): string {
  const options = document.querySelector<HTMLSelectElement>('select[name=countries]')?.options ?? []
  return [...options].filter(({ value }) => /^[A-Z]{2}$/.test(value)).map(({ outerHTML }) => outerHTML.replace(/ selected(="")?/, '')).join('')
}
