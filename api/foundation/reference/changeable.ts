// Operator's changes to the reference lists. Entries keep identity.
import type { ListName } from '#contract/operations/lists/names.ts'
import type { Names } from '#contract/foundation/locales.ts'
import { type ListChange, onListChanges } from '#api/foundation/list-changes.ts'

type NameFields = { name: Names } | { singular: Names; plural: Names }
type CodeFields = { code: string } | { id: string } | { stateID: string }
type Item = NameFields & CodeFields & { isRetired?: true }
type EntryNames = { names: Names; plurals: Names | null }

export type Entry = EntryNames & {
  code: string
  /** Null for an added entry. */
  delivered: EntryNames | null
  isRetired: boolean
}

type List = { items: Item[]; byCode: Map<string, Item>; delivered: Map<Item, EntryNames> }
const lists = new Map<string, List>()

function codeOf(item: CodeFields): string {
  if ('code' in item) return item.code
  return 'id' in item ? item.id : item.stateID
}

function namesOf(item: NameFields): EntryNames {
  return 'name' in item ? { names: item.name, plurals: null } : { names: item.singular, plurals: item.plural }
}

function rename(item: Item, { names, plurals }: EntryNames): void {
  if ('name' in item) item.name = names
  else Object.assign(item, { singular: names, ...(plurals && { plural: plurals }) })
}

export function changeable<T extends Item>(name: ListName, items: T[]): T[] {
  const byCode = new Map(items.map((item) => [codeOf(item), item]))
  lists.set(name, { items, byCode, delivered: new Map(items.map((item) => [item, namesOf(item)])) })
  return items
}

function apply(changes: readonly ListChange[]): void {
  for (const { items, byCode, delivered } of lists.values()) {
    for (let at = items.length - 1; at >= 0 && !delivered.has(items[at]!); at--) {
      byCode.delete(codeOf(items[at]!))
      items.pop()
    }
    for (const [item, kept] of delivered) {
      rename(item, kept)
      delete item.isRetired
    }
  }
  for (const { list, code, names, plurals, isAdded, isRetired } of changes) {
    const known = lists.get(list)
    const item = known && (known.byCode.get(code) ?? (isAdded && names ? added(known, code, names) : undefined))
    if (!item) continue
    if (names) rename(item, { names, plurals })
    if (isRetired) item.isRetired = true
  }
}

/** Only where no standard fixes the list and entries are code or id, and name. */
function added({ items, byCode }: List, code: string, name: Names): Item {
  const item: Item = 'id' in items[0]! ? { id: code, name } : { code, name }
  items.push(item)
  byCode.set(code, item)
  return item
}

/** Includes retired entries. */
export function entriesOf(name: ListName): Entry[] {
  const { items, delivered } = lists.get(name)!
  return items.map((item) => ({
    code: codeOf(item),
    ...namesOf(item),
    delivered: delivered.get(item) ?? null,
    isRetired: item.isRetired === true,
  }))
}

onListChanges(apply)
