// The words of the letters of notifications. `one | more`: where the verb follows how many did it. Data, no rule.
import type { Locale } from '#contract/locales.ts'
import type { NotificationKind } from '#contract/notifications/kinds.ts'
import type { MessageNews } from '#contract/notifications/notifications.ts'

export type Words = {
  sentences: Record<Exclude<NotificationKind, 'reaction' | 'verification'>, string>
  likes: Record<'post' | 'comment' | 'product' | 'business', string>
  /** Where it is meant for a business of the reader. */
  toBusiness: Record<'mention' | 'message', string>
  /** Of requests for quotation. */
  news: Record<MessageNews, string>
  verification: Record<'verified' | 'refused', string>
  others: (count: number) => string
  somebody: string
  /** Subject of the daily letter. */
  day: string
  open: string
  openThread: string
  why: string
  /** Before the link that ends letters of this kind, or all. */
  endKind: string
  endAll: string
}

const words: Record<Locale, Words> = {
  en: {
    sentences: {
      comment: '{who} commented',
      reply: '{who} replied to your comment',
      mention: '{who} mentioned you',
      follow: '{who} follows you now | {who} follow you now',
      connectionRequest: '{who} wants to connect with you',
      connectionAnswer: '{who} accepted your connection request',
      invitation: '{who} invites you to join {business}',
      certificate: '{name} of {business} expires on {date}',
      groupRequest: '{who} asks to join the group “{name}” | {who} ask to join the group “{name}”',
      groupAnswer: 'You are now a member of the group “{name}”',
      inquiry: '{who} sent an inquiry to {business}',
      message: '{who} wrote to you',
    },
    likes: {
      post: '{who} likes your post | {who} like your post',
      comment: '{who} likes your comment | {who} like your comment',
      product: '{who} likes a product of {business} | {who} like a product of {business}',
      business: '{who} likes {business} | {who} like {business}',
    },
    toBusiness: { mention: '{who} mentioned {business}', message: '{who} wrote to {business}' },
    news: {
      rfq: '{who} asks {business} for a quotation | {who} ask {business} for a quotation',
      quotation: '{who} sent a quotation',
      awarded: '{who} awarded the request for quotation to {business}',
      notAwarded: '{who} awarded the request for quotation to another supplier',
      closed: '{who} closed the request for quotation without an award',
      reopened: '{who} reopened the request for quotation',
      deadlineSoon: 'The request for quotation of {who} takes quotations for less than a day',
      expired: 'The deadline of the request for quotation of {who} has passed',
      declined: '{who} declined to quote',
    },
    verification: { verified: '{business} is now verified', refused: '{business} could not be verified' },
    others: (count) => (count === 1 ? '1 other' : `${count} others`),
    somebody: 'Somebody',
    day: 'Your day on WBN: {count} new',
    open: 'View your notifications',
    openThread: 'Open the conversation',
    why: 'You receive this e-mail because of your settings on WBN.',
    endKind: 'Stop e-mails of this kind:',
    endAll: 'Stop all of these e-mails:',
  },
  es: {
    sentences: {
      comment: '{who} ha comentado | {who} han comentado',
      reply: '{who} ha respondido a su comentario | {who} han respondido a su comentario',
      mention: '{who} le ha mencionado | {who} le han mencionado',
      follow: '{who} le sigue ahora | {who} le siguen ahora',
      connectionRequest: '{who} quiere conectar con usted',
      connectionAnswer: '{who} ha aceptado su solicitud de conexión',
      invitation: '{who} le invita a unirse a {business}',
      certificate: '{name} de {business} vence el {date}',
      groupRequest: '{who} solicita unirse al grupo «{name}» | {who} solicitan unirse al grupo «{name}»',
      groupAnswer: 'Ya es miembro del grupo «{name}»',
      inquiry: '{who} ha enviado una consulta a {business} | {who} han enviado una consulta a {business}',
      message: '{who} le ha escrito | {who} le han escrito',
    },
    likes: {
      post: 'A {who} le gusta su publicación | A {who} les gusta su publicación',
      comment: 'A {who} le gusta su comentario | A {who} les gusta su comentario',
      product: 'A {who} le gusta un producto de {business} | A {who} les gusta un producto de {business}',
      business: 'A {who} le gusta {business} | A {who} les gusta {business}',
    },
    toBusiness: {
      mention: '{who} ha mencionado a {business} | {who} han mencionado a {business}',
      message: '{who} ha escrito a {business} | {who} han escrito a {business}',
    },
    news: {
      rfq: '{who} solicita una cotización a {business} | {who} solicitan una cotización a {business}',
      quotation: '{who} ha enviado una cotización | {who} han enviado una cotización',
      awarded: '{who} ha adjudicado la solicitud de cotización a {business}',
      notAwarded: '{who} ha adjudicado la solicitud de cotización a otro proveedor',
      closed: '{who} ha cerrado la solicitud de cotización sin adjudicarla',
      reopened: '{who} ha reabierto la solicitud de cotización',
      deadlineSoon: 'Queda menos de un día para cotizar en la solicitud de {who}',
      expired: 'Ha terminado el plazo de la solicitud de cotización de {who}',
      declined: '{who} ha declinado cotizar',
    },
    verification: { verified: '{business} ya está verificada', refused: 'No se ha podido verificar {business}' },
    others: (count) => (count === 1 ? '1 persona más' : `${count} más`),
    somebody: 'Alguien',
    day: 'Su día en WBN: {count} novedades',
    open: 'Ver sus notificaciones',
    openThread: 'Abrir la conversación',
    why: 'Recibe este mensaje por la configuración de su cuenta en WBN.',
    endKind: 'No recibir más correos de este tipo:',
    endAll: 'No recibir más estos correos:',
  },
  it: {
    sentences: {
      comment: '{who} ha commentato | {who} hanno commentato',
      reply: '{who} ha risposto al tuo commento | {who} hanno risposto al tuo commento',
      mention: '{who} ti ha menzionato | {who} ti hanno menzionato',
      follow: '{who} ora ti segue | {who} ora ti seguono',
      connectionRequest: '{who} vuole collegarsi con te',
      connectionAnswer: '{who} ha accettato la tua richiesta di collegamento',
      invitation: '{who} ti invita a far parte di {business}',
      certificate: '{name} di {business} scade il {date}',
      groupRequest: '{who} chiede di entrare nel gruppo «{name}» | {who} chiedono di entrare nel gruppo «{name}»',
      groupAnswer: 'Ora fai parte del gruppo «{name}»',
      inquiry: '{who} ha inviato una richiesta a {business} | {who} hanno inviato una richiesta a {business}',
      message: '{who} ti ha scritto | {who} ti hanno scritto',
    },
    likes: {
      post: 'A {who} piace il tuo post',
      comment: 'A {who} piace il tuo commento',
      product: 'A {who} piace un prodotto di {business}',
      business: 'A {who} piace {business}',
    },
    toBusiness: {
      mention: '{who} ha menzionato {business} | {who} hanno menzionato {business}',
      message: '{who} ha scritto a {business} | {who} hanno scritto a {business}',
    },
    news: {
      rfq: '{who} chiede un’offerta a {business} | {who} chiedono un’offerta a {business}',
      quotation: '{who} ha inviato un’offerta | {who} hanno inviato un’offerta',
      awarded: '{who} ha aggiudicato la richiesta di offerta a {business}',
      notAwarded: '{who} ha aggiudicato la richiesta di offerta a un altro fornitore',
      closed: '{who} ha chiuso la richiesta di offerta senza aggiudicarla',
      reopened: '{who} ha riaperto la richiesta di offerta',
      deadlineSoon: 'Manca meno di un giorno per rispondere alla richiesta di offerta di {who}',
      expired: 'Il termine della richiesta di offerta di {who} è scaduto',
      declined: '{who} ha rinunciato a presentare un’offerta',
    },
    verification: { verified: '{business} ora è verificata', refused: 'Non è stato possibile verificare {business}' },
    others: (count) => (count === 1 ? 'un’altra persona' : `altre ${count} persone`),
    somebody: 'Qualcuno',
    day: 'La tua giornata su WBN: {count} novità',
    open: 'Vedi le notifiche',
    openThread: 'Apri la conversazione',
    why: 'Ricevi questo messaggio in base alle impostazioni del tuo account WBN.',
    endKind: 'Non ricevere più e-mail di questo tipo:',
    endAll: 'Non ricevere più queste e-mail:',
  },
  zh: {
    sentences: {
      comment: '{who}发表了评论',
      reply: '{who}回复了您的评论',
      mention: '{who}提到了您',
      follow: '{who}关注了您',
      connectionRequest: '{who}请求与您建立联系',
      connectionAnswer: '{who}接受了您的联系请求',
      invitation: '{who}邀请您加入{business}',
      certificate: '{business}的{name}将于{date}到期',
      groupRequest: '{who}申请加入群组“{name}”',
      groupAnswer: '您已成为群组“{name}”的成员',
      inquiry: '{who}向{business}发来询盘',
      message: '{who}给您写了消息',
    },
    likes: {
      post: '{who}赞了您的动态',
      comment: '{who}赞了您的评论',
      product: '{who}赞了{business}的产品',
      business: '{who}赞了{business}',
    },
    toBusiness: { mention: '{who}提到了{business}', message: '{who}给{business}写了消息' },
    news: {
      rfq: '{who}向{business}发来询价单',
      quotation: '{who}发来报价',
      awarded: '{who}已选定{business}为供应商',
      notAwarded: '{who}的询价已选定其他供应商',
      closed: '{who}已关闭询价，未选定供应商',
      reopened: '{who}已重新开放询价',
      deadlineSoon: '{who}的询价单将在一天内截止',
      expired: '{who}的询价单已过截止日期',
      declined: '{who}谢绝报价',
    },
    verification: { verified: '{business}已通过验证', refused: '{business}未能通过验证' },
    others: (count) => `其他 ${count} 人`,
    somebody: '有人',
    day: '您在 WBN 的今日动态：{count} 条新消息',
    open: '查看通知',
    openThread: '打开对话',
    why: '您收到此邮件是因为您在 WBN 上的设置。',
    endKind: '不再接收此类邮件：',
    endAll: '不再接收这些邮件：',
  },
}

export function wordsOf(locale: Locale): Words {
  return words[locale]
}
