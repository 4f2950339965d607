// The letters of notifications in the four languages: one thing at once, or those of a day together.
import type { Locale } from '#contract/locales.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { compose } from '#kit/mail/compose.ts'
import { type Words, wordsOf } from './letter-words.ts'

type Letter = { subject: string; text: string; html: string; headers: Record<string, string> }
type Links = {
  /** Origin of the pages. */
  origin: string
  /** Of the kind that is ended, or of all letters. */
  token: string
  /** The reader, as whom a thread is opened that is for no business. */
  readerID: string
}

/** One thing that has just happened. */
export function letterAtOnce(locale: Locale, notification: Notification, links: Links): Letter {
  const words = wordsOf(locale)
  return letter(locale, links, {
    subject: sentence(locale, notification),
    paragraphs: [],
    ...(notification.resourceType === 'request' && {
      thread: `/business/${notification.business?.businessID ?? links.readerID}/requests/${notification.resourceID}`,
    }),
    end: words.endKind,
  })
}

/** What waited for the daily letter. */
export function letterOfTheDay(locale: Locale, notifications: readonly Notification[], links: Links): Letter {
  const words = wordsOf(locale)
  const subject = words.day.replace('{count}', String(notifications.length))
  const paragraphs = [notifications.map((one) => `• ${sentence(locale, one)}`).join('\n')]
  return letter(locale, links, { subject, paragraphs, end: words.endAll })
}

function letter(
  locale: Locale,
  { origin, token }: Links,
  { subject, paragraphs, end, thread }: { subject: string; paragraphs: string[]; end: string; thread?: string },
): Letter {
  const words = wordsOf(locale)
  const at = `${origin}${locale === 'en' ? '' : `/${locale}`}`
  const ending = `/unsubscribe?token=${encodeURIComponent(token)}`
  const button = thread
    ? { label: words.openThread, href: at + thread }
    : { label: words.open, href: `${at}/notifications` }
  const body = compose({ locale, heading: subject, paragraphs, button, footer: [words.why, `${end} ${at}${ending}`] })
  const headers = {
    'List-Unsubscribe': `<${origin}${ending}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { subject, ...body, headers }
}

/** What happened in one sentence, as plain text. */
export function sentence(
  locale: Locale,
  { kind, actors, count, resourceType, business, detail }: Notification,
): string {
  const words = wordsOf(locale)
  const names = actors.map(nameOf)
  const others = count - names.length
  const who = others > 0 ? [...names, words.others(others)] : names
  const doers = who.length > 0 ? new Intl.ListFormat(locale).format(who) : words.somebody
  const many = count > 1
  const text = textOf(words, { kind, resourceType, business, detail })
  const [one = '', more = one] = text.split(' | ')
  return (many ? more : one)
    .replace('{who}', () => doers)
    .replace('{business}', () => business?.companyName ?? 'WBN')
    .replace('{name}', () => detail.name ?? '')
    .replace('{date}', () => dateOf(locale, detail.expireDate))
}

type Said = Pick<Notification, 'kind' | 'resourceType' | 'business' | 'detail'>

function textOf(words: Words, { kind, resourceType, business, detail }: Said): string {
  if (kind === 'reaction') return words.likes[resourceType as keyof typeof words.likes]
  if (kind === 'verification') return words.verification[detail.outcome ?? 'refused']
  if (detail.news) return words.news[detail.news]
  if (business && (kind === 'mention' || kind === 'message')) return words.toBusiness[kind]
  return words.sentences[kind]
}

function nameOf({ companyName, businessID, firstName, lastName }: Notification['actors'][number]): string {
  return businessID ? (companyName ?? '') : `${firstName} ${lastName}`
}

function dateOf(locale: Locale, day: string | undefined): string {
  return day ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)) : ''
}
