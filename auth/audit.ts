// Audit log of security events. No secrets, no email addresses.
import type { Kysely } from 'kysely'
import type { Caller } from './context.ts'
import type { DB } from './database/tables.ts'

type AuditEvent =
  | 'registered'
  | 'registration-repeated'
  | 'registration-replaced'
  | 'email-verified'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'refresh-token-reused'
  | 'password-reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-asked'
  | 'email-changed'
  | 'account-closed'
  | 'account-suspended'
  | 'account-unsuspended'
  | 'account-limited'
  | 'account-merged'
  | 'roles-changed'
  | 'second-factor-passed'
  | 'second-factor-failed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'openid-linked'
  | 'openid-unlinked'
  | 'api-token-created'
  | 'api-token-revoked'

/** `detail`: only ids, roles, suspension reasons. */
export async function record(
  tx: Kysely<DB>,
  event: AuditEvent,
  accountId: string | null,
  { address, device }: Pick<Caller, 'address' | 'device'>,
  happenedAt: Date,
  detail: Record<string, string> = {},
): Promise<void> {
  await tx
    .insertInto('auditEntries')
    .values({ event, accountId, address, device, happenedAt, detail: JSON.stringify(detail) })
    .execute()
}
