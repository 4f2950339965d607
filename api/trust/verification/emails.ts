// Values of verification emails.
import { proofCodeDays } from '#contract/foundation/constants.ts'
import type { Locale, Names } from '#contract/foundation/locales.ts'
import type { ClaimKind } from '#contract/identity/businesses/verification-kinds.ts'
import type { Filling } from '#kit/mail/template.ts'
import { dayIn, pageIn } from '#api/identity/emails/lookup.ts'

const claimNames: Record<ClaimKind, Names> = {
  register: {
    en: 'company register number',
    es: 'número del registro mercantil',
    it: 'numero del registro delle imprese',
    zh: '工商注册号',
    de: 'Handelsregisternummer',
  },
  vat: { en: 'VAT number', es: 'número de IVA', it: 'partita IVA', zh: '增值税号', de: 'USt-IdNr.' },
  lei: { en: 'LEI', es: 'LEI', it: 'LEI', zh: 'LEI 编码', de: 'LEI' },
  duns: { en: 'D-U-N-S number', es: 'número D-U-N-S', it: 'numero D-U-N-S', zh: '邓白氏编码', de: 'D-U-N-S-Nummer' },
  domain: { en: 'domain', es: 'dominio', it: 'dominio', zh: '域名', de: 'Domain' },
  address: {
    en: 'registered address',
    es: 'domicilio social',
    it: 'sede legale',
    zh: '注册地址',
    de: 'eingetragene Anschrift',
  },
  bank: { en: 'bank account', es: 'cuenta bancaria', it: 'conto bancario', zh: '银行账户', de: 'Bankkonto' },
  certificate: { en: 'certificate', es: 'certificado', it: 'certificato', zh: '证书', de: 'Zertifikat' },
  visit: {
    en: 'visit on site',
    es: 'visita a las instalaciones',
    it: 'visita in sede',
    zh: '现场考察',
    de: 'Besuch vor Ort',
  },
}

export function codeFilling(locale: Locale, code: string): Filling {
  return { locale, values: { code, days: String(proofCodeDays) } }
}

type Ending = { kind: ClaimKind; companyName: string; until: Date; businessID: string; origin: string }

export function endingFilling(locale: Locale, { kind, companyName, until, businessID, origin }: Ending): Filling {
  const values = { claim: claimNames[kind][locale], company: companyName, date: dayIn(locale, until) }
  return { locale, values, href: verificationPage(locale, origin, businessID) }
}

type Question = { kind: ClaimKind; companyName: string; question: string; businessID: string; origin: string }

export function questionFilling(
  locale: Locale,
  { companyName, kind, question, businessID, origin }: Question,
): Filling {
  const values = { claim: claimNames[kind][locale], company: companyName, question }
  return { locale, values, href: verificationPage(locale, origin, businessID) }
}

const verificationPage = (locale: Locale, origin: string, businessID: string) =>
  pageIn(origin, locale, `business/${businessID}/verification`)
