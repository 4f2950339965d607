// Ends the sessions and revokes the links of an account. Passwords and factors stay.
import type { Tx } from '../context.ts'
import { revokeTokens } from '../one-time-tokens.ts'
import { notifyAccountChanged, endSessions } from './queries.ts'

export async function revokeAccess(tx: Tx, accountID: string, now: Date, spared?: string): Promise<void> {
  await endSessions(tx, accountID, now, spared ? { but: spared } : {}).execute()
  await revokeTokens(tx, accountID, ['reset', 'change-email', 'hand-over'])
  await notifyAccountChanged(tx, accountID)
}
