// Words of emails about kept inquiries.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'businesses',
  receiver: 'asker',
  throttle: 'due',
  footer: {
    en: 'You receive this because you kept an inquiry for a company on WBN.',
    es: 'Recibe este mensaje porque guardó una consulta para una empresa en WBN.',
    it: 'Ricevi questo messaggio perché hai conservato una richiesta per un’azienda su WBN.',
    zh: '您收到此邮件是因为您在 WBN 上为一家企业保留了询盘。',
    de: 'Sie erhalten diese E-Mail, weil Sie auf WBN eine Anfrage für ein Unternehmen aufbewahren lassen.',
  },
  required: ['company'],
} as const

export const templates = templatesOf('inquiries.', shared, {
  keptDelivered: {
    name: {
      en: 'Kept inquiry delivered',
      es: 'Consulta guardada entregada',
      it: 'Richiesta conservata consegnata',
      zh: '保留的询盘已送达',
      de: 'Aufbewahrte Anfrage zugestellt',
    },
    when: {
      en: 'When somebody takes over the page of a company for which an inquiry was kept.',
      es: 'Cuando alguien se hace cargo de la página de una empresa para la que se guardó una consulta.',
      it: 'Quando qualcuno prende in carico la pagina di un’azienda per cui era conservata una richiesta.',
      zh: '当有人接管了已保留询盘的企业页面时发送。',
      de: 'Wenn jemand die Seite eines Unternehmens übernimmt, für das eine Anfrage aufbewahrt wird.',
    },
    subject: {
      en: 'The inquiry that you kept was delivered',
      es: 'Se ha entregado la consulta que guardó',
      it: 'La richiesta che hai conservato è stata consegnata',
      zh: '您保留的询盘已送达',
      de: 'Ihre aufbewahrte Anfrage wurde zugestellt',
    },
    paragraphs: [
      {
        en: 'Somebody runs the page of {company} now. The inquiry that you kept was delivered; the answer comes to your messages.',
        es: 'Ahora alguien gestiona la página de {company}. Se ha entregado la consulta que guardó; la respuesta llegará a sus mensajes.',
        it: 'Ora qualcuno gestisce la pagina di {company}. La richiesta che hai conservato è stata consegnata; la risposta arriverà nei tuoi messaggi.',
        zh: '现在已有人管理 {company} 的页面。您保留的询盘已送达；回复将出现在您的消息中。',
        de: 'Die Seite von {company} wird jetzt betreut. Ihre aufbewahrte Anfrage wurde zugestellt; die Antwort kommt in Ihre Nachrichten.',
      },
    ],
    button: {
      en: 'Open the conversation',
      es: 'Abrir la conversación',
      it: 'Apri la conversazione',
      zh: '打开对话',
      de: 'Unterhaltung öffnen',
    },
    samplePage: 'my-messages',
  },
  keptEnding: {
    name: {
      en: 'Kept inquiry about to end',
      es: 'Consulta guardada a punto de vencer',
      it: 'Richiesta conservata in scadenza',
      zh: '保留的询盘即将到期',
      de: 'Aufbewahrte Anfrage läuft bald ab',
    },
    when: {
      en: 'Seven days before a kept inquiry ends that nobody has read.',
      es: 'Siete días antes de que venza una consulta guardada que nadie ha leído.',
      it: 'Sette giorni prima della scadenza di una richiesta conservata che nessuno ha letto.',
      zh: '无人阅读的保留询盘到期前七天发送。',
      de: 'Sieben Tage, bevor eine aufbewahrte Anfrage endet, die niemand gelesen hat.',
    },
    subject: {
      en: 'The inquiry that you kept ends in a week',
      es: 'La consulta que guardó vence en una semana',
      it: 'La richiesta che hai conservato scade tra una settimana',
      zh: '您保留的询盘将在一周后到期',
      de: 'Ihre aufbewahrte Anfrage läuft in einer Woche ab',
    },
    paragraphs: [
      {
        en: 'Nobody has taken over the page of {company} yet. Your inquiry is deleted in a week, unless you renew it for 30 days.',
        es: 'Nadie se ha hecho cargo todavía de la página de {company}. Su consulta se eliminará en una semana, salvo que la renueve por 30 días.',
        it: 'Nessuno ha ancora preso in carico la pagina di {company}. La tua richiesta sarà eliminata tra una settimana, se non la rinnovi per 30 giorni.',
        zh: '{company} 的页面尚无人接管。您的询盘将在一周后删除，除非您将其续期 30 天。',
        de: 'Noch hat niemand die Seite von {company} übernommen. Ihre Anfrage wird in einer Woche gelöscht, wenn Sie sie nicht um 30 Tage verlängern.',
      },
    ],
    button: { en: 'Renew it', es: 'Renovarla', it: 'Rinnovala', zh: '续期', de: 'Verlängern' },
    samplePage: 'my-messages',
  },
  keptEnded: {
    name: {
      en: 'Kept inquiry ended',
      es: 'Fin de una consulta guardada',
      it: 'Richiesta conservata scaduta',
      zh: '保留的询盘已到期',
      de: 'Aufbewahrte Anfrage abgelaufen',
    },
    when: {
      en: 'When 30 days are over, or the company has left, and nobody has read a kept inquiry.',
      es: 'Cuando han pasado 30 días, o la empresa ya no figura, y nadie ha leído una consulta guardada.',
      it: 'Quando sono passati 30 giorni, o l’azienda non c’è più, e nessuno ha letto una richiesta conservata.',
      zh: '保留期满 30 天或企业已离开，而保留的询盘无人阅读时发送。',
      de: 'Wenn 30 Tage vorüber sind oder das Unternehmen gegangen ist und niemand eine aufbewahrte Anfrage gelesen hat.',
    },
    subject: {
      en: 'Nobody has read the inquiry that you kept',
      es: 'Nadie ha leído la consulta que guardó',
      it: 'Nessuno ha letto la richiesta che hai conservato',
      zh: '您保留的询盘无人阅读',
      de: 'Niemand hat Ihre aufbewahrte Anfrage gelesen',
    },
    paragraphs: [
      {
        en: 'Nobody has taken over the page of {company} in time. The text of your inquiry has been deleted. Other companies that make the same and answer are on the page.',
        es: 'Nadie se ha hecho cargo a tiempo de la página de {company}. El texto de su consulta se ha eliminado. En la página figuran otras empresas que fabrican lo mismo y responden.',
        it: 'Nessuno ha preso in carico in tempo la pagina di {company}. Il testo della tua richiesta è stato eliminato. Nella pagina trovi altre aziende che producono lo stesso e rispondono.',
        zh: '{company} 的页面未在期限内被接管。您的询盘内容已删除。页面上列有生产同类产品并会回复的其他企业。',
        de: 'Niemand hat die Seite von {company} rechtzeitig übernommen. Der Text Ihrer Anfrage wurde gelöscht. Auf der Seite finden Sie andere Unternehmen, die das Gleiche herstellen und antworten.',
      },
    ],
    button: { en: 'Open the page', es: 'Abrir la página', it: 'Apri la pagina', zh: '打开页面', de: 'Seite öffnen' },
    samplePage: sampleBusiness,
  },
  keptRemoved: {
    name: {
      en: 'Company of a kept inquiry removed',
      es: 'Retirada la empresa de una consulta guardada',
      it: 'Rimossa l’azienda di una richiesta conservata',
      zh: '保留询盘的企业已被移除',
      de: 'Unternehmen einer aufbewahrten Anfrage entfernt',
    },
    when: {
      en: 'When a company is removed that a kept inquiry waits for.',
      es: 'Cuando se retira una empresa a la que espera una consulta guardada.',
      it: 'Quando viene rimossa un’azienda per cui è conservata una richiesta.',
      zh: '保留的询盘所等待的企业被移除时发送。',
      de: 'Wenn ein Unternehmen entfernt wird, auf das eine aufbewahrte Anfrage wartet.',
    },
    subject: {
      en: 'The company that you wrote to is no longer listed',
      es: 'La empresa a la que escribió ya no figura',
      it: 'L’azienda a cui hai scritto non è più presente',
      zh: '您联系的企业已不再收录',
      de: 'Das angeschriebene Unternehmen ist nicht mehr eingetragen',
    },
    paragraphs: [
      {
        en: '{company} does not want to be listed on WBN and has been removed. The text of your inquiry has been deleted. Nobody has read it.',
        es: '{company} no desea figurar en WBN y se ha retirado. El texto de su consulta se ha eliminado. Nadie lo ha leído.',
        it: '{company} non desidera figurare su WBN ed è stata rimossa. Il testo della tua richiesta è stato eliminato. Nessuno l’ha letto.',
        zh: '{company} 不希望在 WBN 上展示，已被移除。您的询盘内容已删除，无人阅读过。',
        de: '{company} möchte nicht auf WBN eingetragen sein und wurde entfernt. Der Text Ihrer Anfrage wurde gelöscht. Niemand hat ihn gelesen.',
      },
    ],
    button: {
      en: 'Find other companies',
      es: 'Buscar otras empresas',
      it: 'Trova altre aziende',
      zh: '查找其他企业',
      de: 'Andere Unternehmen finden',
    },
    samplePage: 'industries',
  },
})
