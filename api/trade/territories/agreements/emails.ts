// Emails about agreements, to those who manage them.
import type { Transaction } from 'kysely'
import { type AgreementNews, type AgreementSide, otherSide } from '#contract/trade/territories/states.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesIn } from '#api/identity/people/lookup.ts'
import { findAgreement, findNames } from './queries.ts'
import { templates } from './email-words.ts'

type Tx = Transaction<DB>
export type Mailing = Pick<WorkerDependencies, 'pages'>
type Letter = { news: keyof typeof templates; path: string; date?: string | null; explanation?: string | undefined }
type Companies = { receiver: string; other: string }

async function mail({ pages }: Mailing, tx: Tx, { receiver, other }: Companies, letter: Letter): Promise<void> {
  const { news, path, date, explanation } = letter
  const business = (await findNames(tx, [other])).get(other) ?? ''
  const people = (await peopleWho(tx, 'manageAgreements', [receiver])).get(receiver) ?? []
  const [locales, emails] = await Promise.all([languagesIn(tx, people), emailsOf(tx, people)])
  for (const [userID, to] of emails) {
    const locale = locales.get(userID) ?? 'en'
    const values = {
      business,
      ...(date && { date: dayIn(locale, new Date(date)) }),
      ...(explanation && { explanation }),
    }
    await sendTemplate(tx, templates[news], { to, locale, values, href: pageIn(pages(), locale, path) })
  }
}

export async function tell(
  mailing: Mailing,
  tx: Tx,
  agreementID: string,
  news: AgreementNews,
  to: AgreementSide,
  { date, explanation }: { date?: string | undefined; explanation?: string | undefined } = {},
): Promise<void> {
  const row = await findAgreement(tx, agreementID)
  if (!row) return
  const parties = { supplier: row.supplierId, distributor: row.distributorId }
  const companies = { receiver: parties[to], other: parties[otherSide(to)] }
  const ends = [row.noticeUntil, row.endsOn].filter((day) => day !== null).toSorted()
  const path = `business/${companies.receiver}/agreements/${agreementID}`
  await mail(mailing, tx, companies, { news, path, date: date ?? ends[0] ?? null, explanation })
  const { receiver: businessID, other: otherID } = companies
  await emitEvent(tx, 'agreements.changed', { id: agreementID, businessID, otherID, news, at: Date.now() })
}

export function tellBrand(
  mailing: Mailing,
  tx: Tx,
  { businessId: receiver, distributorId: other }: { businessId: string; distributorId: string },
  letter: Pick<Letter, 'news' | 'explanation'>,
): Promise<void> {
  return mail(mailing, tx, { receiver, other }, { ...letter, path: `business/${receiver}/territories` })
}
