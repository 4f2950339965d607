// Rules of plans.
import { subscriptions, type Subscription } from '#contract/foundation/constants.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { isHigher, type Plan, planLimits, planScheduledMost } from '#contract/billing/memberships/plans.ts'
import type {
  Consequences,
  PlanDetail,
  PlanVersion,
  plans as contract,
} from '#contract/billing/memberships/plan-versions.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { recordAct } from '#api/foundation/audit/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { userCards } from '#api/identity/people/lookup.ts'
import { countGaining } from '#api/catalog/products/lookup.ts'
import { apply, takeEffect } from './effect.ts'
import { currentPlans } from './lookup.ts'
import * as queries from './queries.ts'

const day = 24 * 3600 * 1000 // ms
type Tx = queries.Tx
type Change = HandlerInput<typeof contract.preview>

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list({ db }) {
    const [now, next, counts] = await Promise.all([
      currentPlans(db),
      queries.findNext(db, null),
      queries.countBusinesses(db),
    ])
    return subscriptions.map((subscription) => ({
      subscription,
      plan: now[subscription],
      next: nextOf(next.find((one) => one.subscription === subscription)),
      businesses: counts.get(subscription) ?? 0,
    }))
  },

  read: (context, { params }) => detail(context, params.subscription),
  preview: ({ db }, input) => consequencesOf(db, input),
  change,
  withdraw: (context, { params, body }) => setWithdrawn(context, params.id, body.reason, true),
  restore: (context, { params, body }) => setWithdrawn(context, params.id, body.reason, false),
}

function nextOf(row: queries.NextRow | undefined) {
  return row ? { plan: planOf(row), appliesAt: row.appliesAt.toISOString() } : null
}

function planOf({ price, products, boosts, supportHours }: Plan): Plan {
  return { price, products, boosts, supportHours }
}

const isSame = (one: Plan, other: Plan) => JSON.stringify(planOf(one)) === JSON.stringify(planOf(other))

/** Null: at once. Throws ValidationError. */
function checked({ params: { subscription }, body: { plan, appliesAt } }: Change): Date | null {
  const fields: Record<string, string> = {}
  const isFree = subscription === 'standard'
  if (isFree && plan.price !== 0) fields['plan.price'] = 'the standard plan is free'
  if (!isFree && plan.price < planLimits.price.least) fields['plan.price'] = 'must be a dollar or more'
  const at = appliesAt ? new Date(appliesAt) : null
  const now = Date.now()
  if (at && at.getTime() <= now) fields['appliesAt'] = 'is over'
  if (at && at.getTime() > now + planScheduledMost * day) fields['appliesAt'] = 'is too far ahead'
  if (Object.keys(fields).length > 0) throw new Refusal('ValidationError', 'Some fields are not valid', { fields })
  return at
}

async function consequencesOf(db: queries.Db, change: Change): Promise<Consequences> {
  const { subscription } = change.params
  const { plan } = change.body
  const at = checked(change)
  const from = at ?? new Date()
  const [next, before] = await Promise.all([queries.findNext(db, at), currentPlans(db, at)])
  const following = next.find((one) => one.subscription === subscription)
  const gains = plan.products > before[subscription].products
  const loses = plan.products < before[subscription].products
  const [counts, over, shownMore, { count, from: first, kept }, orders] = await Promise.all([
    queries.countBusinesses(db),
    loses ? queries.countOver(db, subscription, plan.products) : { now: 0, later: 0 },
    gains ? countGaining(db, subscription, plan.products) : 0,
    queries.countRenewals(db, { subscription, price: plan.price, from, until: following?.appliesAt ?? null }),
    queries.countOrders(db, subscription),
  ])
  return {
    businesses: counts.get(subscription) ?? 0,
    over,
    shownMore,
    renewals: { count, from: first?.toISOString() ?? null, kept },
    orders,
    notDearer: subscriptions.filter((other) => isOutOfOrder(subscription, plan.price, other, before[other].price)),
    next: nextOf(following),
  }
}

function isOutOfOrder(tier: Subscription, price: number, other: Subscription, otherPrice: number): boolean {
  return isHigher(tier, other) ? price <= otherPrice : isHigher(other, tier) && otherPrice <= price
}

async function change(context: SignedIn, input: HandlerInput<typeof contract.change>): Promise<PlanDetail> {
  const { subscription } = input.params
  const { plan, reason, revision } = input.body
  const at = checked(input)
  await context.db.transaction().execute(async (tx) => {
    const versions = await queries.lockVersions(tx, subscription)
    if (revisionOf(versions) !== revision) throw new Refusal('Conflict', 'It was changed meanwhile')
    const before = (await currentPlans(tx, at))[subscription]
    if (isSame(before, plan)) throw new Refusal('Conflict', 'The plan is the same')
    const written = { subscription, ...plan, reason, writtenBy: context.viewer.userID }
    const { id, appliesAt } = await queries.addVersion(tx, { ...written, ...(at && { appliesAt: at }) })
    const detail = { before: planOf(before), now: plan, appliesAt: appliesAt.toISOString() }
    await record(tx, context, { act: 'change', id, subscription, reason, detail })
    await apply(tx, { id, subscription })
  })
  return detail(context, subscription)
}

async function setWithdrawn(context: SignedIn, id: string, reason: string, withdrawn: boolean): Promise<PlanDetail> {
  const known = await queries.findVersion(context.db, id)
  if (!known) throw new Refusal('NotFound', 'No such version')
  const { subscription } = known
  await context.db.transaction().execute(async (tx) => {
    const versions = await queries.lockVersions(tx, subscription)
    const version = versions.find((one) => one.id === id)!
    if ((version.withdrawnAt !== null) === withdrawn) return
    const state = statesOf(versions).get(id)
    if (withdrawn && !version.writtenBy) throw new Refusal('Conflict', 'It came with the software: change the plan')
    if (withdrawn && state === 'past') throw new Refusal('Conflict', 'It is not in force any more')
    const before = (await currentPlans(tx))[subscription]
    await queries.setWithdrawn(tx, id, withdrawn ? new Date() : null)
    const act = withdrawn ? 'withdraw' : 'restore'
    const detail = { plan: planOf(version), appliesAt: version.appliesAt.toISOString() }
    await record(tx, context, { act, id, subscription, reason, detail })
    // Scheduled versions have their job already.
    if ((await queries.secondsAhead(tx, id)) === 0) await takeEffect(tx, subscription, before)
  })
  return detail(context, subscription)
}

type Act = {
  act: 'change' | 'withdraw' | 'restore'
  id: string
  subscription: Subscription
  reason: string
  detail: Record<string, unknown>
}

async function record(tx: Tx, { viewer }: SignedIn, { act, id, subscription, reason, detail }: Act): Promise<void> {
  const object = { kind: 'plan', id, name: subscription }
  await recordAct(tx, { by: viewer, act: `plan.${act}`, object, reason, detail })
}

const revisionOf = (versions: readonly queries.VersionRow[]) => versions.reduce((sum, one) => sum + one.revision, 0)

function statesOf(versions: readonly queries.VersionRow[]): Map<string, PlanVersion['state']> {
  const now = new Date()
  const current = versions.find(({ withdrawnAt, appliesAt }) => !withdrawnAt && appliesAt <= now)
  return new Map(
    versions.map(({ id, withdrawnAt, appliesAt }) => {
      if (withdrawnAt) return [id, 'withdrawn']
      if (appliesAt > now) return [id, 'scheduled']
      return [id, id === current?.id ? 'current' : 'past']
    }),
  )
}

async function detail(context: Context, subscription: Subscription): Promise<PlanDetail> {
  const { db } = context
  const [versions, all, next, counts] = await Promise.all([
    queries.findVersions(db, subscription),
    currentPlans(db),
    queries.findNext(db, null),
    queries.countBusinesses(db),
  ])
  const writers = await userCards(context, [...new Set(versions.flatMap(({ writtenBy }) => writtenBy ?? []))])
  const states = statesOf(versions)
  return {
    subscription,
    plan: all[subscription],
    all,
    next: nextOf(next.find((one) => one.subscription === subscription)),
    businesses: counts.get(subscription) ?? 0,
    revision: revisionOf(versions),
    versions: versions.map((row) => {
      const writer = row.writtenBy ? writers.get(row.writtenBy) : undefined
      return {
        versionID: row.id,
        plan: planOf(row),
        state: states.get(row.id)!,
        appliesAt: row.appliesAt.toISOString(),
        delivered: !row.writtenBy,
        writtenBy: writer ? `${writer.firstName} ${writer.lastName}`.trim() : null,
        reason: row.reason,
      }
    }),
  }
}
