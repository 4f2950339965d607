// Words of emails about appeals.
import { templatesOf } from '#api/identity/emails/lookup.ts'

export const footer = {
  en: 'You receive this e-mail because a decision concerns you or a business that you own.',
  es: 'Recibe este correo porque una decisión le afecta a usted o a una empresa de la que es propietario.',
  it: "Ricevi questa e-mail perché una decisione riguarda te o un'azienda di cui sei titolare.",
  zh: '您收到此邮件，是因为一项决定涉及您本人或您拥有的企业。',
  de: 'Sie erhalten diese E-Mail, weil eine Entscheidung Sie oder ein Unternehmen betrifft, dessen Inhaber Sie sind.',
}

const ofAppeals = {
  group: 'moderation',
  receiver: 'concerned',
  throttle: 'due',
  when: {
    en: 'Somebody else of the staff decided an appeal.',
    es: 'Otra persona del personal ha resuelto un recurso.',
    it: 'Un’altra persona dello staff ha deciso un reclamo.',
    zh: '另一位工作人员就申诉作出决定后。',
    de: 'Ein anderer Mitarbeiter hat über einen Widerspruch entschieden.',
  },
  button: { en: 'To the site', es: 'Ir al sitio', it: 'Vai al sito', zh: '前往网站', de: 'Zur Website' },
  footer,
  required: [],
  samplePage: '',
} as const

export const appeals = templatesOf('sanctions.', ofAppeals, {
  upheld: {
    name: {
      en: 'Appeal: upheld',
      es: 'Recurso: se mantiene',
      it: 'Reclamo: confermata',
      zh: '申诉：维持原决定',
      de: 'Widerspruch: Entscheidung bestätigt',
    },
    subject: {
      en: 'Your appeal: the decision stands',
      es: 'Su recurso: la decisión se mantiene',
      it: 'Il tuo reclamo: la decisione resta valida',
      zh: '您的申诉：维持原决定',
      de: 'Ihr Widerspruch: Die Entscheidung bleibt bestehen',
    },
    paragraphs: [
      {
        en: 'Another member of our team has looked at your appeal and at the decision. It stands.',
        es: 'Otra persona de nuestro equipo ha examinado su recurso y la decisión. La decisión se mantiene.',
        it: "Un'altra persona del nostro team ha esaminato il tuo reclamo e la decisione. La decisione resta valida.",
        zh: '我们团队的另一位成员审理了您的申诉和原决定，决定维持不变。',
        de: 'Ein anderes Mitglied unseres Teams hat Ihren Widerspruch und die Entscheidung geprüft. Sie bleibt bestehen.',
      },
    ],
  },
  reversed: {
    name: {
      en: 'Appeal: reversed',
      es: 'Recurso: anulada',
      it: 'Reclamo: annullata',
      zh: '申诉：撤销决定',
      de: 'Widerspruch: Entscheidung aufgehoben',
    },
    subject: {
      en: 'Your appeal: the decision was reversed',
      es: 'Su recurso: la decisión se ha anulado',
      it: 'Il tuo reclamo: la decisione è stata annullata',
      zh: '您的申诉：决定已撤销',
      de: 'Ihr Widerspruch: Die Entscheidung wurde aufgehoben',
    },
    paragraphs: [
      {
        en: 'Another member of our team has looked at your appeal and has reversed the decision. What was hidden shows again, and it does not count against you.',
        es: 'Otra persona de nuestro equipo ha examinado su recurso y ha anulado la decisión. Lo que estaba oculto vuelve a verse y no cuenta en su contra.',
        it: "Un'altra persona del nostro team ha esaminato il tuo reclamo e ha annullato la decisione. Ciò che era nascosto è di nuovo visibile e non pesa su di te.",
        zh: '我们团队的另一位成员审理了您的申诉，并撤销了原决定。被隐藏的内容已恢复显示，也不计入您的违规记录。',
        de: 'Ein anderes Mitglied unseres Teams hat Ihren Widerspruch geprüft und die Entscheidung aufgehoben. Was ausgeblendet war, ist wieder zu sehen, und es wird Ihnen nicht angelastet.',
      },
    ],
  },
})
