// Account for an external identity. Linking by email requires verification on both sides.
import { canSignIn, type Account } from '../accounts/account.ts'
import { PersonName } from '#contract/identity/auth/account-fields.ts'
import { personNameMost } from '#contract/foundation/constants.ts'
import { Email } from '#contract/foundation/fields.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { addAccount, findAccountByEmail } from '../accounts/queries.ts'
import { sendVerification } from '../accounts/verification.ts'
import { record } from '../audit.ts'
import type { Context, Tx } from '../context.ts'
import { findAuthenticator } from '../factors/queries.ts'
import { newSecret } from '../secrets.ts'
import { replaceUnverified } from '../sessions/closing.ts'
import { sendEmail } from '../emails/emails.ts'
import type { Claims } from './provider.ts'
import { addIdentity, findAccountByIdentity } from './queries.ts'

export type Obstacle = 'closed' | 'merged' | 'unverified' | 'known'

// Default country: the provider may name none.
const usualCountry: Record<Locale, string> = { en: 'US', es: 'ES', it: 'IT', zh: 'CN', de: 'DE' }

export function accountOf(context: Context, issuer: string, claims: Claims): Promise<Account | Obstacle> {
  return context.db.transaction().execute(async (tx) => {
    const own = await findAccountByIdentity(tx, issuer, claims.subject).executeTakeFirst()
    if (own?.mergedInto) return 'merged'
    if (own) return canSignIn(own.status) ? own : 'closed'
    const email = Email.safeParse(claims.email).data
    if (!email) return 'unverified'
    if (claims.emailVerified) await replaceUnverified(tx, email, context.caller, context.now())
    const present = await findAccountByEmail(tx, email).forUpdate().executeTakeFirst()
    const account = present ? await linkable(tx, present, claims) : await open(context, tx, email, claims)
    if (typeof account === 'string') return account
    const link = { issuer, subject: claims.subject, accountId: account.id, linkedAt: context.now() }
    if (!(await addIdentity(tx, link).executeTakeFirst())) return 'known'
    await record(tx, 'openid-linked', account.id, context.caller, context.now())
    if (present) await sendEmail(tx, 'openIDLinked', account, context, {})
    return account
  })
}

// Another provider must not bypass a second factor.
async function linkable(tx: Tx, account: Account, { emailVerified }: Claims): Promise<Account | Obstacle> {
  if (account.mergedInto && emailVerified) return 'merged'
  if (!canSignIn(account.status)) return 'closed'
  const guarded = (await findAuthenticator(tx, account.id).executeTakeFirst())?.confirmedAt
  return emailVerified && account.emailVerifiedAt && !account.sample && !guarded ? account : 'known'
}

async function open(context: Context, tx: Tx, email: string, claims: Claims): Promise<Account | Obstacle> {
  const { caller, now } = context
  const instant = now()
  const account = await addAccount(tx, {
    email,
    passwordHash: null,
    firstName: PersonName.safeParse(claims.firstName).data ?? nameIn(email),
    lastName: PersonName.safeParse(claims.lastName).data ?? '',
    countryCode: claims.country ?? usualCountry[caller.locale],
    locale: caller.locale,
    termsAcceptedAt: instant,
    registeredAt: instant,
    ...(claims.emailVerified && { emailVerifiedAt: instant, status: 'active' }),
  }).executeTakeFirst()
  if (!account) return 'known'
  await record(tx, 'registered', account.id, caller, instant)
  if (claims.emailVerified) return account
  const browser = newSecret()
  await sendVerification(context, tx, account, { continueTo: undefined, browser })
  caller.setRegistrationCookie(browser)
  return account
}

function nameIn(email: string): string {
  return (
    email
      .split('@')[0]!
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, personNameMost) || '–'
  )
}
