// Personal data of a capability: exports, leaving the network, merges of accounts.
import type { Transaction } from 'kysely'
import type { MergePerson, PersonColumns, SettleMerge } from '#api/database/person-columns.ts'
import type { DB } from '#api/database/tables.ts'
import type { Context } from './context.ts'

export type ExportContext = Pick<Context, 'db' | 'pool' | 'files' | 'locale'>
export type Wishes = { removeBusinesses?: boolean }
type Address = { url: string } | null

export type PersonalData = {
  /** File name → plain data. */
  exportOf?: (context: ExportContext, userID: string) => Promise<Record<string, unknown>>
  /** Returns pictures without remaining references. */
  forgetPerson?: (tx: Transaction<DB>, userID: string, wishes: Wishes) => Promise<readonly Address[] | void>
  personColumns?: PersonColumns
  /** Merge steps that column rules can't express. */
  mergePerson?: MergePerson
  /** Its merge steps change shared rows, such as counters, and come last. */
  sharesRows?: boolean
  settleMerge?: SettleMerge
}
