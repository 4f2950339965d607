// Emails to the operator.
import { formatsFor } from '#contract/foundation/formats.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { sendTemplate } from '#kit/mail/send.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import type { Warning } from '#api/foundation/translations/lookup.ts'
import { limitNames, templates } from './email-words.ts'

export function warnOperator(jobs: Jobs<DB>, { operator }: Pick<WorkerDependencies, 'operator'>): void {
  jobs.work<Warning>('translations.warn', ({ kind, scope, characters, cap }, complete) =>
    complete(async (tx) => {
      if (kind === 'business') return
      const { locale = 'en' } = portalByKey(operator.portal) ?? {}
      const { number } = formatsFor(locale)
      const limit = limitNames[kind][locale] + (scope && ` (${scope})`)
      const values = { limit, used: number(characters), most: number(cap) }
      await sendTemplate(tx, templates.translationsNearlyUsed, { to: operator.email, locale, values })
    }),
  )
}
