// Rules of watches and news.
import { watchesMost, watchNewsPageSize } from '#contract/foundation/constants.ts'
import type { watches as contract } from '#contract/discovery/watches/watches.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { emitEvent } from '#api/foundation/events.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { currentID, nodeByID } from '#api/foundation/industries/lookup.ts'
import { countUnopened, findLatest, findNews, markOpened } from './news-queries.ts'
import { hitsOf, questionKey } from './saved-searches.ts'
import { addSearch, findCategories, removeSearch, setKnown } from './search-queries.ts'
import { newsOf, thingsOf } from './shape.ts'
import { addWatch, findPace, findWatches, removeWatch, setPace } from './watch-queries.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list(context) {
    const { pool, viewer, locale } = context
    const reader = { pool, locale, userID: viewer.userID }
    const [watched, categories, latest, pace] = await Promise.all([
      findWatches(pool, viewer.userID),
      findCategories(pool, viewer.userID),
      findLatest(pool, viewer.userID, 1),
      findPace(pool, viewer.userID),
    ])
    const [things, news] = await Promise.all([thingsOf(reader, watched), newsOf(reader, latest)])
    const latestOf = (of: string) => news.get(latest.find((one) => one.of === of)?.id ?? '') ?? null
    const data = [
      ...watched.flatMap(({ watchedAt, ...one }) => {
        const thing = things.get(one.resourceID)
        return thing ? [{ ...one, watchedAt, name: thing.name, thing, latest: latestOf(one.resourceID) }] : []
      }),
      ...categories.flatMap(({ id, categoryID, watchedAt }) => {
        const name = nodeByID(categoryID)?.name[locale]
        if (!name) return []
        return [{ resourceType: 'category' as const, resourceID: categoryID, watchedAt, name, latest: latestOf(id) }]
      }),
    ].toSorted((one, other) => other.watchedAt.getTime() - one.watchedAt.getTime())
    return { pace, most: watchesMost, data: data.map((one) => ({ ...one, watchedAt: one.watchedAt.toISOString() })) }
  },

  async watch(context, { body: { resourceType, resourceID } }) {
    const { db, viewer } = context
    if (resourceType === 'category') await watchCategory(context, resourceID)
    else
      await db.transaction().execute(async (tx) => {
        const { there, room, isNew } = await addWatch(tx, viewer.userID, { resourceType, resourceID }, watchesMost)
        if (!there) throw new Refusal('NotFound', `No such ${resourceType}`)
        if (!room) throw new Refusal('Conflict', `At most ${watchesMost} things can be watched`)
        if (isNew) await emitEvent(tx, 'watches.added', { ids: [resourceID] })
      })
    return { watching: true }
  },

  async unwatch({ db, viewer }, { body: { resourceType, resourceID } }) {
    await db
      .transaction()
      .execute((tx) =>
        resourceType === 'category'
          ? removeSearch(tx, viewer.userID, { categoryIDs: [resourceID, currentID(resourceID)] })
          : removeWatch(tx, viewer.userID, resourceID),
      )
    return { watching: false }
  },

  async open({ pool, viewer }, { body: { resourceType, resourceID } }) {
    const { userID } = viewer
    if (resourceType === 'category')
      return { watching: (await findCategories(pool, userID, currentID(resourceID))).length > 0 }
    await markOpened(pool, userID, resourceID)
    return { watching: (await findWatches(pool, userID, resourceID)).length > 0 }
  },

  async news({ pool, viewer, locale }, { query }) {
    const { userID } = viewer
    const [rows, { total: unopened }] = await Promise.all([
      findNews(pool, userID, { before: query.nextID, size: watchNewsPageSize + 1 }),
      countUnopened(pool, userID),
    ])
    const shown = rows.slice(0, watchNewsPageSize)
    const news = await newsOf({ pool, locale, userID }, shown)
    return {
      data: shown.flatMap(({ id }) => news.get(id) ?? []),
      nextID: rows.length > watchNewsPageSize ? shown.at(-1)!.id : null,
      unopened,
    }
  },

  async openNews({ pool, viewer }) {
    await markOpened(pool, viewer.userID)
    return {}
  },

  async settings({ pool, viewer }, { body: { pace } }) {
    await setPace(pool, viewer.userID, pace)
    return { pace }
  },
}

/** Watched categories are saved questions. */
async function watchCategory(context: SignedIn, id: string): Promise<void> {
  const { db, viewer } = context
  const node = nodeByID(id)
  if (!node || node.kind === 'industry') throw new Refusal('NotFound', 'No such category')
  const categoryID = currentID(id)
  const question = { resourceType: 'business' as const, textQuery: '', category: [categoryID] }
  const found = await hitsOf(context, 'en', question)
  const row = {
    name: node.name.en,
    question,
    categoryID,
    locale: 'en' as const,
    portal: null,
    pace: 'daily' as const,
    key: `category ${questionKey('en', question)}`,
  }
  const saved = await db.transaction().execute((tx) => addSearch(tx, viewer.userID, row, watchesMost))
  if (!saved) throw new Refusal('Conflict', `At most ${watchesMost} things can be watched`)
  if (!saved.isKnown) await setKnown(db, saved.id, found.ids, found.total)
}
