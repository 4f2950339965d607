// Words of emails about sanctions in four languages.
import type { reportReasons } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { ModeratedKind, SanctionAct } from '#contract/trust/sanctions/acts.ts'

export type Rule = (typeof reportReasons)[number]
type Words = {
  subjects: Record<SanctionAct, string>
  acts: Record<SanctionAct, string>
  limitedBusiness: string
  because: string
  until: string
  appeal: string
  open: string
  site: string
  why: string
  answers: Record<'upheld' | 'reversed', { subject: string; text: string }>
}

export const kindNames: Record<Locale, Record<ModeratedKind, string>> = {
  en: {
    user: 'Your profile',
    business: 'Business',
    product: 'Product',
    post: 'Post',
    comment: 'Comment',
    group: 'Group',
    message: 'Message',
  },
  es: {
    user: 'Su perfil',
    business: 'Empresa',
    product: 'Producto',
    post: 'Publicación',
    comment: 'Comentario',
    group: 'Grupo',
    message: 'Mensaje',
  },
  it: {
    user: 'Il suo profilo',
    business: 'Azienda',
    product: 'Prodotto',
    post: 'Post',
    comment: 'Commento',
    group: 'Gruppo',
    message: 'Messaggio',
  },
  zh: {
    user: '您的个人资料',
    business: '企业',
    product: '产品',
    post: '动态',
    comment: '评论',
    group: '群组',
    message: '消息',
  },
}

export const ruleNames: Record<Locale, Record<Rule, string>> = {
  en: {
    spam: 'unsolicited advertising or repeated posts.',
    abuse: 'insults, threats or harassment.',
    misleading: 'false or misleading statements about a company, product or person.',
    counterfeit: 'goods that use the brand or design of somebody else.',
    illegal: 'goods or content that the law does not allow.',
    other: 'a breach of our terms of use.',
  },
  es: {
    spam: 'publicidad no solicitada o publicaciones repetidas.',
    abuse: 'insultos, amenazas o acoso.',
    misleading: 'afirmaciones falsas o engañosas sobre una empresa, un producto o una persona.',
    counterfeit: 'productos que usan la marca o el diseño de otra empresa.',
    illegal: 'productos o contenidos que la ley no permite.',
    other: 'un incumplimiento de nuestras condiciones de uso.',
  },
  it: {
    spam: 'pubblicità non richiesta o post ripetuti.',
    abuse: 'insulti, minacce o molestie.',
    misleading: "affermazioni false o fuorvianti su un'azienda, un prodotto o una persona.",
    counterfeit: 'merci che usano il marchio o il design di altri.',
    illegal: 'merci o contenuti non consentiti dalla legge.',
    other: "una violazione delle nostre condizioni d'uso.",
  },
  zh: {
    spam: '未经请求的广告或重复发布。',
    abuse: '侮辱、威胁或骚扰。',
    misleading: '对企业、产品或个人的虚假或误导性陈述。',
    counterfeit: '使用他人品牌或设计的商品。',
    illegal: '法律不允许的商品或内容。',
    other: '违反我们的使用条款。',
  },
}

export const words: Record<Locale, Words> = {
  en: {
    subjects: {
      warn: 'A warning about what you published',
      hide: 'We have hidden something you published',
      remove: 'We have removed something you published',
      limit: 'Your account or business may not publish for now',
      suspend: 'Your account or business is suspended',
      reject: 'Your registration was not accepted',
      terminate: 'Your account or business was closed',
    },
    acts: {
      warn: 'We have looked at a report about the following and find that it breaks our rules. Nothing was hidden. Please correct it.',
      hide: 'We have hidden the following. Nobody else sees it now.',
      remove: 'We have removed the following.',
      limit: 'You can read and edit your profile. You cannot publish or write to others.',
      suspend: 'Nobody can sign in to the account, and it is shown nowhere. The same holds for a suspended business.',
      reject: 'We could not accept this registration.',
      terminate: 'We have ended the place of this account or business in the network.',
    },
    limitedBusiness:
      'The business stays in the network as it is, and you can read what comes in. For now nobody can publish in its name, or change its profile or its products.',
    because: 'Reason:',
    until: 'This ends by itself on {day}.',
    appeal:
      'If you disagree, you can appeal within {months} months. Somebody else than the person who decided looks at it.',
    open: 'Read the decision or appeal',
    site: 'To the site',
    why: 'You receive this e-mail because a decision concerns you or a business that you own.',
    answers: {
      upheld: {
        subject: 'Your appeal: the decision stands',
        text: 'Another member of our team has looked at your appeal and at the decision. It stands.',
      },
      reversed: {
        subject: 'Your appeal: the decision was reversed',
        text: 'Another member of our team has looked at your appeal and has reversed the decision. What was hidden shows again, and it does not count against you.',
      },
    },
  },
  es: {
    subjects: {
      warn: 'Advertencia sobre un contenido suyo',
      hide: 'Hemos ocultado un contenido suyo',
      remove: 'Hemos retirado un contenido suyo',
      limit: 'Por ahora su cuenta o empresa no puede publicar',
      suspend: 'Su cuenta o empresa está suspendida',
      reject: 'No hemos aceptado su registro',
      terminate: 'Su cuenta o empresa se ha cerrado',
    },
    acts: {
      warn: 'Hemos revisado una denuncia sobre lo siguiente y consideramos que incumple nuestras normas. No se ha ocultado nada. Por favor, corríjalo.',
      hide: 'Hemos ocultado lo siguiente. Nadie más lo ve ahora.',
      remove: 'Hemos retirado lo siguiente.',
      limit: 'Puede leer y editar su perfil. No puede publicar ni escribir a otros.',
      suspend:
        'Nadie puede iniciar sesión en la cuenta y no aparece en ninguna parte. Lo mismo vale para una empresa suspendida.',
      reject: 'No hemos podido aceptar este registro.',
      terminate: 'Hemos dado de baja esta cuenta o empresa en la red.',
    },
    limitedBusiness:
      'La empresa sigue en la red tal como está y puede leer lo que recibe. Mientras tanto nadie puede publicar en su nombre ni cambiar su perfil o sus productos.',
    because: 'Motivo:',
    until: 'La medida termina por sí sola el {day}.',
    appeal:
      'Si no está de acuerdo, puede recurrir en un plazo de {months} meses. Lo examinará una persona distinta de la que decidió.',
    open: 'Leer la decisión o recurrir',
    site: 'Ir al sitio',
    why: 'Recibe este correo porque una decisión le afecta a usted o a una empresa de la que es propietario.',
    answers: {
      upheld: {
        subject: 'Su recurso: la decisión se mantiene',
        text: 'Otra persona de nuestro equipo ha examinado su recurso y la decisión. La decisión se mantiene.',
      },
      reversed: {
        subject: 'Su recurso: la decisión se ha anulado',
        text: 'Otra persona de nuestro equipo ha examinado su recurso y ha anulado la decisión. Lo que estaba oculto vuelve a verse y no cuenta en su contra.',
      },
    },
  },
  it: {
    subjects: {
      warn: 'Avviso su un suo contenuto',
      hide: 'Abbiamo nascosto un suo contenuto',
      remove: 'Abbiamo rimosso un suo contenuto',
      limit: 'Per ora il suo account o la sua azienda non può pubblicare',
      suspend: 'Il suo account o la sua azienda è sospeso',
      reject: 'La sua registrazione non è stata accettata',
      terminate: 'Il suo account o la sua azienda è stato chiuso',
    },
    acts: {
      warn: 'Abbiamo esaminato una segnalazione su quanto segue e riteniamo che violi le nostre regole. Nulla è stato nascosto. La preghiamo di correggerlo.',
      hide: 'Abbiamo nascosto quanto segue. Ora nessun altro lo vede.',
      remove: 'Abbiamo rimosso quanto segue.',
      limit: 'Può leggere e modificare il suo profilo. Non può pubblicare né scrivere ad altri.',
      suspend:
        "Nessuno può accedere all'account, che non compare da nessuna parte. Lo stesso vale per un'azienda sospesa.",
      reject: 'Non abbiamo potuto accettare questa registrazione.',
      terminate: 'Questo account o questa azienda non fa più parte della rete.',
    },
    limitedBusiness:
      'L’azienda resta nella rete così com’è e può leggere ciò che riceve. Nel frattempo nessuno può pubblicare a suo nome né modificare il profilo o i prodotti.',
    because: 'Motivo:',
    until: 'La misura termina da sola il {day}.',
    appeal:
      'Se non è d’accordo, può presentare reclamo entro {months} mesi. Lo esamina una persona diversa da chi ha deciso.',
    open: 'Leggi la decisione o presenta reclamo',
    site: 'Vai al sito',
    why: "Riceve questa e-mail perché una decisione riguarda lei o un'azienda di cui è titolare.",
    answers: {
      upheld: {
        subject: 'Il suo reclamo: la decisione resta valida',
        text: "Un'altra persona del nostro team ha esaminato il suo reclamo e la decisione. La decisione resta valida.",
      },
      reversed: {
        subject: 'Il suo reclamo: la decisione è stata annullata',
        text: "Un'altra persona del nostro team ha esaminato il suo reclamo e ha annullato la decisione. Ciò che era nascosto è di nuovo visibile e non pesa su di lei.",
      },
    },
  },
  zh: {
    subjects: {
      warn: '关于您所发布内容的警告',
      hide: '我们隐藏了您发布的内容',
      remove: '我们移除了您发布的内容',
      limit: '您的账户或企业目前不能发布内容',
      suspend: '您的账户或企业已被暂停',
      reject: '您的注册未获通过',
      terminate: '您的账户或企业已被关闭',
    },
    acts: {
      warn: '我们审核了一则关于以下内容的举报，认为其违反了我们的规则。内容未被隐藏，请予以更正。',
      hide: '我们已隐藏以下内容，其他人目前无法看到。',
      remove: '我们已移除以下内容。',
      limit: '您可以浏览并编辑自己的资料，但不能发布内容或联系他人。',
      suspend: '该账户无法登录，也不会在任何地方显示。被暂停的企业同样如此。',
      reject: '我们无法接受此注册。',
      terminate: '该账户或企业已从本平台终止。',
    },
    limitedBusiness:
      '该企业在平台上保持现状，您仍可查看收到的内容。在此期间，任何人都不能以其名义发布内容，也不能修改其资料或产品。',
    because: '原因：',
    until: '该措施将于{day}自动结束。',
    appeal: '如有异议，您可在 {months} 个月内申诉，由作出决定者以外的人员审理。',
    open: '查看决定或申诉',
    site: '前往网站',
    why: '您收到此邮件，是因为一项决定涉及您本人或您拥有的企业。',
    answers: {
      upheld: { subject: '您的申诉：维持原决定', text: '我们团队的另一位成员审理了您的申诉和原决定，决定维持不变。' },
      reversed: {
        subject: '您的申诉：决定已撤销',
        text: '我们团队的另一位成员审理了您的申诉，并撤销了原决定。被隐藏的内容已恢复显示，也不计入您的违规记录。',
      },
    },
  },
}
