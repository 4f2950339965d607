// Names of the notification emails in the console.
import type { Names } from '#contract/foundation/locales.ts'
import type { SentenceName } from './email-words.ts'

export const names: Record<SentenceName, Names> = {
  comment: { en: 'Comment', es: 'Comentario', it: 'Commento', zh: '评论' },
  reply: { en: 'Reply to a comment', es: 'Respuesta a un comentario', it: 'Risposta a un commento', zh: '回复评论' },
  mention: { en: 'Mention of a person', es: 'Mención de una persona', it: 'Menzione di una persona', zh: '提及个人' },
  mentionOfBusiness: {
    en: 'Mention of a business',
    es: 'Mención de una empresa',
    it: 'Menzione di un’azienda',
    zh: '提及企业',
  },
  follow: { en: 'New follower', es: 'Nuevo seguidor', it: 'Nuovo follower', zh: '新关注者' },
  connectionRequest: {
    en: 'Connection request',
    es: 'Solicitud de conexión',
    it: 'Richiesta di collegamento',
    zh: '联系请求',
  },
  connectionAnswer: {
    en: 'Connection accepted',
    es: 'Conexión aceptada',
    it: 'Collegamento accettato',
    zh: '联系请求已接受',
  },
  groupRequest: {
    en: 'Request to join a group',
    es: 'Solicitud para unirse a un grupo',
    it: 'Richiesta di entrare in un gruppo',
    zh: '加入群组申请',
  },
  groupAnswer: {
    en: 'Accepted into a group',
    es: 'Admisión en un grupo',
    it: 'Ammissione in un gruppo',
    zh: '已加入群组',
  },
  inquiry: { en: 'New inquiry', es: 'Nueva consulta', it: 'Nuova richiesta', zh: '新询盘' },
  message: {
    en: 'Message to a person',
    es: 'Mensaje a una persona',
    it: 'Messaggio a una persona',
    zh: '给个人的消息',
  },
  messageToBusiness: {
    en: 'Message to a business',
    es: 'Mensaje a una empresa',
    it: 'Messaggio a un’azienda',
    zh: '给企业的消息',
  },
  likedPost: { en: 'Like of a post', es: 'Me gusta en una publicación', it: 'Mi piace a un post', zh: '动态获赞' },
  likedComment: {
    en: 'Like of a comment',
    es: 'Me gusta en un comentario',
    it: 'Mi piace a un commento',
    zh: '评论获赞',
  },
  likedProduct: {
    en: 'Like of a product',
    es: 'Me gusta en un producto',
    it: 'Mi piace a un prodotto',
    zh: '产品获赞',
  },
  likedBusiness: {
    en: 'Like of a business',
    es: 'Me gusta en una empresa',
    it: 'Mi piace a un’azienda',
    zh: '企业获赞',
  },
  rfq: { en: 'Request for quotation', es: 'Solicitud de cotización', it: 'Richiesta di offerta', zh: '询价单' },
  quotation: { en: 'Quotation', es: 'Cotización', it: 'Offerta', zh: '报价' },
  awarded: { en: 'Quotation awarded', es: 'Cotización adjudicada', it: 'Offerta aggiudicata', zh: '报价中选' },
  notAwarded: {
    en: 'Awarded to another supplier',
    es: 'Adjudicada a otro proveedor',
    it: 'Aggiudicata a un altro fornitore',
    zh: '选定其他供应商',
  },
  closed: {
    en: 'Request for quotation closed',
    es: 'Solicitud de cotización cerrada',
    it: 'Richiesta di offerta chiusa',
    zh: '询价已关闭',
  },
  reopened: {
    en: 'Request for quotation reopened',
    es: 'Solicitud de cotización reabierta',
    it: 'Richiesta di offerta riaperta',
    zh: '询价已重新开放',
  },
  deadlineSoon: {
    en: 'Deadline within a day',
    es: 'Plazo a punto de terminar',
    it: 'Scadenza entro un giorno',
    zh: '一天内截止',
  },
  expired: { en: 'Deadline passed', es: 'Plazo terminado', it: 'Termine scaduto', zh: '已过截止日期' },
  declined: { en: 'Supplier declined', es: 'El proveedor declina', it: 'Il fornitore rinuncia', zh: '供应商谢绝报价' },
  verified: { en: 'Business verified', es: 'Empresa verificada', it: 'Azienda verificata', zh: '企业已通过验证' },
  notVerified: {
    en: 'Business not verified',
    es: 'Empresa no verificada',
    it: 'Azienda non verificata',
    zh: '企业未通过验证',
  },
}
