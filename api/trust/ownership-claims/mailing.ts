// Emails of ownership claims.
import type { Transaction } from 'kysely'
import type { ProofMethod } from '#contract/trust/ownership-claims/proofs.ts'
import { appealDays, objectionDays } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { countEmail } from '#kit/mail/throttle.ts'
import type { Context } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { templates } from './email-words.ts'
import { maskedMailbox } from './listing.ts'
import { type ClaimRow, findListings } from './queries.ts'

type Tx = Transaction<DB>
export type Deps = Pick<Context, 'pool' | 'pages'>
const day = 24 * 3600_000 // ms

async function nameOf(tx: Tx, { businessId }: ClaimRow): Promise<string> {
  return (await findListings(tx, [businessId]))[0]?.name ?? ''
}

export const spoken: Readonly<Record<string, Locale>> = {
  ...Object.fromEntries(['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'EC', 'CR'].map((code) => [code, 'es'])),
  IT: 'it',
  CN: 'zh',
  ...Object.fromEntries(['DE', 'AT', 'LI'].map((code) => [code, 'de'])),
}

export async function mailObjection(
  { pages }: Deps,
  tx: Tx,
  claim: ClaimRow,
  { token }: { token: string; method: ProofMethod },
): Promise<string[]> {
  const { domain, email } = claim.listing
  const [listing] = await findListings(tx, [claim.businessId])
  const company = listing?.name ?? ''
  const locale = spoken[listing?.countryCode ?? ''] ?? 'en'
  const told: string[] = []
  for (const to of new Set([domain && `info@${domain}`, email].filter(Boolean))) {
    if (await countEmail(tx, templates.objection.throttle, to, { account: claim.claimantId })) continue
    const date = dayIn(locale, new Date(Date.now() + objectionDays * day))
    const href = pageIn(pages(), locale, `ownership-claim/objection/${token}`)
    const filling = { locale, values: { company, date }, href }
    await sendTemplate(tx, templates.objection, { to, by: 'admitted', ...filling })
    told.push(maskedMailbox(to))
  }
  return told
}

type News = 'waiting' | 'claimed' | 'contested' | 'refused' | 'removed'

export async function tellClaimant(
  { pool, pages }: Deps,
  tx: Tx,
  claim: ClaimRow,
  news: News,
  { until, reason = '' }: { until?: Date; reason?: string } = {},
): Promise<void> {
  const ids = [claim.claimantId]
  const [addresses, languages, company] = await Promise.all([
    emailsOf(tx, ids),
    languagesOf(pool, ids),
    nameOf(tx, claim),
  ])
  const to = addresses.get(claim.claimantId)
  if (!to) return
  const locale = languages.get(claim.claimantId) ?? 'en'
  const days = news === 'refused' ? appealDays : objectionDays
  const date = dayIn(locale, until ?? new Date(Date.now() + days * day))
  const path = `business/${claim.businessId}${news === 'claimed' || news === 'removed' ? '' : '/claim'}`
  const values = { company, date, ...(reason && { explanation: reason }) }
  await sendTemplate(tx, templates[news], { to, locale, values, href: pageIn(pages(), locale, path) })
}
