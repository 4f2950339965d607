// Jobs of NDAs: reminders, lapses, the log of opened files.
import { ndaReminderDays } from '#contract/foundation/constants.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { authorsOf, nameOfAuthor } from '#api/identity/actors/lookup.ts'
import { addThreadNews, type FileOpening } from '#api/trade/inquiries/lookup.ts'
import { mailCopies, mailReminders } from './mailing.ts'
import { addOpening } from './opening-queries.ts'
import { findParties, takeLapsed, takeToRemind } from './queries.ts'

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

  jobs.work<FileOpening>('files.opened', ({ requestID, fileID, from, readerID, at }, complete) =>
    complete(async (tx) => {
      const reader = (await findParties(tx, requestID)).find(({ side }) => side !== from)
      if (!reader) return
      const person = { kind: 'user' as const, id: readerID }
      const authors = await authorsOf({ pool: dependencies.pool, locale: 'en' }, [reader.actor, person])
      await addOpening(tx, {
        requestID,
        fileID,
        from,
        readerID,
        actorID: reader.actor.id,
        firm: nameOfAuthor(authors.get(reader.actor.id)),
        person: nameOfAuthor(authors.get(readerID)),
        at: new Date(at),
      })
    }),
  )
}
