// Footer and button of the emails about agreements.
import { sampleBusiness } from '#api/identity/emails/lookup.ts'

export const shared = {
  group: 'businesses',
  receiver: 'managers',
  throttle: 'due',
  footer: {
    en: 'You receive this e-mail because you manage the agreements of your company on WBN.',
    es: 'Recibe este correo porque gestiona los acuerdos de su empresa en WBN.',
    it: 'Ricevi questa e-mail perché gestisci gli accordi della tua azienda su WBN.',
    zh: '您收到此邮件，是因为您在 WBN 上管理贵公司的协议。',
    de: 'Sie erhalten diese E-Mail, weil Sie auf WBN die Vereinbarungen Ihres Unternehmens verwalten.',
  },
  button: {
    en: 'Open the agreement',
    es: 'Abrir el acuerdo',
    it: 'Apri l’accordo',
    zh: '打开协议',
    de: 'Vereinbarung öffnen',
  },
  samplePage: `${sampleBusiness}/territories`,
} as const
