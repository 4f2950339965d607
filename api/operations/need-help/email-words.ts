// Words of emails to help seekers. NOTE: they never quote the sender: the address may be anybody's.
import { templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'help',
  receiver: 'asker',
  throttle: 'due',
  footer: {
    en: 'You receive this e-mail because this address was given in a request for business help. If it was not you, you do not need to do anything.',
    es: 'Recibe este correo porque alguien indicó esta dirección en una solicitud de ayuda. Si no fue usted, no tiene que hacer nada.',
    it: 'Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta di assistenza. Se non sei stato tu, non devi fare nulla.',
    zh: '您收到此邮件，是因为有人在商务协助请求中填写了此地址。如非您本人所为，无需任何操作。',
    de: 'Sie erhalten diese E-Mail, weil diese Adresse in einer Hilfeanfrage angegeben wurde. Wenn Sie das nicht waren, müssen Sie nichts tun.',
  },
  samplePage: '',
} as const

export const templates = templatesOf('need-help.', shared, {
  received: {
    throttle: 'unproven',
    name: {
      en: 'Request for help received',
      es: 'Solicitud de ayuda recibida',
      it: 'Richiesta di assistenza ricevuta',
      zh: '已收到协助请求',
      de: 'Hilfeanfrage eingegangen',
    },
    when: {
      en: 'Somebody sent the form for business help.',
      es: 'Alguien ha enviado el formulario de ayuda.',
      it: 'Qualcuno ha inviato il modulo di assistenza.',
      zh: '有人提交商务协助表单时。',
      de: 'Jemand hat das Formular für geschäftliche Hilfe gesendet.',
    },
    subject: {
      en: 'We have received your request {reference}',
      es: 'Hemos recibido su solicitud {reference}',
      it: 'Abbiamo ricevuto la tua richiesta {reference}',
      zh: '我们已收到您的请求 {reference}',
      de: 'Wir haben Ihre Anfrage {reference} erhalten',
    },
    paragraphs: [
      {
        en: 'Thank you. Your request for business help has reached us, and somebody of our team is going to read it.',
        es: 'Gracias. Hemos recibido su solicitud de ayuda y una persona de nuestro equipo la va a leer.',
        it: 'Grazie. La tua richiesta di assistenza è arrivata e una persona del nostro team la leggerà.',
        zh: '感谢您的来信。您的商务协助请求已送达，我们的工作人员会尽快查看。',
        de: 'Vielen Dank. Ihre Hilfeanfrage ist bei uns eingegangen und wird von unserem Team gelesen.',
      },
      {
        en: 'You will hear from us within {time}.',
        es: 'Le responderemos en {time}.',
        it: 'Ti risponderemo entro {time}.',
        zh: '我们将在 {time}内回复您。',
        de: 'Sie hören innerhalb von {time} von uns.',
      },
      {
        en: 'To add something, reply to this e-mail and leave the number in its subject.',
        es: 'Si quiere añadir algo, responda a este correo sin quitar el número del asunto.',
        it: 'Per aggiungere qualcosa rispondi a questa e-mail, lasciando il numero nell’oggetto.',
        zh: '如需补充，请直接回复本邮件，并保留主题中的编号。',
        de: 'Um etwas zu ergänzen, antworten Sie auf diese E-Mail und lassen Sie die Nummer im Betreff stehen.',
      },
    ],
    required: ['reference'],
  },
  answer: {
    name: {
      en: 'Answer to a request for help',
      es: 'Respuesta a una solicitud de ayuda',
      it: 'Risposta a una richiesta di assistenza',
      zh: '对协助请求的回复',
      de: 'Antwort auf eine Hilfeanfrage',
    },
    when: {
      en: 'The staff answers a request for business help.',
      es: 'El personal responde a una solicitud de ayuda.',
      it: 'Lo staff risponde a una richiesta di assistenza.',
      zh: '工作人员回复商务协助请求时。',
      de: 'Die Mitarbeiter beantworten eine Hilfeanfrage.',
    },
    subject: {
      en: 'Our answer to your request {reference}',
      es: 'Nuestra respuesta a su solicitud {reference}',
      it: 'La nostra risposta alla tua richiesta {reference}',
      zh: '关于您的请求 {reference} 的回复',
      de: 'Unsere Antwort auf Ihre Anfrage {reference}',
    },
    paragraphs: [
      '{answer}',
      {
        en: 'To go on, reply to this e-mail and leave the number in its subject.',
        es: 'Para continuar, responda a este correo sin quitar el número del asunto.',
        it: 'Per continuare rispondi a questa e-mail, lasciando il numero nell’oggetto.',
        zh: '如需继续沟通，请直接回复本邮件，并保留主题中的编号。',
        de: 'Wenn Sie weitere Fragen haben, antworten Sie auf diese E-Mail und lassen Sie die Nummer im Betreff stehen.',
      },
    ],
    required: ['reference', 'answer'],
  },
})
