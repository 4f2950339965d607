// Addresses of reference lists and entries, in lower case: `it-mi`.
import { type ListName, listNames } from '#contract/operations/lists/names.ts'

export function listPath(list: ListName, entry?: string): string {
  const name = list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return entry === undefined ? `lists/${name}` : `lists/${name}/${entry.toLowerCase()}`
}

export function listAt(name: string | undefined): ListName | undefined {
  return listNames.find((list) => listPath(list) === `lists/${name}`)
}
