// The letter that invites somebody to a business, in the four languages.
import type { Access } from '#contract/access.ts'
import { invitationDays } from '#contract/constants.ts'
import type { Locale } from '#contract/locales.ts'
import { compose } from '#kit/mail/compose.ts'

type Offer = { origin: string; businessID: string; token: string; companyName: string | undefined; access: Access }
type Words = {
  roles: Record<Access, string>
  subject: (offer: Offer) => string
  paragraphs: (offer: Offer, role: string) => string[]
  button: string
  footer: string
}

const words: Record<Locale, Words> = {
  en: {
    roles: { owner: 'owner', admin: 'admin', member: 'member' },
    subject: ({ companyName }) => `Invitation to ${companyName ?? 'a company'} on WBN`,
    paragraphs: ({ companyName }, role) => [
      `You are invited to join ${companyName ?? 'a company'} on WBN as ${role}. The page behind the button says who invites you.`,
      'If you have no account yet, register with this e-mail address; the invitation will be waiting for you.',
      `The link is valid for ${invitationDays} days.`,
    ],
    button: 'View the invitation',
    footer: 'If you do not know the sender, you do not need to do anything.',
  },
  es: {
    roles: { owner: 'propietario', admin: 'administrador', member: 'miembro' },
    subject: ({ companyName }) => `Invitación a ${companyName ?? 'una empresa'} en WBN`,
    paragraphs: ({ companyName }, role) => [
      `Le invitan a unirse a ${companyName ?? 'una empresa'} en WBN como ${role}. La página del botón indica quién le invita.`,
      'Si todavía no tiene cuenta, regístrese con esta dirección de correo; la invitación le espera.',
      `El enlace es válido durante ${invitationDays} días.`,
    ],
    button: 'Ver la invitación',
    footer: 'Si no conoce al remitente, no tiene que hacer nada.',
  },
  it: {
    roles: { owner: 'proprietario', admin: 'amministratore', member: 'membro' },
    subject: ({ companyName }) => (companyName ? `Invito a ${companyName} su WBN` : 'Invito a un’azienda su WBN'),
    paragraphs: ({ companyName }, role) => [
      `Sei invitato a far parte di ${companyName ?? 'un’azienda'} su WBN come ${role}. La pagina dietro il pulsante dice chi ti invita.`,
      'Se non hai ancora un account, registrati con questo indirizzo e-mail: l’invito ti aspetta.',
      `Il link è valido per ${invitationDays} giorni.`,
    ],
    button: 'Vedi l’invito',
    footer: 'Se non conosci il mittente, non devi fare nulla.',
  },
  zh: {
    roles: { owner: '所有者', admin: '管理员', member: '成员' },
    subject: ({ companyName }) => `${companyName ?? '一家企业'}在 WBN 上邀请您加入`,
    paragraphs: ({ companyName }, role) => [
      `您被邀请以${role}身份加入 WBN 上的${companyName ?? '一家企业'}。点击按钮可查看邀请人。`,
      '如果您还没有账户，请使用此邮箱地址注册，邀请将为您保留。',
      `链接在 ${invitationDays} 天内有效。`,
    ],
    button: '查看邀请',
    footer: '如果您不认识发件人，无需任何操作。',
  },
}

/** Subject, text and HTML; the link leads to the page where the invitation is accepted. */
export function invitationLetter(locale: Locale, offer: Offer): { subject: string; text: string; html: string } {
  const { roles, subject, paragraphs, button, footer } = words[locale]
  const prefix = locale === 'en' ? '' : `/${locale}`
  const href = `${offer.origin}${prefix}/business/${offer.businessID}/members?token=${offer.token}`
  const letter = {
    locale,
    heading: subject(offer),
    paragraphs: paragraphs(offer, roles[offer.access]),
    button: { label: button, href },
    footer: [footer],
  }
  return { subject: letter.heading, ...compose(letter) }
}
