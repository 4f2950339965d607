// Templates of notification emails: one per event, and the daily digest.
import { type Locale, locales, type Names } from '#contract/foundation/locales.ts'
import { type EmailTemplate, type EmailWords, kindNamed } from '#kit/mail/template.ts'
import { emailTemplate, sampleBusiness } from '#api/identity/emails/lookup.ts'
import { type SentenceName, sentenceNames, words } from './email-words.ts'
import { names } from './email-names.ts'

const when: Names = {
  en: 'At once, to people who chose so in their settings. The subject also stands in the daily email.',
  es: 'Al momento, a quienes lo han elegido en sus ajustes. El asunto figura también en el correo diario.',
  it: 'Subito, a chi lo ha scelto nelle impostazioni. L’oggetto compare anche nell’e-mail giornaliera.',
  zh: '立即发送给在设置中如此选择的用户。主题也出现在每日邮件中。',
}
const ofThreads: readonly SentenceName[] = [
  'inquiry',
  'message',
  'messageToBusiness',
  'rfq',
  'quotation',
  'awarded',
  'notAwarded',
  'closed',
  'reopened',
  'deadlineSoon',
  'expired',
  'declined',
]

function sentenceTemplate(name: SentenceName): EmailTemplate {
  const inThread = ofThreads.includes(name)
  const hasMany = locales.some((locale) => words[locale].sentences[name].includes(' | '))
  const textIn = (locale: Locale): EmailWords => {
    const { sentences, open, openThread, why, endKind } = words[locale]
    const [subject = '', subjectMany = subject] = sentences[name].split(' | ')
    return {
      subject,
      ...(hasMany && { subjectMany }),
      paragraphs: [],
      button: inThread ? openThread : open,
      footer: `${why}\n${endKind} {unsubscribe}`,
    }
  }
  return emailTemplate({
    kind: `notifications.${kindNamed(name)}`,
    group: 'notifications',
    receiver: 'chosen',
    name: names[name],
    when,
    samplePage: inThread ? `${sampleBusiness}/requests/0199a0b0-0000-7000-8000-000000000003` : 'notifications',
    required: ['unsubscribe'],
    texts: Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as Record<Locale, EmailWords>,
  })
}

export const sentenceTemplates = Object.fromEntries(
  sentenceNames.map((name) => [name, sentenceTemplate(name)]),
) as Record<SentenceName, EmailTemplate>

function dayWords(locale: Locale): EmailWords {
  const { day, open, why, endAll } = words[locale]
  return { subject: day, paragraphs: ['{list}'], button: open, footer: `${why}\n${endAll} {unsubscribe}` }
}

export const dailyTemplate = emailTemplate({
  kind: 'notifications.day',
  group: 'notifications',
  receiver: 'chosen',
  name: { en: 'Daily email', es: 'Correo diario', it: 'E-mail giornaliera', zh: '每日邮件' },
  when: {
    en: 'Once a day, to people with something new that they want to read of in the daily email.',
    es: 'Una vez al día, a quienes tienen novedades que quieren leer en el correo diario.',
    it: 'Una volta al giorno, a chi ha novità che vuole leggere nell’e-mail giornaliera.',
    zh: '每天一次，发送给选择在每日邮件中查看新消息的用户。',
  },
  samplePage: 'notifications',
  required: ['list', 'unsubscribe'],
  texts: Object.fromEntries(locales.map((locale) => [locale, dayWords(locale)])) as Record<Locale, EmailWords>,
})
export const emails = [...Object.values(sentenceTemplates), dailyTemplate]
