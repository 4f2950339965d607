// Words of emails about sign-ins.
import { deviceFacts, shared, templatesOf } from './template.ts'

const ifNotYou = {
  en: 'If it was not you, change your password at once and check your account.',
  es: 'Si no ha sido usted, cambie enseguida su contraseña y revise su cuenta.',
  it: 'Se non eri tu, cambia subito la password e controlla il tuo account.',
  zh: '如果不是您本人操作，请立即修改密码并检查您的账户。',
  de: 'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und prüfen Sie Ihr Konto.',
}

export const signInTemplates = templatesOf('', shared, {
  newDevice: {
    name: {
      en: 'Login from a new device',
      es: 'Acceso desde un dispositivo nuevo',
      it: 'Accesso da un nuovo dispositivo',
      zh: '新设备登录',
      de: 'Anmeldung mit neuem Gerät',
    },
    when: {
      en: 'Somebody logged in from a device not seen before.',
      es: 'Alguien ha iniciado sesión desde un dispositivo desconocido.',
      it: 'Qualcuno ha effettuato l’accesso da un dispositivo mai visto.',
      zh: '有人从未见过的设备登录时。',
      de: 'Jemand hat sich mit einem bisher unbekannten Gerät angemeldet.',
    },
    subject: {
      en: 'New login to your account',
      es: 'Nuevo inicio de sesión en su cuenta',
      it: 'Nuovo accesso al tuo account',
      zh: '您的账户有新的登录',
      de: 'Neue Anmeldung in Ihrem Konto',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Somebody logged in to your account on {time} from a device we have not seen before: {device}, {place}.',
        es: 'Su cuenta se abrió el {time} con un dispositivo que no habíamos visto antes: {device}, {place}.',
        it: 'il tuo account è stato aperto il {time} con un dispositivo mai visto prima: {device}, {place}.',
        zh: '{time}，您的账户在一台此前未见过的设备上登录：{device}，{place}。',
        de: 'Jemand hat sich am {time} in Ihrem Konto angemeldet, mit einem Gerät, das wir noch nicht kannten: {device}, {place}.',
      },
      {
        en: 'If it was not you, end that session in your account and change your password.',
        es: 'Si no ha sido usted, cierre esa sesión en su cuenta y cambie su contraseña.',
        it: 'Se non eri tu, chiudi quella sessione nel tuo account e cambia la password.',
        zh: '如果不是您本人操作，请在账户中结束该会话并更改密码。',
        de: 'Wenn Sie das nicht waren, beenden Sie diese Sitzung in Ihrem Konto und ändern Sie Ihr Passwort.',
      },
    ],
    button: { en: 'View my sessions', es: 'Ver mis sesiones', it: 'Guarda le mie sessioni', zh: '查看我的会话', de: 'Meine Sitzungen ansehen' },
    required: deviceFacts,
  },
  authenticatorAdded: {
    name: {
      en: 'Two-step login on',
      es: 'Verificación en dos pasos activada',
      it: 'Verifica in due passaggi attiva',
      zh: '两步验证已开启',
      de: 'Zwei-Schritt-Anmeldung ein',
    },
    when: {
      en: 'An authenticator app was added.',
      es: 'Se ha añadido una aplicación de autenticación.',
      it: 'È stata aggiunta un’app di autenticazione.',
      zh: '添加身份验证器应用后。',
      de: 'Eine Authenticator-App wurde hinzugefügt.',
    },
    subject: {
      en: 'Two-step login is on',
      es: 'La verificación en dos pasos está activada',
      it: 'La verifica in due passaggi è attiva',
      zh: '两步验证已开启',
      de: 'Die Zwei-Schritt-Anmeldung ist eingeschaltet',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Since {time}, logging in also asks for a code from your authenticator app ({device}, {place}). Keep your recovery codes in a safe place.',
        es: 'A partir del {time}, al iniciar sesión se pide también un código de su aplicación de autenticación ({device}, {place}). Guarde los códigos de recuperación en un lugar seguro.',
        it: 'dal {time}, per accedere serve anche un codice della tua app di autenticazione ({device}, {place}). Conserva i codici di recupero in un luogo sicuro.',
        zh: '自 {time} 起，登录时还需要输入身份验证器应用中的验证码（{device}，{place}）。请妥善保管恢复码。',
        de: 'Seit dem {time} fragt die Anmeldung auch nach einem Code Ihrer Authenticator-App ({device}, {place}). Bewahren Sie Ihre Wiederherstellungscodes sicher auf.',
      },
      ifNotYou,
    ],
    required: deviceFacts,
  },
  authenticatorRemoved: {
    name: {
      en: 'Two-step login off',
      es: 'Verificación en dos pasos desactivada',
      it: 'Verifica in due passaggi disattivata',
      zh: '两步验证已关闭',
      de: 'Zwei-Schritt-Anmeldung aus',
    },
    when: {
      en: 'The authenticator app was removed.',
      es: 'Se ha quitado la aplicación de autenticación.',
      it: 'L’app di autenticazione è stata rimossa.',
      zh: '移除身份验证器应用后。',
      de: 'Die Authenticator-App wurde entfernt.',
    },
    subject: {
      en: 'Two-step login is off',
      es: 'La verificación en dos pasos está desactivada',
      it: 'La verifica in due passaggi non è più attiva',
      zh: '两步验证已关闭',
      de: 'Die Zwei-Schritt-Anmeldung ist ausgeschaltet',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Since {time}, your password alone is enough to log in ({device}, {place}).',
        es: 'Desde el {time}, basta la contraseña para abrir su cuenta ({device}, {place}).',
        it: 'dal {time}, per aprire il tuo account basta la password ({device}, {place}).',
        zh: '自 {time} 起，仅凭密码即可登录您的账户（{device}，{place}）。',
        de: 'Seit dem {time} genügt zur Anmeldung allein Ihr Passwort ({device}, {place}).',
      },
      ifNotYou,
    ],
    required: deviceFacts,
  },
  passkeyAdded: {
    name: { en: 'Passkey added', es: 'Llave de acceso añadida', it: 'Passkey aggiunta', zh: '已添加通行密钥', de: 'Passkey hinzugefügt' },
    when: {
      en: 'A passkey was added to the account.',
      es: 'Se ha añadido una llave de acceso a la cuenta.',
      it: 'È stata aggiunta una passkey all’account.',
      zh: '账户添加通行密钥后。',
      de: 'Dem Konto wurde ein Passkey hinzugefügt.',
    },
    subject: {
      en: 'A passkey was added to your account',
      es: 'Se ha añadido una llave de acceso a su cuenta',
      it: 'È stata aggiunta una passkey al tuo account',
      zh: '您的账户添加了通行密钥',
      de: 'Ihrem Konto wurde ein Passkey hinzugefügt',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'A passkey that can log in to your account was added on {time} ({device}, {place}).',
        es: 'El {time} se añadió una llave de acceso que abre su cuenta ({device}, {place}).',
        it: 'il {time} è stata aggiunta una passkey che apre il tuo account ({device}, {place}).',
        zh: '{time} 添加了一个可登录您账户的通行密钥（{device}，{place}）。',
        de: 'Am {time} wurde ein Passkey hinzugefügt, mit dem man sich in Ihrem Konto anmelden kann ({device}, {place}).',
      },
      ifNotYou,
    ],
    required: deviceFacts,
  },
  openIDLinked: {
    name: {
      en: 'Login by another provider',
      es: 'Acceso por otro proveedor',
      it: 'Accesso tramite altro fornitore',
      zh: '通过其他服务商登录',
      de: 'Anmeldung über anderen Anbieter',
    },
    when: {
      en: 'The account was linked with another provider.',
      es: 'La cuenta se ha vinculado con otro proveedor.',
      it: 'L’account è stato collegato a un altro fornitore.',
      zh: '账户关联其他服务商后。',
      de: 'Das Konto wurde mit einem anderen Anbieter verknüpft.',
    },
    subject: {
      en: 'A new way to log in to your account',
      es: 'Una forma nueva de entrar en su cuenta',
      it: 'Un nuovo modo di accedere al tuo account',
      zh: '您的账户有了新的登录方式',
      de: 'Eine neue Art, sich in Ihrem Konto anzumelden',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Since {time}, you can also log in through another provider that knows your e-mail address ({device}, {place}).',
        es: 'Desde el {time}, su cuenta también puede abrirse a través de otro proveedor que conoce su correo electrónico ({device}, {place}).',
        it: 'dal {time}, il tuo account si può aprire anche tramite un altro fornitore che conosce il tuo indirizzo e-mail ({device}, {place}).',
        zh: '自 {time} 起，也可以通过另一个知道您邮箱地址的服务商登录您的账户（{device}，{place}）。',
        de: 'Seit dem {time} können Sie sich auch über einen anderen Anbieter anmelden, der Ihre E-Mail-Adresse kennt ({device}, {place}).',
      },
      ifNotYou,
    ],
    required: deviceFacts,
  },
  apiTokenCreated: {
    name: { en: 'API token created', es: 'Token de API creado', it: 'Token API creato', zh: '已创建 API 令牌', de: 'API-Token erstellt' },
    when: {
      en: 'A token for programs was created.',
      es: 'Se ha creado un token para programas.',
      it: 'È stato creato un token per programmi.',
      zh: '创建程序令牌后。',
      de: 'Ein Token für Programme wurde erstellt.',
    },
    subject: {
      en: 'An API token was created for your account',
      es: 'Se ha creado un token de API en su cuenta',
      it: 'È stato creato un token API per il tuo account',
      zh: '您的账户创建了 API 令牌',
      de: 'Für Ihr Konto wurde ein API-Token erstellt',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'An API token, with which a program can act for you, was created on {time} ({device}, {place}).',
        es: 'El {time} se creó un token de API con el que un programa puede actuar en su nombre ({device}, {place}).',
        it: 'il {time} è stato creato un token API con cui un programma può agire a tuo nome ({device}, {place}).',
        zh: '{time} 创建了一个 API 令牌，程序可凭它以您的名义操作（{device}，{place}）。',
        de: 'Am {time} wurde ein API-Token erstellt, mit dem ein Programm für Sie handeln kann ({device}, {place}).',
      },
      {
        en: 'If it was not you, revoke it in your settings and change your password at once.',
        es: 'Si no ha sido usted, revóquelo en los ajustes y cambie enseguida su contraseña.',
        it: 'Se non eri tu, revocalo nelle impostazioni e cambia subito la password.',
        zh: '如果不是您本人操作，请立即在设置中撤销该令牌并修改密码。',
        de: 'Wenn Sie das nicht waren, widerrufen Sie ihn in Ihren Einstellungen und ändern Sie sofort Ihr Passwort.',
      },
    ],
    required: deviceFacts,
  },
})
