// Jobs of NDAs: reminders, lapses, the log of opened files.
import type { Transaction } from 'kysely'
import { ndaReminderDays, ndaUnsignedDays } from '#contract/foundation/constants.ts'
import { otherSide } from '#contract/trade/ndas/states.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { addThreadNews, type FileOpening } from '#api/trade/inquiries/lookup.ts'
import { forgetNdas } from './forgetting-queries.ts'
import { mailCopies, mailReminders } from './mailing.ts'
import { addOpening } from './opening-queries.ts'
import { findParties, findSignatures, type NdaRow, takeLapsed, takeToRemind } from './queries.ts'

const atOnce = 100

export function ndas(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  jobs.schedule('ndas.deadlines', '*/10 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const row of await takeLapsed(tx, atOnce)) await tellLapse(tx, row)
      for (const row of await takeToRemind(tx, ndaReminderDays, atOnce)) await mailReminders(dependencies, tx, row)
    }),
  )

  jobs.schedule('ndas.forget', '47 4 * * *', (_nothing, complete) => {
    const years = dependencies.operator.ndaYears
    return complete((tx) => forgetNdas(tx, { days: ndaUnsignedDays, years, most: 1000 }))
  })

  jobs.work<{ ndaID: string }>('ndas.mailCopies', ({ ndaID }, complete) =>
    complete((tx) => mailCopies(dependencies, tx, ndaID)),
  )

  jobs.work<FileOpening>('files.opened', (opening, complete) => complete((tx) => addOpening(tx, opening)))
}

/** News of the side that has not signed: the other one is told. */
async function tellLapse(tx: Transaction<DB>, { id, requestId, proposer }: NdaRow): Promise<void> {
  const signed = (await findSignatures(tx, [id])).map(({ side }) => side)
  const side = signed.includes(otherSide(proposer)) ? proposer : otherSide(proposer)
  const party = (await findParties(tx, requestId)).find((one) => one.side === side)
  if (party) await addThreadNews(tx, requestId, { side, writerID: party.actor.id, content: 'ndaLapsed' })
}
