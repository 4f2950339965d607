// Words of the emails about a third company's word.
import { templatesOf } from '#api/identity/emails/lookup.ts'
import { shared } from './email-shared.ts'

export const templates = templatesOf('agreements.', shared, {
  challenged: {
    name: {
      en: 'Appointment in question',
      es: 'Nombramiento en cuestión',
      it: 'Nomina in discussione',
      zh: '指定受到质疑',
      de: 'Ernennung in Frage gestellt',
    },
    when: {
      en: 'A third company says that an appointment which both sides confirmed is false.',
      es: 'Una tercera empresa dice que es falso un nombramiento que ambas partes confirmaron.',
      it: 'Una terza azienda dice che è falsa una nomina che entrambe le parti hanno confermato.',
      zh: '第三方企业称双方确认的指定不属实时。',
      de: 'Ein drittes Unternehmen sagt, eine von beiden Seiten bestätigte Ernennung sei falsch.',
    },
    subject: {
      en: 'An agreement is in question',
      es: 'Un acuerdo está en cuestión',
      it: 'Un accordo è in discussione',
      zh: '一项协议受到质疑',
      de: 'Eine Vereinbarung ist in Frage gestellt',
    },
    paragraphs: [
      {
        en: 'Another company says that your agreement with {business} is false. Please give your word, with the page of the contract if you like, by {date}; only the verifier sees it, and it is deleted afterwards. With the word of one of you a verifier decides. Without it, the agreement may not be shown as confirmed after that day.',
        es: 'Otra empresa dice que su acuerdo con {business} es falso. Dé su versión, si quiere con la página del contrato, antes del {date}; solo la ve el verificador y después se borra. Con la versión de una de las partes decide un verificador. Sin ella, es posible que el acuerdo deje de mostrarse como confirmado después de ese día.',
        it: 'Un’altra azienda dice che il tuo accordo con {business} è falso. Invia la tua versione, se vuoi con la pagina del contratto, entro il {date}; la vede solo il verificatore e poi viene cancellata. Con la versione di una delle parti decide un verificatore. Senza, dopo quel giorno l’accordo potrebbe non essere più mostrato come confermato.',
        zh: '另一家企业称您与 {business} 的协议不属实。请在 {date} 之前提交说明，也可附上合同页面；仅审核人员可见，之后删除。任何一方提交说明后，由审核人员作出决定；若均未提交，该日之后协议可能不再显示为已确认。',
        de: 'Ein anderes Unternehmen sagt, Ihre Vereinbarung mit {business} sei falsch. Bitte senden Sie Ihre Sicht, wenn Sie möchten mit der Seite des Vertrags, bis zum {date}; nur der Prüfer sieht sie, danach wird sie gelöscht. Äußert sich eine der Seiten, entscheidet ein Prüfer. Sonst wird die Vereinbarung nach diesem Tag möglicherweise nicht mehr als bestätigt gezeigt.',
      },
    ],
    required: ['business', 'date'],
  },
  closed: {
    name: {
      en: 'Report of an appointment closed',
      es: 'Denuncia de un nombramiento cerrada',
      it: 'Segnalazione di una nomina chiusa',
      zh: '关于指定的举报已关闭',
      de: 'Meldung einer Ernennung geschlossen',
    },
    when: {
      en: 'An agreement that your company called false is over before a decision.',
      es: 'Un acuerdo que su empresa llamó falso termina antes de una decisión.',
      it: 'Un accordo che la tua azienda ha definito falso finisce prima di una decisione.',
      zh: '贵公司称不属实的协议在作出决定前已结束时。',
      de: 'Eine Vereinbarung, die Ihr Unternehmen falsch nannte, ist vor einer Entscheidung beendet.',
    },
    subject: {
      en: 'An agreement that you questioned is over',
      es: 'Ha terminado un acuerdo que usted cuestionó',
      it: 'È finito un accordo che avevi messo in discussione',
      zh: '您质疑的协议已结束',
      de: 'Eine von Ihnen in Frage gestellte Vereinbarung ist beendet',
    },
    paragraphs: [
      {
        en: 'The agreement of {business} that you called false is over, so that nothing is left to decide. If it is shown anew, please tell us again.',
        es: 'El acuerdo de {business} que usted llamó falso ha terminado, de modo que no queda nada por decidir. Si vuelve a mostrarse, avísenos de nuevo.',
        it: 'L’accordo di {business} che avevi definito falso è finito, quindi non resta nulla da decidere. Se viene mostrato di nuovo, segnalacelo ancora.',
        zh: '您称不属实的 {business} 的协议已结束，因此无需再作决定。如再次显示，请重新告知我们。',
        de: 'Die Vereinbarung von {business}, die Sie falsch nannten, ist beendet; zu entscheiden bleibt nichts. Wird sie erneut gezeigt, sagen Sie es uns bitte wieder.',
      },
    ],
    required: ['business'],
  },
})
