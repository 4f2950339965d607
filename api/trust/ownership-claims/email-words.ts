// Words of emails to claimants.
import { templatesOf } from '#api/identity/emails/lookup.ts'
import { ofMailboxes, shared } from './mailbox-email-words.ts'

const open = {
  en: 'See the claim',
  es: 'Ver la reclamación',
  it: 'Vedi la rivendicazione',
  zh: '查看认领',
  de: 'Übernahme ansehen',
}

export const templates = {
  ...ofMailboxes,
  ...templatesOf('ownership.', shared, {
    waiting: {
      name: {
        en: 'Claim waits',
        es: 'Reclamación en espera',
        it: 'Rivendicazione in attesa',
        zh: '认领等待中',
        de: 'Übernahme wartet',
      },
      when: {
        en: 'Somebody has become editor of a claimed company.',
        es: 'Alguien pasa a ser editor de una empresa reclamada.',
        it: 'Qualcuno diventa redattore di un’azienda rivendicata.',
        zh: '认领者成为企业编辑时。',
        de: 'Jemand ist Bearbeiter eines Unternehmens geworden, das er übernehmen möchte.',
      },
      subject: {
        en: 'You can work on the page of {company}',
        es: 'Ya puede trabajar en la página de {company}',
        it: 'Puoi lavorare sulla pagina di {company}',
        zh: '您现在可以编辑 {company} 的页面',
        de: 'Sie können die Seite von {company} bearbeiten',
      },
      paragraphs: [
        {
          en: 'You are editor of {company}: correct the facts and answer the inquiries that were kept. Others of the company may object until {date}; then the page is yours.',
          es: 'Es editor de {company}: corrija los datos y responda a las consultas guardadas. Otras personas de la empresa pueden oponerse hasta el {date}; después la página será suya.',
          it: 'Sei redattore di {company}: correggi i dati e rispondi alle richieste conservate. Altri dell’azienda possono opporsi fino al {date}; poi la pagina sarà tua.',
          zh: '您已成为 {company} 的编辑：请更正资料并回复已保留的询盘。公司其他人员可在 {date} 前提出异议；之后页面归您所有。',
          de: 'Sie sind Bearbeiter von {company}: Berichtigen Sie die Angaben und beantworten Sie die aufbewahrten Anfragen. Andere aus dem Unternehmen können bis {date} Einspruch erheben; danach gehört die Seite Ihnen.',
        },
      ],
      button: open,
      required: ['company', 'date'],
    },
    claimed: {
      name: {
        en: 'Company claimed',
        es: 'Empresa reclamada',
        it: 'Azienda rivendicata',
        zh: '企业认领成功',
        de: 'Unternehmen übernommen',
      },
      when: {
        en: 'Somebody has become owner of a claimed company.',
        es: 'Alguien pasa a ser propietario de una empresa reclamada.',
        it: 'Qualcuno diventa titolare di un’azienda rivendicata.',
        zh: '认领者成为企业所有者时。',
        de: 'Jemand ist durch Übernahme Inhaber eines Unternehmens geworden.',
      },
      subject: {
        en: 'The page of {company} is yours',
        es: 'La página de {company} es suya',
        it: 'La pagina di {company} è tua',
        zh: '{company} 的页面已归您所有',
        de: 'Die Seite von {company} gehört Ihnen',
      },
      paragraphs: [
        {
          en: 'You are owner of {company} on WBN. From now on your facts win over every later import. The seal of verification is a check of its own.',
          es: 'Es propietario de {company} en WBN. A partir de ahora sus datos prevalecen sobre toda importación posterior. El sello de verificación es una comprobación aparte.',
          it: 'Sei titolare di {company} su WBN. Da ora i tuoi dati prevalgono su ogni importazione successiva. Il sigillo di verifica è un controllo a parte.',
          zh: '您已成为 {company} 在 WBN 上的所有者。今后您填写的资料优先于任何导入数据。认证标识需另行审核。',
          de: 'Sie sind auf WBN Inhaber von {company}. Ab jetzt gehen Ihre Angaben jedem späteren Import vor. Das Siegel der Prüfung ist eine eigene Prüfung.',
        },
      ],
      button: { en: 'Open the page', es: 'Abrir la página', it: 'Apri la pagina', zh: '打开页面', de: 'Seite öffnen' },
      required: ['company'],
    },
    contested: {
      name: {
        en: 'Claim contested',
        es: 'Reclamación disputada',
        it: 'Rivendicazione contestata',
        zh: '认领存在争议',
        de: 'Übernahme strittig',
      },
      when: {
        en: 'A second person claims a company, or somebody of the company objects.',
        es: 'Otra persona reclama una empresa, o alguien de la empresa se opone.',
        it: 'Un’altra persona rivendica un’azienda, o qualcuno dell’azienda si oppone.',
        zh: '另有人认领同一企业，或企业人员提出异议时。',
        de: 'Eine zweite Person möchte ein Unternehmen übernehmen, oder jemand aus dem Unternehmen erhebt Einspruch.',
      },
      subject: {
        en: 'The page of {company} is contested',
        es: 'La página de {company} está en disputa',
        it: 'La pagina di {company} è contestata',
        zh: '{company} 的页面存在争议',
        de: 'Die Seite von {company} ist strittig',
      },
      paragraphs: [
        {
          en: 'Somebody else says that they act for {company}. A person of our staff decides; until then nothing can be deleted or transferred.',
          es: 'Otra persona dice actuar en nombre de {company}. Decidirá una persona de nuestro equipo; hasta entonces nada se puede borrar ni transferir.',
          it: 'Qualcun altro dice di agire per {company}. Deciderà una persona del nostro team; fino ad allora nulla può essere cancellato o trasferito.',
          zh: '另有人声称代表 {company}。我们的工作人员将作出决定；在此之前不得删除或转让任何内容。',
          de: 'Jemand anderes gibt an, für {company} zu handeln. Einer unserer Mitarbeiter entscheidet; bis dahin kann nichts gelöscht oder übertragen werden.',
        },
        {
          en: 'Send a register extract or a letter of the management by {date}. If you know each other, say that you are colleagues.',
          es: 'Envíe un extracto del registro o una carta de la dirección antes del {date}. Si se conocen, indiquen que son colegas.',
          it: 'Invia una visura o una lettera della direzione entro il {date}. Se vi conoscete, di’ che siete colleghi.',
          zh: '请于 {date} 前提交工商登记文件或管理层授权书。如果你们相识，请声明为同事。',
          de: 'Senden Sie bis {date} einen Registerauszug oder ein Schreiben der Geschäftsleitung. Wenn Sie einander kennen, geben Sie an, dass Sie Kollegen sind.',
        },
      ],
      button: { en: 'Answer', es: 'Responder', it: 'Rispondi', zh: '回应', de: 'Antworten' },
      required: ['company', 'date'],
    },
    refused: {
      name: {
        en: 'Claim refused',
        es: 'Reclamación rechazada',
        it: 'Rivendicazione respinta',
        zh: '认领被拒绝',
        de: 'Übernahme abgelehnt',
      },
      when: {
        en: 'A verifier has decided against a claim.',
        es: 'Un verificador ha decidido en contra de una reclamación.',
        it: 'Chi verifica ha deciso contro una rivendicazione.',
        zh: '审核人员驳回认领时。',
        de: 'Ein Prüfer hat gegen eine Übernahme entschieden.',
      },
      subject: {
        en: 'Your claim of {company} was not accepted',
        es: 'Su reclamación de {company} no fue aceptada',
        it: 'La tua rivendicazione di {company} non è stata accettata',
        zh: '您对 {company} 的认领未获通过',
        de: 'Ihre Übernahme von {company} wurde abgelehnt',
      },
      paragraphs: [
        '{explanation}',
        {
          en: 'You may ask once for a second look, until {date}. Somebody else of our staff then decides.',
          es: 'Puede pedir una vez una segunda revisión hasta el {date}. Decidirá entonces otra persona de nuestro equipo.',
          it: 'Puoi chiedere una volta un secondo esame entro il {date}. Deciderà un’altra persona del nostro team.',
          zh: '您可在 {date} 前申请一次复核，将由另一位工作人员作出决定。',
          de: 'Bis {date} können Sie einmal um eine zweite Prüfung bitten. Dann entscheidet ein anderer unserer Mitarbeiter.',
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
        de: 'Übernommenes Unternehmen entfernt',
      },
      when: {
        en: 'A company that somebody claims or holds is removed at its own wish.',
        es: 'Una empresa que alguien reclama o gestiona se retira por deseo propio.',
        it: 'Un’azienda che qualcuno rivendica o gestisce viene rimossa per sua volontà.',
        zh: '他人正在认领或管理的企业应其自身要求被移除时。',
        de: 'Ein Unternehmen, das jemand übernehmen möchte oder übernommen hat, wird auf eigenen Wunsch entfernt.',
      },
      subject: {
        en: 'The page of {company} was removed from WBN',
        es: 'La página de {company} se ha retirado de WBN',
        it: 'La pagina di {company} è stata rimossa da WBN',
        zh: '{company} 的页面已从 WBN 移除',
        de: 'Die Seite von {company} wurde von WBN entfernt',
      },
      paragraphs: [
        {
          en: '{company} does not want to be listed on WBN. Its page was removed, and your claim of it has ended.',
          es: '{company} no desea figurar en WBN. Su página se ha retirado y su reclamación ha terminado.',
          it: '{company} non desidera essere elencata su WBN. La sua pagina è stata rimossa e la tua rivendicazione è terminata.',
          zh: '{company} 不希望列于 WBN。其页面已移除，您的认领也已结束。',
          de: '{company} möchte nicht auf WBN eingetragen sein. Die Seite wurde entfernt, und Ihre Übernahme ist beendet.',
        },
        {
          en: 'If you act for the company and this is wrong, write to us.',
          es: 'Si actúa en nombre de la empresa y esto no es correcto, escríbanos.',
          it: 'Se agisci per l’azienda e questo non è corretto, scrivici.',
          zh: '如您代表该企业且此事有误，请与我们联系。',
          de: 'Wenn Sie für das Unternehmen handeln und das falsch ist, schreiben Sie uns.',
        },
      ],
      button: {
        en: 'Why it is gone',
        es: 'Por qué se retiró',
        it: 'Perché è stata rimossa',
        zh: '查看移除原因',
        de: 'Warum sie weg ist',
      },
      required: ['company'],
    },
  }),
}
