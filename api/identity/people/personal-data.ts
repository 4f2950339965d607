// Contribution of a capability to exports and to leaving the network; listed in `api/personal-data.ts`.
import type { Transaction } from 'kysely'
import type { Context } from '#api/foundation/context.ts'
import type { MergePerson, PersonColumns, SettleMerge } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'

export type ExportContext = Pick<Context, 'db' | 'pool' | 'files' | 'locale'>
/** Choices of a person when leaving. */
export type Wishes = { removeBusinesses?: boolean }
type Address = { url: string } | null

export type PersonalData = {
  /** Names of files (without ending) → their content, as plain data. */
  exportOf?: (context: ExportContext, userID: string) => Promise<Record<string, unknown>>
  /** Removes it; answers the pictures that are no longer referred to. */
  forgetPerson?: (tx: Transaction<DB>, userID: string, wishes: Wishes) => Promise<readonly Address[] | void>
  /** Its columns that name people, and what a merge of two accounts does with each. */
  personColumns?: PersonColumns
  /** Merge steps that column rules can't express. */
  mergePerson?: MergePerson
  /** Its merge steps change shared rows, such as counters, and come last. */
  sharesRows?: boolean
  /** Consequences of a merge, once everything has moved. */
  settleMerge?: SettleMerge
}
