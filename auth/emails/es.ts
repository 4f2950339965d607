// Emails in Spanish.
import type { EmailTexts } from './kinds.ts'

export const es: EmailTexts = {
  greeting: 'Hola, {name}:',
  greetingUnknown: 'Hola:',
  footer: 'Hemos enviado este correo a {email} por una cuenta en WBN. Nadie de WBN le pedirá nunca su contraseña.',
  verify: {
    subject: 'Le damos la bienvenida a WBN: verifique su correo',
    paragraphs: [
      'Alguien, seguramente usted, se ha registrado en WBN con esta dirección. Verifíquela para terminar: después podrá iniciar sesión, escribir a empresas, publicar y crear la página de su empresa. El enlace es válido durante tres días.',
      'Si no ha sido usted, ignore este correo: sin el enlace nadie puede iniciar sesión.',
    ],
    button: 'Verificar mi correo',
  },
  accountExists: {
    subject: 'Ya tiene una cuenta en WBN',
    paragraphs: [
      'Alguien, seguramente usted, ha querido registrar esta dirección o usarla en otra cuenta. Ya tiene una cuenta: inicie sesión con ella.',
      'Si ha olvidado la contraseña, elija una nueva: {reset}',
      'Si no ha sido usted, ignore este correo: nada ha cambiado.',
    ],
    button: 'Iniciar sesión',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      'Alguien, seguramente usted, ha pedido una contraseña nueva. El enlace es válido durante 30 minutos y sirve una sola vez.',
      'Si no ha sido usted, ignore este correo: su contraseña no cambia.',
    ],
    button: 'Elegir una contraseña nueva',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    paragraphs: [
      'La contraseña de su cuenta se cambió el {time} ({device}, {place}). Todas las demás sesiones se han cerrado.',
      'Si no ha sido usted, elija enseguida una contraseña nueva.',
    ],
    button: 'No he sido yo',
  },
  changeEmail: {
    subject: 'Confirme su nuevo correo electrónico',
    paragraphs: [
      'Confirme que {email} será la dirección de su cuenta. Hasta entonces sigue valiendo la anterior. El enlace es válido durante tres días.',
    ],
    button: 'Confirmar la nueva dirección',
  },
  changeEmailNotice: {
    subject: 'Su correo electrónico está a punto de cambiar',
    paragraphs: [
      'El {time} se pidió cambiar la dirección de su cuenta a {email} ({device}, {place}). El cambio se hará cuando se confirme la nueva dirección.',
      'Si no ha sido usted, cambie ahora su contraseña: así se anula la petición.',
    ],
    button: 'Abrir mi cuenta',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    paragraphs: [
      'Su cuenta se abrió el {time} con un dispositivo que no habíamos visto antes: {device}, {place}.',
      'Si no ha sido usted, cierre esa sesión en su cuenta y cambie su contraseña.',
    ],
    button: 'Ver mis sesiones',
  },
  accountClosed: {
    subject: 'Su cuenta está cerrada',
    paragraphs: [
      'Su cuenta se cerró el {time}, como pidió. Su perfil, sus publicaciones y sus comentarios ya no se muestran y todas las sesiones se han cerrado.',
      'Gracias por haber estado con nosotros. Puede abrir otra cuenta con esta dirección cuando quiera.',
    ],
  },
  accountMerged: {
    subject: 'Esta cuenta se ha unido a otra suya',
    paragraphs: [
      'La cuenta de esta dirección se ha unido a otra cuenta suya: {other}. Todo lo que tenía está ahora allí. A partir de ahora, inicie sesión con esa dirección.',
      'Si la otra cuenta no es suya, avise enseguida al responsable de este sitio.',
    ],
    button: 'Iniciar sesión',
  },
  accountMergedInto: {
    subject: 'Sus dos cuentas son ahora una sola',
    paragraphs: [
      'Otra cuenta suya, {other}, se ha unido a esta. Sus empresas, publicaciones, mensajes y favoritos están ahora aquí. Usted inicia sesión como siempre; con la otra dirección ya no es posible.',
      'Si la otra cuenta no era suya, avise enseguida al responsable de este sitio.',
    ],
    button: 'Abrir mi cuenta',
  },
  authenticatorAdded: {
    subject: 'La verificación en dos pasos está activada',
    paragraphs: [
      'A partir del {time}, al iniciar sesión se pide también un código de su aplicación de autenticación ({device}, {place}). Guarde los códigos de recuperación en un lugar seguro.',
      'Si no ha sido usted, cambie enseguida su contraseña y revise su cuenta.',
    ],
    button: 'Abrir mi cuenta',
  },
  authenticatorRemoved: {
    subject: 'La verificación en dos pasos está desactivada',
    paragraphs: [
      'Desde el {time}, basta la contraseña para abrir su cuenta ({device}, {place}).',
      'Si no ha sido usted, cambie enseguida su contraseña y revise su cuenta.',
    ],
    button: 'Abrir mi cuenta',
  },
  passkeyAdded: {
    subject: 'Se ha añadido una llave de acceso a su cuenta',
    paragraphs: [
      'El {time} se añadió una llave de acceso que abre su cuenta ({device}, {place}).',
      'Si no ha sido usted, cambie enseguida su contraseña y revise su cuenta.',
    ],
    button: 'Abrir mi cuenta',
  },
  openIDLinked: {
    subject: 'Una forma nueva de entrar en su cuenta',
    paragraphs: [
      'Desde el {time}, su cuenta también puede abrirse a través de otro proveedor que conoce su correo electrónico ({device}, {place}).',
      'Si no ha sido usted, cambie enseguida su contraseña y revise su cuenta.',
    ],
    button: 'Abrir mi cuenta',
  },
  apiTokenCreated: {
    subject: 'Se ha creado un token de API en su cuenta',
    paragraphs: [
      'El {time} se creó un token de API con el que un programa puede actuar en su nombre ({device}, {place}).',
      'Si no ha sido usted, revóquelo en los ajustes y cambie enseguida su contraseña.',
    ],
    button: 'Abrir mi cuenta',
  },
}
