// Mails to who asked for help: that the request arrived, and the answer. Without words of the sender: the address may be anybody's.
import type { Locale } from '#contract/locales.ts'
import { compose } from '#kit/mail/compose.ts'

type Words = {
  received: (reference: string) => string
  receivedText: (hours: number) => string[]
  answered: (reference: string) => string
  answeredText: string
  footer: string
}

const words: Record<Locale, Words> = {
  en: {
    received: (reference) => `We have received your request ${reference}`,
    receivedText: (hours) => [
      'Thank you. Your request for business help has reached us, and somebody of our team is going to read it.',
      hours === 1 ? 'You will hear from us within an hour.' : `You will hear from us within ${hours} hours.`,
      'To add something, reply to this e-mail and leave the number in its subject.',
    ],
    answered: (reference) => `Our answer to your request ${reference}`,
    answeredText: 'To go on, reply to this e-mail and leave the number in its subject.',
    footer:
      'You receive this e-mail because this address was given in a request for business help. If it was not you, you do not need to do anything.',
  },
  es: {
    received: (reference) => `Hemos recibido su solicitud ${reference}`,
    receivedText: (hours) => [
      'Gracias. Hemos recibido su solicitud de ayuda y una persona de nuestro equipo la va a leer.',
      hours === 1 ? 'Le responderemos en el plazo de una hora.' : `Le responderemos en un plazo de ${hours} horas.`,
      'Si quiere añadir algo, responda a este correo sin quitar el número del asunto.',
    ],
    answered: (reference) => `Nuestra respuesta a su solicitud ${reference}`,
    answeredText: 'Para continuar, responda a este correo sin quitar el número del asunto.',
    footer:
      'Recibe este correo porque alguien indicó esta dirección en una solicitud de ayuda. Si no fue usted, no tiene que hacer nada.',
  },
  it: {
    received: (reference) => `Abbiamo ricevuto la tua richiesta ${reference}`,
    receivedText: (hours) => [
      'Grazie. La tua richiesta di assistenza è arrivata e una persona del nostro team la leggerà.',
      hours === 1 ? 'Ti risponderemo entro un’ora.' : `Ti risponderemo entro ${hours} ore.`,
      'Per aggiungere qualcosa rispondi a questa e-mail, lasciando il numero nell’oggetto.',
    ],
    answered: (reference) => `La nostra risposta alla tua richiesta ${reference}`,
    answeredText: 'Per continuare rispondi a questa e-mail, lasciando il numero nell’oggetto.',
    footer:
      'Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta di assistenza. Se non sei stato tu, non devi fare nulla.',
  },
  zh: {
    received: (reference) => `我们已收到您的请求 ${reference}`,
    receivedText: (hours) => [
      '感谢您的来信。您的商务协助请求已送达，我们的工作人员会尽快查看。',
      `我们将在 ${hours} 小时内回复您。`,
      '如需补充，请直接回复本邮件，并保留主题中的编号。',
    ],
    answered: (reference) => `关于您的请求 ${reference} 的回复`,
    answeredText: '如需继续沟通，请直接回复本邮件，并保留主题中的编号。',
    footer: '您收到此邮件，是因为有人在商务协助请求中填写了此地址。如非您本人所为，无需任何操作。',
  },
}

export function receivedLetter(locale: Locale, reference: string, hours: number) {
  const { received, receivedText, footer } = words[locale]
  const heading = received(reference)
  return { subject: heading, ...compose({ locale, heading, paragraphs: receivedText(hours), footer: [footer] }) }
}

/** `content`: the words of the staff; its blank lines part paragraphs. */
export function answerLetter(locale: Locale, reference: string, content: string) {
  const { answered, answeredText, footer } = words[locale]
  const heading = answered(reference)
  const paragraphs = [...content.split(/\n\s*\n/), answeredText]
  return { subject: heading, ...compose({ locale, heading, paragraphs, footer: [footer] }) }
}
