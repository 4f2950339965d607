// Jobs of NDAs: reminders, lapses, the log of opened files.
import { ndaReminderDays } from '#contract/foundation/constants.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { addThreadNews, type FileOpening } from '#api/trade/inquiries/lookup.ts'
import { mailCopies, mailReminders } from './mailing.ts'
import { addOpening } from './opening-queries.ts'
import { takeLapsed, takeToRemind } from './queries.ts'

export function ndas(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  jobs.schedule('ndas.deadlines', '27 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const { requestId, proposer, proposedBy } of await takeLapsed(tx))
        await addThreadNews(tx, requestId, { side: proposer, writerID: proposedBy, content: 'ndaLapsed' })
      for (const row of await takeToRemind(tx, ndaReminderDays)) await mailReminders(dependencies, tx, row)
    }),
  )

  jobs.work<{ ndaID: string }>('ndas.mailCopies', ({ ndaID }, complete) =>
    complete((tx) => mailCopies(dependencies, tx, ndaID)),
  )

  jobs.work<FileOpening>('files.opened', (opening, complete) => complete((tx) => addOpening(tx, opening)))
}
