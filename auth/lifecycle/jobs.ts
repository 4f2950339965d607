// Jobs of accounts.
import { sql, type Transaction } from 'kysely'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { canSignIn } from '../accounts/account.ts'
import { sendMerged } from '../accounts/merged.ts'
import { findAccountByEmail } from '../accounts/queries.ts'
import { record } from '../audit.ts'
import type { Tx } from '../context.ts'
import { schema } from '../database/database.ts'
import type { DB } from '../database/tables.ts'
import { sendEmail } from '../emails/emails.ts'
import { endSuspensions } from './staff.ts'
import { createToken } from '../one-time-tokens.ts'

export const forgotPassword = 'auth.forgot-password'
export type ForgottenPassword = {
  email: string
  address: string
  device: string
  mailOrigin: string
  continueTo: string | undefined
}

/** `jobs` may use another schema. */
export function takeAuthJobs<Tables>(jobs: Jobs<Tables>, now: () => Date = () => new Date()): void {
  jobs.work<ForgottenPassword>(forgotPassword, (asked, complete) =>
    complete(async (tx) => {
      await sql`set local search_path to ${sql.id(schema)}, public`.execute(tx)
      await sendReset(tx as unknown as Transaction<DB>, asked, now)
    }),
  )
  jobs.schedule('auth.end-suspensions', '* * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      await sql`set local search_path to ${sql.id(schema)}, public`.execute(tx)
      await endSuspensions(tx as unknown as Transaction<DB>, now())
    }),
  )
}

async function sendReset(tx: Tx, asked: ForgottenPassword, now: () => Date): Promise<void> {
  const { email, address, device, mailOrigin, continueTo } = asked
  const account = await findAccountByEmail(tx, email).executeTakeFirst()
  const caller = { address, device, origins: { mailOrigin } }
  const cause = { caller, now, admitted: true } as const
  if (account?.mergedInto) return sendMerged(cause, tx, account)
  if (!account || account.sample || !canSignIn(account.status)) return
  if (!account.emailVerifiedAt) return sendEmail(tx, 'registerAgain', account, cause, { continueTo })
  const token = await createToken(tx, 'reset', { accountId: account.id }, now())
  await record(tx, 'password-reset-asked', account.id, caller, now())
  await sendEmail(tx, 'reset', account, cause, { token, continueTo })
}
