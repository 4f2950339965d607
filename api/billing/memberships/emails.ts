// Membership emails, sent in the causing transaction.
import { formatsFor } from '#contract/foundation/formats.ts'
import { isLocale, type Locale, type Names } from '#contract/foundation/locales.ts'
import type { Plan } from '#contract/billing/memberships/plans.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { EmailCause } from '#kit/mail/throttle.ts'
import { fillText } from '#kit/mail/template.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf } from '#api/identity/people/lookup.ts'
import { templates } from './email-words.ts'
import type { PaymentRow, Tx } from './queries.ts'

type MembershipEmail = {
  name: keyof typeof templates
  payer: string | null
  by?: EmailCause
  locale: string
  businessID: string
  origin: string
  values: Record<string, string>
}

const localeIn = (language: string): Locale => (isLocale(language) ? language : 'en')

export async function tell(
  tx: Tx,
  { name, payer, by, locale: language, businessID, origin, values }: MembershipEmail,
): Promise<void> {
  const locale = localeIn(language)
  const href = pageIn(origin, locale, `business/${businessID}/membership`)
  for (const to of await addressesOf(tx, payer, businessID))
    await sendTemplate(tx, templates[name], { to, locale, values, href, ...(by && { by }) })
}

/** The payer's verified address, else the owners'; never one typed at the checkout. */
async function addressesOf(tx: Tx, payer: string | null, businessID: string): Promise<string[]> {
  const able = (await peopleWho(tx, 'buyMembership', [businessID])).get(businessID) ?? []
  const addresses = await emailsOf(tx, able)
  const own = payer && addresses.get(payer)
  return own ? [own] : [...addresses.values()]
}

const inclusions: Names = {
  en: 'products shown: {products}, boosts a month: {boosts}, hours of support a year: {supportHours}',
  es: 'productos visibles: {products}, impulsos al mes: {boosts}, horas de soporte al año: {supportHours}',
  it: 'prodotti visibili: {products}, boost al mese: {boosts}, ore di assistenza all’anno: {supportHours}',
  zh: '展示产品数: {products}, 每月推广次数: {boosts}, 每年支持小时数: {supportHours}',
  de: 'gezeigte Produkte: {products}, Hervorhebungen im Monat: {boosts}, Supportstunden im Jahr: {supportHours}',
}

export function inclusionsOf(language: string, { before, next }: { before: Plan; next: Plan }): Record<string, string> {
  const text = inclusions[localeIn(language)]
  const { number } = formatsFor(localeIn(language))
  const list = ({ products, boosts, supportHours }: Plan) =>
    fillText(text, { products: number(products), boosts: number(boosts), supportHours: number(supportHours) })
  const [includedNow, includedNext] = [list(before), list(next)]
  return includedNow === includedNext ? {} : { includedNow, includedNext }
}

/** `country`: of the reader. */
export function moneyIn(locale: string, cents: number, country?: string): string {
  return `US$ ${formatsFor(localeIn(locale), country).amount(cents / 100)}`
}

export const planName = (tier: string) => tier.charAt(0).toUpperCase() + tier.slice(1)

export async function tellReceipt(
  tx: Tx,
  { payment, number, endsAt, origin }: { payment: PaymentRow; number: string; endsAt: Date; origin: string },
): Promise<void> {
  const { createdBy: payer, locale, businessId: businessID, subscription, total, buyer } = payment
  const values = {
    company: buyer.name,
    plan: planName(subscription),
    date: dayIn(locale, endsAt),
    number,
    total: moneyIn(locale, total, buyer.country),
  }
  await tell(tx, { name: 'receipt', payer, locale, businessID, origin, values })
}
