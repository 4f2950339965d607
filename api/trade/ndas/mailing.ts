// Emails about NDAs: the complete copy to both sides, a reminder to those that have not signed.
import type { Transaction } from 'kysely'
import type { Locale } from '#contract/foundation/locales.ts'
import type { EmailAttachment } from '#kit/mail/enqueue-email.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { EmailTemplate } from '#kit/mail/template.ts'
import type { DB } from '#api/database/tables.ts'
import type { Actor, WorkerDependencies } from '#api/foundation/context.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'
import { membersOf, peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesIn } from '#api/identity/people/lookup.ts'
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
  const copies = new Map<Locale, EmailAttachment>()
  const copyIn = async (locale: Locale): Promise<EmailAttachment> => {
    const copy = copies.get(row.lang ?? locale) ?? (await copyOf(row, signatures, locale))
    copies.set(row.lang ?? locale, copy)
    return copy
  }
  for (const { side, actor } of await findParties(tx, row.requestId)) {
    const own = signatures.find((one) => one.side === side)
    const other = signatures.find((one) => one.side !== side)
    const letter = { template: templates.inForce, actor, also: own?.signedBy, row, copyIn }
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
  also?: string | undefined
  row: NdaRow
  copyIn?: (locale: Locale) => Promise<EmailAttachment>
}

async function mail(
  { pages }: Mailing,
  tx: Tx,
  { template, actor, also, row, copyIn }: Letter,
  business: string,
): Promise<void> {
  const people = await receiversOf(tx, actor, also)
  const [locales, emails] = [await languagesIn(tx, people), await emailsOf(tx, people)]
  for (const [userID, to] of emails) {
    const locale = locales.get(userID) ?? 'en'
    const values = { business, hash: row.hash, date: dayIn(locale, row.signUntil) }
    const href = pageIn(pages(), locale, `nda/${row.id}?as=${actor.id}`)
    const attachments = copyIn ? [await copyIn(locale)] : []
    await sendTemplate(tx, template, { to, locale, values, href, attachments })
  }
}

async function receiversOf(tx: Tx, { kind, id }: Actor, also: string | undefined): Promise<string[]> {
  if (kind === 'user') return [id]
  const able = (await peopleWho(tx, 'signNdas', [id])).get(id) ?? []
  const isThere = (await membersOf(tx, id)).some(({ userID }) => userID === also)
  return [...new Set(also && isThere ? [...able, also] : able)]
}
