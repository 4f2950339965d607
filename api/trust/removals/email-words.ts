// Words of emails about removals. NOTE: they never quote the requester.
import { templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'moderation',
  receiver: 'asker',
  throttle: 'due',
  footer: {
    en: 'You receive this e-mail because this address was given in a request to remove a company from WBN. If it was not you, you do not need to do anything.',
    es: 'Recibe este correo porque alguien indicó esta dirección al pedir que se retire una empresa de WBN. Si no fue usted, no tiene que hacer nada.',
    it: 'Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta di rimozione di un’azienda da WBN. Se non sei stato tu, non devi fare nulla.',
    zh: '您收到此邮件，是因为有人在申请从 WBN 移除某企业时填写了此地址。如非您本人所为，无需任何操作。',
    de: 'Sie erhalten diese E-Mail, weil diese Adresse in einem Antrag angegeben wurde, ein Unternehmen von WBN zu entfernen. Wenn Sie das nicht waren, müssen Sie nichts tun.',
  },
  samplePage: '',
} as const

export const templates = templatesOf('removals.', shared, {
  code: {
    receiver: 'mailbox',
    throttle: 'unproven',
    name: {
      en: 'Code to remove a company',
      es: 'Código para retirar una empresa',
      it: 'Codice per rimuovere un’azienda',
      zh: '移除企业的验证码',
      de: 'Code zum Entfernen eines Unternehmens',
    },
    when: {
      en: 'Somebody asks to remove a company and has to prove the mailbox.',
      es: 'Alguien pide retirar una empresa y debe demostrar su buzón.',
      it: 'Qualcuno chiede di rimuovere un’azienda e deve dimostrare la casella.',
      zh: '有人申请移除企业并需验证邮箱时。',
      de: 'Jemand beantragt, ein Unternehmen zu entfernen, und muss das Postfach nachweisen.',
    },
    subject: {
      en: 'Your code to remove a company from WBN',
      es: 'Su código para retirar una empresa de WBN',
      it: 'Il tuo codice per rimuovere un’azienda da WBN',
      zh: '用于从 WBN 移除企业的验证码',
      de: 'Ihr Code zum Entfernen eines Unternehmens von WBN',
    },
    paragraphs: [
      {
        en: 'Somebody asks to remove {business} from WBN and gave this address. To go on, enter this code:',
        es: 'Alguien pide retirar {business} de WBN y ha indicado esta dirección. Para continuar, introduzca este código:',
        it: 'Qualcuno chiede di rimuovere {business} da WBN e ha indicato questo indirizzo. Per continuare, inserisci questo codice:',
        zh: '有人申请从 WBN 移除 {business}，并填写了此地址。如需继续，请输入以下验证码：',
        de: 'Jemand beantragt, {business} von WBN zu entfernen, und hat diese Adresse angegeben. Um fortzufahren, geben Sie diesen Code ein:',
      },
      '{code}',
      {
        en: 'It counts for {days} days. Nothing happens without it.',
        es: 'Es válido durante {days} días. Sin él no ocurre nada.',
        it: 'È valido per {days} giorni. Senza il codice non succede nulla.',
        zh: '验证码 {days} 天内有效。未输入验证码则不会有任何变化。',
        de: 'Er gilt {days} Tage. Ohne ihn geschieht nichts.',
      },
    ],
    required: ['code'],
  },
  removed: {
    name: {
      en: 'Company removed',
      es: 'Empresa retirada',
      it: 'Azienda rimossa',
      zh: '企业已移除',
      de: 'Unternehmen entfernt',
    },
    when: {
      en: 'The staff removes a company that somebody asked to remove.',
      es: 'El personal retira una empresa cuya retirada se pidió.',
      it: 'Lo staff rimuove un’azienda di cui è stata chiesta la rimozione.',
      zh: '工作人员移除他人申请移除的企业时。',
      de: 'Die Mitarbeiter entfernen ein Unternehmen, dessen Entfernen jemand beantragt hat.',
    },
    subject: {
      en: 'The company has been removed from WBN',
      es: 'La empresa se ha retirado de WBN',
      it: 'L’azienda è stata rimossa da WBN',
      zh: '该企业已从 WBN 移除',
      de: 'Das Unternehmen wurde von WBN entfernt',
    },
    paragraphs: [
      {
        en: '{business} and its products are no longer shown. We keep only an unreadable mark, so that no later import lists it again.',
        es: '{business} y sus productos ya no se muestran. Solo conservamos una marca ilegible para que ninguna importación posterior la vuelva a incluir.',
        it: '{business} e i suoi prodotti non sono più visibili. Conserviamo solo un segno illeggibile, perché nessuna importazione successiva la inserisca di nuovo.',
        zh: '{business} 及其产品已不再展示。我们仅保留一个不可读的标记，以免日后导入时再次收录。',
        de: '{business} und seine Produkte werden nicht mehr gezeigt. Wir behalten nur eine unlesbare Kennung, damit kein späterer Import das Unternehmen wieder einträgt.',
      },
      '{explanation}',
    ],
    required: ['business'],
  },
  refused: {
    name: {
      en: 'Removal refused',
      es: 'Retirada denegada',
      it: 'Rimozione rifiutata',
      zh: '移除申请被拒绝',
      de: 'Antrag auf Entfernen abgelehnt',
    },
    when: {
      en: 'The staff refuses to remove a company.',
      es: 'El personal deniega la retirada de una empresa.',
      it: 'Lo staff rifiuta di rimuovere un’azienda.',
      zh: '工作人员拒绝移除企业时。',
      de: 'Die Mitarbeiter lehnen es ab, ein Unternehmen zu entfernen.',
    },
    subject: {
      en: 'Your request to remove a company from WBN',
      es: 'Su solicitud de retirar una empresa de WBN',
      it: 'La tua richiesta di rimuovere un’azienda da WBN',
      zh: '关于您从 WBN 移除企业的申请',
      de: 'Ihr Antrag, ein Unternehmen von WBN zu entfernen',
    },
    paragraphs: [
      {
        en: '{business} stays on WBN. Our reason:',
        es: '{business} permanece en WBN. El motivo:',
        it: '{business} resta su WBN. Il motivo:',
        zh: '{business} 将继续在 WBN 展示。原因如下：',
        de: '{business} bleibt auf WBN. Unser Grund:',
      },
      '{explanation}',
      {
        en: 'If you disagree, reply to this e-mail.',
        es: 'Si no está de acuerdo, responda a este correo.',
        it: 'Se non sei d’accordo, rispondi a questa e-mail.',
        zh: '如有异议，请回复本邮件。',
        de: 'Wenn Sie nicht einverstanden sind, antworten Sie auf diese E-Mail.',
      },
    ],
    required: ['business', 'explanation'],
  },
})
