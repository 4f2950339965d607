// Words of notification emails.
import { templatesOf } from '#api/identity/emails/lookup.ts'
import { ofDigests, shared } from './digest-email-words.ts'

export const templates = {
  ...templatesOf('notifications.', shared, {
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
      name: {
        en: 'Reply to a comment',
        es: 'Respuesta a un comentario',
        it: 'Risposta a un commento',
        zh: '回复评论',
        de: 'Antwort auf einen Kommentar',
      },
      subject: {
        en: '{who} replied to your comment',
        es: '{who} ha respondido a su comentario | {who} han respondido a su comentario',
        it: '{who} ha risposto al tuo commento | {who} hanno risposto al tuo commento',
        zh: '{who}回复了您的评论',
        de: '{who} hat auf Ihren Kommentar geantwortet | {who} haben auf Ihren Kommentar geantwortet',
      },
    },
    mention: {
      name: {
        en: 'Mention of a person',
        es: 'Mención de una persona',
        it: 'Menzione di una persona',
        zh: '提及个人',
        de: 'Erwähnung einer Person',
      },
      subject: {
        en: '{who} mentioned you',
        es: '{who} le ha mencionado | {who} le han mencionado',
        it: '{who} ti ha menzionato | {who} ti hanno menzionato',
        zh: '{who}提到了您',
        de: '{who} hat Sie erwähnt | {who} haben Sie erwähnt',
      },
    },
    mentionOfBusiness: {
      name: {
        en: 'Mention of a business',
        es: 'Mención de una empresa',
        it: 'Menzione di un’azienda',
        zh: '提及企业',
        de: 'Erwähnung eines Unternehmens',
      },
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
      name: {
        en: 'Connection request',
        es: 'Solicitud de conexión',
        it: 'Richiesta di collegamento',
        zh: '联系请求',
        de: 'Kontaktanfrage',
      },
      subject: {
        en: '{who} wants to connect with you',
        es: '{who} quiere conectar con usted',
        it: '{who} vuole collegarsi con te',
        zh: '{who}请求与您建立联系',
        de: '{who} möchte sich mit Ihnen vernetzen | {who} möchten sich mit Ihnen vernetzen',
      },
    },
    connectionAnswer: {
      name: {
        en: 'Connection accepted',
        es: 'Conexión aceptada',
        it: 'Collegamento accettato',
        zh: '联系请求已接受',
        de: 'Kontaktanfrage angenommen',
      },
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
      name: {
        en: 'Accepted into a group',
        es: 'Admisión en un grupo',
        it: 'Ammissione in un gruppo',
        zh: '已加入群组',
        de: 'Aufnahme in eine Gruppe',
      },
      subject: {
        en: 'You are now a member of the group “{name}”',
        es: 'Ya es miembro del grupo «{name}»',
        it: 'Ora fai parte del gruppo «{name}»',
        zh: '您已成为群组“{name}”的成员',
        de: 'Sie sind jetzt Mitglied der Gruppe „{name}“',
      },
    },
    likedPost: {
      name: {
        en: 'Like of a post',
        es: 'Me gusta en una publicación',
        it: 'Mi piace a un post',
        zh: '动态获赞',
        de: '„Gefällt mir“ für einen Beitrag',
      },
      subject: {
        en: '{who} likes your post | {who} like your post',
        es: 'A {who} le gusta su publicación | A {who} les gusta su publicación',
        it: 'A {who} piace il tuo post',
        zh: '{who}赞了您的动态',
        de: '{who} hat Ihren Beitrag mit „Gefällt mir“ markiert | {who} haben Ihren Beitrag mit „Gefällt mir“ markiert',
      },
    },
    likedComment: {
      name: {
        en: 'Like of a comment',
        es: 'Me gusta en un comentario',
        it: 'Mi piace a un commento',
        zh: '评论获赞',
        de: '„Gefällt mir“ für einen Kommentar',
      },
      subject: {
        en: '{who} likes your comment | {who} like your comment',
        es: 'A {who} le gusta su comentario | A {who} les gusta su comentario',
        it: 'A {who} piace il tuo commento',
        zh: '{who}赞了您的评论',
        de: '{who} hat Ihren Kommentar mit „Gefällt mir“ markiert | {who} haben Ihren Kommentar mit „Gefällt mir“ markiert',
      },
    },
    likedProduct: {
      name: {
        en: 'Like of a product',
        es: 'Me gusta en un producto',
        it: 'Mi piace a un prodotto',
        zh: '产品获赞',
        de: '„Gefällt mir“ für ein Produkt',
      },
      subject: {
        en: '{who} likes a product of {business} | {who} like a product of {business}',
        es: 'A {who} le gusta un producto de {business} | A {who} les gusta un producto de {business}',
        it: 'A {who} piace un prodotto di {business}',
        zh: '{who}赞了{business}的产品',
        de: '{who} hat ein Produkt von {business} mit „Gefällt mir“ markiert | {who} haben ein Produkt von {business} mit „Gefällt mir“ markiert',
      },
    },
    likedBusiness: {
      name: {
        en: 'Like of a business',
        es: 'Me gusta en una empresa',
        it: 'Mi piace a un’azienda',
        zh: '企业获赞',
        de: '„Gefällt mir“ für ein Unternehmen',
      },
      subject: {
        en: '{who} likes {business} | {who} like {business}',
        es: 'A {who} le gusta {business} | A {who} les gusta {business}',
        it: 'A {who} piace {business}',
        zh: '{who}赞了{business}',
        de: '{who} hat {business} mit „Gefällt mir“ markiert | {who} haben {business} mit „Gefällt mir“ markiert',
      },
    },
    verified: {
      name: {
        en: 'Business verified',
        es: 'Empresa verificada',
        it: 'Azienda verificata',
        zh: '企业已通过验证',
        de: 'Unternehmen geprüft',
      },
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
  }),
  ...ofDigests,
}
