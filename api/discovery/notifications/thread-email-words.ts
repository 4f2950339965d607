// Words of notification emails about threads.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'
import { shared as usual } from './digest-email-words.ts'

export const shared = {
  group: 'notifications',
  receiver: 'chosen',
  throttle: 'notice',
  when: {
    en: 'Three minutes later where it is still unread, once a conversation until it is read, to people who chose so in their settings. The subject also stands in the daily email.',
    es: 'A los tres minutos si sigue sin leer, una vez por conversación hasta que se lea, a quienes lo han elegido en sus ajustes. El asunto figura también en el correo diario.',
    it: 'Dopo tre minuti se è ancora da leggere, una volta per conversazione finché non viene letta, a chi lo ha scelto nelle impostazioni. L’oggetto compare anche nell’e-mail giornaliera.',
    zh: '三分钟后仍未读时发送，每个对话在阅读前只发一次，发给在设置中如此选择的用户。主题也出现在每日邮件中。',
    de: 'Drei Minuten später, wenn sie noch ungelesen ist, einmal je Unterhaltung, bis sie gelesen wird, an Personen, die es in ihren Einstellungen so gewählt haben. Der Betreff steht auch in der täglichen E-Mail.',
  },
  paragraphs: [
    {
      en: 'Subject: {topic}',
      es: 'Asunto: {topic}',
      it: 'Oggetto: {topic}',
      zh: '主题：{topic}',
      de: 'Betreff: {topic}',
    },
    {
      en: 'Product: {product}',
      es: 'Producto: {product}',
      it: 'Prodotto: {product}',
      zh: '产品：{product}',
      de: 'Produkt: {product}',
    },
    '{words}',
    {
      en: 'Answer in the conversation: a reply to this e-mail reaches nobody.',
      es: 'Responda en la conversación: una respuesta a este correo no llega a nadie.',
      it: 'Rispondi nella conversazione: una risposta a questa e-mail non arriva a nessuno.',
      zh: '请在对话中回复：直接回复此邮件将无人收到。',
      de: 'Antworten Sie in der Unterhaltung: Eine Antwort auf diese E-Mail erreicht niemanden.',
    },
  ],
  button: {
    en: 'Open the conversation',
    es: 'Abrir la conversación',
    it: 'Apri la conversazione',
    zh: '打开对话',
    de: 'Unterhaltung öffnen',
  },
  footer: usual.footer,
  required: ['unsubscribe'],
  samplePage: `${sampleBusiness}/requests/0199a0b0-0000-7000-8000-000000000003`,
} as const

export const threadTemplates = templatesOf('notifications.', shared, {
  inquiry: {
    name: { en: 'New inquiry', es: 'Nueva consulta', it: 'Nuova richiesta', zh: '新询盘', de: 'Neue Anfrage' },
    subject: {
      en: '{who} sent an inquiry to {business}',
      es: '{who} ha enviado una consulta a {business} | {who} han enviado una consulta a {business}',
      it: '{who} ha inviato una richiesta a {business} | {who} hanno inviato una richiesta a {business}',
      zh: '{who}向{business}发来询盘',
      de: '{who} hat {business} eine Anfrage gesendet | {who} haben {business} eine Anfrage gesendet',
    },
  },
  message: {
    name: {
      en: 'Message to a person',
      es: 'Mensaje a una persona',
      it: 'Messaggio a una persona',
      zh: '给个人的消息',
      de: 'Nachricht an eine Person',
    },
    subject: {
      en: '{who} wrote to you',
      es: '{who} le ha escrito | {who} le han escrito',
      it: '{who} ti ha scritto | {who} ti hanno scritto',
      zh: '{who}给您写了消息',
      de: '{who} hat Ihnen geschrieben | {who} haben Ihnen geschrieben',
    },
  },
  messageToBusiness: {
    name: {
      en: 'Message to a business',
      es: 'Mensaje a una empresa',
      it: 'Messaggio a un’azienda',
      zh: '给企业的消息',
      de: 'Nachricht an ein Unternehmen',
    },
    subject: {
      en: '{who} wrote to {business}',
      es: '{who} ha escrito a {business} | {who} han escrito a {business}',
      it: '{who} ha scritto a {business} | {who} hanno scritto a {business}',
      zh: '{who}给{business}写了消息',
      de: '{who} hat {business} geschrieben | {who} haben {business} geschrieben',
    },
  },
  rfq: {
    name: {
      en: 'Request for quotation',
      es: 'Solicitud de cotización',
      it: 'Richiesta di offerta',
      zh: '询价单',
      de: 'Angebotsanfrage',
    },
    subject: {
      en: '{who} asks {business} for a quotation | {who} ask {business} for a quotation',
      es: '{who} solicita una cotización a {business} | {who} solicitan una cotización a {business}',
      it: '{who} chiede un’offerta a {business} | {who} chiedono un’offerta a {business}',
      zh: '{who}向{business}发来询价单',
      de: '{who} bittet {business} um ein Angebot | {who} bitten {business} um ein Angebot',
    },
  },
  quotation: {
    name: { en: 'Quotation', es: 'Cotización', it: 'Offerta', zh: '报价', de: 'Angebot' },
    subject: {
      en: '{who} sent a quotation',
      es: '{who} ha enviado una cotización | {who} han enviado una cotización',
      it: '{who} ha inviato un’offerta | {who} hanno inviato un’offerta',
      zh: '{who}发来报价',
      de: '{who} hat ein Angebot gesendet | {who} haben ein Angebot gesendet',
    },
  },
  awarded: {
    name: {
      en: 'Quotation awarded',
      es: 'Cotización adjudicada',
      it: 'Offerta aggiudicata',
      zh: '报价中选',
      de: 'Zuschlag für ein Angebot',
    },
    subject: {
      en: '{who} awarded the request for quotation to {business}',
      es: '{who} ha adjudicado la solicitud de cotización a {business}',
      it: '{who} ha aggiudicato la richiesta di offerta a {business}',
      zh: '{who}已选定{business}为本次询价的供应商',
      de: '{who} hat {business} den Zuschlag für die Angebotsanfrage erteilt',
    },
  },
  notAwarded: {
    name: {
      en: 'Awarded to another supplier',
      es: 'Adjudicada a otro proveedor',
      it: 'Aggiudicata a un altro fornitore',
      zh: '选定其他供应商',
      de: 'Zuschlag an einen anderen Lieferanten',
    },
    subject: {
      en: '{who} awarded the request for quotation to another supplier',
      es: '{who} ha adjudicado la solicitud de cotización a otro proveedor',
      it: '{who} ha aggiudicato la richiesta di offerta a un altro fornitore',
      zh: '{who}的询价已选定其他供应商',
      de: '{who} hat den Zuschlag für die Angebotsanfrage einem anderen Lieferanten erteilt',
    },
  },
  closed: {
    name: {
      en: 'Request for quotation closed',
      es: 'Solicitud de cotización cerrada',
      it: 'Richiesta di offerta chiusa',
      zh: '询价已关闭',
      de: 'Angebotsanfrage geschlossen',
    },
    subject: {
      en: '{who} closed the request for quotation without an award',
      es: '{who} ha cerrado la solicitud de cotización sin adjudicarla',
      it: '{who} ha chiuso la richiesta di offerta senza aggiudicarla',
      zh: '{who}已关闭询价，未选定供应商',
      de: '{who} hat die Angebotsanfrage ohne Zuschlag geschlossen',
    },
  },
  reopened: {
    name: {
      en: 'Request for quotation reopened',
      es: 'Solicitud de cotización reabierta',
      it: 'Richiesta di offerta riaperta',
      zh: '询价已重新开放',
      de: 'Angebotsanfrage wieder geöffnet',
    },
    subject: {
      en: '{who} reopened the request for quotation',
      es: '{who} ha reabierto la solicitud de cotización',
      it: '{who} ha riaperto la richiesta di offerta',
      zh: '{who}已重新开放询价',
      de: '{who} hat die Angebotsanfrage wieder geöffnet',
    },
  },
  deadlineSoon: {
    name: {
      en: 'Deadline within a day',
      es: 'Plazo a punto de terminar',
      it: 'Scadenza entro un giorno',
      zh: '一天内截止',
      de: 'Frist endet in weniger als einem Tag',
    },
    subject: {
      en: 'The request for quotation of {who} takes quotations for less than a day',
      es: 'Queda menos de un día para cotizar en la solicitud de {who}',
      it: 'Manca meno di un giorno per rispondere alla richiesta di offerta di {who}',
      zh: '{who}的询价单将在一天内截止',
      de: 'Die Frist der Angebotsanfrage von {who} endet in weniger als einem Tag',
    },
  },
  expired: {
    name: {
      en: 'Deadline passed',
      es: 'Plazo terminado',
      it: 'Termine scaduto',
      zh: '已过截止日期',
      de: 'Frist abgelaufen',
    },
    subject: {
      en: 'The deadline of the request for quotation of {who} has passed',
      es: 'Ha terminado el plazo de la solicitud de cotización de {who}',
      it: 'Il termine della richiesta di offerta di {who} è scaduto',
      zh: '{who}的询价单已过截止日期',
      de: 'Die Frist der Angebotsanfrage von {who} ist abgelaufen',
    },
  },
  declined: {
    name: {
      en: 'Supplier declined',
      es: 'El proveedor declina',
      it: 'Il fornitore rinuncia',
      zh: '供应商谢绝报价',
      de: 'Lieferant hat abgelehnt',
    },
    subject: {
      en: '{who} declined to quote',
      es: '{who} ha declinado cotizar',
      it: '{who} ha rinunciato a presentare un’offerta',
      zh: '{who}谢绝报价',
      de: '{who} gibt kein Angebot ab',
    },
  },
})
