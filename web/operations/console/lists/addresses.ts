// Addresses of reference lists and their entries. Addresses of pages are lower case: `packaging-types`, `it-mi`.
import { type ListName, listNames } from '#contract/operations/lists/names.ts'

/** Below /admin. */
export function listPath(list: ListName, entry?: string): string {
  const name = list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return entry === undefined ? `lists/${name}` : `lists/${name}/${entry.toLowerCase()}`
}

/** The list of an address. */
export function listAt(name: string | undefined): ListName | undefined {
  return listNames.find((list) => listPath(list) === `lists/${name}`)
}
