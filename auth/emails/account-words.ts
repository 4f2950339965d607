// Words of emails about an account.
import { shared, templatesOf } from './template.ts'

export const accountTemplates = templatesOf('', shared, {
  verify: {
    throttle: 'unproven',
    name: { en: 'Verify the address', es: 'Verificar la dirección', it: 'Verifica dell’indirizzo', zh: '验证邮箱' },
    when: {
      en: 'Somebody registered, or asked for the link again.',
      es: 'Alguien se ha registrado o ha pedido de nuevo el enlace.',
      it: 'Qualcuno si è registrato o ha chiesto di nuovo il link.',
      zh: '有人注册，或再次索取链接时。',
    },
    subject: {
      en: 'Welcome to WBN: verify your e-mail address',
      es: 'Le damos la bienvenida a WBN: verifique su correo',
      it: 'Ti diamo il benvenuto su WBN: verifica il tuo indirizzo e-mail',
      zh: '欢迎加入 WBN：请验证您的电子邮箱',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Somebody, most likely you, registered at WBN with this address. Verify it to finish: then you can log in, write to companies, post and create a business page. The link is valid for three days.',
        es: 'Alguien, seguramente usted, se ha registrado en WBN con esta dirección. Verifíquela para terminar: después podrá iniciar sesión, escribir a empresas, publicar y crear la página de su empresa. El enlace es válido durante tres días.',
        it: 'qualcuno, probabilmente tu, si è registrato su WBN con questo indirizzo. Verificalo per completare la registrazione: poi potrai accedere, scrivere alle aziende, pubblicare e creare la pagina della tua azienda. Il link vale tre giorni.',
        zh: '有人（很可能是您本人）使用此邮箱在 WBN 注册。请验证邮箱以完成注册：之后即可登录、联系企业、发布动态并创建企业主页。链接三天内有效。',
      },
      {
        en: 'In another browser than the one that registered, the link asks for the password. If it was not you, ignore this e-mail: nobody can log in without the link.',
        es: 'En un navegador distinto del que se usó para registrarse, el enlace pide la contraseña. Si no ha sido usted, ignore este correo: sin el enlace nadie puede iniciar sesión.',
        it: 'In un browser diverso da quello della registrazione il link chiede la password. Se non eri tu, ignora questa e-mail: senza il link nessuno può accedere.',
        zh: '如果在注册时以外的浏览器中打开，链接会要求输入密码。如果不是您本人操作，请忽略此邮件：没有此链接，任何人都无法登录。',
      },
    ],
    button: {
      en: 'Verify e-mail address',
      es: 'Verificar mi correo',
      it: 'Verifica l’indirizzo e-mail',
      zh: '验证电子邮箱',
    },
    required: [],
    samplePage: 'auth/verify-email?token=sample',
  },
  accountExists: {
    throttle: 'unproven',
    name: { en: 'Account exists already', es: 'La cuenta ya existe', it: 'L’account esiste già', zh: '账户已存在' },
    when: {
      en: 'Somebody wanted to register an address that has an account.',
      es: 'Alguien ha querido registrar una dirección que ya tiene cuenta.',
      it: 'Qualcuno ha cercato di registrare un indirizzo che ha già un account.',
      zh: '有人想用已有账户的邮箱注册时。',
    },
    subject: {
      en: 'You have an account at WBN already',
      es: 'Ya tiene una cuenta en WBN',
      it: 'Hai già un account su WBN',
      zh: '您已有 WBN 账户',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Somebody, most likely you, wanted to register this address or to use it for another account. It has an account already: log in with it.',
        es: 'Alguien, seguramente usted, ha querido registrar esta dirección o usarla en otra cuenta. Ya tiene una cuenta: inicie sesión con ella.',
        it: 'qualcuno, probabilmente tu, ha cercato di registrare questo indirizzo o di usarlo per un altro account. L’indirizzo ha già un account: accedi con quello.',
        zh: '有人（很可能是您本人）想用此邮箱注册或将其用于另一个账户。此邮箱已有账户，请直接登录。',
      },
      {
        en: 'If you have forgotten the password, choose a new one: {reset}',
        es: 'Si ha olvidado la contraseña, elija una nueva: {reset}',
        it: 'Se hai dimenticato la password, scegline una nuova: {reset}',
        zh: '如果忘记了密码，请设置新密码：{reset}',
      },
      {
        en: 'If it was not you, ignore this e-mail: nothing has changed.',
        es: 'Si no ha sido usted, ignore este correo: nada ha cambiado.',
        it: 'Se non eri tu, ignora questa e-mail: non è cambiato nulla.',
        zh: '如果不是您本人操作，请忽略此邮件，一切保持不变。',
      },
    ],
    button: { en: 'Log in', es: 'Iniciar sesión', it: 'Accedi', zh: '登录' },
    required: ['reset'],
    samplePage: 'auth/login',
  },
  registerAgain: {
    throttle: 'unproven',
    name: {
      en: 'Register again',
      es: 'Registrarse de nuevo',
      it: 'Registrarsi di nuovo',
      zh: '请重新注册',
    },
    when: {
      en: 'Somebody asked for a new password for an address that nobody has verified.',
      es: 'Alguien ha pedido una contraseña nueva para una dirección que nadie ha verificado.',
      it: 'Qualcuno ha chiesto una nuova password per un indirizzo che nessuno ha verificato.',
      zh: '有人为尚未验证的邮箱申请新密码时。',
    },
    subject: {
      en: 'Register again to finish',
      es: 'Regístrese de nuevo para terminar',
      it: 'Registrati di nuovo per completare',
      zh: '请重新注册以完成',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Somebody, most likely you, asked for a new password. This address was registered but never verified: register again with the password and the name you want. They take the place of everything entered before, also by others.',
        es: 'Alguien, seguramente usted, ha pedido una contraseña nueva. Esta dirección se registró pero nunca se verificó: regístrese de nuevo con la contraseña y el nombre que desee. Sustituyen todo lo introducido antes, también por otros.',
        it: 'qualcuno, probabilmente tu, ha chiesto una nuova password. Questo indirizzo è stato registrato ma mai verificato: registrati di nuovo con la password e il nome che vuoi. Sostituiscono tutto ciò che è stato inserito prima, anche da altri.',
        zh: '有人（很可能是您本人）申请了新密码。此邮箱已注册但从未验证：请用您想要的密码和姓名重新注册，它们将取代此前（包括他人）填写的一切内容。',
      },
      {
        en: 'If it was not you, ignore this e-mail: nobody can log in with this address.',
        es: 'Si no ha sido usted, ignore este correo: nadie puede iniciar sesión con esta dirección.',
        it: 'Se non eri tu, ignora questa e-mail: nessuno può accedere con questo indirizzo.',
        zh: '如果不是您本人操作，请忽略此邮件：任何人都无法用此邮箱登录。',
      },
    ],
    button: { en: 'Register', es: 'Registrarse', it: 'Registrati', zh: '注册' },
    required: [],
    samplePage: 'auth/register',
  },
  accountClosed: {
    name: { en: 'Account closed', es: 'Cuenta cerrada', it: 'Account chiuso', zh: '账户已关闭' },
    when: {
      en: 'A person closed the account.',
      es: 'Una persona ha cerrado su cuenta.',
      it: 'Una persona ha chiuso il proprio account.',
      zh: '用户关闭账户后。',
    },
    subject: {
      en: 'Your account is closed',
      es: 'Su cuenta está cerrada',
      it: 'Il tuo account è chiuso',
      zh: '您的账户已关闭',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Your account was closed on {time}, as you asked. Your profile, your posts and your comments are no longer shown, and all sessions have ended.',
        es: 'Su cuenta se cerró el {time}, como pidió. Su perfil, sus publicaciones y sus comentarios ya no se muestran y todas las sesiones se han cerrado.',
        it: 'il tuo account è stato chiuso il {time}, come hai chiesto. Il tuo profilo, i tuoi post e i tuoi commenti non sono più visibili e tutte le sessioni sono terminate.',
        zh: '应您的要求，您的账户已于 {time} 关闭。您的个人资料、动态和评论不再显示，所有会话均已结束。',
      },
      {
        en: 'Thank you for having been with us. You can open a new account with this address at any time.',
        es: 'Gracias por haber estado con nosotros. Puede abrir otra cuenta con esta dirección cuando quiera.',
        it: 'Grazie per essere stato con noi. Puoi aprire un nuovo account con questo indirizzo quando vuoi.',
        zh: '感谢您一直以来的陪伴。您随时可以用此邮箱重新注册账户。',
      },
    ],
    button: undefined,
    required: ['time'],
  },
  accountMerged: {
    throttle: 'unproven',
    name: {
      en: 'Joined with another account',
      es: 'Unida a otra cuenta',
      it: 'Unito a un altro account',
      zh: '账户已并入另一账户',
    },
    when: {
      en: 'The staff joined two accounts; goes to the one that went, also when somebody logs in there.',
      es: 'El personal ha unido dos cuentas; se envía a la que desaparece, también cuando alguien intenta entrar en ella.',
      it: 'Lo staff ha unito due account; va a quello che scompare, anche quando qualcuno tenta di accedervi.',
      zh: '工作人员合并两个账户后，发送至被合并的账户；有人用它登录时也会发送。',
    },
    subject: {
      en: 'This account was joined with your other one',
      es: 'Esta cuenta se ha unido a otra suya',
      it: 'Questo account è stato unito a un altro tuo account',
      zh: '此账户已与您的另一个账户合并',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'The account with this address was joined with another account of yours: {other}. Everything that it had is there now. Please log in with that address from now on.',
        es: 'La cuenta de esta dirección se ha unido a otra cuenta suya: {other}. Todo lo que tenía está ahora allí. A partir de ahora, inicie sesión con esa dirección.',
        it: 'l’account di questo indirizzo è stato unito a un altro tuo account: {other}. Tutto ciò che conteneva ora si trova lì. D’ora in poi accedi con quell’indirizzo.',
        zh: '使用此邮箱的账户已与您的另一个账户 {other} 合并，原有的全部内容现已转入该账户。今后请使用该邮箱登录。',
      },
      {
        en: 'If the other account is not yours, please answer to the operator of this site at once.',
        es: 'Si la otra cuenta no es suya, avise enseguida al responsable de este sitio.',
        it: 'Se l’altro account non è tuo, avvisa subito il gestore di questo sito.',
        zh: '如果那个账户不属于您，请立即告知本站运营方。',
      },
    ],
    button: { en: 'Log in', es: 'Iniciar sesión', it: 'Accedi', zh: '登录' },
    required: ['other'],
    samplePage: 'auth/login',
  },
  accountMergedInto: {
    name: { en: 'Another account joined', es: 'Otra cuenta unida', it: 'Altro account unito', zh: '另一账户已并入' },
    when: {
      en: 'The staff joined two accounts; goes to the one that stays.',
      es: 'El personal ha unido dos cuentas; se envía a la que permanece.',
      it: 'Lo staff ha unito due account; va a quello che resta.',
      zh: '工作人员合并两个账户后，发送至保留的账户。',
    },
    subject: {
      en: 'Two accounts of yours are one now',
      es: 'Sus dos cuentas son ahora una sola',
      it: 'I tuoi due account ora sono uno solo',
      zh: '您的两个账户已合并为一个',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Another account of yours, {other}, was joined with this one. Its companies, posts, messages and saved things are here now. You log in as before; the other address no longer does.',
        es: 'Otra cuenta suya, {other}, se ha unido a esta. Sus empresas, publicaciones, mensajes y favoritos están ahora aquí. Usted inicia sesión como siempre; con la otra dirección ya no es posible.',
        it: 'un altro tuo account, {other}, è stato unito a questo. Le sue aziende, i post, i messaggi e i preferiti ora sono qui. Accedi come sempre; con l’altro indirizzo non è più possibile.',
        zh: '您的另一个账户 {other} 已并入此账户，其公司、动态、消息和收藏现在都在这里。您的登录方式不变，原来的另一个邮箱不能再用于登录。',
      },
      {
        en: 'If the other account was not yours, please tell the operator of this site at once.',
        es: 'Si la otra cuenta no era suya, avise enseguida al responsable de este sitio.',
        it: 'Se l’altro account non era tuo, avvisa subito il gestore di questo sito.',
        zh: '如果那个账户不属于您，请立即告知本站运营方。',
      },
    ],
    required: ['other'],
  },
})
