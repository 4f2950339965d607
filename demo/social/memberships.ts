// Sample memberships. Nothing is booked.
import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#api/database/tables.ts'
import { currentPlans } from '#api/billing/plans/lookup.ts'
import { type PaidTier, type Plan, yearAfter } from '#contract/billing/memberships/plans.ts'
import { clockOf } from './clock.ts'

const email = 'invoices@wbn.example'

export async function addSampleMemberships(tx: Transaction<DB>, now = new Date()): Promise<boolean> {
  const known = await tx
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', 'sample')
    .limit(1)
    .executeTakeFirst()
  if (known) return false
  const businesses = await tx
    .selectFrom('businesses')
    .select(['id', 'companyName', 'countryCode', 'city', 'subscription', 'sourceId'])
    .where('sample', '=', true)
    .where('subscription', '<>', 'standard')
    .where('removedAt', 'is', null)
    .orderBy('sourceId')
    .execute()
  const clock = clockOf(now)
  const plans = await currentPlans(tx)
  for (const [at, business] of businesses.entries()) {
    const tier = business.subscription as PaidTier
    const days = 30 + (hash('sha256', business.id, 'buffer').readUInt16BE(0) % 300)
    await addTerm(
      tx,
      { ...business, tier, plan: plans[tier], number: `SAMPLE-${String(at + 1).padStart(4, '0')}` },
      clock,
      days * 24,
    )
  }
  return businesses.length > 0
}

type Sample = {
  id: string
  companyName: string
  countryCode: string
  city: string | null
  tier: PaidTier
  plan: Plan
  number: string
}

async function addTerm(
  tx: Transaction<DB>,
  sample: Sample,
  clock: ReturnType<typeof clockOf>,
  ago: number,
): Promise<void> {
  const { id: businessId, companyName, countryCode: country, city, tier, plan, number } = sample
  const paymentId = clock.idAt(`payment ${businessId}`, ago)
  const [startsAt, endsAt] = [clock.timeAt(ago), yearAfter(clock.timeAt(ago))]
  const { price } = plan
  const buyer = { name: companyName, address: city ?? '', country, taxNumber: '' }
  const sums = { price, tax: 0, taxRate: 0, taxNote: 'outside', total: price }
  const day = (date: Date) => date.toISOString().slice(0, 10)
  await tx
    .insertInto('payments')
    .values({
      ...plan,
      ...sums,
      id: paymentId,
      businessId,
      kind: 'purchase',
      method: 'card',
      subscription: tier,
      status: 'succeeded',
      buyer: JSON.stringify(buyer),
      email,
      provider: 'sample',
      reference: number,
      termStarts: startsAt,
      termEnds: endsAt,
      settledAt: startsAt,
    })
    .execute()
  await tx
    .insertInto('memberships')
    .values({ businessId, subscription: tier, paymentId, startsAt, endsAt, nextAttemptAt: endsAt })
    .execute()
  const content = {
    seller: { name: 'WBN', address: '100 Example Street\nSpringfield, USA', taxNumber: '', country: 'US', bank: '' },
    buyer,
    lines: [{ code: 'plan', tier, amount: price }],
    net: price,
    taxRate: 0,
    taxNote: 'outside',
    tax: 0,
    total: price,
    method: 'card',
    locale: 'en',
    term: { from: day(startsAt), to: day(endsAt) },
  }
  await tx
    .insertInto('invoices')
    .values({ number, kind: 'invoice', paymentId, businessId, content: JSON.stringify(content), issuedAt: startsAt })
    .execute()
}
