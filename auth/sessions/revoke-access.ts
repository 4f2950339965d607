// Ends everything that opens an account: its sessions and the links that were sent. Passwords and factors stay.
import type { Tx } from '../context.ts'
import { revokeTokens } from '../one-time-tokens.ts'
import { notifyAccountChanged, endSessions } from './queries.ts'

/** No session but the one spared, and no link that was sent before, opens the account any more. */
export async function revokeAccess(tx: Tx, accountID: string, now: Date, spared?: string): Promise<void> {
  await endSessions(tx, accountID, now, spared ? { but: spared } : {}).execute()
  await revokeTokens(tx, accountID, ['reset', 'change-email', 'hand-over'])
  await notifyAccountChanged(tx, accountID)
}
