// Emails to people who asked for help. NOTE: they never quote the sender, since the address may be anybody's.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Filling } from '#kit/mail/template.ts'
import { emailTemplate } from '#api/identity/emails/lookup.ts'

const footers = {
  en: 'You receive this e-mail because this address was given in a request for business help. If it was not you, you do not need to do anything.',
  es: 'Recibe este correo porque alguien indicó esta dirección en una solicitud de ayuda. Si no fue usted, no tiene que hacer nada.',
  it: 'Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta di assistenza. Se non sei stato tu, non devi fare nulla.',
  zh: '您收到此邮件，是因为有人在商务协助请求中填写了此地址。如非您本人所为，无需任何操作。',
}

export const received = emailTemplate({
  kind: 'need-help.received',
  group: 'help',
  receiver: 'asker',
  name: {
    en: 'Request for help received',
    es: 'Solicitud de ayuda recibida',
    it: 'Richiesta di assistenza ricevuta',
    zh: '已收到协助请求',
  },
  when: {
    en: 'Somebody sent the form for business help.',
    es: 'Alguien ha enviado el formulario de ayuda.',
    it: 'Qualcuno ha inviato il modulo di assistenza.',
    zh: '有人提交商务协助表单时。',
  },
  samplePage: '',
  required: ['reference'],
  texts: {
    en: {
      subject: 'We have received your request {reference}',
      paragraphs: [
        'Thank you. Your request for business help has reached us, and somebody of our team is going to read it.',
        'You will hear from us within {time}.',
        'To add something, reply to this e-mail and leave the number in its subject.',
      ],
      footer: footers.en,
    },
    es: {
      subject: 'Hemos recibido su solicitud {reference}',
      paragraphs: [
        'Gracias. Hemos recibido su solicitud de ayuda y una persona de nuestro equipo la va a leer.',
        'Le responderemos en {time}.',
        'Si quiere añadir algo, responda a este correo sin quitar el número del asunto.',
      ],
      footer: footers.es,
    },
    it: {
      subject: 'Abbiamo ricevuto la tua richiesta {reference}',
      paragraphs: [
        'Grazie. La tua richiesta di assistenza è arrivata e una persona del nostro team la leggerà.',
        'Ti risponderemo entro {time}.',
        'Per aggiungere qualcosa rispondi a questa e-mail, lasciando il numero nell’oggetto.',
      ],
      footer: footers.it,
    },
    zh: {
      subject: '我们已收到您的请求 {reference}',
      paragraphs: [
        '感谢您的来信。您的商务协助请求已送达，我们的工作人员会尽快查看。',
        '我们将在 {time}内回复您。',
        '如需补充，请直接回复本邮件，并保留主题中的编号。',
      ],
      footer: footers.zh,
    },
  },
})

export const answered = emailTemplate({
  kind: 'need-help.answer',
  group: 'help',
  receiver: 'asker',
  name: {
    en: 'Answer to a request for help',
    es: 'Respuesta a una solicitud de ayuda',
    it: 'Risposta a una richiesta di assistenza',
    zh: '对协助请求的回复',
  },
  when: {
    en: 'The staff answers a request for business help.',
    es: 'El personal responde a una solicitud de ayuda.',
    it: 'Lo staff risponde a una richiesta di assistenza.',
    zh: '工作人员回复商务协助请求时。',
  },
  samplePage: '',
  required: ['reference', 'answer'],
  texts: {
    en: {
      subject: 'Our answer to your request {reference}',
      paragraphs: ['{answer}', 'To go on, reply to this e-mail and leave the number in its subject.'],
      footer: footers.en,
    },
    es: {
      subject: 'Nuestra respuesta a su solicitud {reference}',
      paragraphs: ['{answer}', 'Para continuar, responda a este correo sin quitar el número del asunto.'],
      footer: footers.es,
    },
    it: {
      subject: 'La nostra risposta alla tua richiesta {reference}',
      paragraphs: ['{answer}', 'Per continuare rispondi a questa e-mail, lasciando il numero nell’oggetto.'],
      footer: footers.it,
    },
    zh: {
      subject: '关于您的请求 {reference} 的回复',
      paragraphs: ['{answer}', '如需继续沟通，请直接回复本邮件，并保留主题中的编号。'],
      footer: footers.zh,
    },
  },
})
export const emails = [received, answered]

const timeWords: Record<Locale, (hours: number) => string> = {
  en: (hours) => (hours === 1 ? 'an hour' : `${hours} hours`),
  es: (hours) => (hours === 1 ? 'el plazo de una hora' : `un plazo de ${hours} horas`),
  it: (hours) => (hours === 1 ? 'un’ora' : `${hours} ore`),
  zh: (hours) => `${hours} 小时`,
}

export function receivedFilling(locale: Locale, reference: string, hours: number): Filling {
  return { locale, values: { reference, time: timeWords[locale](hours) } }
}

/** Blank lines separate paragraphs. */
export function answerFilling(locale: Locale, reference: string, content: string): Filling {
  return { locale, values: { reference, answer: content } }
}
