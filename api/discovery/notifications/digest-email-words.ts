// Words of the daily digest and weekly figures.
import type { weekKinds } from '#contract/discovery/reach.ts'
import type { Names } from '#contract/foundation/locales.ts'
import { templatesOf } from '#api/identity/emails/lookup.ts'

export const shared = {
  group: 'notifications',
  receiver: 'chosen',
  throttle: 'notice',
  when: {
    en: 'At once, to people who chose so in their settings. The subject also stands in the daily email.',
    es: 'Al momento, a quienes lo han elegido en sus ajustes. El asunto figura también en el correo diario.',
    it: 'Subito, a chi lo ha scelto nelle impostazioni. L’oggetto compare anche nell’e-mail giornaliera.',
    zh: '立即发送给在设置中如此选择的用户。主题也出现在每日邮件中。',
    de: 'Sofort, an Personen, die es in ihren Einstellungen so gewählt haben. Der Betreff steht auch in der täglichen E-Mail.',
  },
  paragraphs: [],
  button: {
    en: 'View your notifications',
    es: 'Ver sus notificaciones',
    it: 'Vedi le notifiche',
    zh: '查看通知',
    de: 'Benachrichtigungen ansehen',
  },
  footer: {
    en: 'You receive this e-mail because of your settings on WBN.\nStop e-mails of this kind: {unsubscribe}',
    es: 'Recibe este mensaje por la configuración de su cuenta en WBN.\nNo recibir más correos de este tipo: {unsubscribe}',
    it: 'Ricevi questo messaggio in base alle impostazioni del tuo account WBN.\nNon ricevere più e-mail di questo tipo: {unsubscribe}',
    zh: '您收到此邮件是因为您在 WBN 上的设置。\n不再接收此类邮件： {unsubscribe}',
    de: 'Sie erhalten diese E-Mail aufgrund Ihrer Einstellungen auf WBN.\nE-Mails dieser Art abbestellen: {unsubscribe}',
  },
  required: ['unsubscribe'],
  samplePage: 'notifications',
} as const

export const ofDigests = templatesOf('notifications.', shared, {
  figures: {
    name: {
      en: 'Figures of the week',
      es: 'Cifras de la semana',
      it: 'Numeri della settimana',
      zh: '每周数据',
      de: 'Zahlen der Woche',
    },
    when: {
      en: 'On Mondays, to who edits a business whose figures moved in the week before, unless they chose otherwise.',
      es: 'Los lunes, a quienes editan una empresa cuyas cifras variaron la semana anterior, salvo que hayan elegido otra cosa.',
      it: 'Il lunedì, a chi modifica un’azienda i cui numeri sono cambiati nella settimana precedente, salvo diversa scelta.',
      zh: '每周一发送给其企业上周数据有变化的编辑者，除非其另有选择。',
      de: 'Montags, an Personen, die ein Unternehmen bearbeiten, dessen Zahlen sich in der Vorwoche verändert haben, sofern sie nichts anderes gewählt haben.',
    },
    subject: {
      en: '{business}: the last week in figures',
      es: '{business}: la última semana en cifras',
      it: '{business}: l’ultima settimana in numeri',
      zh: '{business}：上周数据',
      de: '{business}: die letzte Woche in Zahlen',
    },
    paragraphs: ['{list}'],
    button: {
      en: 'Open My Business',
      es: 'Abrir Mi empresa',
      it: 'Apri La mia azienda',
      zh: '打开我的企业',
      de: '„Mein Unternehmen“ öffnen',
    },
    required: ['list', 'unsubscribe'],
    samplePage: 'my-business',
  },
  day: {
    name: { en: 'Daily email', es: 'Correo diario', it: 'E-mail giornaliera', zh: '每日邮件', de: 'Tägliche E-Mail' },
    when: {
      en: 'Once a day, to people with something new that they want to read of in the daily email.',
      es: 'Una vez al día, a quienes tienen novedades que quieren leer en el correo diario.',
      it: 'Una volta al giorno, a chi ha novità che vuole leggere nell’e-mail giornaliera.',
      zh: '每天一次，发送给选择在每日邮件中查看新消息的用户。',
      de: 'Einmal am Tag, an Personen mit Neuem, das sie in der täglichen E-Mail lesen möchten.',
    },
    subject: {
      en: 'Your day on WBN: {count} new',
      es: 'Su día en WBN: {count} novedades',
      it: 'La tua giornata su WBN: {count} novità',
      zh: '您在 WBN 的今日动态：{count} 条新消息',
      de: 'Ihr Tag auf WBN: {count} Neuigkeiten',
    },
    throttle: 'due',
    paragraphs: ['{list}'],
    footer: {
      en: 'You receive this e-mail because of your settings on WBN.\nStop all of these e-mails: {unsubscribe}',
      es: 'Recibe este mensaje por la configuración de su cuenta en WBN.\nNo recibir más estos correos: {unsubscribe}',
      it: 'Ricevi questo messaggio in base alle impostazioni del tuo account WBN.\nNon ricevere più queste e-mail: {unsubscribe}',
      zh: '您收到此邮件是因为您在 WBN 上的设置。\n不再接收这些邮件： {unsubscribe}',
      de: 'Sie erhalten diese E-Mail aufgrund Ihrer Einstellungen auf WBN.\nAlle diese E-Mails abbestellen: {unsubscribe}',
    },
    required: ['list', 'unsubscribe'],
  },
})

export const weekWords: Record<(typeof weekKinds)[number] | 'from', Names> = {
  from: {
    en: 'Week from {date}, in brackets the week before',
    es: 'Semana desde el {date}, entre paréntesis la anterior',
    it: 'Settimana dal {date}, tra parentesi quella precedente',
    zh: '{date}起的一周，括号内为前一周',
    de: 'Woche ab {date}, in Klammern die Vorwoche',
  },
  seen: {
    en: 'Seen in search: {now} ({before})',
    es: 'Vista en la búsqueda: {now} ({before})',
    it: 'Vista nella ricerca: {now} ({before})',
    zh: '在搜索中被看到：{now}（{before}）',
    de: 'In der Suche gesehen: {now} ({before})',
  },
  viewed: {
    en: 'Views: {now} ({before})',
    es: 'Visitas: {now} ({before})',
    it: 'Visite: {now} ({before})',
    zh: '浏览：{now}（{before}）',
    de: 'Aufrufe: {now} ({before})',
  },
  people: {
    en: 'People, each once a day: {now} ({before})',
    es: 'Personas, cada una una vez al día: {now} ({before})',
    it: 'Persone, ciascuna una volta al giorno: {now} ({before})',
    zh: '人数（每人每天计一次）：{now}（{before}）',
    de: 'Personen, jede einmal am Tag: {now} ({before})',
  },
  inquiries: {
    en: 'Inquiries: {now} ({before})',
    es: 'Consultas: {now} ({before})',
    it: 'Richieste: {now} ({before})',
    zh: '询盘：{now}（{before}）',
    de: 'Anfragen: {now} ({before})',
  },
}
