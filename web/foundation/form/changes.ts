// The changes of a form over a saved record, field by field: what is kept as a draft, what is sent, what two people changed at once.
// Pure: knows neither React nor storage.
import { get, set } from 'react-hook-form'

type Values = Record<string, unknown>
/** By field: the value that was shown when it was changed, and the value it has now. */
export type Changes = Record<string, { was: unknown; now: unknown }>

/**
 * The values that are compared, kept and sent as one. By default every value at the top of the form (`price` with all its parts);
 * `names` lists others by their paths (`general.companyName`). Fields of one group mean something only together: changing one changes
 * all, and a conflict is asked about once, by the name of the first.
 */
export type FieldShape = { names?: readonly string[] | undefined; groups?: readonly (readonly string[])[] | undefined }

function namesOf(saved: Values, { names }: FieldShape): readonly string[] {
  return names ?? Object.keys(saved)
}

function groupOf(name: string, { groups }: FieldShape): readonly string[] {
  return groups?.find((group) => group.includes(name)) ?? [name]
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The fields whose values differ from `saved`. Changes known from `earlier` keep the value that they were made upon. */
export function changesOf(values: Values, saved: Values, earlier: Changes, shape: FieldShape = {}): Changes {
  const isChanged = (name: string) => !isSame(get(values, name), get(saved, name))
  const changed = namesOf(saved, shape).filter((name) => groupOf(name, shape).some(isChanged))
  return Object.fromEntries(
    changed.map((name) => [
      name,
      { was: (earlier[name] ?? { was: get(saved, name) }).was, now: structuredClone(get(values, name)) },
    ]),
  )
}

/** The saved values with the changes on top of them. */
export function withChanges<V extends Values>(saved: V, changes: Changes): V {
  const values = structuredClone(saved)
  for (const [name, { now }] of Object.entries(changes)) set(values, name, structuredClone(now))
  return values
}

/** The fields that somebody else has changed since, and differently; of a group its first. */
export function conflictsOf(changes: Changes, saved: Values, shape: FieldShape = {}): string[] {
  const firsts = new Set(Object.keys(changes).map((name) => groupOf(name, shape)[0]!))
  return [...firsts].filter((first) => {
    const differs = (side: 'was' | 'now') =>
      groupOf(first, shape).some((name) => name in changes && !isSame(changes[name]![side], get(saved, name)))
    return differs('was') && differs('now')
  })
}

/** The changes after each conflict was decided: of the `conflicts` only those in `mine` stay, now upon what is saved. */
export function resolvedChanges(
  changes: Changes,
  saved: Values,
  conflicts: readonly string[],
  mine: ReadonlySet<string>,
  shape: FieldShape = {},
): Changes {
  const kept = Object.entries(changes).filter(([name]) => {
    const first = groupOf(name, shape)[0]!
    return !conflicts.includes(first) || mine.has(first)
  })
  return Object.fromEntries(kept.map(([name, { now }]) => [name, { was: get(saved, name), now }]))
}

/** Of a body only the fields that changed, at the same paths. */
export function changedPart<B extends object>(body: B, changes: Changes): Partial<B> {
  const part: Partial<B> = {}
  for (const name of Object.keys(changes)) set(part, name, get(body, name))
  return part
}

/** The changes of a stored draft, without fields that this form does not have. */
export function knownChanges(stored: unknown, saved: Values, shape: FieldShape = {}): Changes {
  const names = namesOf(saved, shape)
  const isChange = (one: unknown) => typeof one === 'object' && one !== null && 'was' in one && 'now' in one
  const entries = Object.entries((stored ?? {}) as Changes)
  return Object.fromEntries(entries.filter(([name, one]) => names.includes(name) && isChange(one)))
}
