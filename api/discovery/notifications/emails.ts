// Notification emails: immediate or digest.
import type { QueryExecutorProvider } from 'kysely'
import type { Locale, Names } from '#contract/foundation/locales.ts'
import { formatsFor } from '#contract/foundation/formats.ts'
import { type ReachWeek, weekKinds } from '#contract/discovery/reach.ts'
import { notificationKinds } from '#contract/discovery/notifications/kinds.ts'
import type { Notification } from '#contract/discovery/notifications/notifications.ts'
import { isolated } from '#kit/direction.ts'
import { enqueueEmail } from '#kit/mail/enqueue-email.ts'
import { type AdmittedEmail, sendAdmitted, wordsInUse } from '#kit/mail/send.ts'
import { emailOf, type EmailTemplate, type EmailWords, fillText } from '#kit/mail/template.ts'
import { countEmails } from '#kit/mail/throttle.ts'
import { oneAndMany } from '#kit/mail/words.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import type { ThreadBeginning } from '#api/trade/inquiries/lookup.ts'
import { weekWords } from './digest-email-words.ts'
import { templates } from './email-words.ts'
import { kinds } from './kinds.ts'

const others: Names = {
  en: '1 other | {count} others',
  es: '1 persona más | {count} más',
  it: 'un’altra persona | altre {count} persone',
  zh: '其他 {count} 人',
  de: '1 weitere Person | {count} weitere',
}
const somebody: Names = { en: 'Somebody', es: 'Alguien', it: 'Qualcuno', zh: '有人', de: 'Jemand' }

type Links = {
  origin: string
  /** This kind's unsubscribe token, or of all. */
  token: string
  /** Acting actor of threads without a business. */
  readerID: string
}
export type Receiver = { to: string; locale: Locale }

export type NotificationEmail = Receiver & {
  notification: Notification
  links: Links
  causer: string | undefined
  beginning?: ThreadBeginning | undefined
}

/** Emails above the limit: the daily email takes them. */
export async function sendAtOnce<One extends NotificationEmail>(
  tx: QueryExecutorProvider,
  emails: readonly One[],
): Promise<One[]> {
  const beyond: One[] = []
  for (const [throttle, some] of Map.groupBy(emails, ({ notification }) => templateFor(notification).throttle)) {
    const waits = await countEmails(
      tx,
      throttle,
      some.map(({ to, causer }) => ({ to, by: { account: causer } })),
    )
    beyond.push(...some.filter((_email, place) => waits[place]))
    await sendAdmitted(tx, some.filter((_email, place) => !waits[place]).map(admittedEmail))
  }
  return beyond
}

function admittedEmail({ to, locale, notification, links, beginning }: NotificationEmail): AdmittedEmail {
  const { unsubscribe, headers } = endingOf(locale, links)
  const { subject: topic = '', product = '', words = '' } = beginning ?? {}
  const values = { ...valuesOf(locale, notification), topic, product, words, unsubscribe }
  const href = pageIn(links.origin, locale, pageOf(notification, links.readerID))
  return { template: templateFor(notification), to, locale, values, href, many: notification.count > 1, headers }
}

function pageOf({ kind, resourceID, business }: Notification, readerID: string): string {
  const actorID = business?.businessID ?? readerID
  const { page } = notificationKinds[kind]
  if (page === 'thread') return `business/${actorID}/requests/${resourceID}`
  return page === 'figures' ? `my-business?business=${actorID}` : 'notifications'
}

export async function sendOfTheDay(
  tx: QueryExecutorProvider,
  { to, locale }: Receiver,
  notifications: readonly Notification[],
  links: Links,
): Promise<void> {
  const used = await wordsInUse(tx, [templates.day, ...new Set(notifications.map(templateFor))], locale)
  const { unsubscribe, headers } = endingOf(locale, links)
  const list = notifications.map((one) => `• ${sentence(locale, one, used.get(templateFor(one).kind)!)}`).join('\n')
  const values = { count: String(notifications.length), list, unsubscribe }
  const href = pageIn(links.origin, locale, 'notifications')
  const email = emailOf(templates.day, used.get(templates.day.kind)!, { locale, values, href })
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
  const names = actors.map((actor) => isolated(nameOf(actor)))
  const more = count - names.length
  const { one, many } = oneAndMany(others[locale])
  const who = more > 0 ? [...names, fillText(more === 1 ? one : many, { count: String(more) })] : names
  return {
    who: who.length > 0 ? new Intl.ListFormat(locale).format(who) : somebody[locale],
    business: business?.companyName ?? 'WBN',
    name: detail.name ?? '',
    list: detail.week ? listOf(locale, detail.week) : '',
  }
}

function listOf(locale: Locale, { from, figures }: ReachWeek): string {
  const { number, date } = formatsFor(locale)
  const lines = weekKinds.map((kind) => {
    const { now, before } = figures[kind]
    return fillText(weekWords[kind][locale], { now: number(now), before: number(before) })
  })
  return [fillText(weekWords.from[locale], { date: date(from) }), ...lines].join('\n')
}

export function templateFor(notification: Notification): EmailTemplate {
  const { email } = kinds[notification.kind]
  if (!email) throw new Error(`no notification by email: ${notification.kind}`)
  return email(notification)
}

function nameOf({ companyName, businessID, firstName, lastName }: Notification['actors'][number]): string {
  return businessID ? (companyName ?? '') : `${firstName} ${lastName}`
}
