// Emails about NDAs: the complete copy to both sides, a reminder to those that have not signed.
import type { Transaction } from 'kysely'
import type { EmailAttachment } from '#kit/mail/enqueue-email.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { EmailTemplate } from '#kit/mail/template.ts'
import type { DB } from '#api/database/tables.ts'
import type { Actor, WorkerDependencies } from '#api/foundation/context.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { copyOf } from './copies.ts'
import { templates } from './email-words.ts'
import { firmOf } from '#api/identity/actors/lookup.ts'
import { findNda, findParties, findSignatures, type NdaRow } from './queries.ts'

type Tx = Transaction<DB>
export type Mailing = Pick<WorkerDependencies, 'pool' | 'pages'>

export async function mailCopies(mailing: Mailing, tx: Tx, ndaID: string): Promise<void> {
  const row = await findNda(tx, ndaID)
  if (!row) return
  const signatures = await findSignatures(tx, [row.id])
  const attachments = [await copyOf(row, signatures)]
  for (const { side, actor } of await findParties(tx, row.requestId)) {
    const own = signatures.find((one) => one.side === side)
    const other = signatures.find((one) => one.side !== side)
    const letter = { template: templates.inForce, actor, also: own && [own.signedBy], row, attachments }
    await mail(mailing, tx, letter, other?.firm ?? '')
  }
}

export async function mailReminders(mailing: Mailing, tx: Tx, row: NdaRow): Promise<void> {
  const signed = (await findSignatures(tx, [row.id])).map(({ side }) => side)
  const parties = await findParties(tx, row.requestId)
  for (const { side, actor } of parties) {
    const other = parties.find((one) => one.side !== side)
    if (signed.includes(side) || !other) continue
    const firm = await firmOf({ pool: mailing.pool, locale: 'en' }, other.actor)
    await mail(mailing, tx, { template: templates.waiting, actor, row }, firm)
  }
}

type Letter = {
  template: EmailTemplate
  actor: Actor
  also?: readonly string[] | undefined
  row: NdaRow
  attachments?: readonly EmailAttachment[]
}

async function mail(
  { pool, pages }: Mailing,
  tx: Tx,
  { template, actor: { kind, id }, also = [], row, attachments = [] }: Letter,
  business: string,
): Promise<void> {
  const able = kind === 'user' ? [id] : ((await peopleWho(tx, 'signNdas', [id])).get(id) ?? [])
  const people = [...new Set([...able, ...also])]
  const [locales, emails] = await Promise.all([languagesOf(pool, people), emailsOf(tx, people)])
  for (const [userID, to] of emails) {
    const locale = locales.get(userID) ?? 'en'
    const values = { business, hash: row.hash, date: dayIn(locale, row.signUntil) }
    const href = pageIn(pages(), locale, `nda/${row.id}?as=${id}`)
    await sendTemplate(tx, template, { to, locale, values, href, attachments })
  }
}
