// Notification emails in four languages: immediate or daily digest.
import type { QueryExecutorProvider } from 'kysely'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import { enqueueEmail } from '#kit/mail/enqueue-email.ts'
import { sendTemplate, wordsInUse } from '#kit/mail/send.ts'
import { emailOf, type EmailTemplate, type EmailWords, fillText } from '#kit/mail/template.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import { dailyTemplate, sentenceTemplates } from './email-templates.ts'
import { type SentenceName, words } from './email-words.ts'

type Links = {
  origin: string
  /** Unsubscribe token of this kind, or of all. */
  token: string
  /** Acting actor of threads without a business. */
  readerID: string
}
type Receiver = { to: string; locale: Locale }

export async function sendAtOnce(
  tx: QueryExecutorProvider,
  { to, locale }: Receiver,
  notification: Notification,
  links: Links,
): Promise<void> {
  const { resourceType, resourceID, business, count } = notification
  const { unsubscribe, headers } = endingOf(locale, links)
  const page =
    resourceType === 'request'
      ? `business/${business?.businessID ?? links.readerID}/requests/${resourceID}`
      : 'notifications'
  const values = { ...valuesOf(locale, notification), unsubscribe }
  const href = pageIn(links.origin, locale, page)
  await sendTemplate(tx, templateFor(notification), { to, locale, values, href, many: count > 1, headers })
}

export async function sendOfTheDay(
  tx: QueryExecutorProvider,
  { to, locale }: Receiver,
  notifications: readonly Notification[],
  links: Links,
): Promise<void> {
  const used = await wordsInUse(tx, [dailyTemplate, ...new Set(notifications.map(templateFor))], locale)
  const { unsubscribe, headers } = endingOf(locale, links)
  const list = notifications.map((one) => `• ${sentence(locale, one, used.get(templateFor(one).kind)!)}`).join('\n')
  const values = { count: String(notifications.length), list, unsubscribe }
  const href = pageIn(links.origin, locale, 'notifications')
  const email = emailOf(dailyTemplate, used.get(dailyTemplate.kind)!, { locale, values, href })
  await enqueueEmail(tx, { to, locale, ...email, headers })
}

function endingOf(locale: Locale, { origin, token }: Links) {
  const path = `unsubscribe?token=${encodeURIComponent(token)}`
  return {
    unsubscribe: pageIn(origin, locale, path),
    headers: { 'List-Unsubscribe': `<${origin}/${path}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

export function sentence(locale: Locale, notification: Notification, { subject, subjectMany }: EmailWords): string {
  const text = (notification.count > 1 && subjectMany) || subject
  return fillText(text, valuesOf(locale, notification))
}

function valuesOf(locale: Locale, { actors, count, business, detail }: Notification): Record<string, string> {
  const { others: othersIn, somebody } = words[locale]
  const names = actors.map(nameOf)
  const others = count - names.length
  const who = others > 0 ? [...names, othersIn(others)] : names
  return {
    who: who.length > 0 ? new Intl.ListFormat(locale).format(who) : somebody,
    business: business?.companyName ?? 'WBN',
    name: detail.name ?? '',
  }
}

const liked: Partial<Record<Notification['resourceType'], SentenceName>> = {
  post: 'likedPost',
  comment: 'likedComment',
  product: 'likedProduct',
  business: 'likedBusiness',
}

function templateFor(notification: Notification): EmailTemplate {
  return sentenceTemplates[sentenceNameOf(notification)]
}

function sentenceNameOf({ kind, resourceType, business, detail }: Notification): SentenceName {
  if (kind === 'reaction') return liked[resourceType] ?? 'likedPost'
  if (kind === 'verification') return detail.outcome === 'verified' ? 'verified' : 'notVerified'
  if (detail.news) return detail.news
  if (business && kind === 'mention') return 'mentionOfBusiness'
  if (business && kind === 'message') return 'messageToBusiness'
  // These have their own emails.
  if (kind === 'invitation' || kind === 'certificate') throw new Error(`no notification by email: ${kind}`)
  return kind
}

function nameOf({ companyName, businessID, firstName, lastName }: Notification['actors'][number]): string {
  return businessID ? (companyName ?? '') : `${firstName} ${lastName}`
}
