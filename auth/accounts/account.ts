// An account as its table holds it, and whether its owner may sign in.
import type { Selectable } from 'kysely'
import type { Accounts } from '../database/tables.ts'

export type Account = Selectable<Accounts>

/** False for accounts that were rejected, suspended or closed. */
export function canSignIn(status: string): boolean {
  return status === 'pending' || status === 'active'
}
