// Jobs of territories: ends, reminders, words of verified companies, saved searches.
import { agreementReminderDays, proposalDays } from '#contract/trade/territories/constants.ts'
import { stateOn } from '#contract/trade/territories/states.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { tellFound } from './alerts.ts'
import { addAct, changeAgreement, lockAgreement, lockSupplier } from './agreements/queries.ts'
import { closeDisputes } from './agreements/closing.ts'
import { settle } from './agreements/deciding.ts'
import { findDispute, findOverdueBrands } from './agreements/dispute-queries.ts'
import { bothSides } from './agreements/disputes.ts'
import { tell } from './agreements/emails.ts'
import { findOver, isRenewed, takeToRemind } from './agreements/ending-queries.ts'

const atOnce = 200

export function territories(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  jobs.schedule('agreements.end', '*/10 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const { id, supplierId } of await findOver(tx, proposalDays, atOnce)) {
        await lockSupplier(tx, supplierId)
        const row = (await lockAgreement(tx, id))!
        const today = new Date().toISOString().slice(0, 10)
        const reached = stateOn({ ...row, until: row.endsOn }, today)
        const state = reached === row.state && row.state === 'proposed' ? ('lapsed' as const) : reached
        if (state === row.state) continue
        const last = [row.noticeUntil, row.endsOn]
          .filter((day) => day !== null)
          .filter((day) => day < today)
          .toSorted()[0]
        const confirmedUntil = row.confirmedAt ? (last ?? today) : null
        await changeAgreement(tx, id, { state, resumes: null, endedAt: new Date(), confirmedUntil })
        await addAct(tx, id, state === 'ended' ? 'end' : 'lapse', { side: 'time' })
        await closeDisputes(dependencies, tx, id)
        await emitEvent(tx, 'territories.changed', { ids: [supplierId, row.distributorId] })
        if (await isRenewed(tx, id)) continue
        for (const side of bothSides) await tell(dependencies, tx, id, 'ended', side)
      }
    }),
  )

  jobs.schedule('agreements.remind', '17 6 * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const id of await takeToRemind(tx, agreementReminderDays))
        for (const side of bothSides) await tell(dependencies, tx, id, 'ending', side)
    }),
  )

  jobs.schedule('agreements.refute', '*/10 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const { id, supplierId } of await findOverdueBrands(tx)) {
        await lockSupplier(tx, supplierId)
        const dispute = await findDispute(tx, id)
        if (!dispute || dispute.outcome) continue
        const reason = `${dispute.by ?? ''}: ${dispute.brand}`
        await settle(dependencies, tx, dispute, { outcome: 'notConfirmed', reason, by: null })
      }
    }),
  )

  jobs.schedule('territories.found', '37 7 * * *', async () => {
    const tellSome = () => dependencies.db.transaction().execute((tx) => tellFound(dependencies, tx))
    let told = await tellSome()
    while (told > 0) told = await tellSome()
  })
}
