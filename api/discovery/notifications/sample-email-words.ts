// Words of emails about samples: what a thread says, and reminders.
import { templatesOf } from '#api/identity/emails/lookup.ts'
import { shared } from './thread-email-words.ts'

export const sampleTemplates = templatesOf('notifications.', shared, {
  sampleRequested: {
    name: {
      en: 'Sample requested',
      es: 'Muestra solicitada',
      it: 'Campione richiesto',
      zh: '索取样品',
      de: 'Muster angefragt',
    },
    subject: {
      en: '{who} asks {business} for a sample',
      es: '{who} pide una muestra a {business}',
      it: '{who} chiede un campione a {business}',
      zh: '{who}向{business}索取样品',
      de: '{who} bittet {business} um ein Muster',
    },
  },
  sampleQualified: {
    name: {
      en: 'Details of a sample',
      es: 'Detalles de una muestra',
      it: 'Dettagli di un campione',
      zh: '样品的详细信息',
      de: 'Angaben zu einem Muster',
    },
    subject: {
      en: '{who} said what the sample is for and where to send it',
      es: '{who} ha indicado para qué es la muestra y adónde enviarla',
      it: '{who} ha indicato a che cosa serve il campione e dove inviarlo',
      zh: '{who}说明了样品的用途和寄送地址',
      de: '{who} hat angegeben, wofür das Muster ist und wohin es geht',
    },
  },
  sampleApproved: {
    name: {
      en: 'Sample approved',
      es: 'Muestra aprobada',
      it: 'Campione approvato',
      zh: '样品已批准',
      de: 'Muster zugesagt',
    },
    subject: {
      en: '{who} approved the sample',
      es: '{who} ha aprobado la muestra',
      it: '{who} ha approvato il campione',
      zh: '{who}批准了样品',
      de: '{who} hat das Muster zugesagt',
    },
  },
  sampleShipped: {
    name: {
      en: 'Sample shipped',
      es: 'Muestra enviada',
      it: 'Campione spedito',
      zh: '样品已寄出',
      de: 'Muster versandt',
    },
    subject: {
      en: '{who} shipped the sample',
      es: '{who} ha enviado la muestra',
      it: '{who} ha spedito il campione',
      zh: '{who}已寄出样品',
      de: '{who} hat das Muster versandt',
    },
  },
  sampleReceived: {
    name: {
      en: 'Sample received',
      es: 'Muestra recibida',
      it: 'Campione ricevuto',
      zh: '样品已收到',
      de: 'Muster erhalten',
    },
    subject: {
      en: '{who} has received the sample',
      es: '{who} ha recibido la muestra',
      it: '{who} ha ricevuto il campione',
      zh: '{who}已收到样品',
      de: '{who} hat das Muster erhalten',
    },
  },
  sampleConcluded: {
    name: {
      en: 'Outcome of a sample',
      es: 'Resultado de una muestra',
      it: 'Esito di un campione',
      zh: '样品试用结果',
      de: 'Ergebnis eines Musters',
    },
    subject: {
      en: '{who} said what came of the sample',
      es: '{who} ha indicado el resultado de la muestra',
      it: '{who} ha comunicato l’esito del campione',
      zh: '{who}告知了样品试用结果',
      de: '{who} hat das Ergebnis des Musters mitgeteilt',
    },
  },
  sampleDeclined: {
    name: {
      en: 'Sample declined',
      es: 'Muestra rechazada',
      it: 'Campione rifiutato',
      zh: '样品请求被拒绝',
      de: 'Muster abgelehnt',
    },
    subject: {
      en: '{who} sends no sample',
      es: '{who} no envía la muestra',
      it: '{who} non invia il campione',
      zh: '{who}不提供样品',
      de: '{who} sendet kein Muster',
    },
  },
  sampleWithdrawn: {
    name: {
      en: 'Sample request withdrawn',
      es: 'Solicitud de muestra retirada',
      it: 'Richiesta di campione ritirata',
      zh: '样品请求已撤回',
      de: 'Musteranfrage zurückgezogen',
    },
    subject: {
      en: '{who} needs the sample no more',
      es: '{who} ya no necesita la muestra',
      it: '{who} non ha più bisogno del campione',
      zh: '{who}不再需要样品',
      de: '{who} braucht das Muster nicht mehr',
    },
  },
  sampleDetailsDue: {
    name: {
      en: 'Reminder: details of a sample',
      es: 'Recordatorio: detalles de una muestra',
      it: 'Promemoria: dettagli di un campione',
      zh: '提醒：样品的详细信息',
      de: 'Erinnerung: Angaben zu einem Muster',
    },
    subject: {
      en: '{who} waits to hear what the sample is for and where to send it',
      es: '{who} espera saber para qué es la muestra y adónde enviarla',
      it: '{who} attende di sapere a che cosa serve il campione e dove inviarlo',
      zh: '{who}在等您说明样品的用途和寄送地址',
      de: '{who} wartet auf Ihre Angaben, wofür das Muster ist und wohin es geht',
    },
  },
  sampleAnswerDue: {
    name: {
      en: 'Reminder: answer about a sample',
      es: 'Recordatorio: respuesta sobre una muestra',
      it: 'Promemoria: risposta su un campione',
      zh: '提醒：答复样品请求',
      de: 'Erinnerung: Antwort zu einem Muster',
    },
    subject: {
      en: '{who} has waited two days for an answer about the sample',
      es: '{who} espera desde hace dos días una respuesta sobre la muestra',
      it: '{who} attende da due giorni una risposta sul campione',
      zh: '{who}已等待样品答复两天',
      de: '{who} wartet seit zwei Tagen auf eine Antwort zum Muster',
    },
  },
  sampleShipmentDue: {
    name: {
      en: 'Reminder: shipment of a sample',
      es: 'Recordatorio: envío de una muestra',
      it: 'Promemoria: spedizione di un campione',
      zh: '提醒：寄出样品',
      de: 'Erinnerung: Versand eines Musters',
    },
    subject: {
      en: '{who} waits for the sample that you approved',
      es: '{who} espera la muestra que usted aprobó',
      it: '{who} attende il campione che hai approvato',
      zh: '{who}在等您批准的样品',
      de: '{who} wartet auf das zugesagte Muster',
    },
  },
  sampleArrivalDue: {
    name: {
      en: 'Reminder: has a sample arrived?',
      es: 'Recordatorio: ¿ha llegado una muestra?',
      it: 'Promemoria: è arrivato un campione?',
      zh: '提醒：样品是否已到？',
      de: 'Erinnerung: Ist ein Muster angekommen?',
    },
    subject: {
      en: 'Has the sample of {who} arrived?',
      es: '¿Ha llegado la muestra de {who}?',
      it: 'È arrivato il campione di {who}?',
      zh: '{who}的样品到了吗？',
      de: 'Ist das Muster von {who} angekommen?',
    },
  },
  sampleOutcomeDue: {
    name: {
      en: 'Reminder: outcome of a sample',
      es: 'Recordatorio: resultado de una muestra',
      it: 'Promemoria: esito di un campione',
      zh: '提醒：样品试用结果',
      de: 'Erinnerung: Ergebnis eines Musters',
    },
    subject: {
      en: '{who} would like to know what came of the sample',
      es: 'A {who} le gustaría saber el resultado de la muestra',
      it: '{who} vorrebbe sapere l’esito del campione',
      zh: '{who}想了解样品的试用结果',
      de: '{who} möchte wissen, was aus dem Muster wurde',
    },
  },
})
