// Email that verifies an address.
import type { Context, Tx } from '../context.ts'
import { sendEmail } from '../emails/emails.ts'
import { createToken } from '../one-time-tokens.ts'
import { hashOf } from '../secrets.ts'
import type { Account } from './account.ts'

/** `browser`: cookie secret of the browser to sign in. */
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
