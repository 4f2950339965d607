// Words of emails about changes.
import { deviceFacts, shared, templatesOf } from './template.ts'

export const changeTemplates = templatesOf('', shared, {
  reset: {
    throttle: 'recovery',
    name: { en: 'New password', es: 'Contraseña nueva', it: 'Nuova password', zh: '设置新密码' },
    when: {
      en: 'Somebody asked for a new password.',
      es: 'Alguien ha pedido una contraseña nueva.',
      it: 'Qualcuno ha chiesto una nuova password.',
      zh: '有人申请新密码时。',
    },
    subject: {
      en: 'Choose a new password',
      es: 'Elija una contraseña nueva',
      it: 'Scegli una nuova password',
      zh: '设置新密码',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Somebody, most likely you, asked for a new password. The link is valid for 30 minutes and works once.',
        es: 'Alguien, seguramente usted, ha pedido una contraseña nueva. El enlace es válido durante 30 minutos y sirve una sola vez.',
        it: 'qualcuno, probabilmente tu, ha chiesto una nuova password. Il link vale 30 minuti e funziona una volta sola.',
        zh: '有人（很可能是您本人）申请了新密码。链接 30 分钟内有效，且只能使用一次。',
      },
      {
        en: 'If it was not you, ignore this e-mail: your password stays as it is.',
        es: 'Si no ha sido usted, ignore este correo: su contraseña no cambia.',
        it: 'Se non eri tu, ignora questa e-mail: la password resta quella di prima.',
        zh: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
      },
    ],
    button: {
      en: 'Choose a new password',
      es: 'Elegir una contraseña nueva',
      it: 'Scegli una nuova password',
      zh: '设置新密码',
    },
    required: [],
    samplePage: 'auth/reset-password?token=sample',
  },
  passwordChanged: {
    name: { en: 'Password changed', es: 'Contraseña cambiada', it: 'Password cambiata', zh: '密码已更改' },
    when: {
      en: 'The password was changed.',
      es: 'Se ha cambiado la contraseña.',
      it: 'La password è stata cambiata.',
      zh: '密码更改后。',
    },
    subject: {
      en: 'Your password was changed',
      es: 'Su contraseña ha cambiado',
      it: 'La tua password è stata cambiata',
      zh: '您的密码已更改',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'The password of your account was changed on {time} ({device}, {place}). All other sessions have ended.',
        es: 'La contraseña de su cuenta se cambió el {time} ({device}, {place}). Todas las demás sesiones se han cerrado.',
        it: 'la password del tuo account è stata cambiata il {time} ({device}, {place}). Tutte le altre sessioni sono state chiuse.',
        zh: '您的账户密码已于 {time} 更改（{device}，{place}）。其他会话均已结束。',
      },
      {
        en: 'If it was not you, choose a new password at once.',
        es: 'Si no ha sido usted, elija enseguida una contraseña nueva.',
        it: 'Se non eri tu, scegli subito una nuova password.',
        zh: '如果不是您本人操作，请立即设置新密码。',
      },
    ],
    button: { en: 'It was not me', es: 'No he sido yo', it: 'Non ero io', zh: '不是我本人操作' },
    required: deviceFacts,
    samplePage: 'auth/forgot-password',
  },
  changeEmail: {
    throttle: 'unproven',
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
    subject: {
      en: 'Confirm your new e-mail address',
      es: 'Confirme su nuevo correo electrónico',
      it: 'Conferma il tuo nuovo indirizzo e-mail',
      zh: '请确认您的新电子邮箱',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'Confirm that {email} is the new address of your account. Until then the old one stays in use. The link is valid for three days.',
        es: 'Confirme que {email} será la dirección de su cuenta. Hasta entonces sigue valiendo la anterior. El enlace es válido durante tres días.',
        it: 'conferma che {email} sarà l’indirizzo del tuo account. Fino ad allora vale quello vecchio. Il link vale tre giorni.',
        zh: '请确认将 {email} 设为您账户的邮箱。确认之前，原邮箱继续有效。链接三天内有效。',
      },
    ],
    button: {
      en: 'Confirm the new address',
      es: 'Confirmar la nueva dirección',
      it: 'Conferma il nuovo indirizzo',
      zh: '确认新邮箱',
    },
    required: ['email'],
    samplePage: 'auth/verify-email?token=sample',
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
    subject: {
      en: 'Your e-mail address is about to change',
      es: 'Su correo electrónico está a punto de cambiar',
      it: 'Il tuo indirizzo e-mail sta per cambiare',
      zh: '您的电子邮箱即将更改',
    },
    paragraphs: [
      '{greeting}',
      {
        en: 'On {time} a change of the e-mail address of your account to {email} was requested ({device}, {place}). The address changes once the new one is confirmed.',
        es: 'El {time} se pidió cambiar la dirección de su cuenta a {email} ({device}, {place}). El cambio se hará cuando se confirme la nueva dirección.',
        it: 'il {time} è stato chiesto di cambiare l’indirizzo del tuo account in {email} ({device}, {place}). Cambierà quando il nuovo indirizzo sarà confermato.',
        zh: '{time}，有人申请将您账户的邮箱改为 {email}（{device}，{place}）。新邮箱确认后即生效。',
      },
      {
        en: 'If it was not you, change your password now: this cancels the request.',
        es: 'Si no ha sido usted, cambie ahora su contraseña: así se anula la petición.',
        it: 'Se non eri tu, cambia subito la password: così la richiesta è annullata.',
        zh: '如果不是您本人操作，请立即更改密码，该申请随即作废。',
      },
    ],
    required: ['email', ...deviceFacts],
  },
})
