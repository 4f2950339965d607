// Email with the support team's answer.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Filling } from '#kit/mail/template.ts'
import { emailTemplate, pageIn, sampleBusiness } from '#api/identity/emails/lookup.ts'

export const answer = emailTemplate({
  kind: 'support.answer',
  group: 'help',
  receiver: 'asker',
  name: { en: 'Answer to a member', es: 'Respuesta a un miembro', it: 'Risposta a un membro', zh: '对会员的回复' },
  when: {
    en: 'The support team answers a request within the hours of a plan.',
    es: 'El equipo de soporte responde a una consulta dentro de las horas de un plan.',
    it: 'Il team di assistenza risponde a una richiesta nelle ore di un piano.',
    zh: '支持团队在方案时数内回复请求时。',
  },
  samplePage: `${sampleBusiness}/support/0199a0b0-0000-7000-8000-000000000002`,
  required: ['answer'],
  texts: {
    en: {
      subject: 'Our answer: {subject}',
      paragraphs: ['{answer}'],
      button: 'Read and reply',
      footer: 'You receive this e-mail because you asked our support team for your company.',
    },
    es: {
      subject: 'Nuestra respuesta: {subject}',
      paragraphs: ['{answer}'],
      button: 'Leer y responder',
      footer: 'Recibe este correo porque consultó a nuestro equipo de soporte en nombre de su empresa.',
    },
    it: {
      subject: 'La nostra risposta: {subject}',
      paragraphs: ['{answer}'],
      button: 'Leggi e rispondi',
      footer: 'Riceve questa e-mail perché ha scritto al nostro team di assistenza per la sua azienda.',
    },
    zh: {
      subject: '我们的回复：{subject}',
      paragraphs: ['{answer}'],
      button: '查看并回复',
      footer: '您收到此邮件，是因为您代表公司向我们的支持团队提出了请求。',
    },
  },
})
export const emails = [answer]

type Answer = { subject: string; content: string; businessID: string; requestID: string; origin: string }

export function answerFilling(locale: Locale, { subject, content, businessID, requestID, origin }: Answer): Filling {
  return {
    locale,
    values: { subject, answer: content },
    href: pageIn(origin, locale, `business/${businessID}/support/${requestID}`),
  }
}
