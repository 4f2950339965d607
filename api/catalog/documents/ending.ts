// Reminders of documents that end.
import type { Transaction } from 'kysely'
import { documentReminderDays } from '#contract/foundation/constants.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesIn } from '#api/identity/people/lookup.ts'
import { templates } from './email-words.ts'
import { type EndingRow, takeToRemind } from './ending-queries.ts'

type Tx = Transaction<DB>
type Mailing = Pick<WorkerDependencies, 'pages'>

const businessesAtOnce = 100
const listed = 20

export async function tellEnding(mailing: Mailing, tx: Tx): Promise<number> {
  const rows = await takeToRemind(tx, documentReminderDays, businessesAtOnce)
  const ofBusiness = Map.groupBy(rows, ({ businessID }) => businessID)
  for (const [businessID, documents] of ofBusiness) {
    const sorted = documents.toSorted((a, b) => a.endsOn.localeCompare(b.endsOn) || a.title.localeCompare(b.title))
    const [{ id, title: name, endsOn: expireDate, before: days }] = sorted as [EndingRow]
    const others = sorted.length - 1
    await emitEvent(tx, 'documents.ending', { id, businessID, name, expireDate, days, others })
    await mail(mailing, tx, businessID, sorted)
  }
  return ofBusiness.size
}

async function mail({ pages }: Mailing, tx: Tx, businessID: string, documents: readonly EndingRow[]): Promise<void> {
  const people = (await peopleWho(tx, 'editProducts', [businessID])).get(businessID) ?? []
  const [locales, emails] = await Promise.all([languagesIn(tx, people), emailsOf(tx, people)])
  const [{ id, companyName: company }] = documents as [EndingRow]
  const page = `business/${businessID}/edit/documents${documents.length === 1 ? `?document=${id}` : ''}`
  for (const [userID, to] of emails) {
    const locale = locales.get(userID) ?? 'en'
    const values = { company, list: listOf(documents, locale) }
    await sendTemplate(tx, templates.ending, { to, locale, values, href: pageIn(pages(), locale, page) })
  }
}

function listOf(documents: readonly EndingRow[], locale: string): string {
  const lines = documents.slice(0, listed).map(({ title, endsOn }) => `• ${title}: ${dayIn(locale, new Date(endsOn))}`)
  return [...lines, ...(documents.length > listed ? ['…'] : [])].join('\n')
}
