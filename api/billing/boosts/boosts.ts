// Rules of boosts.
import { createHmac } from 'node:crypto'
import type { Boost, boosts as contract, Boosts, PromotedResult } from '#contract/billing/boosts/boosts.ts'
import { boostClickDays, boostDays, boostTurnsInRow } from '#contract/billing/boosts/rules.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { lockActor } from '#api/database/locks.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import * as queries from './queries.ts'

const candidatesMost = 50

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  list: (context, { params }) => list(context, params.businessID),

  async start(context, { params: { businessID }, body }) {
    const productID = body.productID ?? null
    await context.db.transaction().execute(async (tx) => {
      await lockActor(tx, businessID)
      if (await queries.isRunning(tx, businessID, productID)) return
      if (!(await queries.isPublic(tx, businessID, productID))) throw new Refusal('NotFound', 'Nobody could see it')
      const { allowed } = (await queries.findBusiness(tx, businessID))!
      const { used } = await queries.findMonth(tx, businessID)
      if (used >= allowed) throw new Refusal('Conflict', 'No boost of this month is left')
      await queries.addBoost(tx, businessID, productID, boostDays)
    })
    return list(context, businessID)
  },

  async stop(context, { params: { businessID, boostID } }) {
    if (!(await queries.stopBoost(context.db, businessID, boostID))) throw new Refusal('NotFound', 'No such boost')
    return list(context, businessID)
  },

  show: async (context, { body }) => ({ promoted: await show(context, body) }),

  async click({ db, viewer, network }, { params: { boostID } }) {
    const visitor = await visitorHash(db, viewer?.userID ?? network)
    if (!(await queries.countClick(db, boostID, visitor))) throw new Refusal('NotFound', 'No such boost')
    return {}
  },

  async countInquiry({ db, viewer: { userID } }, { params: { boostID: id }, body: { requestID } }) {
    const counted = await queries.countInquiry(db, { id, requestID, userID, days: boostClickDays })
    if (!counted) throw new Refusal('NotFound', 'No such inquiry')
    return {}
  },
}

async function show(
  context: Context,
  slot: HandlerInput<typeof contract.show>['body'],
): Promise<PromotedResult | null> {
  const running = await queries.findRunning(context.db, slot, candidatesMost)
  const blocked = await blockedIds(context, [...new Set(running.map(({ businessID }) => businessID))])
  const [next, second] = running.filter(({ businessID }) => !blocked.has(businessID))
  if (!next) return null
  const { id, businessID, productID } = next
  const business = productID ? null : ((await businessCards(context, [businessID])).get(businessID) ?? null)
  const product = productID ? ((await productCards(context, [productID])).get(productID) ?? null) : null
  if (!business && !product) return null
  await queries.takeTurn(context.db, id, slot.place, second ? second.turn - boostTurnsInRow : 0)
  return { boostID: id, business, product }
}

/** Keyed hash per day: reveals no identity or return. */
async function visitorHash(db: Context['db'], visitor: string): Promise<Buffer> {
  const key = await queries.findClickKey(db)
  return createHmac('sha256', key)
    .update(`${dayOf(Date.now())} ${visitor}`)
    .digest()
}

async function list({ db }: Context, businessID: string): Promise<Boosts> {
  const [business, month, rows] = await Promise.all([
    queries.findBusiness(db, businessID),
    queries.findMonth(db, businessID),
    queries.findBoosts(db, businessID),
  ])
  const { companyName, subscription, allowed } = business!
  return {
    businessID,
    companyName,
    subscription,
    allowance: { total: allowed, ...month },
    boosts: rows.map((row) => boostOf(row, new Date())),
  }
}

const nothing = { shown: 0, clicked: 0, inquiries: 0 }

function boostOf({ id, productID, productName, startsAt, endsAt, days }: queries.BoostRow, now: Date): Boost {
  const figures = new Map(days.map(({ day, ...of }) => [day, of]))
  const last = endsAt < now ? endsAt : now
  const all: Boost['days'] = []
  for (let at = startsAt.getTime(); dayOf(at) <= dayOf(last.getTime()); at += 24 * 3600 * 1000) {
    const day = dayOf(at)
    all.push({ day, ...(figures.get(day) ?? nothing) })
  }
  // Inquiries may follow days after the end.
  for (const { day, ...of } of days) if (day > dayOf(last.getTime())) all.push({ day, ...of })
  return {
    boostID: id,
    product: productID ? { productID, name: productName ?? '' } : null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    running: endsAt > now,
    total: all.reduce(
      (sum, one) => ({
        shown: sum.shown + one.shown,
        clicked: sum.clicked + one.clicked,
        inquiries: sum.inquiries + one.inquiries,
      }),
      nothing,
    ),
    days: all,
  }
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
