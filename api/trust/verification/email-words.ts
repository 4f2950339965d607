// Words of verification emails.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'businesses',
  receiver: 'owners',
  throttle: 'due',
  footer: {
    en: 'You receive this e-mail because you own this business on WBN.',
    es: 'Recibe este correo porque es propietario de esta empresa en WBN.',
    it: 'Ricevi questa e-mail perché sei titolare di questa azienda su WBN.',
    zh: '您收到此邮件，是因为您是该企业在 WBN 上的所有者。',
    de: 'Sie erhalten diese E-Mail, weil Sie Inhaber dieses Unternehmens auf WBN sind.',
  },
  samplePage: `${sampleBusiness}/verification`,
} as const

export const templates = templatesOf('verification.', shared, {
  code: {
    receiver: 'mailbox',
    throttle: 'unproven',
    name: {
      en: 'Code for a domain',
      es: 'Código para un dominio',
      it: 'Codice per un dominio',
      zh: '域名验证码',
      de: 'Code für eine Domain',
    },
    when: {
      en: 'An owner wants to prove by a mailbox that the company runs a domain.',
      es: 'Un propietario quiere demostrar con un buzón que la empresa gestiona un dominio.',
      it: 'Un titolare vuole dimostrare con una casella che l’azienda gestisce un dominio.',
      zh: '所有者希望通过邮箱证明公司拥有某域名时。',
      de: 'Ein Inhaber möchte über ein Postfach nachweisen, dass das Unternehmen eine Domain betreibt.',
    },
    subject: {
      en: 'Your code for WBN',
      es: 'Su código para WBN',
      it: 'Il tuo codice per WBN',
      zh: '您的 WBN 验证码',
      de: 'Ihr Code für WBN',
    },
    paragraphs: [
      {
        en: 'Somebody wants to prove on WBN that their company runs the domain of this address. To confirm it, enter this code:',
        es: 'Alguien quiere demostrar en WBN que su empresa gestiona el dominio de esta dirección. Para confirmarlo, introduzca este código:',
        it: 'Qualcuno vuole dimostrare su WBN che la sua azienda gestisce il dominio di questo indirizzo. Per confermarlo, inserisci questo codice:',
        zh: '有人希望在 WBN 上证明其公司拥有此邮箱所属的域名。如需确认，请输入以下验证码：',
        de: 'Jemand möchte auf WBN nachweisen, dass sein Unternehmen die Domain dieser Adresse betreibt. Zur Bestätigung geben Sie diesen Code ein:',
      },
      '{code}',
      {
        en: 'It counts for {days} days.',
        es: 'Es válido durante {days} días.',
        it: 'È valido per {days} giorni.',
        zh: '验证码 {days} 天内有效。',
        de: 'Er gilt {days} Tage.',
      },
    ],
    footer: {
      en: 'If this was not somebody of your company, you do not need to do anything.',
      es: 'Si no ha sido nadie de su empresa, no tiene que hacer nada.',
      it: 'Se non è stato qualcuno della tua azienda, non devi fare nulla.',
      zh: '如果并非贵公司人员操作，无需任何处理。',
      de: 'Wenn das niemand aus Ihrem Unternehmen war, müssen Sie nichts tun.',
    },
    required: ['code'],
    samplePage: '',
  },
  ending: {
    name: {
      en: 'Verification ends',
      es: 'Fin próximo de una verificación',
      it: 'Verifica in scadenza',
      zh: '认证即将到期',
      de: 'Prüfung läuft ab',
    },
    when: {
      en: 'In time before something that was verified loses its mark.',
      es: 'Con tiempo antes de que algo verificado pierda su marca.',
      it: 'Con anticipo, prima che qualcosa di verificato perda il contrassegno.',
      zh: '已认证事项失效前。',
      de: 'Rechtzeitig bevor etwas Geprüftes sein Zeichen verliert.',
    },
    subject: {
      en: 'Verified for {company} until {date}: {claim}',
      es: 'Verificado de {company} hasta el {date}: {claim}',
      it: 'Verificato di {company} fino al {date}: {claim}',
      zh: '{company} 的{claim}认证有效期至 {date}',
      de: 'Geprüft für {company} bis {date}: {claim}',
    },
    paragraphs: [
      {
        en: 'After this day buyers no longer see it as verified. Send new evidence in time, so that there is no gap.',
        es: 'A partir de ese día los compradores dejarán de verlo como verificado. Envíe a tiempo nuevos documentos para que no haya interrupción.',
        it: 'Dopo questa data gli acquirenti non lo vedranno più come verificato. Invia in tempo nuovi documenti, così non ci saranno interruzioni.',
        zh: '到期后，买家将不再看到该项已认证。请及时提交新的证明材料，以免中断。',
        de: 'Nach diesem Tag sehen Einkäufer es nicht mehr als geprüft. Senden Sie rechtzeitig neue Nachweise, damit keine Lücke entsteht.',
      },
    ],
    button: {
      en: 'Verify it again',
      es: 'Verificarlo de nuevo',
      it: 'Verifica di nuovo',
      zh: '重新认证',
      de: 'Erneut prüfen lassen',
    },
    required: ['claim', 'date'],
  },
  question: {
    name: {
      en: 'Question of a verifier',
      es: 'Pregunta de un verificador',
      it: 'Domanda di chi verifica',
      zh: '审核人员的提问',
      de: 'Frage eines Prüfers',
    },
    when: {
      en: 'A verifier needs something more from the owners.',
      es: 'Un verificador necesita algo más de los propietarios.',
      it: 'Chi verifica ha bisogno di qualcos’altro dai titolari.',
      zh: '审核人员需要所有者补充资料时。',
      de: 'Ein Prüfer braucht noch etwas von den Inhabern.',
    },
    subject: {
      en: 'A question about the verification of {company}',
      es: 'Una pregunta sobre la verificación de {company}',
      it: 'Una domanda sulla verifica di {company}',
      zh: '关于 {company} 认证的问题',
      de: 'Eine Frage zur Prüfung von {company}',
    },
    paragraphs: [
      {
        en: 'To check the following we need something more from you: {claim}.',
        es: 'Para comprobar lo siguiente necesitamos algo más de usted: {claim}.',
        it: 'Per controllare quanto segue ci serve qualcosa in più: {claim}.',
        zh: '为核实以下内容，我们还需要您补充资料：{claim}。',
        de: 'Um Folgendes zu prüfen, brauchen wir noch etwas von Ihnen: {claim}.',
      },
      '{question}',
    ],
    button: { en: 'Answer', es: 'Responder', it: 'Rispondi', zh: '回复', de: 'Antworten' },
    required: ['claim', 'question'],
  },
})
