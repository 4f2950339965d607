// Applies changes of the operator to the lists in memory: each process reads the rows at start and after each event, and applies all.
import type pg from 'pg'
import type { Names } from '#contract/foundation/locales.ts'
import { dataOf, type NetworkEventLog } from './events.ts'

/** A row over an entry of the software's files, or an entry of its own. */
export type ListChange = {
  list: string
  code: string
  /** Null: those of the file. */
  names: Names | null
  plurals: Names | null
  /** Of an added category. */
  key: string | null
  parentID: string | null
  isAdded: boolean
  isRetired: boolean
  successorID: string | null
}
type Apply = (changes: readonly ListChange[]) => void

const appliers: Apply[] = []
let revision = 0

/** `apply` gets all changes of all lists, each time; what it had applied before is undone. */
export function onListChanges(apply: Apply): void {
  appliers.push(apply)
}

export function applyListChanges(changes: readonly ListChange[]): void {
  for (const apply of appliers) apply(changes)
  revision++
}

/** Another number whenever the lists may have changed: part of the key of what is kept of them. */
export function listRevision(): number {
  return revision
}

/** Made when first asked for, and anew after the lists have changed. */
export function keptOfLists<T>(make: () => T): () => T {
  let kept: { value: T; revision: number } | undefined
  return () => {
    if (kept?.revision !== revision) kept = { value: make(), revision }
    return kept.value
  }
}

type Reading = { pool: pg.Pool; eventLog: NetworkEventLog; read: (pool: pg.Pool) => Promise<ListChange[]> }

/** Applies the rows now, and again after every event. Comes before all other listeners, which then find the lists as they are. */
export async function followListChanges({ pool, eventLog, read }: Reading): Promise<void> {
  eventLog.on(async (events) => {
    if (dataOf(events, 'lists.changed').length > 0) applyListChanges(await read(pool))
  })
  applyListChanges(await read(pool))
}
