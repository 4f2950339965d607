// VAT numbers in claims: plausibility only. Verifiers judge others.
import { isVatNumber, vatCountries } from '#contract/foundation/vat-numbers.ts'
import { weighed } from './check-digits.ts'
import { isRegisterNumber, plainNumber } from './register-numbers.ts'

/** Tax number equals company number, with endings such as MVA or MWST. */
const sameAsRegister = ['AU', 'BR', 'CH', 'CL', 'CN', 'MX', 'NO']

export function isVat(text: string, country: string): boolean {
  if (vatCountries.has(country)) return isVatNumber(text, country)
  const plain = plainNumber(text)
  if (sameAsRegister.includes(country)) return isRegisterNumber(plain.replace(/(MVA|MWST|TVA|IVA)$/, ''), country)
  if (country === 'GB') return isBritish(plain.replace(/^GB/, ''))
  return /^[A-Z0-9+*]{5,20}$/.test(plain)
}

/** Nine digits, twelve for branches: check digits by 97, since 2009 also plus 55. */
function isBritish(plain: string): boolean {
  if (!/^\d{9}(\d{3})?$/.test(plain)) return false
  const rest = (weighed(plain, [8, 7, 6, 5, 4, 3, 2]) + Number(plain.slice(7, 9))) % 97
  return rest === 0 || (rest + 55) % 97 === 0
}
