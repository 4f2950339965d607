// E-mails about a membership: receipt, reminder, failed renewal, end, order by transfer. Sent in the transaction that causes them.
import type { Locale } from '#contract/locales.ts'
import { isLocale } from '#contract/locales.ts'
import { compose } from '#kit/mail/compose.ts'
import { enqueueEmail } from '#kit/mail/enqueue-email.ts'
import { letters, type LetterName } from './letter-words.ts'
import type { PaymentRow, Tx } from './queries.ts'

export type Letter = {
  name: LetterName
  to: string
  locale: string
  businessID: string
  origin: string
  values: Record<string, string>
}

export async function tell(tx: Tx, { name, to, locale: language, businessID, origin, values }: Letter): Promise<void> {
  const locale: Locale = isLocale(language) ? language : 'en'
  const { subject, text, button, footer } = { ...letters[locale], ...letters[locale][name] }
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  const prefix = locale === 'en' ? '' : `/${locale}`
  const href = `${origin}${prefix}/business/${businessID}/membership`
  const heading = fill(subject)
  const letter = { locale, heading, paragraphs: [fill(text)], button: { label: button, href }, footer: [footer] }
  await enqueueEmail(tx, { to, locale, subject: heading, ...compose(letter) })
}

export function dayIn(locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

export function moneyIn(locale: string, cents: number): string {
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)
  return `US$ ${amount}`
}

export const planName = (tier: string) => tier.charAt(0).toUpperCase() + tier.slice(1)

export async function tellReceipt(
  tx: Tx,
  { payment, number, endsAt, origin }: { payment: PaymentRow; number: string; endsAt: Date; origin: string },
): Promise<void> {
  const { email: to, locale, businessId: businessID, subscription, total, buyer } = payment
  const values = {
    company: buyer.name,
    plan: planName(subscription),
    date: dayIn(locale, endsAt),
    number,
    total: moneyIn(locale, total),
  }
  await tell(tx, { name: 'receipt', to, locale, businessID, origin, values })
}
