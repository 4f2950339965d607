// Operator's list changes in memory.
import type pg from 'pg'
import type { Names } from '#contract/foundation/locales.ts'
import { dataOf, type NetworkEventLog } from './events.ts'

export type ListChange = {
  list: string
  code: string
  /** Null: delivered names. */
  names: Names | null
  plurals: Names | null
  /** Added categories only. */
  key: string | null
  parentID: string | null
  isAdded: boolean
  isRetired: boolean
  successorID: string | null
}
type Apply = (changes: readonly ListChange[]) => void

const appliers: Apply[] = []
let revision = 0

/** Each call gets all changes and undoes earlier ones. */
export function onListChanges(apply: Apply): void {
  appliers.push(apply)
}

export function applyListChanges(changes: readonly ListChange[]): void {
  for (const apply of appliers) apply(changes)
  revision++
}

/** Cache key of derived values. */
export function listRevision(): number {
  return revision
}

/** Lazy; rebuilt after changes. */
export function keptOfLists<T>(make: () => T): () => T {
  let kept: { value: T; revision: number } | undefined
  return () => {
    if (kept?.revision !== revision) kept = { value: make(), revision }
    return kept.value
  }
}

type Reading = { pool: pg.Pool; eventLog: NetworkEventLog; read: (pool: pg.Pool) => Promise<ListChange[]> }

/** NOTE: must be the first listener, so that others see current lists. */
export async function followListChanges({ pool, eventLog, read }: Reading): Promise<void> {
  eventLog.on(async (events) => {
    if (dataOf(events, 'lists.changed').length > 0) applyListChanges(await read(pool))
  })
  applyListChanges(await read(pool))
}
