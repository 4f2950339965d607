// Accounts that were joined with another one of the same person: what is kept of them, who is told, and when it goes.
import { sql } from 'kysely'
import type { Tx } from '../context.ts'
import { type Cause, sendEmail } from '../emails/emails.ts'
import type { Account } from './account.ts'
import { changeAccount, findAccount } from './queries.ts'

/** Masked address that its owner recognizes: `an…@wbn.example`; short names show fewer letters. */
export function hintOf(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, Math.min(2, name.length - 1))}…@${host}`
}

/** In place of a link to sign in: tells the owner of the address which account to use. */
export async function sendMerged(cause: Cause, tx: Tx, former: Account): Promise<void> {
  const remaining = await findAccount(tx, former.mergedInto!).executeTakeFirst()
  if (!remaining?.email) return
  await sendEmail(tx, 'accountMerged', former, cause, { other: hintOf(remaining.email) })
}

/** Accounts that were joined with this one. */
export function listMerged(db: Pick<Tx, 'selectFrom'>, accountId: string) {
  return db.selectFrom('accounts').select(['id', 'email']).where('mergedInto', '=', accountId).orderBy('id')
}

/** A former address of the account becomes its address again. */
export async function releaseAddress(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email: null, passwordHash: null })
    .where('mergedInto', '=', accountId)
    .where('email', '=', email)
    .execute()
}

/** With the account go its former ones; their addresses are free again. */
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

/** Accounts that were joined with `from` now belong to `into`. */
export async function followMerged(tx: Tx, from: string, into: string): Promise<void> {
  await tx.updateTable('accounts').set({ mergedInto: into }).where('mergedInto', '=', from).execute()
}

/** Nobody signs in to the account any more; its address and password stay, so that its owner alone is told why. */
export async function closeMerged(tx: Tx, from: string, into: string, now: Date): Promise<void> {
  await changeAccount(tx, from, {
    status: 'terminated',
    terminatedAt: now,
    mergedInto: into,
    suspendedUntil: null,
    limitedUntil: null,
  }).execute()
  // Identities at other providers stay: who arrives by one is told, and makes no new account.
  for (const table of ['authenticators', 'recoveryCodes', 'passkeys', 'challenges'] as const)
    await sql`delete from ${sql.table(table)} where account_id = ${from}`.execute(tx)
}
