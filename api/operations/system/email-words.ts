// Emails to the operator.
import { type Locale, locales, type Names } from '#contract/foundation/locales.ts'
import type { EmailGroup, EmailReceiver } from '#contract/identity/emails.ts'
import type { Placeholder } from '#kit/mail/template.ts'
import { templatesWith } from '#kit/mail/words.ts'

export const limitNames: Record<'day' | 'month' | 'portal', Names> = {
  day: {
    en: 'all portals, today',
    es: 'todos los portales, hoy',
    it: 'tutti i portali, oggi',
    zh: '全部门户，今日',
    de: 'alle Portale, heute',
  },
  month: {
    en: 'all portals, this month',
    es: 'todos los portales, este mes',
    it: 'tutti i portali, questo mese',
    zh: '全部门户，本月',
    de: 'alle Portale, dieser Monat',
  },
  portal: {
    en: 'one portal, this month',
    es: 'un portal, este mes',
    it: 'un portale, questo mese',
    zh: '单个门户，本月',
    de: 'ein Portal, dieser Monat',
  },
}

const placeholders = {
  limit: {
    meaning: { en: 'Which limit', es: 'Qué límite', it: 'Quale limite', zh: '哪项限额', de: 'Welche Grenze' },
    sample: limitNames.day,
  },
  used: {
    meaning: {
      en: 'Characters used',
      es: 'Caracteres usados',
      it: 'Caratteri usati',
      zh: '已用字符数',
      de: 'Verbrauchte Zeichen',
    },
    sample: '160,000',
  },
  most: {
    meaning: {
      en: 'Characters allowed',
      es: 'Caracteres permitidos',
      it: 'Caratteri consentiti',
      zh: '允许字符数',
      de: 'Erlaubte Zeichen',
    },
    sample: '200,000',
  },
} satisfies Record<string, Placeholder>

type Terms = { locale: Locale; placeholder: keyof typeof placeholders; group: EmailGroup; receiver: EmailReceiver }
const templatesOf = templatesWith<Terms>(locales, placeholders)

const shared = {
  group: 'operator',
  receiver: 'operator',
  throttle: 'due',
  footer: {
    en: 'You receive this e-mail because your address is the operator’s (CONTACT_EMAIL).',
    es: 'Recibe este correo porque su dirección es la del operador (CONTACT_EMAIL).',
    it: 'Ricevi questa e-mail perché il tuo indirizzo è quello del gestore (CONTACT_EMAIL).',
    zh: '您收到此邮件，是因为您的地址为运营方地址（CONTACT_EMAIL）。',
    de: 'Sie erhalten diese E-Mail, weil Ihre Adresse die des Betreibers ist (CONTACT_EMAIL).',
  },
  samplePage: '',
} as const

export const templates = templatesOf('system.', shared, {
  translationsNearlyUsed: {
    name: {
      en: 'Limit of translations nearly reached',
      es: 'Límite de traducciones casi alcanzado',
      it: 'Limite delle traduzioni quasi raggiunto',
      zh: '翻译限额即将用完',
      de: 'Grenze der Übersetzungen fast erreicht',
    },
    when: {
      en: 'Four fifths of a limit of characters are used. Once a period.',
      es: 'Se han usado cuatro quintos de un límite de caracteres. Una vez por periodo.',
      it: 'Sono stati usati quattro quinti di un limite di caratteri. Una volta per periodo.',
      zh: '某项字符限额已用五分之四时，每个周期一次。',
      de: 'Vier Fünftel einer Zeichengrenze sind verbraucht. Einmal je Zeitraum.',
    },
    subject: {
      en: 'Translations: four fifths of a limit are used',
      es: 'Traducciones: se han usado cuatro quintos de un límite',
      it: 'Traduzioni: usati quattro quinti di un limite',
      zh: '翻译：某项限额已用五分之四',
      de: 'Übersetzungen: vier Fünftel einer Grenze sind verbraucht',
    },
    paragraphs: [
      {
        en: 'Characters sent to services that translate ({limit}): {used} of {most}.',
        es: 'Caracteres enviados a servicios de traducción ({limit}): {used} de {most}.',
        it: 'Caratteri inviati ai servizi di traduzione ({limit}): {used} su {most}.',
        zh: '已发送至翻译服务的字符数（{limit}）：{used} / {most}。',
        de: 'An Übersetzungsdienste gesendete Zeichen ({limit}): {used} von {most}.',
      },
      {
        en: 'At the limit nothing more is sent until the next period; readers are told so, and see originals.',
        es: 'Al alcanzar el límite no se envía nada más hasta el siguiente periodo; se avisa a los lectores, que ven los originales.',
        it: 'Raggiunto il limite non si invia più nulla fino al periodo successivo; i lettori ne sono avvisati e vedono gli originali.',
        zh: '达到限额后，在下一周期之前不再发送；读者会收到提示，并看到原文。',
        de: 'An der Grenze wird bis zum nächsten Zeitraum nichts mehr gesendet; Lesern wird das gesagt, und sie sehen das Original.',
      },
    ],
    required: ['limit', 'used', 'most'],
  },
})
