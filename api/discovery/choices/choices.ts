// Rules of counting choices.
import { createHmac } from 'node:crypto'
import type { choices as contract } from '#contract/discovery/choices.ts'
import type { HandlerInput } from '#contract/foundation/endpoint.ts'
import { pageOfTable } from '#contract/foundation/tables.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { lockActor } from '#api/database/locks.ts'
import type { Context } from '#api/foundation/context.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import { accessesTo } from '#api/identity/members/lookup.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import { findSaved } from '#api/social/favorites/lookup.ts'
import * as queries from './queries.ts'
import { pointsOf } from './rules.ts'

type Body = HandlerInput<typeof contract.choose>['body']

export type Neighbors = {
  questionKeyOf: (
    context: Context,
    asked: Pick<Body, 'resourceType' | 'textQuery' | 'literally'>,
  ) => Promise<string | undefined>
}

export const handlersWith = ({ questionKeyOf }: Neighbors): CapabilityHandlers<typeof contract, Context> => ({
  async choose(context, { body }) {
    if (!context.operator.searchLearning) return {}
    const question = await questionKeyOf(context, body)
    if (question !== undefined && (await isChoice(context, body))) await count(context, body, question)
    return {}
  },

  async list(context, { query }) {
    const { rows, total } = await queries.findChoices(context.db, query.q, pageOfTable(query))
    const idsOf = (type: Body['resourceType']) =>
      rows.flatMap((row) => (row.resourceType === type ? [row.resourceID] : []))
    const [businesses, products] = await Promise.all([
      businessCards(context, idsOf('business')),
      productCards(context, idsOf('product')),
    ])
    const data = rows.map((row) => {
      const business = businesses.get(row.resourceID)
      const product = products.get(row.resourceID)
      return {
        ...row,
        key: (business ?? product)?.key ?? '',
        name: business?.general.companyName ?? product?.name ?? '',
      }
    })
    return { data, total }
  },
})

async function isChoice(context: Context, { resourceType, resourceID, act, requestID }: Body): Promise<boolean> {
  const { viewer, token, pool, db } = context
  // Tokens beyond their scope have no viewer.
  if (viewer ? viewer.roles.length > 0 || viewer.apiToken : token) return false
  const cards = await (resourceType === 'business' ? businessCards : productCards)(context, [resourceID])
  const owner = cards.get(resourceID)?.businessID
  if (!owner || (await accessesTo(context, [owner])).size > 0) return false
  if (act === 'open') return true
  if (!viewer) return false
  if (act === 'save') return (await findSaved(pool, viewer.userID, resourceType, [resourceID])).length > 0
  return requestID !== undefined && queries.isRecentInquiry(db, requestID, viewer.userID, owner)
}

async function count(context: Context, body: Body, question: string): Promise<void> {
  const { db, viewer, network } = context
  const { resourceType, resourceID, act, place } = body
  const visitor = viewer?.userID ?? network
  const { day, key } = await queries.findKey(db)
  const hashOf = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  const voter = hashOf(visitor)
  const vote = { day, vote: hashOf(visitor, question, resourceType, resourceID), act, points: pointsOf(act, place) }
  await db.transaction().execute(async (tx) => {
    await lockActor(tx, `choices ${voter.toString('base64')}`)
    const before = await queries.findVote(tx, vote)
    if (before && before.points >= vote.points) return
    if (!before && !(await queries.takeVote(tx, day, voter))) return
    await queries.putVote(tx, vote)
    await queries.addChoice(tx, { question, resourceType, resourceID, ...vote }, before)
  })
}
