// Words of emails to mailboxes of a claimed company.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

export const shared = {
  group: 'businesses',
  receiver: 'concerned',
  throttle: 'due',
  footer: {
    en: 'You receive this e-mail because you claim or hold the page of this company on WBN.',
    es: 'Recibe este correo porque reclama o gestiona la página de esta empresa en WBN.',
    it: 'Ricevi questa e-mail perché rivendichi o gestisci la pagina di questa azienda su WBN.',
    zh: '您收到此邮件，是因为您正在认领或管理该企业在 WBN 上的页面。',
    de: 'Sie erhalten diese E-Mail, weil Sie die Seite dieses Unternehmens auf WBN übernehmen möchten oder übernommen haben.',
  },
  samplePage: `${sampleBusiness}/claim`,
} as const

export const ofMailboxes = templatesOf('ownership.', shared, {
  code: {
    receiver: 'mailbox',
    throttle: 'unproven',
    name: {
      en: 'Code to claim a company',
      es: 'Código para reclamar una empresa',
      it: 'Codice per rivendicare un’azienda',
      zh: '企业认领验证码',
      de: 'Code zur Übernahme eines Unternehmens',
    },
    when: {
      en: 'Somebody claims a company by a mailbox at its domain.',
      es: 'Alguien reclama una empresa con un buzón de su dominio.',
      it: 'Qualcuno rivendica un’azienda con una casella del suo dominio.',
      zh: '有人使用企业域名邮箱认领企业时。',
      de: 'Jemand möchte ein Unternehmen über ein Postfach an dessen Domain übernehmen.',
    },
    subject: {
      en: 'Your code to claim {company} on WBN',
      es: 'Su código para reclamar {company} en WBN',
      it: 'Il tuo codice per rivendicare {company} su WBN',
      zh: '您在 WBN 上认领 {company} 的验证码',
      de: 'Ihr Code zur Übernahme von {company} auf WBN',
    },
    paragraphs: [
      {
        en: 'To prove that you act for {company}, enter this code on the page where you asked for it:',
        es: 'Para demostrar que actúa en nombre de {company}, introduzca este código en la página donde lo pidió:',
        it: 'Per dimostrare che agisci per conto di {company}, inserisci questo codice nella pagina in cui l’hai chiesto:',
        zh: '为证明您代表 {company}，请在您申请验证码的页面输入：',
        de: 'Um nachzuweisen, dass Sie für {company} handeln, geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben:',
      },
      '{code}',
      {
        en: 'It counts for half an hour. Give it to nobody: whoever enters it speaks for the company.',
        es: 'Es válido durante media hora. No se lo dé a nadie: quien lo introduzca hablará en nombre de la empresa.',
        it: 'È valido per mezz’ora. Non darlo a nessuno: chi lo inserisce parla a nome dell’azienda.',
        zh: '验证码半小时内有效。请勿告知他人：输入者将代表企业。',
        de: 'Er gilt eine halbe Stunde. Geben Sie ihn niemandem: Wer ihn eingibt, spricht für das Unternehmen.',
      },
    ],
    footer: {
      en: 'If this was not you, you do not need to do anything. Without the code nobody gets in.',
      es: 'Si no ha sido usted, no tiene que hacer nada. Sin el código nadie entra.',
      it: 'Se non sei stato tu, non devi fare nulla. Senza il codice nessuno entra.',
      zh: '如非您本人操作，无需处理。没有验证码，任何人都无法认领。',
      de: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Ohne den Code kommt niemand hinein.',
    },
    required: ['code'],
    samplePage: '',
  },
  objection: {
    receiver: 'mailbox',
    throttle: 'unproven',
    name: {
      en: 'Somebody claims your company',
      es: 'Alguien reclama su empresa',
      it: 'Qualcuno rivendica la tua azienda',
      zh: '有人认领贵公司',
      de: 'Übernahme Ihrer Unternehmensseite',
    },
    when: {
      en: 'Somebody has proven a first time that they act for a company; the company may object.',
      es: 'Alguien ha presentado una primera prueba de que actúa en nombre de una empresa; la empresa puede oponerse.',
      it: 'Qualcuno ha fornito una prima prova di agire per un’azienda; l’azienda può opporsi.',
      zh: '有人首次证明其代表某企业，企业可提出异议时。',
      de: 'Jemand hat zum ersten Mal nachgewiesen, für ein Unternehmen zu handeln; das Unternehmen kann Einspruch erheben.',
    },
    subject: {
      en: 'Somebody claims the page of {company} on WBN',
      es: 'Alguien reclama la página de {company} en WBN',
      it: 'Qualcuno rivendica la pagina di {company} su WBN',
      zh: '有人在 WBN 上认领 {company} 的页面',
      de: 'Jemand möchte die Seite von {company} auf WBN übernehmen',
    },
    paragraphs: [
      {
        en: 'A person has shown that they can be reached at {company} and has become editor of its page on WBN, an international directory of companies. On {date} the page becomes theirs.',
        es: 'Una persona ha demostrado que se la puede localizar en {company} y es ahora editora de su página en WBN, un directorio internacional de empresas. El {date} la página pasará a ser suya.',
        it: 'Una persona ha dimostrato di essere raggiungibile presso {company} ed è ora redattrice della sua pagina su WBN, un elenco internazionale di aziende. Il {date} ne diventerà titolare.',
        zh: '有人证明可通过 {company} 与其取得联系，并已成为其在 WBN（国际企业名录）页面的编辑。该页面将于 {date} 归其所有。',
        de: 'Eine Person hat gezeigt, dass sie bei {company} erreichbar ist, und bearbeitet jetzt die Seite des Unternehmens auf WBN, einem internationalen Unternehmensverzeichnis. Am {date} geht die Seite an sie über.',
      },
      {
        en: 'If this is right, you do not need to do anything. If not, object: then a person of our staff decides.',
        es: 'Si es correcto, no tiene que hacer nada. Si no, opóngase: entonces decidirá una persona de nuestro equipo.',
        it: 'Se è corretto, non devi fare nulla. Altrimenti opponiti: deciderà una persona del nostro team.',
        zh: '如属实，无需处理。如不属实，请提出异议，我们的工作人员将作出决定。',
        de: 'Wenn das richtig ist, müssen Sie nichts tun. Wenn nicht, erheben Sie Einspruch: Dann entscheidet einer unserer Mitarbeiter.',
      },
    ],
    button: {
      en: 'Look or object',
      es: 'Ver u oponerse',
      it: 'Guarda od opponiti',
      zh: '查看或提出异议',
      de: 'Ansehen oder Einspruch erheben',
    },
    footer: {
      en: 'You receive this one e-mail because your address is published for this company or belongs to its domain.',
      es: 'Recibe este único correo porque su dirección está publicada para esta empresa o pertenece a su dominio.',
      it: 'Ricevi questa sola e-mail perché il tuo indirizzo è pubblicato per questa azienda o appartiene al suo dominio.',
      zh: '您仅收到这一封邮件，因为您的邮箱是该企业公布的邮箱或属于其域名。',
      de: 'Sie erhalten diese eine E-Mail, weil Ihre Adresse für dieses Unternehmen veröffentlicht ist oder zu dessen Domain gehört.',
    },
    required: ['company', 'date'],
    samplePage: 'ownership-claim/objection/sample-of-a-long-token',
  },
})
