// Words of the emails of ownership claims.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'businesses',
  receiver: 'concerned',
  throttle: 'due',
  footer: {
    en: 'You receive this e-mail because you claim or hold the page of this company on WBN.',
    es: 'Recibe este correo porque reclama o gestiona la página de esta empresa en WBN.',
    it: 'Ricevi questa e-mail perché rivendichi o gestisci la pagina di questa azienda su WBN.',
    zh: '您收到此邮件，是因为您正在认领或管理该企业在 WBN 上的页面。',
  },
  samplePage: `${sampleBusiness}/claim`,
} as const
const open = { en: 'See the claim', es: 'Ver la reclamación', it: 'Vedi la rivendicazione', zh: '查看认领' }

export const templates = templatesOf('ownership.', shared, {
  code: {
    receiver: 'mailbox',
    throttle: 'unproven',
    name: {
      en: 'Code to claim a company',
      es: 'Código para reclamar una empresa',
      it: 'Codice per rivendicare un’azienda',
      zh: '企业认领验证码',
    },
    when: {
      en: 'Somebody claims a company by a mailbox at its domain.',
      es: 'Alguien reclama una empresa con un buzón de su dominio.',
      it: 'Qualcuno rivendica un’azienda con una casella del suo dominio.',
      zh: '有人使用企业域名邮箱认领企业时。',
    },
    subject: {
      en: 'Your code to claim {company} on WBN',
      es: 'Su código para reclamar {company} en WBN',
      it: 'Il tuo codice per rivendicare {company} su WBN',
      zh: '您在 WBN 上认领 {company} 的验证码',
    },
    paragraphs: [
      {
        en: 'To prove that you act for {company}, enter this code on the page where you asked for it:',
        es: 'Para demostrar que actúa en nombre de {company}, introduzca este código en la página donde lo pidió:',
        it: 'Per dimostrare che agisci per conto di {company}, inserisci questo codice nella pagina in cui l’hai chiesto:',
        zh: '为证明您代表 {company}，请在您申请验证码的页面输入：',
      },
      '{code}',
      {
        en: 'It counts for half an hour. Give it to nobody: whoever enters it speaks for the company.',
        es: 'Es válido durante media hora. No se lo dé a nadie: quien lo introduzca hablará en nombre de la empresa.',
        it: 'È valido per mezz’ora. Non darlo a nessuno: chi lo inserisce parla a nome dell’azienda.',
        zh: '验证码半小时内有效。请勿告知他人：输入者将代表企业。',
      },
    ],
    footer: {
      en: 'If this was not you, you do not need to do anything. Without the code nobody gets in.',
      es: 'Si no ha sido usted, no tiene que hacer nada. Sin el código nadie entra.',
      it: 'Se non sei stato tu, non devi fare nulla. Senza il codice nessuno entra.',
      zh: '如非您本人操作，无需处理。没有验证码，任何人都无法认领。',
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
    },
    when: {
      en: 'Somebody has proven a first time that they act for a company; the company may object.',
      es: 'Alguien ha presentado una primera prueba de que actúa en nombre de una empresa; la empresa puede oponerse.',
      it: 'Qualcuno ha fornito una prima prova di agire per un’azienda; l’azienda può opporsi.',
      zh: '有人首次证明其代表某企业，企业可提出异议时。',
    },
    subject: {
      en: 'Somebody claims the page of {company} on WBN',
      es: 'Alguien reclama la página de {company} en WBN',
      it: 'Qualcuno rivendica la pagina di {company} su WBN',
      zh: '有人在 WBN 上认领 {company} 的页面',
    },
    paragraphs: [
      {
        en: 'A person has shown that they can be reached at {company} and has become editor of its page on WBN, an international directory of companies. On {date} the page becomes theirs.',
        es: 'Una persona ha demostrado que se la puede localizar en {company} y es ahora editora de su página en WBN, un directorio internacional de empresas. El {date} la página pasará a ser suya.',
        it: 'Una persona ha dimostrato di essere raggiungibile presso {company} ed è ora redattrice della sua pagina su WBN, un elenco internazionale di aziende. Il {date} ne diventerà titolare.',
        zh: '有人证明可通过 {company} 与其取得联系，并已成为其在 WBN（国际企业名录）页面的编辑。该页面将于 {date} 归其所有。',
      },
      {
        en: 'If this is right, you do not need to do anything. If not, object: then a person of our staff decides.',
        es: 'Si es correcto, no tiene que hacer nada. Si no, opóngase: entonces decidirá una persona de nuestro equipo.',
        it: 'Se è corretto, non devi fare nulla. Altrimenti opponiti: deciderà una persona del nostro team.',
        zh: '如属实，无需处理。如不属实，请提出异议，我们的工作人员将作出决定。',
      },
    ],
    button: { en: 'Look or object', es: 'Ver u oponerse', it: 'Guarda od opponiti', zh: '查看或提出异议' },
    footer: {
      en: 'You receive this one e-mail because your address is published for this company or belongs to its domain.',
      es: 'Recibe este único correo porque su dirección está publicada para esta empresa o pertenece a su dominio.',
      it: 'Ricevi questa sola e-mail perché il tuo indirizzo è pubblicato per questa azienda o appartiene al suo dominio.',
      zh: '您仅收到这一封邮件，因为您的邮箱是该企业公布的邮箱或属于其域名。',
    },
    required: ['company', 'date'],
    samplePage: 'ownership-claim/objection/sample-of-a-long-token',
  },
  waiting: {
    name: { en: 'Claim waits', es: 'Reclamación en espera', it: 'Rivendicazione in attesa', zh: '认领等待中' },
    when: {
      en: 'Somebody has become editor of a claimed company.',
      es: 'Alguien pasa a ser editor de una empresa reclamada.',
      it: 'Qualcuno diventa redattore di un’azienda rivendicata.',
      zh: '认领者成为企业编辑时。',
    },
    subject: {
      en: 'You can work on the page of {company}',
      es: 'Ya puede trabajar en la página de {company}',
      it: 'Puoi lavorare sulla pagina di {company}',
      zh: '您现在可以编辑 {company} 的页面',
    },
    paragraphs: [
      {
        en: 'You are editor of {company}: correct the facts and answer the inquiries that were kept. Others of the company may object until {date}; then the page is yours.',
        es: 'Es editor de {company}: corrija los datos y responda a las consultas guardadas. Otras personas de la empresa pueden oponerse hasta el {date}; después la página será suya.',
        it: 'Sei redattore di {company}: correggi i dati e rispondi alle richieste conservate. Altri dell’azienda possono opporsi fino al {date}; poi la pagina sarà tua.',
        zh: '您已成为 {company} 的编辑：请更正资料并回复已保留的询盘。公司其他人员可在 {date} 前提出异议；之后页面归您所有。',
      },
    ],
    button: open,
    required: ['company', 'date'],
  },
  claimed: {
    name: { en: 'Company claimed', es: 'Empresa reclamada', it: 'Azienda rivendicata', zh: '企业认领成功' },
    when: {
      en: 'Somebody has become owner of a claimed company.',
      es: 'Alguien pasa a ser propietario de una empresa reclamada.',
      it: 'Qualcuno diventa titolare di un’azienda rivendicata.',
      zh: '认领者成为企业所有者时。',
    },
    subject: {
      en: 'The page of {company} is yours',
      es: 'La página de {company} es suya',
      it: 'La pagina di {company} è tua',
      zh: '{company} 的页面已归您所有',
    },
    paragraphs: [
      {
        en: 'You are owner of {company} on WBN. From now on your facts win over every later import. The seal of verification is a check of its own.',
        es: 'Es propietario de {company} en WBN. A partir de ahora sus datos prevalecen sobre toda importación posterior. El sello de verificación es una comprobación aparte.',
        it: 'Sei titolare di {company} su WBN. Da ora i tuoi dati prevalgono su ogni importazione successiva. Il sigillo di verifica è un controllo a parte.',
        zh: '您已成为 {company} 在 WBN 上的所有者。今后您填写的资料优先于任何导入数据。认证标识需另行审核。',
      },
    ],
    button: { en: 'Open the page', es: 'Abrir la página', it: 'Apri la pagina', zh: '打开页面' },
    required: ['company'],
  },
  contested: {
    name: { en: 'Claim contested', es: 'Reclamación disputada', it: 'Rivendicazione contestata', zh: '认领存在争议' },
    when: {
      en: 'A second person claims a company, or somebody of the company objects.',
      es: 'Otra persona reclama una empresa, o alguien de la empresa se opone.',
      it: 'Un’altra persona rivendica un’azienda, o qualcuno dell’azienda si oppone.',
      zh: '另有人认领同一企业，或企业人员提出异议时。',
    },
    subject: {
      en: 'The page of {company} is contested',
      es: 'La página de {company} está en disputa',
      it: 'La pagina di {company} è contestata',
      zh: '{company} 的页面存在争议',
    },
    paragraphs: [
      {
        en: 'Somebody else says that they act for {company}. A person of our staff decides; until then nothing can be deleted or transferred.',
        es: 'Otra persona dice actuar en nombre de {company}. Decidirá una persona de nuestro equipo; hasta entonces nada se puede borrar ni transferir.',
        it: 'Qualcun altro dice di agire per {company}. Deciderà una persona del nostro team; fino ad allora nulla può essere cancellato o trasferito.',
        zh: '另有人声称代表 {company}。我们的工作人员将作出决定；在此之前不得删除或转让任何内容。',
      },
      {
        en: 'Send a register extract or a letter of the management by {date}. If you know each other, say that you are colleagues.',
        es: 'Envíe un extracto del registro o una carta de la dirección antes del {date}. Si se conocen, indiquen que son colegas.',
        it: 'Invia una visura o una lettera della direzione entro il {date}. Se vi conoscete, di’ che siete colleghi.',
        zh: '请于 {date} 前提交工商登记文件或管理层授权书。如果你们相识，请声明为同事。',
      },
    ],
    button: { en: 'Answer', es: 'Responder', it: 'Rispondi', zh: '回应' },
    required: ['company', 'date'],
  },
  refused: {
    name: { en: 'Claim refused', es: 'Reclamación rechazada', it: 'Rivendicazione respinta', zh: '认领被拒绝' },
    when: {
      en: 'A verifier has decided against a claim.',
      es: 'Un verificador ha decidido en contra de una reclamación.',
      it: 'Chi verifica ha deciso contro una rivendicazione.',
      zh: '审核人员驳回认领时。',
    },
    subject: {
      en: 'Your claim of {company} was not accepted',
      es: 'Su reclamación de {company} no fue aceptada',
      it: 'La tua rivendicazione di {company} non è stata accettata',
      zh: '您对 {company} 的认领未获通过',
    },
    paragraphs: [
      '{explanation}',
      {
        en: 'You may ask once for a second look, until {date}. Somebody else of our staff then decides.',
        es: 'Puede pedir una vez una segunda revisión hasta el {date}. Decidirá entonces otra persona de nuestro equipo.',
        it: 'Puoi chiedere una volta un secondo esame entro il {date}. Deciderà un’altra persona del nostro team.',
        zh: '您可在 {date} 前申请一次复核，将由另一位工作人员作出决定。',
      },
    ],
    button: open,
    required: ['explanation'],
  },
  removed: {
    name: {
      en: 'Claimed company removed',
      es: 'Empresa reclamada retirada',
      it: 'Azienda rivendicata rimossa',
      zh: '认领的企业已移除',
    },
    when: {
      en: 'A company that somebody claims or holds is removed at its own wish.',
      es: 'Una empresa que alguien reclama o gestiona se retira por deseo propio.',
      it: 'Un’azienda che qualcuno rivendica o gestisce viene rimossa per sua volontà.',
      zh: '他人正在认领或管理的企业应其自身要求被移除时。',
    },
    subject: {
      en: 'The page of {company} was removed from WBN',
      es: 'La página de {company} se ha retirado de WBN',
      it: 'La pagina di {company} è stata rimossa da WBN',
      zh: '{company} 的页面已从 WBN 移除',
    },
    paragraphs: [
      {
        en: '{company} does not want to be listed on WBN. Its page was removed, and your claim of it has ended.',
        es: '{company} no desea figurar en WBN. Su página se ha retirado y su reclamación ha terminado.',
        it: '{company} non desidera essere elencata su WBN. La sua pagina è stata rimossa e la tua rivendicazione è terminata.',
        zh: '{company} 不希望列于 WBN。其页面已移除，您的认领也已结束。',
      },
      {
        en: 'If you act for the company and this is wrong, write to us.',
        es: 'Si actúa en nombre de la empresa y esto no es correcto, escríbanos.',
        it: 'Se agisci per l’azienda e questo non è corretto, scrivici.',
        zh: '如您代表该企业且此事有误，请与我们联系。',
      },
    ],
    button: { en: 'Why it is gone', es: 'Por qué se retiró', it: 'Perché è stata rimossa', zh: '查看移除原因' },
    required: ['company'],
  },
})
