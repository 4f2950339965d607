// Grammar helpers for composed sentences.
import { formatsFor } from '#contract/foundation/formats.ts'
import { countryByCode } from '#api/foundation/reference/lookup.ts'
import { chance } from '#illustrations/chance.ts'

const withArticle = /^(United|Netherlands|Philippines|Bahamas|Isle of Man|Cayman|British|Dominican)/

export function inCountry(code: string): string {
  const name = countryByCode(code)?.name.en ?? code
  return withArticle.test(name) ? `the ${name}` : name
}

export function withA(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function grouped(number: number): string {
  return formatsFor('en').number(number)
}

/** Deterministic by seed. */
export function choose<T>(seed: string, choices: readonly T[]): T {
  return chance(seed).pick(choices)
}

/** 'Photovoltaic Modules' → 'photovoltaic modules'; words with inner capitals or digits stay. */
export function inSentence(name: string): string {
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word, at: number) =>
    /[\p{Lu}\d]/u.test(name[at - 1] ?? '') ? word : word.toLowerCase(),
  )
}
