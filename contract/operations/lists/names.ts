// The reference lists that administrators may change, and why some of them have no other entries than they came with.

/**
 * `standard`: the codes are those of a standard. `software`: rules of the software ask for the codes. Null: entries may be added and
 * retired. Names may be changed everywhere.
 */
export const fixedBy = {
  countries: 'standard',
  states: 'standard',
  businessTypes: 'software',
  jobPositions: null,
  genders: null,
  languages: 'standard',
  incoterms: 'standard',
  currencies: 'standard',
  paymentTypes: null,
  packagingTypes: null,
  capacityUnits: null,
  capacityPeriods: null,
  markets: null,
  contractManufacturing: null,
} as const

export type ListName = keyof typeof fixedBy
export const listNames = Object.keys(fixedBy) as [ListName, ...ListName[]]
/** Lists whose entries may be added and retired. */
export type OpenList = { [N in ListName]: (typeof fixedBy)[N] extends null ? N : never }[ListName]

export function isOpen(list: ListName): list is OpenList {
  return fixedBy[list] === null
}

/** Lists whose entries have a plural beside their name. */
export const hasPlurals = (list: ListName): boolean => list === 'businessTypes'
