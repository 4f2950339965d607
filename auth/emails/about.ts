// Console names of the auth emails, their occasions and required placeholders.
import type { Names } from '#contract/foundation/locales.ts'
import type { Kind } from './kinds.ts'

type About = {
  name: Names
  when: Names
  page: string
  required?: readonly string[]
}

const account = 'account'
const deviceFacts = ['time', 'device', 'place']

export const about: Record<Kind, About> = {
  verify: {
    name: { en: 'Verify the address', es: 'Verificar la dirección', it: 'Verifica dell’indirizzo', zh: '验证邮箱' },
    when: {
      en: 'Somebody registered, or asked for the link again.',
      es: 'Alguien se ha registrado o ha pedido de nuevo el enlace.',
      it: 'Qualcuno si è registrato o ha chiesto di nuovo il link.',
      zh: '有人注册，或再次索取链接时。',
    },
    page: 'verify-email?token=sample',
  },
  accountExists: {
    name: { en: 'Account exists already', es: 'La cuenta ya existe', it: 'L’account esiste già', zh: '账户已存在' },
    when: {
      en: 'Somebody wanted to register an address that has an account.',
      es: 'Alguien ha querido registrar una dirección que ya tiene cuenta.',
      it: 'Qualcuno ha cercato di registrare un indirizzo che ha già un account.',
      zh: '有人想用已有账户的邮箱注册时。',
    },
    page: 'login',
    required: ['reset'],
  },
  reset: {
    name: { en: 'New password', es: 'Contraseña nueva', it: 'Nuova password', zh: '设置新密码' },
    when: {
      en: 'Somebody asked for a new password.',
      es: 'Alguien ha pedido una contraseña nueva.',
      it: 'Qualcuno ha chiesto una nuova password.',
      zh: '有人申请新密码时。',
    },
    page: 'reset-password?token=sample',
  },
  passwordChanged: {
    name: { en: 'Password changed', es: 'Contraseña cambiada', it: 'Password cambiata', zh: '密码已更改' },
    when: {
      en: 'The password was changed.',
      es: 'Se ha cambiado la contraseña.',
      it: 'La password è stata cambiata.',
      zh: '密码更改后。',
    },
    page: 'forgot-password',
    required: deviceFacts,
  },
  changeEmail: {
    name: {
      en: 'Confirm a new address',
      es: 'Confirmar una dirección nueva',
      it: 'Conferma del nuovo indirizzo',
      zh: '确认新邮箱',
    },
    when: {
      en: 'Somebody asked to change the address; goes to the new one.',
      es: 'Alguien ha pedido cambiar la dirección; se envía a la nueva.',
      it: 'Qualcuno ha chiesto di cambiare indirizzo; va a quello nuovo.',
      zh: '有人申请更改邮箱时，发送至新邮箱。',
    },
    page: 'verify-email?token=sample',
    required: ['email'],
  },
  changeEmailNotice: {
    name: {
      en: 'Address about to change',
      es: 'La dirección va a cambiar',
      it: 'L’indirizzo sta per cambiare',
      zh: '邮箱即将更改',
    },
    when: {
      en: 'Somebody asked to change the address; goes to the present one.',
      es: 'Alguien ha pedido cambiar la dirección; se envía a la actual.',
      it: 'Qualcuno ha chiesto di cambiare indirizzo; va a quello attuale.',
      zh: '有人申请更改邮箱时，发送至现有邮箱。',
    },
    page: account,
    required: ['email', ...deviceFacts],
  },
  newDevice: {
    name: {
      en: 'Login from a new device',
      es: 'Acceso desde un dispositivo nuevo',
      it: 'Accesso da un nuovo dispositivo',
      zh: '新设备登录',
    },
    when: {
      en: 'Somebody logged in from a device not seen before.',
      es: 'Alguien ha iniciado sesión desde un dispositivo desconocido.',
      it: 'Qualcuno ha effettuato l’accesso da un dispositivo mai visto.',
      zh: '有人从未见过的设备登录时。',
    },
    page: account,
    required: deviceFacts,
  },
  accountClosed: {
    name: { en: 'Account closed', es: 'Cuenta cerrada', it: 'Account chiuso', zh: '账户已关闭' },
    when: {
      en: 'A person closed the account.',
      es: 'Una persona ha cerrado su cuenta.',
      it: 'Una persona ha chiuso il proprio account.',
      zh: '用户关闭账户后。',
    },
    page: account,
    required: ['time'],
  },
  accountMerged: {
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
    page: 'login',
    required: ['other'],
  },
  accountMergedInto: {
    name: { en: 'Another account joined', es: 'Otra cuenta unida', it: 'Altro account unito', zh: '另一账户已并入' },
    when: {
      en: 'The staff joined two accounts; goes to the one that stays.',
      es: 'El personal ha unido dos cuentas; se envía a la que permanece.',
      it: 'Lo staff ha unito due account; va a quello che resta.',
      zh: '工作人员合并两个账户后，发送至保留的账户。',
    },
    page: account,
    required: ['other'],
  },
  authenticatorAdded: {
    name: {
      en: 'Two-step login on',
      es: 'Verificación en dos pasos activada',
      it: 'Verifica in due passaggi attiva',
      zh: '两步验证已开启',
    },
    when: {
      en: 'An authenticator app was added.',
      es: 'Se ha añadido una aplicación de autenticación.',
      it: 'È stata aggiunta un’app di autenticazione.',
      zh: '添加身份验证应用后。',
    },
    page: account,
    required: deviceFacts,
  },
  authenticatorRemoved: {
    name: {
      en: 'Two-step login off',
      es: 'Verificación en dos pasos desactivada',
      it: 'Verifica in due passaggi disattivata',
      zh: '两步验证已关闭',
    },
    when: {
      en: 'The authenticator app was removed.',
      es: 'Se ha quitado la aplicación de autenticación.',
      it: 'L’app di autenticazione è stata rimossa.',
      zh: '移除身份验证应用后。',
    },
    page: account,
    required: deviceFacts,
  },
  passkeyAdded: {
    name: { en: 'Passkey added', es: 'Llave de acceso añadida', it: 'Passkey aggiunta', zh: '已添加通行密钥' },
    when: {
      en: 'A passkey was added to the account.',
      es: 'Se ha añadido una llave de acceso a la cuenta.',
      it: 'È stata aggiunta una passkey all’account.',
      zh: '账户添加通行密钥后。',
    },
    page: account,
    required: deviceFacts,
  },
  openIDLinked: {
    name: {
      en: 'Login by another provider',
      es: 'Acceso por otro proveedor',
      it: 'Accesso tramite altro fornitore',
      zh: '通过其他服务商登录',
    },
    when: {
      en: 'The account was linked with another provider.',
      es: 'La cuenta se ha vinculado con otro proveedor.',
      it: 'L’account è stato collegato a un altro fornitore.',
      zh: '账户关联其他服务商后。',
    },
    page: account,
    required: deviceFacts,
  },
  apiTokenCreated: {
    name: { en: 'API token created', es: 'Token de API creado', it: 'Token API creato', zh: '已创建 API 令牌' },
    when: {
      en: 'A token for programs was created.',
      es: 'Se ha creado un token para programas.',
      it: 'È stato creato un token per programmi.',
      zh: '创建程序令牌后。',
    },
    page: account,
    required: deviceFacts,
  },
}
