// Words of the email of an invitation.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

export const templates = templatesOf(
  'members.',
  {},
  {
    invitation: {
      group: 'businesses',
      receiver: 'invited',
      throttle: 'unproven',
      name: {
        en: 'Invitation to a business',
        es: 'Invitación a una empresa',
        it: 'Invito a un’azienda',
        zh: '企业邀请',
        de: 'Einladung zu einem Unternehmen',
      },
      when: {
        en: 'Somebody invites a person to their business. The name of an unverified company is not written.',
        es: 'Alguien invita a una persona a su empresa. El nombre de una empresa sin verificar no aparece.',
        it: 'Qualcuno invita una persona nella propria azienda. Il nome di un’azienda non verificata non compare.',
        zh: '有人邀请他人加入其企业时；未经验证的企业不显示名称。',
        de: 'Jemand lädt eine Person in sein Unternehmen ein. Der Name eines ungeprüften Unternehmens wird nicht genannt.',
      },
      subject: {
        en: 'Invitation to a company on WBN',
        es: 'Invitación a una empresa en WBN',
        it: 'Invito in un’azienda su WBN',
        zh: 'WBN 上的一家企业邀请您加入',
        de: 'Einladung zu einem Unternehmen auf WBN',
      },
      paragraphs: [
        {
          en: 'You are invited to join {company} on WBN as {role}. The page behind the button says who invites you.',
          es: 'Le invitan a unirse a {company} en WBN como {role}. La página del botón indica quién le invita.',
          it: 'Sei invitato a far parte di {company} su WBN come {role}. La pagina dietro il pulsante dice chi ti invita.',
          zh: '您被邀请以{role}身份加入 WBN 上的{company}。点击按钮可查看邀请人。',
          de: 'Sie sind eingeladen, auf WBN bei {company} als {role} mitzuarbeiten. Auf der Seite hinter der Schaltfläche steht, wer Sie einlädt.',
        },
        {
          en: 'If you have no account yet, register with this e-mail address; the invitation will be waiting for you.',
          es: 'Si todavía no tiene cuenta, regístrese con esta dirección de correo; la invitación le espera.',
          it: 'Se non hai ancora un account, registrati con questo indirizzo e-mail: l’invito ti aspetta.',
          zh: '如果您还没有账户，请使用此邮箱地址注册，邀请将为您保留。',
          de: 'Wenn Sie noch kein Konto haben, registrieren Sie sich mit dieser E-Mail-Adresse; die Einladung wartet dort auf Sie.',
        },
        {
          en: 'The link is valid for {days} days.',
          es: 'El enlace es válido durante {days} días.',
          it: 'Il link è valido per {days} giorni.',
          zh: '链接在 {days} 天内有效。',
          de: 'Der Link gilt {days} Tage.',
        },
      ],
      button: {
        en: 'View the invitation',
        es: 'Ver la invitación',
        it: 'Vedi l’invito',
        zh: '查看邀请',
        de: 'Einladung ansehen',
      },
      footer: {
        en: 'If you do not know the sender, you do not need to do anything.',
        es: 'Si no conoce al remitente, no tiene que hacer nada.',
        it: 'Se non conosci il mittente, non devi fare nulla.',
        zh: '如果您不认识发件人，无需任何操作。',
        de: 'Wenn Sie den Absender nicht kennen, müssen Sie nichts tun.',
      },
      required: ['company'],
      samplePage: `${sampleBusiness}/members?token=sample`,
    },
  },
)
