// Rules of saved searches.
import { createHash } from 'node:crypto'
import { savedSearchesMost } from '#contract/foundation/constants.ts'
import type { savedSearches as contract, SavedQuestion } from '#contract/discovery/watches/saved-searches.ts'
import type { Locale } from '#contract/foundation/locales.ts'
import { portalByKey } from '#contract/foundation/portals.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { findMatching } from '#api/discovery/search/lookup.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import { countUnopened, findLatest } from './news-queries.ts'
import { hitsShown, knownMost } from './rules.ts'
import { addSearch, changeSearch, findSearches, openSearch, removeSearch, setKnown } from './search-queries.ts'
import { filtersOf, newsOf } from './shape.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async list(context) {
    return { data: await listOf(context), most: savedSearchesMost }
  },

  async save(context, { body: { name, pace, question, portal } }) {
    const { db, viewer, locale } = context
    const row = {
      name,
      pace,
      question,
      locale,
      portal: portal && portalByKey(portal) ? portal : null,
      key: questionKey(locale, question),
    }
    // Unknown countries are refused first.
    const found = await hitsOf(context, locale, question)
    const saved = await db.transaction().execute((tx) => addSearch(tx, viewer.userID, row, savedSearchesMost))
    if (!saved) throw new Refusal('Conflict', `At most ${savedSearchesMost} searches can be saved`)
    if (!saved.isKnown) await setKnown(db, saved.id, found.ids, found.total)
    return (await listOf(context, saved.id))[0]!
  },

  async change(context, { params: { id }, body }) {
    if (!(await changeSearch(context.pool, context.viewer.userID, id, body)))
      throw new Refusal('NotFound', 'No such saved search')
    return (await listOf(context, id))[0]!
  },

  async open({ pool, viewer }, { params: { id } }) {
    if (!(await openSearch(pool, viewer.userID, id))) throw new Refusal('NotFound', 'No such saved search')
    return {}
  },

  async remove({ db, viewer }, { params: { id } }) {
    await db.transaction().execute((tx) => removeSearch(tx, viewer.userID, { id }))
    return {}
  },
}

/** Equal questions of a language share a key. */
export function questionKey(locale: Locale, question: SavedQuestion): string {
  const text = JSON.stringify([locale, Object.entries(question).toSorted(([one], [other]) => (one < other ? -1 : 1))])
  return createHash('sha256').update(text).digest('base64url')
}

export async function hitsOf({ eventLog, search }: Context, locale: Locale, question: SavedQuestion) {
  await eventLog.catchUp()
  return findMatching(search, { locale, question }, { size: knownMost })
}

async function listOf(context: SignedIn, id?: string) {
  const { pool, viewer, locale } = context
  const [rows, { bySearch }, latest] = await Promise.all([
    findSearches(pool, viewer.userID, id),
    countUnopened(pool, viewer.userID),
    findLatest(pool, viewer.userID, hitsShown),
  ])
  const news = await newsOf({ pool, locale, userID: viewer.userID }, latest)
  return rows.map(({ savedAt, pausedAt, categoryID: _, ...row }) => {
    const own = latest.filter((one) => one.of === row.id)
    return {
      ...row,
      resourceType: row.question.resourceType,
      filters: filtersOf(row.question, locale),
      savedAt: savedAt.toISOString(),
      paused: pausedAt !== null,
      count: bySearch.get(row.id) ?? 0,
      latest: own[0]?.at.toISOString() ?? null,
      hits: own.flatMap((one) => news.get(one.id) ?? []),
    }
  })
}
