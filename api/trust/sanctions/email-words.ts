// Words of emails about sanctions.
import { templatesOf } from '#api/identity/emails/lookup.ts'
import { appeals, footer } from './appeal-email-words.ts'

const grounds = [
  '{thing}',
  { en: 'Reason: {rule}', es: 'Motivo: {rule}', it: 'Motivo: {rule}', zh: '原因： {rule}', de: 'Grund: {rule}' },
  '{explanation}',
  {
    en: 'This ends by itself on {day}.',
    es: 'La medida termina por sí sola el {day}.',
    it: 'La misura termina da sola il {day}.',
    zh: '该措施将于{day}自动结束。',
    de: 'Dies endet von selbst am {day}.',
  },
  {
    en: 'If you disagree, you can appeal within {months} months. Somebody else than the person who decided looks at it.',
    es: 'Si no está de acuerdo, puede recurrir en un plazo de {months} meses. Lo examinará una persona distinta de la que decidió.',
    it: 'Se non sei d’accordo, puoi presentare reclamo entro {months} mesi. Lo esamina una persona diversa da chi ha deciso.',
    zh: '如有异议，您可在 {months} 个月内申诉，由作出决定者以外的人员审理。',
    de: 'Wenn Sie nicht einverstanden sind, können Sie innerhalb von {months} Monaten Widerspruch einlegen. Ihn prüft eine andere Person als die, die entschieden hat.',
  },
]

const ofDecisions = {
  group: 'moderation',
  receiver: 'concerned',
  throttle: 'due',
  when: {
    en: 'The staff decides so about a person, a business or something published.',
    es: 'El personal toma esta decisión sobre una persona, una empresa o algo publicado.',
    it: 'Lo staff prende questa decisione su una persona, un’azienda o un contenuto.',
    zh: '工作人员对个人、企业或所发布内容作出此决定时。',
    de: 'Die Mitarbeiter entscheiden so über eine Person, ein Unternehmen oder etwas Veröffentlichtes.',
  },
  button: {
    en: 'Read the decision or appeal',
    es: 'Leer la decisión o recurrir',
    it: 'Leggi la decisione o presenta reclamo',
    zh: '查看决定或申诉',
    de: 'Entscheidung lesen oder Widerspruch einlegen',
  },
  footer,
  required: ['thing', 'rule', 'explanation', 'day', 'months'],
  samplePage: 'appeal?token=sample',
} as const

const decisions = templatesOf('sanctions.', ofDecisions, {
  warn: {
    name: { en: 'Warning', es: 'Advertencia', it: 'Avviso', zh: '警告', de: 'Verwarnung' },
    subject: {
      en: 'A warning about what you published',
      es: 'Advertencia sobre un contenido suyo',
      it: 'Avviso su un tuo contenuto',
      zh: '关于您所发布内容的警告',
      de: 'Verwarnung zu einem Ihrer Inhalte',
    },
    paragraphs: [
      {
        en: 'We have looked at a report about the following and find that it breaks our rules. Nothing was hidden. Please correct it.',
        es: 'Hemos revisado una denuncia sobre lo siguiente y consideramos que incumple nuestras normas. No se ha ocultado nada. Por favor, corríjalo.',
        it: 'Abbiamo esaminato una segnalazione su quanto segue e riteniamo che violi le nostre regole. Nulla è stato nascosto. Ti preghiamo di correggerlo.',
        zh: '我们审核了一则关于以下内容的举报，认为其违反了我们的规则。内容未被隐藏，请予以更正。',
        de: 'Wir haben eine Meldung zum Folgenden geprüft und halten es für einen Verstoß gegen unsere Regeln. Nichts wurde ausgeblendet. Bitte berichtigen Sie es.',
      },
      ...grounds,
    ],
  },
  hide: {
    name: {
      en: 'Content hidden',
      es: 'Contenido oculto',
      it: 'Contenuto nascosto',
      zh: '内容已隐藏',
      de: 'Inhalt ausgeblendet',
    },
    subject: {
      en: 'We have hidden something you published',
      es: 'Hemos ocultado un contenido suyo',
      it: 'Abbiamo nascosto un tuo contenuto',
      zh: '我们隐藏了您发布的内容',
      de: 'Wir haben einen Ihrer Inhalte ausgeblendet',
    },
    paragraphs: [
      {
        en: 'We have hidden the following. Nobody else sees it now.',
        es: 'Hemos ocultado lo siguiente. Nadie más lo ve ahora.',
        it: 'Abbiamo nascosto quanto segue. Ora nessun altro lo vede.',
        zh: '我们已隐藏以下内容，其他人目前无法看到。',
        de: 'Wir haben Folgendes ausgeblendet. Niemand sonst sieht es jetzt.',
      },
      ...grounds,
    ],
  },
  remove: {
    name: {
      en: 'Content removed',
      es: 'Contenido retirado',
      it: 'Contenuto rimosso',
      zh: '内容已移除',
      de: 'Inhalt entfernt',
    },
    subject: {
      en: 'We have removed something you published',
      es: 'Hemos retirado un contenido suyo',
      it: 'Abbiamo rimosso un tuo contenuto',
      zh: '我们移除了您发布的内容',
      de: 'Wir haben einen Ihrer Inhalte entfernt',
    },
    paragraphs: [
      {
        en: 'We have removed the following.',
        es: 'Hemos retirado lo siguiente.',
        it: 'Abbiamo rimosso quanto segue.',
        zh: '我们已移除以下内容。',
        de: 'Wir haben Folgendes entfernt.',
      },
      ...grounds,
    ],
  },
  limit: {
    name: {
      en: 'Person limited to reading',
      es: 'Persona limitada a leer',
      it: 'Persona limitata alla lettura',
      zh: '用户仅限阅读',
      de: 'Person auf Lesen beschränkt',
    },
    subject: {
      en: 'Your account or business may not publish for now',
      es: 'Por ahora su cuenta o empresa no puede publicar',
      it: 'Per ora il tuo account o la tua azienda non può pubblicare',
      zh: '您的账户或企业目前不能发布内容',
      de: 'Ihr Konto oder Unternehmen darf vorerst nichts veröffentlichen',
    },
    paragraphs: [
      {
        en: 'You can read and edit your profile. You cannot publish or write to others.',
        es: 'Puede leer y editar su perfil. No puede publicar ni escribir a otros.',
        it: 'Puoi leggere e modificare il tuo profilo. Non puoi pubblicare né scrivere ad altri.',
        zh: '您可以浏览并编辑自己的资料，但不能发布内容或联系他人。',
        de: 'Sie können lesen und Ihr Profil bearbeiten. Sie können nichts veröffentlichen und anderen nicht schreiben.',
      },
      ...grounds,
    ],
  },
  limitBusiness: {
    name: {
      en: 'Business limited',
      es: 'Empresa limitada',
      it: 'Azienda limitata',
      zh: '企业受限',
      de: 'Unternehmen eingeschränkt',
    },
    subject: {
      en: 'Your account or business may not publish for now',
      es: 'Por ahora su cuenta o empresa no puede publicar',
      it: 'Per ora il tuo account o la tua azienda non può pubblicare',
      zh: '您的账户或企业目前不能发布内容',
      de: 'Ihr Konto oder Unternehmen darf vorerst nichts veröffentlichen',
    },
    paragraphs: [
      {
        en: 'The business stays in the network as it is, and you can read what comes in. For now nobody can publish in its name, or change its profile or its products.',
        es: 'La empresa sigue en la red tal como está y puede leer lo que recibe. Mientras tanto nadie puede publicar en su nombre ni cambiar su perfil o sus productos.',
        it: 'L’azienda resta nella rete così com’è e può leggere ciò che riceve. Nel frattempo nessuno può pubblicare a suo nome né modificare il profilo o i prodotti.',
        zh: '该企业在平台上保持现状，您仍可查看收到的内容。在此期间，任何人都不能以其名义发布内容，也不能修改其资料或产品。',
        de: 'Das Unternehmen bleibt im Netzwerk, wie es ist, und Sie können lesen, was eingeht. Vorerst kann niemand in seinem Namen veröffentlichen oder sein Profil und seine Produkte ändern.',
      },
      ...grounds,
    ],
  },
  suspend: {
    name: { en: 'Suspension', es: 'Suspensión', it: 'Sospensione', zh: '暂停', de: 'Sperre' },
    subject: {
      en: 'Your account is suspended',
      es: 'Su cuenta está suspendida',
      it: 'Il tuo account è sospeso',
      zh: '您的账户已被暂停',
      de: 'Ihr Konto ist gesperrt',
    },
    paragraphs: [
      {
        en: 'Nobody can sign in to the account, and it is shown nowhere.',
        es: 'Nadie puede iniciar sesión en la cuenta y no aparece en ninguna parte.',
        it: "Nessuno può accedere all'account, che non compare da nessuna parte.",
        zh: '该账户无法登录，也不会在任何地方显示。',
        de: 'Niemand kann sich mit diesem Konto anmelden, und es wird nirgends gezeigt.',
      },
      ...grounds,
    ],
  },
  suspendBusiness: {
    name: {
      en: 'Suspension of a business',
      es: 'Suspensión de una empresa',
      it: 'Sospensione di un’azienda',
      zh: '暂停企业',
      de: 'Sperre eines Unternehmens',
    },
    subject: {
      en: 'Your business is suspended',
      es: 'Su empresa está suspendida',
      it: 'La tua azienda è sospesa',
      zh: '您的企业已被暂停',
      de: 'Ihr Unternehmen ist gesperrt',
    },
    paragraphs: [
      {
        en: 'The business and its products are shown nowhere, and nobody can act in its name. Your own account stays as it is: you can sign in, and read the decision and appeal under “My Business”.',
        es: 'La empresa y sus productos no aparecen en ninguna parte y nadie puede actuar en su nombre. Su propia cuenta sigue igual: puede iniciar sesión, y leer la decisión y recurrir en «Mi empresa».',
        it: 'L’azienda e i suoi prodotti non compaiono da nessuna parte e nessuno può agire a suo nome. Il tuo account resta com’è: puoi accedere, e leggere la decisione e presentare reclamo in «La mia azienda».',
        zh: '该企业及其产品不会在任何地方显示，任何人都不能以其名义操作。您自己的账户保持不变：您可以登录，并在“我的企业”中查看决定和申诉。',
        de: 'Das Unternehmen und seine Produkte werden nirgends gezeigt, und niemand kann in seinem Namen handeln. Ihr eigenes Konto bleibt, wie es ist: Sie können sich anmelden, die Entscheidung lesen und unter „Mein Unternehmen“ Widerspruch einlegen.',
      },
      ...grounds,
    ],
  },
  reject: {
    name: {
      en: 'Registration rejected',
      es: 'Registro rechazado',
      it: 'Registrazione rifiutata',
      zh: '注册未通过',
      de: 'Registrierung abgelehnt',
    },
    subject: {
      en: 'Your registration was not accepted',
      es: 'No hemos aceptado su registro',
      it: 'La tua registrazione non è stata accettata',
      zh: '您的注册未获通过',
      de: 'Ihre Registrierung wurde nicht angenommen',
    },
    paragraphs: [
      {
        en: 'We could not accept this registration.',
        es: 'No hemos podido aceptar este registro.',
        it: 'Non abbiamo potuto accettare questa registrazione.',
        zh: '我们无法接受此注册。',
        de: 'Wir konnten diese Registrierung nicht annehmen.',
      },
      ...grounds,
    ],
  },
  terminate: {
    name: {
      en: 'Account or business closed',
      es: 'Cuenta o empresa cerrada',
      it: 'Account o azienda chiusi',
      zh: '账户或企业已关闭',
      de: 'Konto oder Unternehmen geschlossen',
    },
    subject: {
      en: 'Your account or business was closed',
      es: 'Su cuenta o empresa se ha cerrado',
      it: 'Il tuo account o la tua azienda è stato chiuso',
      zh: '您的账户或企业已被关闭',
      de: 'Ihr Konto oder Unternehmen wurde geschlossen',
    },
    paragraphs: [
      {
        en: 'We have ended the place of this account or business in the network.',
        es: 'Hemos dado de baja esta cuenta o empresa en la red.',
        it: 'Questo account o questa azienda non fa più parte della rete.',
        zh: '该账户或企业已从本平台终止。',
        de: 'Wir haben dieses Konto oder Unternehmen aus dem Netzwerk ausgeschlossen.',
      },
      ...grounds,
    ],
  },
})

export const templates = { ...decisions, ...appeals }
