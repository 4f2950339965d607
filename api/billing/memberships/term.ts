// Terms of memberships.
import { termEnd } from '#contract/billing/memberships/plans.ts'
import { changeSubscription } from '#api/identity/businesses/lookup.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { applyLimit } from '#api/catalog/products/lookup.ts'
import {
  changePayment,
  findPayment,
  type PaymentRow,
  removeMembership,
  setMembership,
  type StoredCard,
  type Tx,
} from './queries.ts'

export async function beginTerm(
  tx: Tx,
  payment: PaymentRow,
  card: StoredCard | null,
  now: Date,
): Promise<{ startsAt: Date; endsAt: Date }> {
  const startsAt = payment.kind === 'renewal' ? payment.termStarts! : now
  const endsAt = termEnd(startsAt, payment.extraDays)
  await changePayment(tx, payment.id, { termStarts: startsAt, termEnds: endsAt })
  await enter(tx, payment, { startsAt, endsAt }, card)
  return { startsAt, endsAt }
}

export async function endTerm(tx: Tx, businessID: string): Promise<void> {
  await removeMembership(tx, businessID)
  await changeSubscription(tx, businessID, 'standard')
  await applyLimit(tx, businessID)
  await emitEvent(tx, 'memberships.changed', { businessID, subscription: 'standard' })
}

/** The replaced term returns, if paid and running; else the free tier. */
export async function returnTerm(tx: Tx, payment: PaymentRow, card: StoredCard | null): Promise<void> {
  const former = payment.basis ? await findPayment(tx, payment.basis) : undefined
  if (former?.status !== 'succeeded' || former.termEnds! <= new Date()) return endTerm(tx, payment.businessId)
  return enter(tx, former, { startsAt: former.termStarts!, endsAt: former.termEnds! }, card)
}

async function enter(
  tx: Tx,
  { id: paymentId, businessId, subscription }: PaymentRow,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  card: StoredCard | null,
): Promise<void> {
  await setMembership(tx, {
    businessId,
    subscription,
    paymentId,
    startsAt,
    endsAt,
    cancelledAt: null,
    attempts: 0,
    nextAttemptAt: endsAt,
    remindedDays: null,
    announced: null,
    card: card && JSON.stringify(card),
    cardSetup: null,
  })
  await changeSubscription(tx, businessId, subscription)
  await applyLimit(tx, businessId)
  await emitEvent(tx, 'memberships.changed', { businessID: businessId, subscription })
}
