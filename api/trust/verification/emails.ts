// Emails of verification: mailbox code, question to the owners, expiry.
import { proofCodeDays } from '#contract/foundation/constants.ts'
import { type Locale, locales } from '#contract/foundation/locales.ts'
import type { ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'
import type { EmailWords, Filling } from '#kit/mail/template.ts'
import { dayIn, emailTemplate, pageIn, sampleBusiness } from '#api/identity/emails/lookup.ts'
import { claimNames, type EmailName, words } from './email-words.ts'

function textsOf(name: EmailName): Record<Locale, EmailWords> {
  return Object.fromEntries(locales.map((locale) => [locale, words[locale][name]])) as Record<Locale, EmailWords>
}

export const codeEmail = emailTemplate({
  kind: 'verification.code',
  group: 'businesses',
  receiver: 'mailbox',
  name: { en: 'Code for a domain', es: 'Código para un dominio', it: 'Codice per un dominio', zh: '域名验证码' },
  when: {
    en: 'An owner wants to prove by a mailbox that the company runs a domain.',
    es: 'Un propietario quiere demostrar con un buzón que la empresa gestiona un dominio.',
    it: 'Un titolare vuole dimostrare con una casella che l’azienda gestisce un dominio.',
    zh: '所有者希望通过邮箱证明公司拥有某域名时。',
  },
  samplePage: '',
  required: ['code'],
  texts: textsOf('code'),
})

export const endingEmail = emailTemplate({
  kind: 'verification.ending',
  group: 'businesses',
  receiver: 'owners',
  name: {
    en: 'Verification ends',
    es: 'Fin próximo de una verificación',
    it: 'Verifica in scadenza',
    zh: '认证即将到期',
  },
  when: {
    en: 'In time before something that was verified loses its mark.',
    es: 'Con tiempo antes de que algo verificado pierda su marca.',
    it: 'Con anticipo, prima che qualcosa di verificato perda il contrassegno.',
    zh: '已认证事项失效前。',
  },
  samplePage: `${sampleBusiness}/verification`,
  required: ['claim', 'date'],
  texts: textsOf('ending'),
})

export const questionEmail = emailTemplate({
  kind: 'verification.question',
  group: 'businesses',
  receiver: 'owners',
  name: {
    en: 'Question of a verifier',
    es: 'Pregunta de un verificador',
    it: 'Domanda di chi verifica',
    zh: '审核人员的提问',
  },
  when: {
    en: 'A verifier needs something more from the owners.',
    es: 'Un verificador necesita algo más de los propietarios.',
    it: 'Chi verifica ha bisogno di qualcos’altro dai titolari.',
    zh: '审核人员需要所有者补充资料时。',
  },
  samplePage: `${sampleBusiness}/verification`,
  required: ['claim', 'question'],
  texts: textsOf('question'),
})
export const emails = [codeEmail, endingEmail, questionEmail]

export function codeFilling(locale: Locale, code: string): Filling {
  return { locale, values: { code, days: String(proofCodeDays) } }
}

type Ending = { kind: ClaimKind; companyName: string; until: Date; businessID: string; origin: string }

export function endingFilling(locale: Locale, { kind, companyName, until, businessID, origin }: Ending): Filling {
  const values = { claim: claimNames[locale][kind], company: companyName, date: dayIn(locale, until) }
  return { locale, values, href: verificationPage(locale, origin, businessID) }
}

type Question = { kind: ClaimKind; companyName: string; question: string; businessID: string; origin: string }

export function questionFilling(
  locale: Locale,
  { companyName, kind, question, businessID, origin }: Question,
): Filling {
  const values = { claim: claimNames[locale][kind], company: companyName, question }
  return { locale, values, href: verificationPage(locale, origin, businessID) }
}

const verificationPage = (locale: Locale, origin: string, businessID: string) =>
  pageIn(origin, locale, `business/${businessID}/verification`)
