// Certificates whose end comes near: their business's people are reminded by letter, some weeks before and again some days before.
import { certificateReminderDays } from '#contract/constants.ts'
import type { Locale } from '#contract/locales.ts'
import { emitEvent } from '../events.ts'
import { add, type Jobs } from '#kit/jobs/jobs.ts'
import { compose } from '#kit/mail/compose.ts'
import { enqueueEmail } from '#kit/mail/enqueue-email.ts'
import type { DB } from '../database/tables.ts'
import { peopleWho } from '../members/lookup.ts'
import { emailsOf, languagesOf } from '../people/lookup.ts'
import type { WorkerDependencies } from '../work.ts'
import { type ExpiringRow, findExpiring, markReminded } from './editing-queries.ts'

export function businesses(jobs: Jobs<DB>, { db, pool, pages }: WorkerDependencies): void {
  jobs.schedule('businesses.findExpiring', '7 4 * * *', (_nothing, complete) =>
    complete(async (tx) => {
      // The nearest first: what ends in ten days is not announced twice.
      for (const days of certificateReminderDays) {
        const rows = await findExpiring(tx, days)
        for (const row of rows)
          await add(tx, 'businesses.remind', { ...row, days }, { key: `${row.id} ${days} ${row.expireDate}` })
        await markReminded(
          tx,
          rows.map(({ id }) => id),
          days,
        )
      }
    }),
  )

  jobs.work<ExpiringRow>('businesses.remind', async (certificate, complete) => {
    const { businessID } = certificate
    const people = (await peopleWho(db, 'edit', [businessID])).get(businessID) ?? []
    const [addresses, languages] = await Promise.all([emailsOf(db, people), languagesOf(pool, people)])
    await complete(async (tx) => {
      await emitEvent(tx, 'certificates.expiring', certificate)
      for (const [id, to] of addresses) {
        const locale = languages.get(id) ?? 'en'
        await enqueueEmail(tx, { to, locale, ...letterFor(locale, certificate, pages()) })
      }
    })
  })
}

type Words = { subject: string; text: string; button: string; footer: string }
const words: Record<Locale, Words> = {
  en: {
    subject: '{name} of {company} expires on {date}',
    text: 'Buyers see how long a certificate is valid. When it has been renewed, put the new dates on your page.',
    button: 'Edit certificates',
    footer: 'You receive this because you manage this business on WBN.',
  },
  es: {
    subject: '{name} de {company} vence el {date}',
    text: 'Los compradores ven hasta cuándo es válido un certificado. Cuando se renueve, ponga las nuevas fechas en su página.',
    button: 'Editar los certificados',
    footer: 'Recibe este mensaje porque administra esta empresa en WBN.',
  },
  it: {
    subject: '{name} di {company} scade il {date}',
    text: 'Gli acquirenti vedono fino a quando un certificato è valido. Una volta rinnovato, inserisca le nuove date nella sua pagina.',
    button: 'Modifica i certificati',
    footer: 'Riceve questo messaggio perché gestisce questa azienda su WBN.',
  },
  zh: {
    subject: '{company} 的 {name} 将于 {date} 到期',
    text: '采购商可以看到证书的有效期。续期后，请在您的页面上填写新的日期。',
    button: '编辑证书',
    footer: '您收到此邮件是因为您在 WBN 上管理该企业。',
  },
}

function letterFor(locale: Locale, { businessID, name, companyName, expireDate }: ExpiringRow, origin: string) {
  const { subject, text, button, footer } = words[locale]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(expireDate))
  const filled = subject
    .replace('{name}', () => name)
    .replace('{company}', () => companyName)
    .replace('{date}', date)
  const prefix = locale === 'en' ? '' : `/${locale}`
  const href = `${origin}${prefix}/business/${businessID}/edit/certificates`
  const letter = { locale, heading: filled, paragraphs: [text], button: { label: button, href }, footer: [footer] }
  return { subject: filled, ...compose(letter) }
}
