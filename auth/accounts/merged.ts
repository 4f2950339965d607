// Merged accounts.
import { sql } from 'kysely'
import type { Tx } from '../context.ts'
import { type Cause, sendEmail } from '../emails/emails.ts'
import type { Account } from './account.ts'
import { changeAccount, findAccount } from './queries.ts'

export function hintOf(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, Math.min(2, name.length - 1))}…@${host}`
}

export async function sendMerged(cause: Cause, tx: Tx, former: Account): Promise<void> {
  const remaining = await findAccount(tx, former.mergedInto!).executeTakeFirst()
  if (!remaining?.email) return
  await sendEmail(tx, 'accountMerged', former, cause, { other: hintOf(remaining.email) })
}

export function listMerged(db: Pick<Tx, 'selectFrom'>, accountId: string) {
  return db.selectFrom('accounts').select(['id', 'email']).where('mergedInto', '=', accountId).orderBy('id')
}

export async function releaseAddress(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email: null, passwordHash: null })
    .where('mergedInto', '=', accountId)
    .where('email', '=', email)
    .execute()
}

export async function forgetMerged(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('identities')
    .where('accountId', 'in', (query) => query.selectFrom('accounts').select('id').where('mergedInto', '=', accountId))
    .execute()
  await tx
    .updateTable('accounts')
    .set({ email: null, passwordHash: null, firstName: '', lastName: '' })
    .where('mergedInto', '=', accountId)
    .execute()
}

export async function followMerged(tx: Tx, from: string, into: string): Promise<void> {
  await tx.updateTable('accounts').set({ mergedInto: into }).where('mergedInto', '=', from).execute()
}

/** Sign-in is closed; address and password stay: only the owner learns why. */
export async function closeMerged(tx: Tx, from: string, into: string, now: Date): Promise<void> {
  await changeAccount(tx, from, {
    status: 'terminated',
    terminatedAt: now,
    mergedInto: into,
    suspendedUntil: null,
    limitedUntil: null,
  }).execute()
  // External identities stay: users are informed, and make no new account.
  for (const table of ['authenticators', 'recoveryCodes', 'passkeys', 'challenges'] as const)
    await sql`delete from ${sql.table(table)} where account_id = ${from}`.execute(tx)
}
