// Jobs of webhooks: delivery, deletion.
import { webhookDeliveryDays } from '#contract/foundation/constants.ts'
import { add, type Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { attempt, attemptsKept, settle } from './delivery.ts'
import { deleteOld, endAttempt, findDue, postpone } from './delivery-queries.ts'
import { findKey, removeOfRemovedBusinesses } from './queries.ts'

// Slow receivers must not hold up others.
const concurrency = 8

export function webhooks(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  const { db } = dependencies
  jobs.work<{ id: string; run: number }>(
    'webhooks.deliver',
    async (job, complete) => {
      const due = await findDue(db, job)
      if (!due) return
      if (due.silent) {
        await complete((tx) => endAttempt(tx, due, { status: 'failed', nextAt: null, kept: attemptsKept }))
        return
      }
      const { restsUntil } = due
      // While a receiver fails, a single attempt at a time probes it.
      if (restsUntil && restsUntil > new Date() && due.tries === 0 && !due.pressedAt) {
        await complete(async (tx) => {
          await postpone(tx, due.id, restsUntil)
          await add(tx, 'webhooks.deliver', job, { after: Math.ceil((restsUntil.getTime() - Date.now()) / 1000) })
        })
        return
      }
      const made = await attempt(due, await findKey(db), dependencies)
      await complete((tx) => settle(tx, due, made, dependencies))
    },
    { concurrency },
  )
  jobs.schedule('webhooks.forget', '37 3 * * *', (_nothing, complete) =>
    complete(async (tx) => {
      await deleteOld(tx, webhookDeliveryDays)
      await removeOfRemovedBusinesses(tx)
    }),
  )
}
