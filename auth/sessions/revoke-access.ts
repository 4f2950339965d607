// Revocation of sessions, links and API tokens. Passwords and factors stay.
import type { Tx } from '../context.ts'
import { revokeTokens } from '../one-time-tokens.ts'
import { deleteApiTokens } from './api-token-queries.ts'
import { notifyAccountChanged, endSessions } from './queries.ts'

/** `spared`: the requesting session; API tokens then stay too. */
export async function revokeAccess(tx: Tx, accountID: string, now: Date, spared?: string): Promise<void> {
  await endSessions(tx, accountID, now, spared ? { but: spared } : {})
  await revokeTokens(tx, accountID, ['reset', 'change-email', 'hand-over'])
  if (!spared) await deleteApiTokens(tx, accountID).execute()
  await notifyAccountChanged(tx, accountID)
}
