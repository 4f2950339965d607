// The options of the country select as finished HTML: made once a language on the server, taken from the page in the browser.
import { createContext } from 'react'

const Options = createContext('')
export const CountryOptions = Options.Provider
export const CountryOptionsContext = Options

type Country = { code: string; countryName: string }

/** HTML of one option a country, as short as HTML allows: every page carries 250. Names come from the reference data, never from people. */
export function countryOptions(countries: Country[]): string {
  return countries
    .map(({ code, countryName }) => `<option value=${code}>${countryName.replace(/&/g, '&amp;')}`)
    .join('')
}

/** The same HTML, read from the select that the server drew: the browser need not ask for it. */
export function countryOptionsInPage(): string {
  const options = document.querySelector<HTMLSelectElement>('select[name=countries]')?.options ?? []
  return countryOptions(
    [...options]
      .filter(({ value }) => /^[A-Z]{2}$/.test(value))
      .map(({ value, text }) => ({ code: value, countryName: text })),
  )
}
