// What somebody typed into a product's form: for each field what it showed and what it says now. So an old draft never brings back
// what nobody typed, and what two people changed differently is found. Knows no component.
import type { Name, Values } from './product-form.ts'

/** By field; whoever changes one of a group changes the group. */
export type Changes = Partial<Record<Name, { was: unknown; now: unknown }>>

/** Fields that mean something only together: kept, asked about and taken as one, named by the first. */
const groups: Name[][] = [
  ['industry', 'category', 'subCategory'],
  ['pricing', 'currency', 'unit', 'min', 'max', 'tiers'],
]

function groupOf(name: Name): Name[] {
  return groups.find((group) => group.includes(name)) ?? [name]
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function withChanges(saved: Values, changes: Changes): Values {
  const typed = Object.entries(changes).map(([name, { now }]) => [name, now])
  return { ...saved, ...Object.fromEntries(typed) }
}

/** The changes with `part` typed as well; what gives back all that is saved is none. */
export function changedBy(changes: Changes, saved: Values, part: Partial<Values>): Changes {
  const values = { ...withChanges(saved, changes), ...part }
  const next = { ...changes }
  for (const name of (Object.keys(part) as Name[]).flatMap(groupOf))
    next[name] = { was: (changes[name] ?? { was: saved[name] }).was, now: values[name] }
  return only(next, (name) => !groupOf(name).every((one) => same(values[one], saved[one])))
}

/** The first field of each group that somebody else changed since, and differently. */
export function conflictsOf(changes: Changes, saved: Values): Name[] {
  const names = Object.keys(changes) as Name[]
  return [...new Set(names.map((name) => groupOf(name)[0]!))].filter((first) => {
    const differs = (side: 'was' | 'now') => groupOf(first).some((name) => !same(changes[name]?.[side], saved[name]))
    return differs('was') && differs('now')
  })
}

/** After it was chosen: of the `conflicts` only `mine` stay, upon what is saved now. */
export function resolvedBy(
  changes: Changes,
  saved: Values,
  conflicts: readonly Name[],
  mine: ReadonlySet<string>,
): Changes {
  const kept = only(changes, (name) => {
    const first = groupOf(name)[0]!
    return !conflicts.includes(first) || mine.has(first)
  })
  const upon = Object.entries(kept).map(([name, { now }]) => [name, { was: saved[name as Name], now }])
  return Object.fromEntries(upon)
}

function only(changes: Changes, wanted: (name: Name) => boolean): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => wanted(name as Name)))
}
