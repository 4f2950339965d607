// Jobs of translations.
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { forgetMessages } from './memory.ts'
import { forgetCalls } from './queries.ts'
import { workQueue } from './queue.ts'
import { forgetRequests } from './requests.ts'

const longest = 10 * 60_000 // ms

type Dependencies = Pick<WorkerDependencies, 'db' | 'translation'>

export function translations(jobs: Jobs<DB>, dependencies: Dependencies): void {
  const { db } = dependencies
  jobs.schedule('translations.work', '* * * * *', async () => {
    const { translation } = dependencies
    if (translation) await workQueue({ db, translation }, { until: performance.now() + longest })
  })
  jobs.schedule('translations.forget', '23 4 * * *', async () => {
    await forgetMessages(db)
    await forgetRequests(db)
    await forgetCalls(db)
  })
}
