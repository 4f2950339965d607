// Personal data of a capability.
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
  /** Returns unreferenced pictures. */
  forgetPerson?: (tx: Transaction<DB>, userID: string, wishes: Wishes) => Promise<readonly Address[] | void>
  personColumns?: PersonColumns
  /** Steps beyond column rules. */
  mergePerson?: MergePerson
  /** Its steps change shared rows (counters) and come last. */
  sharesRows?: boolean
  settleMerge?: SettleMerge
}
