// Editable reference lists.

/** `software`: code depends on them. Null: entries may be added and retired. Names are always editable. */
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
export type OpenList = { [N in ListName]: (typeof fixedBy)[N] extends null ? N : never }[ListName]

export function isOpen(list: ListName): list is OpenList {
  return fixedBy[list] === null
}

export const hasPlurals = (list: ListName): boolean => list === 'businessTypes'
