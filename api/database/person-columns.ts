// Merge rules for columns that name a person, when two accounts are merged. Declared by the capability that owns the column; data only.
import type { Transaction } from 'kysely'
import type { MergeKind } from '#contract/trust/duplicates.ts'
import type { DB } from './tables.ts'

export type PersonColumn = {
  /**
   * `moves`: names the remaining account from then on. `goes`: its rows are deleted. `stays`: a record of what was done under the former
   * account. `own`: the capability's `mergePerson` sees to it.
   */
  merge: 'moves' | 'goes' | 'stays' | 'own'
  /** Under which its rows are counted. */
  kind?: MergeKind
  /** The other columns of its key: where the remaining account has the same, that row is kept and the other dropped. */
  once?: readonly string[]
  /** The key counts only while this column is null. */
  while?: string
  /** A column that must not name the same person: such rows are dropped. */
  apart?: string
}

/** By table and column: `follows.follower_id`. */
export type PersonColumns = Record<`${string}.${string}`, PersonColumn>

export type Merge = { from: string; into: string }
export type MergeCounts = Partial<Record<MergeKind, { moved?: number; dropped?: number }>>
/** Merge steps that column rules can't express; run before the columns move. Returns the counts of rows it moved or dropped itself. */
export type MergePerson = (tx: Transaction<DB>, merge: Merge) => Promise<MergeCounts | void>
/** Consequences of what moved; run after all columns and counters have moved. */
export type SettleMerge = (tx: Transaction<DB>, merge: Merge) => Promise<void>
