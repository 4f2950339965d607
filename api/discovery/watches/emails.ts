// Digest emails.
import type { QueryExecutorProvider } from 'kysely'
import { formatsFor } from '#contract/foundation/formats.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { News, NewsValue } from '#contract/discovery/watches/watches.ts'
import { isolated } from '#kit/direction.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { fillText } from '#kit/mail/template.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'
import type { UnopenedSearch } from './digest-queries.ts'
import { foundBy, labels, more, no, stop, templates, unopened, yes } from './email-words.ts'
import { listedInEmail } from './rules.ts'

export type Digest = {
  to: string
  locale: Locale
  origin: string
  news: readonly News[]
  asked: readonly UnopenedSearch[]
  /** Ends all; `stops`: one search each. */
  token: string
  stops: readonly { name: string; token: string }[]
}

export async function sendDigest(tx: QueryExecutorProvider, digest: Digest): Promise<void> {
  const { to, locale, origin, news, asked, token, stops } = digest
  const things = [...Map.groupBy(news, ({ thing }) => thing.resourceID).values()]
  const rest = things.length - listedInEmail
  const names = asked.map(({ name }) => quoted(name)).join(', ')
  const lines = things.slice(0, listedInEmail).map((own) => lineOf(locale, own))
  const parts = [
    [...lines, ...(rest > 0 ? [fillText(more[locale], { count: formatsFor(locale).number(rest) })] : [])],
    asked.length > 0 ? [fillText(unopened[locale], { names })] : [],
    stops.map(({ name, token: own }) => fillText(stop[locale], { name, link: linkOf(origin, locale, own) })),
  ]
  const values = {
    count: formatsFor(locale).number(things.length),
    list: parts.flatMap((part) => (part.length > 0 ? [part.join('\n')] : [])).join('\n\n'),
    unsubscribe: linkOf(origin, locale, token),
  }
  const headers = {
    'List-Unsubscribe': `<${origin}/${unsubscribePath(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const template = things.length > 0 ? templates.digest : templates.asking
  await sendTemplate(tx, template, { to, locale, values, href: pageIn(origin, locale, 'saved'), headers })
}

const unsubscribePath = (token: string): string => `unsubscribe?token=${encodeURIComponent(token)}`
const linkOf = (origin: string, locale: Locale, token: string): string => pageIn(origin, locale, unsubscribePath(token))
const quoted = (name: string): string => `“${isolated(name)}”`

export function lineOf(locale: Locale, news: readonly News[]): string {
  const { thing } = news[0]!
  const { companyName, country } = thing.company
  const owner =
    thing.resourceType === 'product' ? `${isolated(companyName)}, ${country.countryName}` : country.countryName
  const changes = news.map((one) => changeOf(locale, one)).join('; ')
  const searches = [...new Set(news.flatMap((one) => one.searches.map(({ name }) => name)))]
  const reasons =
    searches.length > 0 ? `; ${fillText(foundBy[locale], { names: searches.map(quoted).join(', ') })}` : ''
  return `• ${isolated(thing.name)} (${owner}): ${changes}${reasons}`
}

function changeOf(locale: Locale, { kind, old, new: next }: News): string {
  const label = fillText(labels[kind][locale], { count: formatsFor(locale).number(next?.number ?? 0) })
  if (kind === 'match' || kind === 'supplier' || kind === 'import') return label
  return `${label} ${valueOf(locale, old)} → ${valueOf(locale, next)}`
}

function valueOf(locale: Locale, value: NewsValue): string {
  const formats = formatsFor(locale)
  if (value?.price) {
    const { amount, currency, unit } = value.price
    if (amount === null) return '–'
    return [formats.price(amount), currency, unit && `/ ${unit}`].filter(Boolean).join(' ')
  }
  if (value?.names) return value.names.length > 0 ? value.names.map(isolated).join(', ') : '–'
  if (value?.number !== undefined) return formats.number(value.number)
  if (value?.yes !== undefined) return (value.yes ? yes : no)[locale]
  return value?.text ? isolated(value.text) : '–'
}
