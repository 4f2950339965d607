// Jobs of companies: languages of texts, reminders of certificates.
import { sql } from 'kysely'
import { certificateReminderDays } from '#contract/foundation/constants.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { add, type Jobs } from '#kit/jobs/jobs.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { DB } from '#api/database/tables.ts'
import { peopleWho } from '#api/identity/members/lookup.ts'
import { emailsOf, languagesOf } from '#api/identity/people/lookup.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { UnjudgedRow } from '#api/foundation/text-versions.ts'
import { judgeFields } from '#api/foundation/unjudged.ts'
import { templates } from './email-words.ts'
import { expiringFilling } from './emails.ts'
import { type ExpiringRow, findExpiring, markReminded } from './editing-queries.ts'

export function businesses(jobs: Jobs<DB>, { db, pool, pages }: WorkerDependencies): void {
  jobs.schedule('businesses.findExpiring', '7 4 * * *', (_nothing, complete) =>
    complete(async (tx) => {
      // Nearest first, so that each is announced once.
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

  judgeFields(jobs, db, {
    table: 'businesses',
    async find(after, most) {
      const { rows } = await sql<UnjudgedRow<'shortDescription' | 'generalDescription'>>`
        select id, version, json_build_object('shortDescription', short_description, 'generalDescription', general_description) as texts,
          languages, country, spoken
        from businesses join business_languages using (id)
        where id > ${after} and not languages ?& array['shortDescription', 'generalDescription'] order by id limit ${most}`.execute(
        db,
      )
      return rows
    },
  })

  jobs.work<ExpiringRow>('businesses.remind', async (certificate, complete) => {
    const { businessID } = certificate
    const people = (await peopleWho(db, 'edit', [businessID])).get(businessID) ?? []
    const [addresses, languages] = await Promise.all([emailsOf(db, people), languagesOf(pool, people)])
    await complete(async (tx) => {
      await emitEvent(tx, 'certificates.expiring', certificate)
      for (const [id, to] of addresses) {
        const locale = languages.get(id) ?? 'en'
        await sendTemplate(tx, templates.certificate, { to, ...expiringFilling(locale, certificate, pages()) })
      }
    })
  })
}
