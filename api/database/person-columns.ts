// Merge rules of columns that name a person.
import type { Transaction } from 'kysely'
import type { MergeKind } from '#contract/trust/duplicates.ts'
import type { DB } from './tables.ts'

export type PersonColumn = {
  /**
   * `moves` to the remaining account, `goes` (deleted), `stays` as a record of the former one; `own`: by the
   * capability's `mergePerson`.
   */
  merge: 'moves' | 'goes' | 'stays' | 'own'
  kind?: MergeKind
  /** Rest of its key: on collision the remaining account's row stays. */
  once?: readonly string[]
  /** Unique only while this column is null. */
  while?: string
  /** Rows that name the same person here are dropped. */
  apart?: string
}

/** Key: `follows.follower_id`. */
export type PersonColumns = Record<`${string}.${string}`, PersonColumn>

export type Merge = { from: string; into: string }
export type MergeCounts = Partial<Record<MergeKind, { moved?: number; dropped?: number }>>
/** Runs before the columns move. Answers counts. */
export type MergePerson = (tx: Transaction<DB>, merge: Merge) => Promise<MergeCounts | void>
/** Runs after all columns and counters. */
export type SettleMerge = (tx: Transaction<DB>, merge: Merge) => Promise<void>
