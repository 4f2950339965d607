// Delivery and end of kept inquiries.
import type { Transaction } from 'kysely'
import { keptDays, keptReminderDays } from '#contract/foundation/constants.ts'
import type { KeptNews } from '#contract/trade/inquiries/kept-news.ts'
import { isLocale, type Locale } from '#contract/foundation/locales.ts'
import type { EmailTemplate } from '#kit/mail/template.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { add } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { authorsOf } from '#api/identity/actors/lookup.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { templates } from './email-words.ts'
import { forgetEnded, type KeptRow, takeDeliverable, takeEnding, takeKeptFor, takeOverdue } from './kept-queries.ts'
import { addInquiry } from './writing-queries.ts'

type Tx = Transaction<DB>
type Dependencies = Pick<WorkerDependencies, 'db' | 'pool' | 'pages'>

const atOnce = 100
const shownEnded = keptDays * 24 * 3600 * 1000 // ms

/** Each becomes an ordinary thread, in the transaction that removes it. */
export async function deliverKept(tx: Tx, dependencies: Dependencies): Promise<void> {
  const rows = await takeDeliverable(tx, atOnce)
  for (const row of rows) {
    const requestID = await addInquiry(tx, {
      sender: { kind: row.senderKind, id: row.senderID },
      receiver: { kind: 'business', id: row.businessID },
      subjectCode: row.subjectCode,
      subject: row.subject,
      productID: row.productID ?? undefined,
      held: row.held,
      writerID: row.writerID,
      content: row.content,
      language: row.language,
      files: [],
      ...(row.portal && { portal: row.portal }),
      locale: row.locale,
    })
    if (row.held) continue
    await tell(tx, dependencies, templates.keptDelivered, row, `my-messages/${requestID}`)
    await emitKept(tx, row, 'delivered', requestID)
  }
  await emitChanged(tx, rows)
  if (rows.length === atOnce) await add(tx, 'businesses.run', {})
}

export async function endOverdue(tx: Tx, dependencies: Dependencies): Promise<void> {
  const rows = await takeOverdue(tx, atOnce)
  for (const row of rows) {
    await tell(tx, dependencies, templates.keptEnded, row, `business/${row.businessID}`)
    await emitKept(tx, row, 'ended')
  }
  await emitChanged(tx, rows)
  await forgetEnded(tx, new Date(Date.now() - shownEnded))
}

export async function remindOfEnd(tx: Tx, dependencies: Dependencies): Promise<void> {
  for (const row of await takeEnding(tx, keptReminderDays, atOnce)) {
    await tell(tx, dependencies, templates.keptEnding, row, `business/${row.senderID}/kept-requests`)
    await emitKept(tx, row, 'ending')
  }
}

async function emitKept(tx: Tx, row: KeptRow, kept: KeptNews, requestID?: string): Promise<void> {
  const { id, senderKind, senderID, writerID, businessID, keptUntil } = row
  const until = keptUntil.toISOString()
  await emitEvent(tx, 'inquiries.kept', { id, senderKind, senderID, writerID, businessID, requestID, kept, until })
}

/** NOTE: call it before the business loses its name. */
export async function endKeptFor(tx: Tx, businessID: string, dependencies: Dependencies): Promise<void> {
  for (const row of await takeKeptFor(tx, businessID))
    await tell(tx, dependencies, templates.keptRemoved, row, 'industries')
}

async function emitChanged(tx: Tx, rows: readonly KeptRow[]): Promise<void> {
  const ids = [...new Set(rows.map(({ businessID }) => businessID))]
  if (ids.length > 0) await emitEvent(tx, 'businesses.changed', { ids })
}

async function tell(tx: Tx, { db, pool, pages }: Dependencies, template: EmailTemplate, row: KeptRow, page: string) {
  const [addresses, languages] = await Promise.all([emailsOf(db, [row.writerID]), languagesOf(pool, [row.writerID])])
  const to = addresses.get(row.writerID)
  if (!to) return
  const known: Locale = isLocale(row.locale) ? row.locale : 'en'
  const locale = languages.get(row.writerID) ?? known
  const business = { kind: 'business', id: row.businessID } as const
  const company = (await authorsOf({ pool, locale }, [business])).get(row.businessID)?.companyName ?? 'WBN'
  await sendTemplate(tx, template, { to, locale, values: { company }, href: pageIn(pages(), locale, page) })
}
