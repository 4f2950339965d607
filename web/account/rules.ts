// What may be typed into the account forms: the contract's rules as small functions, since no schema library reaches the browser.
import { emailMost, passwordLeast, passwordMost, personNameMost } from '#contract/constants.ts'

/** What is wrong with a field; fault-words.ts has the words. `refused`: the server did not take it. */
export type Fault =
  | 'missing'
  | 'email'
  | 'ending'
  | 'short'
  | 'long'
  | 'common'
  | 'terms'
  | 'taken'
  | 'wrong'
  | 'code'
  | 'refused'
/** Judges a field's trimmed text; undefined when it is fine. */
export type Rule = (text: string) => Fault | undefined

// The pattern by which the contract judges an address.
const address = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function given(text: string): Fault | undefined {
  return text ? undefined : 'missing'
}

export function name(text: string): Fault | undefined {
  if (!text) return 'missing'
  return text.length > personNameMost ? 'long' : undefined
}

export function email(text: string): Fault | undefined {
  if (!text) return 'missing'
  if (text.length > emailMost) return 'long'
  if (address.test(text)) return undefined
  return /^[^@\s]+@[^@\s.]+$/.test(text) ? 'ending' : 'email'
}

export function newPassword(text: string): Fault | undefined {
  if (!text) return 'missing'
  if (text.length < passwordLeast) return 'short'
  return text.length > passwordMost ? 'long' : undefined
}

export function accepted(text: string): Fault | undefined {
  return text === 'true' ? undefined : 'terms'
}
