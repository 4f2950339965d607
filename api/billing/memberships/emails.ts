// Membership emails: receipt, reminder, failed renewal, end, transfer order. Sent in the causing transaction.
import { isLocale, type Locale, locales, type Names } from '#contract/foundation/locales.ts'
import type { Plan } from '#contract/billing/memberships/plans.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import { type EmailTemplate, type EmailWords, kindNamed } from '#kit/mail/template.ts'
import { dayIn, emailTemplate, pageIn, sampleBusiness } from '#api/identity/emails/lookup.ts'
import { type EmailName, emailNames, words } from './email-words.ts'
import type { PaymentRow, Tx } from './queries.ts'

type About = {
  name: Names
  when: Names
  /** The renewal is charged by the terms announced there. */
  required: readonly string[]
}

const about: Record<EmailName, About> = {
  receipt: {
    name: { en: 'Payment received', es: 'Pago recibido', it: 'Pagamento ricevuto', zh: '已收到付款' },
    when: {
      en: 'A membership was paid.',
      es: 'Se ha pagado una membresía.',
      it: 'Un abbonamento è stato pagato.',
      zh: '会员费用支付后。',
    },
    required: ['total', 'number'],
  },
  renews: {
    name: {
      en: 'Membership renews',
      es: 'Renovación de la membresía',
      it: 'Rinnovo dell’abbonamento',
      zh: '会员即将续费',
    },
    when: {
      en: 'In time before a membership renews by itself.',
      es: 'Con tiempo antes de que una membresía se renueve por sí sola.',
      it: 'Con anticipo, prima che un abbonamento si rinnovi da solo.',
      zh: '会员自动续费前。',
    },
    required: ['date', 'total', 'includedNext'],
  },
  renewsChanged: {
    name: {
      en: 'Membership renews at another price',
      es: 'Renovación de la membresía a otro precio',
      it: 'Rinnovo dell’abbonamento a un altro prezzo',
      zh: '会员将以新价格续费',
    },
    when: {
      en: 'In time before a membership renews by itself, where the price has changed.',
      es: 'Con tiempo antes de que una membresía se renueve por sí sola, si el precio ha cambiado.',
      it: 'Con anticipo, prima che un abbonamento si rinnovi da solo, se il prezzo è cambiato.',
      zh: '会员自动续费前，且价格已变更时。',
    },
    required: ['date', 'total', 'former', 'includedNext'],
  },
  ends: {
    name: {
      en: 'Membership ends',
      es: 'Fin próximo de la membresía',
      it: 'Abbonamento in scadenza',
      zh: '会员即将到期',
    },
    when: {
      en: 'In time before a membership ends that does not renew.',
      es: 'Con tiempo antes de que termine una membresía que no se renueva.',
      it: 'Con anticipo, prima della fine di un abbonamento che non si rinnova.',
      zh: '不续费的会员到期前。',
    },
    required: ['date', 'total', 'includedNext'],
  },
  failed: {
    name: { en: 'Renewal failed', es: 'Renovación fallida', it: 'Rinnovo non riuscito', zh: '续费失败' },
    when: {
      en: 'The card was not accepted for the renewal.',
      es: 'La tarjeta no fue aceptada para la renovación.',
      it: 'La carta non è stata accettata per il rinnovo.',
      zh: '续费时银行卡未被接受。',
    },
    required: ['date'],
  },
  ended: {
    name: { en: 'Membership has ended', es: 'Membresía terminada', it: 'Abbonamento terminato', zh: '会员已到期' },
    when: {
      en: 'A membership ended without renewal.',
      es: 'Una membresía ha terminado sin renovarse.',
      it: 'Un abbonamento è terminato senza rinnovo.',
      zh: '会员到期未续费后。',
    },
    required: ['company'],
  },
  order: {
    name: { en: 'Order by transfer', es: 'Pedido por transferencia', it: 'Ordine con bonifico', zh: '转账订单' },
    when: {
      en: 'Somebody ordered a membership to be paid by transfer.',
      es: 'Alguien ha pedido una membresía que se paga por transferencia.',
      it: 'Qualcuno ha ordinato un abbonamento da pagare con bonifico.',
      zh: '有人以转账方式订购会员时。',
    },
    required: ['total', 'date', 'reference'],
  },
  refunded: {
    name: { en: 'Refund', es: 'Reembolso', it: 'Rimborso', zh: '退款' },
    when: {
      en: 'The operator returned money for a membership.',
      es: 'El operador ha devuelto dinero de una membresía.',
      it: 'Il gestore ha restituito denaro per un abbonamento.',
      zh: '运营方退还会员费用后。',
    },
    required: ['total', 'number'],
  },
}

/** Emails that state changed inclusions of the next term. */
const aheadOfTerm: readonly EmailName[] = ['renews', 'renewsChanged', 'ends']

function templateOf(name: EmailName): EmailTemplate {
  const texts = Object.fromEntries(
    locales.map((locale): [Locale, EmailWords] => {
      const { button, footer, included, [name]: own } = words[locale]
      const paragraphs = aheadOfTerm.includes(name) ? [own.text, included] : [own.text]
      return [locale, { subject: own.subject, paragraphs, button, footer }]
    }),
  ) as Record<Locale, EmailWords>
  const samplePage = `${sampleBusiness}/membership`
  return emailTemplate({
    kind: `memberships.${kindNamed(name)}`,
    group: 'memberships',
    receiver: 'payer',
    ...about[name],
    texts,
    samplePage,
  })
}

const templates = Object.fromEntries(emailNames.map((name) => [name, templateOf(name)])) as Record<
  EmailName,
  EmailTemplate
>
export const emails = Object.values(templates)

type Told = {
  name: EmailName
  to: string
  locale: string
  businessID: string
  origin: string
  values: Record<string, string>
}

const localeIn = (language: string): Locale => (isLocale(language) ? language : 'en')

export async function tell(tx: Tx, { name, to, locale: language, businessID, origin, values }: Told): Promise<void> {
  const locale = localeIn(language)
  const href = pageIn(origin, locale, `business/${businessID}/membership`)
  await sendTemplate(tx, templates[name], { to, locale, values, href })
}

export function inclusionsOf(language: string, { before, next }: { before: Plan; next: Plan }): Record<string, string> {
  const { products, boosts, supportHours } = words[localeIn(language)]
  const list = (plan: Plan) =>
    `${products}: ${plan.products}, ${boosts}: ${plan.boosts}, ${supportHours}: ${plan.supportHours}`
  const [includedNow, includedNext] = [list(before), list(next)]
  return includedNow === includedNext ? {} : { includedNow, includedNext }
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
