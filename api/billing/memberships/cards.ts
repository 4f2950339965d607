// Card for renewals, kept at the provider.
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import type { CardChange, memberships as contract } from '#contract/billing/memberships/memberships.ts'
import { ProviderUnavailable, type SavedCard } from '#kit/payments/provider.ts'
import { Refusal } from '#kit/refusal.ts'
import type { SignedIn } from '#api/foundation/context.ts'
import { requireCards } from './checkout.ts'
import { changeMembership, findMembership, type MembershipRow } from './queries.ts'

export async function changeCard(
  context: SignedIn,
  { params: { businessID }, body: { paymentMethod, email } }: HandlerInput<typeof contract.changeCard>,
): Promise<CardChange> {
  requireCards(context)
  const membership = await mustHave(context, businessID)
  const { provider } = context.payments
  const customer = membership.card?.provider === provider.name ? membership.card.customer : undefined
  const key = `card-${businessID}-${paymentMethod}`
  const saved = await answered(provider.saveCard({ key, payer: businessID, paymentMethod, customer, email }))
  return keep(context, membership, saved, email)
}

export async function confirmCard(
  context: SignedIn,
  { params: { businessID } }: HandlerInput<typeof contract.confirmCard>,
): Promise<CardChange> {
  const membership = await mustHave(context, businessID)
  if (!membership.cardSetup) return { status: 'saved', card: shownCard(membership) }
  const saved = await answered(context.payments.provider.readCard(membership.cardSetup))
  return keep(context, membership, saved, membership.card?.email ?? context.viewer.email)
}

export function shownCard({ card }: Pick<MembershipRow, 'card'>): CardChange['card'] {
  return card && { brand: card.brand, last4: card.last4, expires: card.expires }
}

async function keep(
  { db, payments }: SignedIn,
  membership: MembershipRow,
  saved: SavedCard,
  email: string,
): Promise<CardChange> {
  const { businessId, endsAt } = membership
  const { status, reference, card, customer, paymentMethod, clientSecret, errorCode } = saved
  if (status === 'action' && clientSecret) {
    await changeMembership(db, businessId, { cardSetup: reference })
    return { status: 'action', card: shownCard(membership), action: { type: 'confirm', clientSecret } }
  }
  if (status !== 'succeeded' || !card || !customer || !paymentMethod) {
    await changeMembership(db, businessId, { cardSetup: null })
    return { status: 'declined', card: shownCard(membership), error: { code: errorCode ?? 'card_declined' } }
  }
  const stored = { ...card, customer, paymentMethod, provider: payments.provider.name, email }
  // A failed renewal is retried with it at once.
  const overdue = endsAt <= new Date() ? { nextAttemptAt: new Date() } : {}
  await changeMembership(db, businessId, { card: JSON.stringify(stored), cardSetup: null, ...overdue })
  return { status: 'saved', card: shownCard({ card: stored }) }
}

async function mustHave({ db }: SignedIn, businessID: string): Promise<MembershipRow> {
  const membership = await findMembership(db, businessID)
  if (!membership) throw new Refusal('Conflict', 'The business has no membership that renews')
  return membership
}

async function answered(work: Promise<SavedCard>): Promise<SavedCard> {
  return work.catch((error: unknown) => {
    if (error instanceof ProviderUnavailable)
      throw new Refusal('ServiceUnavailable', 'The card can not be checked at this time', { retryAfter: 60 })
    throw error
  })
}
