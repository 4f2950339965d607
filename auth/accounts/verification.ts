// The email that verifies the address of an account.
import type { Context, Tx } from '../context.ts'
import { sendEmail } from '../emails/emails.ts'
import { createToken } from '../one-time-tokens.ts'
import { hashOf } from '../secrets.ts'
import type { Account } from './account.ts'

/** `browser`: secret of the cookie in the browser that the link signs in. */
export async function sendVerification(
  context: Pick<Context, 'caller' | 'now'>,
  tx: Tx,
  account: Account,
  { continueTo, browser }: { continueTo: string | undefined; browser?: string | undefined },
): Promise<void> {
  const browserHash = browser === undefined ? undefined : hashOf(browser)
  const about = { accountId: account.id, email: account.email!, browserHash }
  const token = await createToken(tx, 'verify', about, context.now())
  await sendEmail(tx, 'verify', account, context, { token, continueTo })
}
