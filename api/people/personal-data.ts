// What each capability contributes to an export and to leaving the network. `api/personal-data.ts` lists them; people imports none.
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { DB } from '../database/tables.ts'

export type ExportContext = Pick<Context, 'db' | 'pool' | 'files' | 'locale'>
/** What a person agreed to when leaving. */
export type Wishes = { removeBusinesses?: boolean }
type Address = { url: string } | null

export type PersonalData = {
  /** Names of files (without ending) → their content, as plain data. */
  exportOf?: (context: ExportContext, userID: string) => Promise<Record<string, unknown>>
  /** Removes it; answers the pictures that are no longer referred to. */
  forgetPerson?: (tx: Transaction<DB>, userID: string, wishes: Wishes) => Promise<readonly Address[] | void>
}
