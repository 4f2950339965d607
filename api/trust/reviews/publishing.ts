// Publication of reviews.
import type { Transaction } from 'kysely'
import { sendTemplate } from '#kit/mail/send.ts'
import type { EmailTemplate } from '#kit/mail/template.ts'
import type { DB } from '#api/database/tables.ts'
import type { Actor, WorkerDependencies } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import { templates } from './email-words.ts'
import { changeReview, findHomes, lockDeal } from './queries.ts'
import { blindUntil } from './sides.ts'

type Tx = Transaction<DB>
export type Mailing = Pick<WorkerDependencies, 'pool' | 'pages'>

/** Idempotent. Held ones delay the other until the time is over. */
export async function publishDue(mailing: Mailing, tx: Tx, requestID: string, now = new Date()): Promise<void> {
  const reviews = (await lockDeal(tx, requestID)).filter(({ state }) => state !== 'draft')
  const until = blindUntil(reviews)
  const isComplete = reviews.length === 2 && reviews.every(({ state }) => state !== 'held')
  if (!isComplete && (!until || until > now)) return
  const homes = await findHomes(
    tx,
    reviews.map(({ aboutId }) => aboutId),
  )
  for (const review of reviews) {
    if (review.state !== 'waiting') continue
    await changeReview(tx, review.id, { state: 'published', publishedAt: now })
    const about = { kind: review.aboutKind as Actor['kind'], id: review.aboutId }
    await mail(mailing, tx, about, templates.appeared, { path: 'review', business: homes.get(about.id)?.name ?? '' })
    if (about.kind === 'business') await emitEvent(tx, 'businesses.changed', { ids: [about.id], unlisted: true })
  }
}

type Letter = { path: string; business: string; explanation?: string; days?: string }

/** Everybody who may speak for the actor gets it. */
export async function mail(
  { pool, pages }: Mailing,
  tx: Tx,
  { kind, id }: Actor,
  template: EmailTemplate,
  { path, ...values }: Letter,
): Promise<void> {
  const people = kind === 'user' ? [id] : ((await peopleWho(tx, 'speakAs', [id])).get(id) ?? [])
  const [locales, emails] = await Promise.all([languagesOf(pool, people), emailsOf(tx, people)])
  for (const [userID, to] of emails) {
    const locale = locales.get(userID) ?? 'en'
    await sendTemplate(tx, template, { to, locale, values, href: pageIn(pages(), locale, path) })
  }
}
