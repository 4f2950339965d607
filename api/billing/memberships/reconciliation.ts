// Reconciliation: lost answers are settled, differences listed.
import { paymentStepHours, transferDays } from '#contract/foundation/constants.ts'
import { Uuid } from '#contract/foundation/shapes.ts'
import type { ProviderPayment } from '#kit/payments/provider.ts'
import { idTime } from '#kit/ids.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { addFinding, findRefunds } from './books-queries.ts'
import { refresh, release } from './checkout.ts'
import { findUnsettled } from './job-queries.ts'
import { findPayment, withdraw } from './queries.ts'
import { completeRefunds } from './refunds.ts'
import { settle } from './settle.ts'

type Dependencies = Pick<WorkerDependencies, 'db' | 'payments' | 'pages'>
const minute = 60_000 // ms
const hour = 60 * minute
const day = 24 * hour

export async function settleOpen(dependencies: Dependencies, now = new Date()): Promise<void> {
  const { db } = dependencies
  const before = (ms: number) => new Date(now.getTime() - ms)
  for (const payment of await findUnsettled(db, 'card', before(5 * minute))) {
    const { status, reference } = await refresh(dependencies, payment)
    const age = now.getTime() - idTime(payment.id).getTime()
    // The provider's search lags by minutes: after an hour an unknown payment never arrived.
    const isLost = status === 'pending' && !reference && age > hour
    if (isLost || (status === 'action' && age > paymentStepHours * hour)) await release(dependencies, payment)
  }
  for (const { id } of await findUnsettled(db, 'transfer', before((transferDays + 7) * day))) await withdraw(db, id)
  await completeRefunds(dependencies)
}

/** The notification's content is not trusted. */
export async function settleReference(dependencies: Dependencies, reference: string): Promise<void> {
  const state = await dependencies.payments.provider.read(reference)
  if (await isOurs(dependencies, state)) await settle(dependencies, state.key, state)
}

export async function compareBooks(dependencies: Dependencies, since: Date): Promise<void> {
  const { db, payments } = dependencies
  for await (const state of payments.provider.list(since)) {
    const { reference } = state
    if (!(await isOurs(dependencies, state))) {
      if (state.status === 'succeeded')
        await addFinding(db, { paymentId: null, reference, kind: 'unknown', detail: `${state.amount}` })
      continue
    }
    const payment = await settle(dependencies, state.key, state)
    await completeRefunds(dependencies, payment.id)
    const asked = (await findRefunds(db, payment.id)).reduce((sum, { amount }) => sum + amount, 0)
    if (state.status === 'succeeded' && state.refunded > asked) {
      const detail = `${state.refunded} instead of ${asked}`
      await addFinding(db, { paymentId: payment.id, reference, kind: 'refund', detail })
    }
  }
}

async function isOurs({ db }: Dependencies, { key }: ProviderPayment): Promise<boolean> {
  return Uuid.safeParse(key).success && (await findPayment(db, key)) !== undefined
}
