// Words of notification emails and the daily digest.
import type { weekKinds } from '#contract/discovery/reach.ts'
import type { Names } from '#contract/foundation/locales.ts'
import { templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
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
  button: { en: 'View your notifications', es: 'Ver sus notificaciones', it: 'Vedi le notifiche', zh: '查看通知', de: 'Benachrichtigungen ansehen' },
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

export const templates = templatesOf('notifications.', shared, {
  comment: {
    name: { en: 'Comment', es: 'Comentario', it: 'Commento', zh: '评论', de: 'Kommentar' },
    subject: {
      en: '{who} commented',
      es: '{who} ha comentado | {who} han comentado',
      it: '{who} ha commentato | {who} hanno commentato',
      zh: '{who}发表了评论',
      de: '{who} hat kommentiert | {who} haben kommentiert',
    },
  },
  reply: {
    name: { en: 'Reply to a comment', es: 'Respuesta a un comentario', it: 'Risposta a un commento', zh: '回复评论', de: 'Antwort auf einen Kommentar' },
    subject: {
      en: '{who} replied to your comment',
      es: '{who} ha respondido a su comentario | {who} han respondido a su comentario',
      it: '{who} ha risposto al tuo commento | {who} hanno risposto al tuo commento',
      zh: '{who}回复了您的评论',
      de: '{who} hat auf Ihren Kommentar geantwortet | {who} haben auf Ihren Kommentar geantwortet',
    },
  },
  mention: {
    name: { en: 'Mention of a person', es: 'Mención de una persona', it: 'Menzione di una persona', zh: '提及个人', de: 'Erwähnung einer Person' },
    subject: {
      en: '{who} mentioned you',
      es: '{who} le ha mencionado | {who} le han mencionado',
      it: '{who} ti ha menzionato | {who} ti hanno menzionato',
      zh: '{who}提到了您',
      de: '{who} hat Sie erwähnt | {who} haben Sie erwähnt',
    },
  },
  mentionOfBusiness: {
    name: { en: 'Mention of a business', es: 'Mención de una empresa', it: 'Menzione di un’azienda', zh: '提及企业', de: 'Erwähnung eines Unternehmens' },
    subject: {
      en: '{who} mentioned {business}',
      es: '{who} ha mencionado a {business} | {who} han mencionado a {business}',
      it: '{who} ha menzionato {business} | {who} hanno menzionato {business}',
      zh: '{who}提到了{business}',
      de: '{who} hat {business} erwähnt | {who} haben {business} erwähnt',
    },
  },
  follow: {
    name: { en: 'New follower', es: 'Nuevo seguidor', it: 'Nuovo follower', zh: '新关注者', de: 'Neuer Follower' },
    subject: {
      en: '{who} follows you now | {who} follow you now',
      es: '{who} le sigue ahora | {who} le siguen ahora',
      it: '{who} ora ti segue | {who} ora ti seguono',
      zh: '{who}关注了您',
      de: '{who} folgt Ihnen jetzt | {who} folgen Ihnen jetzt',
    },
  },
  connectionRequest: {
    name: { en: 'Connection request', es: 'Solicitud de conexión', it: 'Richiesta di collegamento', zh: '联系请求', de: 'Kontaktanfrage' },
    subject: {
      en: '{who} wants to connect with you',
      es: '{who} quiere conectar con usted',
      it: '{who} vuole collegarsi con te',
      zh: '{who}请求与您建立联系',
      de: '{who} möchte Sie als Kontakt hinzufügen | {who} möchten Sie als Kontakt hinzufügen',
    },
  },
  connectionAnswer: {
    name: { en: 'Connection accepted', es: 'Conexión aceptada', it: 'Collegamento accettato', zh: '联系请求已接受', de: 'Kontakt bestätigt' },
    subject: {
      en: '{who} accepted your connection request',
      es: '{who} ha aceptado su solicitud de conexión',
      it: '{who} ha accettato la tua richiesta di collegamento',
      zh: '{who}接受了您的联系请求',
      de: '{who} hat Ihre Kontaktanfrage angenommen | {who} haben Ihre Kontaktanfrage angenommen',
    },
  },
  groupRequest: {
    name: {
      en: 'Request to join a group',
      es: 'Solicitud para unirse a un grupo',
      it: 'Richiesta di entrare in un gruppo',
      zh: '加入群组申请',
      de: 'Beitrittsanfrage an eine Gruppe',
    },
    subject: {
      en: '{who} asks to join the group “{name}” | {who} ask to join the group “{name}”',
      es: '{who} solicita unirse al grupo «{name}» | {who} solicitan unirse al grupo «{name}»',
      it: '{who} chiede di entrare nel gruppo «{name}» | {who} chiedono di entrare nel gruppo «{name}»',
      zh: '{who}申请加入群组“{name}”',
      de: '{who} möchte der Gruppe „{name}“ beitreten | {who} möchten der Gruppe „{name}“ beitreten',
    },
  },
  groupAnswer: {
    name: { en: 'Accepted into a group', es: 'Admisión en un grupo', it: 'Ammissione in un gruppo', zh: '已加入群组', de: 'Aufnahme in eine Gruppe' },
    subject: {
      en: 'You are now a member of the group “{name}”',
      es: 'Ya es miembro del grupo «{name}»',
      it: 'Ora fai parte del gruppo «{name}»',
      zh: '您已成为群组“{name}”的成员',
      de: 'Sie sind jetzt Mitglied der Gruppe „{name}“',
    },
  },
  likedPost: {
    name: { en: 'Like of a post', es: 'Me gusta en una publicación', it: 'Mi piace a un post', zh: '动态获赞', de: '„Gefällt mir“ für einen Beitrag' },
    subject: {
      en: '{who} likes your post | {who} like your post',
      es: 'A {who} le gusta su publicación | A {who} les gusta su publicación',
      it: 'A {who} piace il tuo post',
      zh: '{who}赞了您的动态',
      de: '{who} mag Ihren Beitrag | {who} mögen Ihren Beitrag',
    },
  },
  likedComment: {
    name: { en: 'Like of a comment', es: 'Me gusta en un comentario', it: 'Mi piace a un commento', zh: '评论获赞', de: '„Gefällt mir“ für einen Kommentar' },
    subject: {
      en: '{who} likes your comment | {who} like your comment',
      es: 'A {who} le gusta su comentario | A {who} les gusta su comentario',
      it: 'A {who} piace il tuo commento',
      zh: '{who}赞了您的评论',
      de: '{who} mag Ihren Kommentar | {who} mögen Ihren Kommentar',
    },
  },
  likedProduct: {
    name: { en: 'Like of a product', es: 'Me gusta en un producto', it: 'Mi piace a un prodotto', zh: '产品获赞', de: '„Gefällt mir“ für ein Produkt' },
    subject: {
      en: '{who} likes a product of {business} | {who} like a product of {business}',
      es: 'A {who} le gusta un producto de {business} | A {who} les gusta un producto de {business}',
      it: 'A {who} piace un prodotto di {business}',
      zh: '{who}赞了{business}的产品',
      de: '{who} mag ein Produkt von {business} | {who} mögen ein Produkt von {business}',
    },
  },
  likedBusiness: {
    name: { en: 'Like of a business', es: 'Me gusta en una empresa', it: 'Mi piace a un’azienda', zh: '企业获赞', de: '„Gefällt mir“ für ein Unternehmen' },
    subject: {
      en: '{who} likes {business} | {who} like {business}',
      es: 'A {who} le gusta {business} | A {who} les gusta {business}',
      it: 'A {who} piace {business}',
      zh: '{who}赞了{business}',
      de: '{who} mag {business} | {who} mögen {business}',
    },
  },
  verified: {
    name: { en: 'Business verified', es: 'Empresa verificada', it: 'Azienda verificata', zh: '企业已通过验证', de: 'Unternehmen geprüft' },
    subject: {
      en: '{business} is now verified',
      es: '{business} ya está verificada',
      it: '{business} ora è verificata',
      zh: '{business}已通过验证',
      de: '{business} ist jetzt geprüft',
    },
  },
  notVerified: {
    name: {
      en: 'Business not verified',
      es: 'Empresa no verificada',
      it: 'Azienda non verificata',
      zh: '企业未通过验证',
      de: 'Unternehmen nicht geprüft',
    },
    subject: {
      en: '{business} could not be verified',
      es: 'No se ha podido verificar {business}',
      it: 'Non è stato possibile verificare {business}',
      zh: '{business}未能通过验证',
      de: '{business} konnte nicht geprüft werden',
    },
  },
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
      de: 'Montags, an Personen, die ein Unternehmen bearbeiten, dessen Zahlen sich in der Vorwoche bewegt haben, sofern sie nichts anderes gewählt haben.',
    },
    subject: {
      en: '{business}: the last week in figures',
      es: '{business}: la última semana en cifras',
      it: '{business}: l’ultima settimana in numeri',
      zh: '{business}：上周数据',
      de: '{business}: die letzte Woche in Zahlen',
    },
    paragraphs: ['{list}'],
    button: { en: 'Open My Business', es: 'Abrir Mi empresa', it: 'Apri La mia azienda', zh: '打开我的企业', de: '„Mein Unternehmen“ öffnen' },
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

/** Lines of the week's figures. */
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
