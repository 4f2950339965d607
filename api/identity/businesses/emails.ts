// Email before a certificate expires, in four languages.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Filling } from '#kit/mail/template.ts'
import { dayIn, emailTemplate, pageIn, sampleBusiness } from '#api/identity/emails/lookup.ts'
import type { ExpiringRow } from './editing-queries.ts'

export const expiring = emailTemplate({
  kind: 'businesses.certificate',
  group: 'businesses',
  receiver: 'managers',
  name: {
    en: 'Certificate expires',
    es: 'Certificado a punto de vencer',
    it: 'Certificato in scadenza',
    zh: '证书即将到期',
  },
  when: {
    en: 'Some weeks before a certificate on the page of a business expires, and again some days before.',
    es: 'Unas semanas antes de que venza un certificado de la página de una empresa, y de nuevo unos días antes.',
    it: 'Alcune settimane prima che scada un certificato nella pagina di un’azienda, e di nuovo alcuni giorni prima.',
    zh: '企业页面上的证书到期前数周发送，到期前数日再次发送。',
  },
  samplePage: `${sampleBusiness}/edit/certificates`,
  required: ['name', 'company', 'date'],
  texts: {
    en: {
      subject: '{name} of {company} expires on {date}',
      paragraphs: [
        'Buyers see how long a certificate is valid. When it has been renewed, put the new dates on your page.',
      ],
      button: 'Edit certificates',
      footer: 'You receive this because you manage this business on WBN.',
    },
    es: {
      subject: '{name} de {company} vence el {date}',
      paragraphs: [
        'Los compradores ven hasta cuándo es válido un certificado. Cuando se renueve, ponga las nuevas fechas en su página.',
      ],
      button: 'Editar los certificados',
      footer: 'Recibe este mensaje porque administra esta empresa en WBN.',
    },
    it: {
      subject: '{name} di {company} scade il {date}',
      paragraphs: [
        'Gli acquirenti vedono fino a quando un certificato è valido. Una volta rinnovato, inserisca le nuove date nella sua pagina.',
      ],
      button: 'Modifica i certificati',
      footer: 'Riceve questo messaggio perché gestisce questa azienda su WBN.',
    },
    zh: {
      subject: '{company} 的 {name} 将于 {date} 到期',
      paragraphs: ['采购商可以看到证书的有效期。续期后，请在您的页面上填写新的日期。'],
      button: '编辑证书',
      footer: '您收到此邮件是因为您在 WBN 上管理该企业。',
    },
  },
})
export const emails = [expiring]

export function expiringFilling(
  locale: Locale,
  { businessID, name, companyName, expireDate }: ExpiringRow,
  origin: string,
): Filling {
  return {
    locale,
    values: { name, company: companyName, date: dayIn(locale, new Date(expireDate)) },
    href: pageIn(origin, locale, `business/${businessID}/edit/certificates`),
  }
}
