// Words of the support team's email.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

export const templates = templatesOf(
  'support.',
  {},
  {
    answer: {
      group: 'help',
      receiver: 'asker',
      throttle: 'due',
      name: {
        en: 'Answer to a member',
        es: 'Respuesta a un miembro',
        it: 'Risposta a un membro',
        zh: '对会员的回复',
        de: 'Antwort an ein Mitglied',
      },
      when: {
        en: 'The support team answers a request within the hours of a plan.',
        es: 'El equipo de soporte responde a una consulta dentro de las horas de un plan.',
        it: 'Il team di assistenza risponde a una richiesta nelle ore di un piano.',
        zh: '支持团队在方案时数内回复请求时。',
        de: 'Das Support-Team beantwortet ein Anliegen im Rahmen der Supportstunden eines Tarifs.',
      },
      subject: {
        en: 'Our answer: {subject}',
        es: 'Nuestra respuesta: {subject}',
        it: 'La nostra risposta: {subject}',
        zh: '我们的回复：{subject}',
        de: 'Unsere Antwort: {subject}',
      },
      paragraphs: ['{answer}'],
      button: {
        en: 'Read and reply',
        es: 'Leer y responder',
        it: 'Leggi e rispondi',
        zh: '查看并回复',
        de: 'Lesen und antworten',
      },
      footer: {
        en: 'You receive this e-mail because you asked our support team for your company.',
        es: 'Recibe este correo porque consultó a nuestro equipo de soporte en nombre de su empresa.',
        it: 'Ricevi questa e-mail perché hai scritto al nostro team di assistenza per la tua azienda.',
        zh: '您收到此邮件，是因为您代表公司向我们的支持团队提出了请求。',
        de: 'Sie erhalten diese E-Mail, weil Sie sich für Ihr Unternehmen an unser Support-Team gewandt haben.',
      },
      required: ['answer'],
      samplePage: `${sampleBusiness}/support/0199a0b0-0000-7000-8000-000000000002`,
    },
  },
)
