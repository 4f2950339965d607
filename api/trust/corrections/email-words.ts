// Words of emails about corrections.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'businesses',
  receiver: 'asker',
  throttle: 'due',
  button: { en: 'Open the page', es: 'Abrir la página', it: 'Apri la pagina', zh: '打开页面', de: 'Seite öffnen' },
  footer: {
    en: 'You receive this e-mail because you suggested a correction on WBN.',
    es: 'Recibe este correo porque sugirió una corrección en WBN.',
    it: 'Ricevi questa e-mail perché hai suggerito una correzione su WBN.',
    zh: '您收到此邮件，是因为您在 WBN 上提出了更正建议。',
    de: 'Sie erhalten diese E-Mail, weil Sie auf WBN eine Berichtigung vorgeschlagen haben.',
  },
  samplePage: sampleBusiness,
} as const

export const templates = templatesOf('corrections.', shared, {
  suggested: {
    receiver: 'managers',
    name: {
      en: 'Correction suggested',
      es: 'Corrección sugerida',
      it: 'Correzione suggerita',
      zh: '收到更正建议',
      de: 'Berichtigung vorgeschlagen',
    },
    when: {
      en: 'Somebody suggests a correction of a business, once a day.',
      es: 'Alguien sugiere una corrección de una empresa, una vez al día.',
      it: 'Qualcuno suggerisce una correzione di un’azienda, una volta al giorno.',
      zh: '有人对企业信息提出更正建议时（每天一次）。',
      de: 'Jemand schlägt eine Berichtigung eines Unternehmens vor, einmal am Tag.',
    },
    subject: {
      en: 'Somebody suggests a correction of {business}',
      es: 'Alguien sugiere una corrección de {business}',
      it: 'Qualcuno suggerisce una correzione di {business}',
      zh: '有人建议更正 {business} 的信息',
      de: 'Jemand schlägt eine Berichtigung zu {business} vor',
    },
    paragraphs: [
      {
        en: 'You have {days} days to accept or refuse it. After that our staff decides.',
        es: 'Tiene {days} días para aceptarla o rechazarla. Después decide nuestro personal.',
        it: 'Hai {days} giorni per accettarla o rifiutarla. Poi decide il nostro staff.',
        zh: '您有 {days} 天时间接受或拒绝，逾期由我们的工作人员决定。',
        de: 'Sie haben {days} Tage Zeit, sie anzunehmen oder abzulehnen. Danach entscheiden unsere Mitarbeiter.',
      },
    ],
    button: {
      en: 'See the suggestion',
      es: 'Ver la sugerencia',
      it: 'Vedi il suggerimento',
      zh: '查看建议',
      de: 'Vorschlag ansehen',
    },
    footer: {
      en: 'You receive this e-mail because you may edit this business on WBN.',
      es: 'Recibe este correo porque puede editar esta empresa en WBN.',
      it: 'Ricevi questa e-mail perché puoi modificare questa azienda su WBN.',
      zh: '您收到此邮件，是因为您可以在 WBN 上编辑该企业。',
      de: 'Sie erhalten diese E-Mail, weil Sie dieses Unternehmen auf WBN bearbeiten dürfen.',
    },
    required: ['business'],
    samplePage: `${sampleBusiness}/corrections`,
  },
  accepted: {
    name: {
      en: 'Correction accepted',
      es: 'Corrección aceptada',
      it: 'Correzione accettata',
      zh: '更正已被采纳',
      de: 'Berichtigung angenommen',
    },
    when: {
      en: 'A suggested correction is accepted.',
      es: 'Se acepta una corrección sugerida.',
      it: 'Una correzione suggerita viene accettata.',
      zh: '更正建议被采纳时。',
      de: 'Eine vorgeschlagene Berichtigung wird angenommen.',
    },
    subject: {
      en: 'Your correction of {business} was accepted',
      es: 'Su corrección de {business} se ha aceptado',
      it: 'La tua correzione di {business} è stata accettata',
      zh: '您对 {business} 的更正已被采纳',
      de: 'Ihre Berichtigung zu {business} wurde angenommen',
    },
    paragraphs: [
      {
        en: 'It is on the page now, with the source that you gave. Thank you.',
        es: 'Ya está en la página, con la fuente que indicó. Gracias.',
        it: 'Ora è sulla pagina, con la fonte che hai indicato. Grazie.',
        zh: '更正内容及您提供的来源已显示在页面上。谢谢。',
        de: 'Sie steht jetzt auf der Seite, mit der von Ihnen genannten Quelle. Vielen Dank.',
      },
      '{explanation}',
    ],
    required: ['business'],
  },
  refused: {
    name: {
      en: 'Correction refused',
      es: 'Corrección rechazada',
      it: 'Correzione rifiutata',
      zh: '更正未被采纳',
      de: 'Berichtigung abgelehnt',
    },
    when: {
      en: 'A suggested correction is refused.',
      es: 'Se rechaza una corrección sugerida.',
      it: 'Una correzione suggerita viene rifiutata.',
      zh: '更正建议未被采纳时。',
      de: 'Eine vorgeschlagene Berichtigung wird abgelehnt.',
    },
    subject: {
      en: 'Your correction of {business} was not accepted',
      es: 'Su corrección de {business} no se ha aceptado',
      it: 'La tua correzione di {business} non è stata accettata',
      zh: '您对 {business} 的更正未被采纳',
      de: 'Ihre Berichtigung zu {business} wurde nicht angenommen',
    },
    paragraphs: [
      { en: 'The reason:', es: 'El motivo:', it: 'Il motivo:', zh: '原因：', de: 'Der Grund:' },
      '{explanation}',
    ],
    required: ['business', 'explanation'],
  },
})
