// Account row.
import type { Selectable } from 'kysely'
import type { Accounts } from '../database/tables.ts'

export type Account = Selectable<Accounts>

export function canSignIn(status: string): boolean {
  return status === 'pending' || status === 'active'
}
