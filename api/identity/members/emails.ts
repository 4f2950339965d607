// Email of an invitation, in four languages.
import type { Access } from '#contract/identity/access.ts'
import { invitationDays } from '#contract/foundation/constants.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Filling } from '#kit/mail/template.ts'
import { emailTemplate, pageIn, sampleBusiness } from '#api/identity/emails/lookup.ts'

type Offer = { origin: string; businessID: string; token: string; companyName: string | undefined; access: Access }

const roles: Record<Locale, Record<Access, string>> = {
  en: { owner: 'owner', admin: 'admin', member: 'member' },
  es: { owner: 'propietario', admin: 'administrador', member: 'miembro' },
  it: { owner: 'proprietario', admin: 'amministratore', member: 'membro' },
  zh: { owner: '所有者', admin: '管理员', member: '成员' },
}
const someCompany = { en: 'a company', es: 'una empresa', it: 'un’azienda', zh: '一家企业' }

export const invitation = emailTemplate({
  kind: 'members.invitation',
  group: 'businesses',
  receiver: 'invited',
  name: { en: 'Invitation to a business', es: 'Invitación a una empresa', it: 'Invito a un’azienda', zh: '企业邀请' },
  when: {
    en: 'Somebody invites a person to their business. The name of an unverified company is not written.',
    es: 'Alguien invita a una persona a su empresa. El nombre de una empresa sin verificar no aparece.',
    it: 'Qualcuno invita una persona nella propria azienda. Il nome di un’azienda non verificata non compare.',
    zh: '有人邀请他人加入其企业时；未经验证的企业不显示名称。',
  },
  samplePage: `${sampleBusiness}/members?token=sample`,
  required: ['company'],
  texts: {
    en: {
      subject: 'Invitation to {company} on WBN',
      paragraphs: [
        'You are invited to join {company} on WBN as {role}. The page behind the button says who invites you.',
        'If you have no account yet, register with this e-mail address; the invitation will be waiting for you.',
        'The link is valid for {days} days.',
      ],
      button: 'View the invitation',
      footer: 'If you do not know the sender, you do not need to do anything.',
    },
    es: {
      subject: 'Invitación a {company} en WBN',
      paragraphs: [
        'Le invitan a unirse a {company} en WBN como {role}. La página del botón indica quién le invita.',
        'Si todavía no tiene cuenta, regístrese con esta dirección de correo; la invitación le espera.',
        'El enlace es válido durante {days} días.',
      ],
      button: 'Ver la invitación',
      footer: 'Si no conoce al remitente, no tiene que hacer nada.',
    },
    it: {
      subject: 'Invito a {company} su WBN',
      paragraphs: [
        'Sei invitato a far parte di {company} su WBN come {role}. La pagina dietro il pulsante dice chi ti invita.',
        'Se non hai ancora un account, registrati con questo indirizzo e-mail: l’invito ti aspetta.',
        'Il link è valido per {days} giorni.',
      ],
      button: 'Vedi l’invito',
      footer: 'Se non conosci il mittente, non devi fare nulla.',
    },
    zh: {
      subject: '{company}在 WBN 上邀请您加入',
      paragraphs: [
        '您被邀请以{role}身份加入 WBN 上的{company}。点击按钮可查看邀请人。',
        '如果您还没有账户，请使用此邮箱地址注册，邀请将为您保留。',
        '链接在 {days} 天内有效。',
      ],
      button: '查看邀请',
      footer: '如果您不认识发件人，无需任何操作。',
    },
  },
})
export const emails = [invitation]

export function invitationFilling(locale: Locale, { origin, businessID, token, companyName, access }: Offer): Filling {
  return {
    locale,
    values: { company: companyName ?? someCompany[locale], role: roles[locale][access], days: String(invitationDays) },
    href: pageIn(origin, locale, `business/${businessID}/members?token=${token}`),
  }
}
