// Audit entries of staff acts, in their transaction.
import { Refusal } from '#kit/refusal.ts'
import type { Account } from '../accounts/account.ts'
import type { SignedIn, Tx } from '../context.ts'

type OnAccount = { act: `account.${string}` | `role.${string}`; reason: string; detail?: Record<string, unknown> }

/** Throws ServiceUnavailable without a chain. */
export async function recordStaffAct(
  { viewer, staffActs }: Pick<SignedIn, 'viewer' | 'staffActs'>,
  tx: Tx,
  { id, firstName, lastName }: Pick<Account, 'id' | 'firstName' | 'lastName'>,
  { act, reason, detail = {} }: OnAccount,
): Promise<void> {
  if (!staffActs)
    throw new Refusal('ServiceUnavailable', 'Acts of staff cannot be recorded at the moment', { retryAfter: 60 })
  const object = { kind: 'user', id, name: `${firstName} ${lastName}`.trim() }
  await staffActs(tx, { by: viewer, act, object, reason, detail })
}
