// Values of the email of an invitation.
import type { Access } from '#contract/identity/access.ts'
import { invitationDays } from '#contract/foundation/constants.ts'
import type { Locale, Names } from '#contract/foundation/locales.ts'
import type { Filling } from '#kit/mail/template.ts'
import { pageIn } from '#api/identity/emails/lookup.ts'

type Offer = { origin: string; businessID: string; token: string; companyName: string | undefined; access: Access }

const roles: Record<Access, Names> = {
  owner: { en: 'owner', es: 'propietario', it: 'titolare', zh: '所有者', de: 'Inhaber' },
  admin: { en: 'admin', es: 'administrador', it: 'amministratore', zh: '管理员', de: 'Administrator' },
  editor: { en: 'editor', es: 'editor', it: 'redattore', zh: '编辑', de: 'Bearbeiter' },
  member: { en: 'member', es: 'miembro', it: 'membro', zh: '成员', de: 'Mitglied' },
}
const someCompany: Names = {
  en: 'a company',
  es: 'una empresa',
  it: 'un’azienda',
  zh: '一家企业',
  de: 'einem Unternehmen',
}

export function invitationFilling(locale: Locale, { origin, businessID, token, companyName, access }: Offer): Filling {
  return {
    locale,
    values: { company: companyName ?? someCompany[locale], role: roles[access][locale], days: String(invitationDays) },
    href: pageIn(origin, locale, `business/${businessID}/members?token=${token}`),
  }
}
