// Rules of favorites.
import { favoriteListSize, favoriteListsMost, favoritesMost } from '#contract/foundation/constants.ts'
import type { favorites as contract } from '#contract/social/favorites/favorites.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { businessCards } from '#api/identity/businesses/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { productCards } from '#api/catalog/products/lookup.ts'
import {
  addFavorite,
  addList,
  changeFavorite,
  findFavorites,
  findLists,
  findSaved,
  type FavoriteDetails,
  removeFavorite,
  removeList,
  renameList,
} from './queries.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list(context, { params: { resourceType }, query: { skip, size, limit, listID } }) {
    const { pool, viewer } = context
    const asked = { skip, size: size ?? limit ?? favoriteListSize }
    const { rows, total } = await findFavorites(pool, viewer.userID, resourceType, listID, asked)
    const ids = rows.map((row) => row.resourceID)
    const isBusiness = resourceType === 'business'
    const [businesses, products] = await Promise.all([
      businessCards(context, isBusiness ? ids : []),
      productCards(context, isBusiness ? [] : ids),
    ])
    const data = rows.flatMap(({ savedAt, ...row }) => {
      const business = businesses.get(row.resourceID)
      const product = products.get(row.resourceID)
      if (!business && !product) return []
      return [{ ...row, savedAt: savedAt.toISOString(), ...(business && { business }), ...(product && { product }) }]
    })
    return { data, total }
  },

  saved({ pool, viewer }, { params, query }) {
    return findSaved(pool, viewer.userID, params.resourceType, query.ids)
  },

  async save(context, { params, body }) {
    const details = await detailsOf(context, body)
    const { userID } = context.viewer
    const { there, room } = await context.db
      .transaction()
      .execute((tx) => addFavorite(tx, userID, params.resourceType, body.resourceID, details, favoritesMost))
    if (!there) throw new Refusal('NotFound', `No such ${params.resourceType}`)
    if (!room) throw new Refusal('Conflict', `At most ${favoritesMost} things can be saved`)
    return { saved: true }
  },

  async change(context, { params, body }) {
    const details = await detailsOf(context, body)
    if (!(await changeFavorite(context.pool, context.viewer.userID, params.resourceType, body.resourceID, details)))
      throw new Refusal('NotFound', 'Not among the favorites')
    return { saved: true }
  },

  async remove({ pool, viewer }, { params, body }) {
    await removeFavorite(pool, viewer.userID, params.resourceType, body.resourceID)
    return { saved: false }
  },

  lists({ pool, viewer }) {
    return findLists(pool, viewer.userID)
  },

  async addList({ db, pool, viewer: { userID } }, { body }) {
    const id = await db.transaction().execute((tx) => addList(tx, userID, body.name, favoriteListsMost))
    if (!id) throw new Refusal('Conflict', `At most ${favoriteListsMost} lists`)
    return (await findLists(pool, userID, id))[0]!
  },

  async renameList({ pool, viewer }, { params, body }) {
    const renamed = await renameList(pool, viewer.userID, params.id, body.name)
    if (renamed === 'taken') throw new Refusal('Conflict', 'There is a list of this name')
    if (!renamed) throw new Refusal('NotFound', 'No such list')
    return (await findLists(pool, viewer.userID, params.id))[0]!
  },

  async removeList({ pool, viewer }, { params }) {
    if (!(await removeList(pool, viewer.userID, params.id))) throw new Refusal('NotFound', 'No such list')
    return {}
  },
}

/** Empty: no list. Refuses other people's lists. */
async function detailsOf(
  { pool, viewer }: SignedIn,
  { listID, note }: { listID?: string | undefined; note?: string | undefined },
): Promise<FavoriteDetails> {
  if (listID && (await findLists(pool, viewer.userID, listID)).length === 0)
    throw new Refusal('NotFound', 'No such list', { fields: { listID: 'unknown' } })
  return { listID: listID === '' ? null : listID, note }
}
