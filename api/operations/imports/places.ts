// Foreign countries and states → ours.
import { folded } from '#kit/folded.ts'
import { keptOfLists } from '#api/foundation/list-changes.ts'
import { countries, countryByCode, statesOf } from '#api/foundation/reference/lookup.ts'

// Withdrawn and alternative codes.
const otherCodes: Record<string, string> = {
  UK: 'GB',
  EL: 'GR',
  AN: 'CW',
  YU: 'RS',
  CS: 'RS',
  TP: 'TL',
  ZR: 'CD',
  BU: 'MM',
  DD: 'DE',
  SU: 'RU',
}

/** Code, or name in any language. */
export function countryCodeOf(given: string): string | undefined {
  const code = given.toUpperCase()
  if (countryByCode(code)) return code
  const other = otherCodes[code]
  return other && countryByCode(other) ? other : names().get(fold(given))
}

/** Id, code within the country ('ON') or name. */
export function stateIDOf(countryCode: string, given: string): string | undefined {
  let known = statesByName().get(countryCode)
  if (!known) {
    known = new Map()
    for (const { stateID, name } of statesOf(countryCode)) {
      for (const each of Object.values(name)) known.set(fold(each), stateID)
    }
    for (const { stateID } of statesOf(countryCode)) {
      known.set(fold(stateID), stateID)
      known.set(fold(stateID.slice(stateID.indexOf('-') + 1)), stateID)
    }
    statesByName().set(countryCode, known)
  }
  return known.get(fold(given))
}

const statesByName = keptOfLists(() => new Map<string, Map<string, string>>())

const names = keptOfLists(
  () => new Map(countries.flatMap(({ code, name }) => Object.values(name).map((each) => [fold(each), code] as const))),
)

// Also people, animals, clothes.
const ambiguous = new Set(['jordan', 'georgia', 'chad', 'jersey', 'turkey', 'cuba', 'togo'])

/** Whole words ('Shimadzu (China)'). */
export function countryNamedIn(text: string): string | undefined {
  const words = ` ${fold(text)} `
  for (const [name, code] of names()) {
    if (name.length > 3 && !ambiguous.has(name) && words.includes(` ${name} `) && words.length > name.length + 2)
      return code
  }
  return undefined
}

function fold(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
