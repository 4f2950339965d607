// Reviews as read: own dealings, a business's page.
import type { HandlerInput, HandlerResult } from '#contract/foundation/endpoint.ts'
import { reviewPageSize } from '#contract/foundation/constants.ts'
import { hasPermission } from '#contract/identity/access.ts'
import type { Review, ReviewDeal, reviews as contract } from '#contract/trust/reviews/reviews.ts'
import { figuresOf, type ReviewFigures } from '#contract/trust/reviews/standing.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Actor, Context, SignedIn } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { namedFor } from '#api/foundation/industries/lookup.ts'
import { countryFor } from '#api/foundation/reference/lookup.ts'
import { actorByID, authorsOf } from '#api/identity/actors/lookup.ts'
import { businessCards, goneRefusal } from '#api/identity/businesses/lookup.ts'
import { businessesOf } from '#api/identity/members/lookup.ts'
import * as lists from './list-queries.ts'
import * as queries from './queries.ts'
import { ownOf, replyUntil, reviewOf, sideName } from './shape.ts'
import { blindUntil, mayOf, ownSide, ownSides, type OwnSide } from './sides.ts'

export async function readDeal(context: SignedIn, requestID: string): Promise<ReviewDeal> {
  const [deal] = await dealsOf(context, [await ownSide(context, requestID)])
  return deal!
}

async function dealsOf(context: SignedIn, sides: readonly OwnSide[]): Promise<ReviewDeal[]> {
  const { db, locale, viewer } = context
  const actors = sides.flatMap(({ own, other }) => [own, other])
  const ids = [...new Set(actors.map(({ id }) => id))]
  const [reviews, authors, homes] = await Promise.all([
    queries.findOfDeals(
      db,
      sides.map(({ deal }) => deal.id),
    ),
    authorsOf(context, actors),
    queries.findHomes(db, ids),
  ])
  return Promise.all(
    sides.map(async (one): Promise<ReviewDeal> => {
      const { deal, side, own, other } = one
      const written = reviews.filter(({ requestId }) => requestId === deal.id)
      const mine = written.find((review) => review.side === side)
      const theirs = written.find((review) => review.side !== side && review.state !== 'draft')
      const isRelated = await queries.areRelated(db, own, other, viewer.userID)
      const home = homes.get(own.id)
      return {
        requestID: deal.id,
        rfqID: deal.rfqId,
        title: deal.subject || (deal.product ?? ''),
        side: sideName(side),
        as: authors.get(own.id) ?? null,
        with: authors.get(other.id) ?? null,
        grade: deal.grade && mine?.noteState === 'accepted' ? 'delivered' : deal.grade,
        awardedAt: deal.awardedAt?.toISOString() ?? null,
        lastAt: deal.lastAt.toISOString(),
        may: mayOf(one, written, isRelated, new Date()),
        own: mine ? ownOf(mine) : null,
        otherHandedAt: theirs?.handedAt?.toISOString() ?? null,
        until: blindUntil(written)?.toISOString() ?? null,
        industry: namedFor(home?.industryId, locale),
        country: home?.countryCode ? countryFor(home.countryCode, locale) : null,
        buyer: side === 'R' ? await lists.findBuyerFacts(db, other.id) : null,
      }
    }),
  )
}

/** The viewer, and businesses whose threads it reads. */
async function actorsOf(context: SignedIn): Promise<string[]> {
  const { userID } = context.viewer
  const businesses = await businessesOf(context, userID)
  return [
    userID,
    ...businesses.filter(({ access }) => hasPermission('readRequests', access)).map(({ businessID }) => businessID),
  ]
}

export async function readMine(context: SignedIn): Promise<HandlerResult<typeof contract.mine>> {
  const { db } = context
  const actors = await actorsOf(context)
  const [ripe, written, received] = await Promise.all([
    queries.findRipe(db, actors),
    queries.findWritten(db, actors),
    lists.listReceived(db, actors),
  ])
  const deals = await queries.findDeals(
    db,
    written.map(({ requestId }) => requestId),
  )
  const [toWrite, own] = await Promise.all([
    ownSides(context, ripe).then((sides) => dealsOf(context, sides)),
    ownSides(context, [...deals.values()]).then((sides) => dealsOf(context, sides)),
  ])
  const shown = await reviewsOf(context, received)
  const abouts = await authorsOf(context, received.map(aboutOf))
  const ofDeal = new Map(own.map((deal) => [deal.requestID, deal]))
  return {
    toWrite: toWrite.filter(({ may }) => may === 'write'),
    written: written.flatMap(({ requestId }) => ofDeal.get(requestId) ?? []),
    received: received.map((row, at) => ({
      ...shown[at]!,
      requestID: row.requestId,
      about: abouts.get(row.aboutId) ?? null,
      replyUntil: replyUntil(row)?.toISOString() ?? null,
    })),
  }
}

export const aboutOf = (row: { aboutKind: string; aboutId: string }): Actor => ({
  kind: row.aboutKind as Actor['kind'],
  id: row.aboutId,
})

async function reviewsOf(context: Context, rows: readonly lists.ShownRow[]): Promise<Review[]> {
  const named = rows.flatMap(({ named: isNamed, writerKind: kind, writerId: id }) =>
    isNamed && id ? [{ kind, id }] : [],
  )
  const authors = await authorsOf(context, named)
  return rows.map((row) => reviewOf(row, { locale: context.locale, by: authors.get(row.writerId ?? '') }))
}

const priors = hourly<lists.PriorRow[]>(1)
const nothing = { overall: null, kept: null, quality: null, communication: null, onTime: null }

async function figuresFor(context: Context, about: string, side: queries.Side): Promise<ReviewFigures | null> {
  const { db, pool } = context
  const counted = await lists.findCounted(db, about, side)
  const known = figuresOf(counted, nothing) && (await priors(pool, '', () => lists.findPriors(pool)))
  if (!known) return null
  const industry = (await queries.findHomes(db, [about])).get(about)?.industryId ?? null
  const ofSide = known.filter((row) => row.side === side)
  const ofCategory = ofSide.find((row) => row.industry === industry && industry !== null && row.firms >= 3)
  const figures = figuresOf(counted, ofCategory ?? ofSide.find((row) => row.industry === null) ?? nothing)!
  const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
  return {
    ...figures,
    overall: rounded(figures.overall)!,
    scores: Object.fromEntries(
      Object.entries(figures.scores).map(([key, value]) => [key, rounded(value)]),
    ) as ReviewFigures['scores'],
  }
}

export async function readOfBusiness(
  context: Context,
  { params: { id }, query }: HandlerInput<typeof contract.ofBusiness>,
): Promise<HandlerResult<typeof contract.ofBusiness>> {
  const { db } = context
  const actor = await actorByID(context, id).catch(async (error: unknown) => {
    throw error instanceof Refusal && error.name === 'Gone'
      ? await goneRefusal(db, id, 'This business has been removed')
      : error
  })
  const card = actor?.kind === 'business' ? (await businessCards(context, [id])).get(id) : undefined
  if (!card) throw new Refusal('NotFound', 'No such business')
  const side = query.side === 'buyer' ? 'S' : 'R'
  const awarded = query.evidence === 'awarded'
  const listing = {
    about: id,
    side,
    awarded,
    skip: query.skip,
    size: query.size ?? query.limit ?? reviewPageSize,
  } as const
  const [rows, counts, figures, facts, asBuyer] = await Promise.all([
    lists.listShown(db, listing),
    lists.countShown(db, id, side),
    figuresFor(context, id, side),
    lists.findBuyerFacts(db, id),
    side === 'R' ? undefined : figuresFor(context, id, 'R'),
  ])
  return {
    data: await reviewsOf(context, rows),
    total: awarded ? counts.awarded : counts.all,
    companyName: card.general.companyName,
    key: card.key,
    ...counts,
    figures,
    buyer: { ...facts, figures: side === 'R' ? figures : (asBuyer ?? null) },
  }
}
