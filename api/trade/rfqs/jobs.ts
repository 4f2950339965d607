// Jobs of RFQs.
import type { Transaction } from 'kysely'
import { rfqReminderHours } from '#contract/foundation/constants.ts'
import type { SupplierState } from '#contract/trade/rfqs/states.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { DB } from '#api/database/tables.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { judgeTexts } from '#api/identity/text-languages.ts'
import { addRfqMessage } from '#api/trade/inquiries/lookup.ts'
import { findThreads, takeExpired, takeToRemind } from './queries.ts'

export function rfqs(jobs: Jobs<DB>, dependencies: WorkerDependencies): void {
  judgeTexts(jobs, dependencies, { table: 'rfqs', text: "title || E'\\n' || description", writer: 'created_by' })
  judgeTexts(jobs, dependencies, {
    table: 'quotations',
    text: "note || E'\\n' || payment_terms",
    writer: 'created_by',
  })

  jobs.schedule('rfqs.deadlines', '*/10 * * * *', (_nothing, complete) =>
    complete(async (tx) => {
      await tell(tx, await takeToRemind(tx, rfqReminderHours), ['invited'], 'deadlineSoon')
      await tell(tx, await takeExpired(tx), ['invited', 'quoted'], 'expired')
    }),
  )
}

async function tell(
  tx: Transaction<DB>,
  rfqIDs: readonly string[],
  states: readonly SupplierState[],
  content: 'deadlineSoon' | 'expired',
): Promise<void> {
  for (const { requestId, createdBy } of await findThreads(tx, rfqIDs, states))
    await addRfqMessage(tx, requestId, { side: 'S', type: 'system', content, writerID: createdBy })
}
