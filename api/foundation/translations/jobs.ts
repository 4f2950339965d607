// Job that forgets translations and what was sent.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { forgetExpired } from './memory.ts'
import { isOn } from './asking.ts'
import { forgetAllTranslations, forgetOutdatedTranslations } from './listing-translations.ts'
import { forgetCalls } from './queries.ts'
import { forgetRequests } from './requests.ts'

export function translations(jobs: Jobs<DB>, dependencies: Pick<WorkerDependencies, 'db' | 'translation'>): void {
  const { db } = dependencies
  jobs.schedule('translations.forget', '23 4 * * *', async () => {
    await forgetExpired(db)
    await forgetRequests(db)
    await forgetCalls(db)
    await (isOn(dependencies.translation, 'listing') ? forgetOutdatedTranslations(db) : forgetAllTranslations(db))
  })
}
