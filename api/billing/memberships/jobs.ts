// Scheduled jobs of memberships.
import { membershipReminderDays } from '#contract/foundation/constants.ts'
import { add, type Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { findDue, takeToRemind } from './job-queries.ts'
import { compareBooks, settleOpen, settleReference } from './reconciliation.ts'
import { completeRefunds } from './refunds.ts'
import { remind, renew } from './renewal.ts'

const comparedDays = 7

export function memberships(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  jobs.schedule('memberships.findDue', '13 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      for (const businessID of await findDue(tx, new Date())) await add(tx, 'memberships.renew', { businessID })
    }),
  )
  jobs.work<{ businessID: string }>('memberships.renew', ({ businessID }) => renew(dependencies, businessID))
  jobs.schedule('memberships.remind', '23 5 * * *', (_nothing, complete) =>
    complete(async (tx) => {
      // Nearest first, so that each is announced once.
      for (const days of membershipReminderDays)
        for (const membership of await takeToRemind(tx, new Date(), days)) await remind(tx, dependencies, membership)
    }),
  )
  jobs.work<{ paymentID: string }>('memberships.refund', ({ paymentID }) => completeRefunds(dependencies, paymentID))
  jobs.work<{ reference: string }>('memberships.notified', ({ reference }) => settleReference(dependencies, reference))
  jobs.schedule('memberships.settle', '*/15 * * * *', () => settleOpen(dependencies))
  jobs.schedule('memberships.compare', '41 3 * * *', () =>
    compareBooks(dependencies, new Date(Date.now() - comparedDays * 24 * 3600 * 1000)),
  )
}
