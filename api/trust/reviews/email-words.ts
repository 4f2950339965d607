// Words of the emails about reviews.
import { templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'businesses',
  receiver: 'concerned',
  throttle: 'due',
  footer: {
    en: 'You receive this e-mail because you dealt with another company on WBN.',
    es: 'Recibe este correo porque ha tratado con otra empresa en WBN.',
    it: 'Ricevi questa e-mail perché hai trattato con un’altra azienda su WBN.',
    zh: '您收到此邮件，是因为您在 WBN 上与另一家企业有过业务往来。',
    de: 'Sie erhalten diese E-Mail, weil Sie auf WBN mit einem anderen Unternehmen zu tun hatten.',
  },
  samplePage: 'review',
} as const
const open = {
  en: 'Open my reviews',
  es: 'Abrir mis valoraciones',
  it: 'Apri le mie recensioni',
  zh: '打开我的评价',
  de: 'Meine Bewertungen öffnen',
}

export const templates = templatesOf('reviews.', shared, {
  invited: {
    name: {
      en: 'Invitation to review',
      es: 'Invitación a valorar',
      it: 'Invito a recensire',
      zh: '邀请评价',
      de: 'Einladung zur Bewertung',
    },
    when: {
      en: 'A dealing with a quotation has rested for two weeks; once for each side.',
      es: 'Un trato con cotización lleva dos semanas en reposo; una vez por cada parte.',
      it: 'Una trattativa con offerta è ferma da due settimane; una volta per parte.',
      zh: '有报价的往来已静置两周时；每方一次。',
      de: 'Eine Unterhaltung mit einem Angebot ruht seit zwei Wochen; einmal für jede Seite.',
    },
    subject: {
      en: 'How was your dealing?',
      es: '¿Cómo le fue en su trato?',
      it: 'Com’è andata la trattativa?',
      zh: '这次合作进行得如何？',
      de: 'Wie war die Zusammenarbeit?',
    },
    paragraphs: [
      {
        en: 'You dealt with {business}. Four questions and, if you like, a few words. Neither side reads the other’s before both have written or 14 days have passed.',
        es: 'Usted trató con {business}. Cuatro preguntas y, si quiere, unas palabras. Ninguna parte lee a la otra antes de que ambas hayan escrito o pasen 14 días.',
        it: 'Hai trattato con {business}. Quattro domande e, se vuoi, qualche parola. Nessuna parte legge l’altra finché entrambe non hanno scritto o sono passati 14 giorni.',
        zh: '您与 {business} 有过往来。四个问题，愿意的话再写几句。双方都写完或满 14 天之前，谁也看不到对方的评价。',
        de: 'Sie hatten mit {business} zu tun. Vier Fragen und, wenn Sie möchten, einige Worte. Keine Seite liest die Bewertung der anderen, bevor beide geschrieben haben oder 14 Tage vergangen sind.',
      },
    ],
    button: {
      en: 'Write the review',
      es: 'Escribir la valoración',
      it: 'Scrivi la recensione',
      zh: '撰写评价',
      de: 'Bewertung schreiben',
    },
    required: ['business'],
  },
  appeared: {
    name: {
      en: 'Review published',
      es: 'Valoración publicada',
      it: 'Recensione pubblicata',
      zh: '评价已发布',
      de: 'Bewertung veröffentlicht',
    },
    when: {
      en: 'A review of the receiver appears.',
      es: 'Aparece una valoración sobre el destinatario.',
      it: 'Appare una recensione sul destinatario.',
      zh: '有关收件方的评价发布时。',
      de: 'Eine Bewertung des Empfängers erscheint.',
    },
    subject: {
      en: 'A review of {business} has appeared',
      es: 'Ha aparecido una valoración de {business}',
      it: 'È apparsa una recensione di {business}',
      zh: '关于 {business} 的评价已发布',
      de: 'Eine Bewertung von {business} ist erschienen',
    },
    paragraphs: [
      {
        en: 'You may reply once, and change your reply for seven days. If it breaks our rules, report it.',
        es: 'Puede responder una vez y cambiar la respuesta durante siete días. Si incumple nuestras normas, denúnciela.',
        it: 'Puoi rispondere una volta e modificare la risposta per sette giorni. Se viola le nostre regole, segnalala.',
        zh: '您可以回复一次，并在七天内修改回复。若其违反规则，请举报。',
        de: 'Sie können einmal antworten und Ihre Antwort sieben Tage lang ändern. Verstößt die Bewertung gegen unsere Regeln, melden Sie sie.',
      },
    ],
    button: open,
    required: ['business'],
  },
  asked: {
    name: {
      en: 'Evidence asked',
      es: 'Se pide prueba',
      it: 'Prova richiesta',
      zh: '要求提供证据',
      de: 'Nachweis erbeten',
    },
    when: {
      en: 'A review was reported and the staff asks its writer for evidence.',
      es: 'Se denunció una valoración y el personal pide pruebas a su autor.',
      it: 'Una recensione è stata segnalata e lo staff chiede prove all’autore.',
      zh: '评价被举报，工作人员要求作者提供证据时。',
      de: 'Eine Bewertung wurde gemeldet, und die Mitarbeiter bitten den Verfasser um einen Nachweis.',
    },
    subject: {
      en: 'Please show what your review rests on',
      es: 'Indique en qué se basa su valoración',
      it: 'Indica su che cosa si basa la tua recensione',
      zh: '请说明您的评价依据',
      de: 'Bitte belegen Sie Ihre Bewertung',
    },
    paragraphs: [
      {
        en: 'Your review of {business} was reported. You have {days} days to answer; then we decide to keep, amend or remove it.',
        es: 'Su valoración de {business} fue denunciada. Tiene {days} días para responder; después decidimos si se mantiene, se modifica o se retira.',
        it: 'La tua recensione di {business} è stata segnalata. Hai {days} giorni per rispondere; poi decidiamo se mantenerla, modificarla o rimuoverla.',
        zh: '您对 {business} 的评价被举报。您有 {days} 天时间答复，之后我们决定保留、修改或移除。',
        de: 'Ihre Bewertung von {business} wurde gemeldet. Sie haben {days} Tage Zeit zu antworten; dann entscheiden wir, ob sie bleibt, geändert oder entfernt wird.',
      },
      '{explanation}',
    ],
    button: open,
    required: ['business'],
  },
  decided: {
    name: {
      en: 'Review decided',
      es: 'Valoración decidida',
      it: 'Recensione decisa',
      zh: '评价已处理',
      de: 'Entscheidung über eine Bewertung',
    },
    when: {
      en: 'The staff refuses, amends or keeps a review, or judges its delivery note.',
      es: 'El personal rechaza, modifica o mantiene una valoración, o juzga su albarán.',
      it: 'Lo staff rifiuta, modifica o mantiene una recensione, o valuta il documento di consegna.',
      zh: '工作人员拒绝、修改或保留评价，或审核其交货单时。',
      de: 'Die Mitarbeiter lehnen eine Bewertung ab, ändern oder behalten sie oder beurteilen ihren Lieferschein.',
    },
    subject: {
      en: 'About your review',
      es: 'Sobre su valoración',
      it: 'Sulla tua recensione',
      zh: '关于您的评价',
      de: 'Zu Ihrer Bewertung',
    },
    paragraphs: [
      {
        en: 'Our staff has decided about your review of {business}:',
        es: 'Nuestro personal ha decidido sobre su valoración de {business}:',
        it: 'Il nostro staff ha deciso sulla tua recensione di {business}:',
        zh: '我们的工作人员已就您对 {business} 的评价作出决定：',
        de: 'Unsere Mitarbeiter haben über Ihre Bewertung von {business} entschieden:',
      },
      '{explanation}',
    ],
    button: open,
    required: ['business'],
  },
})
