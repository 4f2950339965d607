// The mail to who asked the support team: its answer, and where to go on.
import type { Locale } from '#contract/locales.ts'
import { compose } from '#kit/mail/compose.ts'

type Words = { heading: (subject: string) => string; button: string; footer: string }

const words: Record<Locale, Words> = {
  en: {
    heading: (subject) => `Our answer: ${subject}`,
    button: 'Read and reply',
    footer: 'You receive this e-mail because you asked our support team for your company.',
  },
  es: {
    heading: (subject) => `Nuestra respuesta: ${subject}`,
    button: 'Leer y responder',
    footer: 'Recibe este correo porque consultó a nuestro equipo de soporte en nombre de su empresa.',
  },
  it: {
    heading: (subject) => `La nostra risposta: ${subject}`,
    button: 'Leggi e rispondi',
    footer: 'Riceve questa e-mail perché ha scritto al nostro team di assistenza per la sua azienda.',
  },
  zh: {
    heading: (subject) => `我们的回复：${subject}`,
    button: '查看并回复',
    footer: '您收到此邮件，是因为您代表公司向我们的支持团队提出了请求。',
  },
}

type Answer = { subject: string; content: string; businessID: string; requestID: string; origin: string }

export function answerLetter(locale: Locale, { subject, content, businessID, requestID, origin }: Answer) {
  const { heading: headingOf, button, footer } = words[locale]
  const heading = headingOf(subject)
  const href = `${origin}${locale === 'en' ? '' : `/${locale}`}/business/${businessID}/support/${requestID}`
  const paragraphs = content.split(/\n\s*\n/)
  return {
    subject: heading,
    ...compose({ locale, heading, paragraphs, button: { label: button, href }, footer: [footer] }),
  }
}
