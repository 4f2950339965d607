// Form changes over a saved record: drafts, sent parts, conflicts. No React or storage.
import { get, set } from 'react-hook-form'

type Values = Record<string, unknown>
/** `was`: value shown when it was changed. */
export type Changes = Record<string, { was: unknown; now: unknown }>

/** Values compared and sent as one: top-level, or at the paths in `names`. Fields of a group change together. */
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

/** Known changes from `earlier` keep the value they were based on. */
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

export function withChanges<V extends Values>(saved: V, changes: Changes): V {
  const values = structuredClone(saved)
  for (const [name, { now }] of Object.entries(changes)) set(values, name, structuredClone(now))
  return values
}

/** Fields that somebody else changed differently since. */
export function conflictsOf(changes: Changes, saved: Values, shape: FieldShape = {}): string[] {
  const firsts = new Set(Object.keys(changes).map((name) => groupOf(name, shape)[0]!))
  return [...firsts].filter((first) => {
    const differs = (side: 'was' | 'now') =>
      groupOf(first, shape).some((name) => name in changes && !isSame(changes[name]![side], get(saved, name)))
    return differs('was') && differs('now')
  })
}

/** `conflicts` stay only if in `mine`, rebased on the saved values. */
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

export function changedPart<B extends object>(body: B, changes: Changes): Partial<B> {
  const part: Partial<B> = {}
  for (const name of Object.keys(changes)) set(part, name, get(body, name))
  return part
}

export function knownChanges(stored: unknown, saved: Values, shape: FieldShape = {}): Changes {
  const names = namesOf(saved, shape)
  const isChange = (one: unknown) => typeof one === 'object' && one !== null && 'was' in one && 'now' in one
  const entries = Object.entries((stored ?? {}) as Changes)
  return Object.fromEntries(entries.filter(([name, one]) => names.includes(name) && isChange(one)))
}
