// Rules of reading businesses.
import { type Access, hasPermission } from '#contract/identity/access.ts'
import type { BusinessProfile, businesses as contract } from '#contract/identity/businesses/businesses.ts'
import { latestRegisteredTypes } from '#contract/foundation/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import { blockedIds } from '#api/identity/blocks/lookup.ts'
import type { Context } from '#api/foundation/context.ts'
import { hourly } from '#api/foundation/hourly.ts'
import { accessesTo, businessesOf } from '#api/identity/members/lookup.ts'
import { userCards } from '#api/identity/people/lookup.ts'
import { addCertificate, changeCertificate, removeCertificate } from './certificates.ts'
import { change, remove } from './change.ts'
import { create, duplicates } from './create.ts'
import { businessCards } from './lookup.ts'
import { findLatest, findShowcase, findProfile, findVisibleProfiles } from './queries.ts'
import { cardOf, profileOf, versionsOf } from './shape.ts'
import { goneRefusal } from './tombstones.ts'
import { inReadersLanguage } from './translating.ts'

async function listOf(context: Context, userID: string) {
  const belongings = await businessesOf(context, userID)
  const ids = belongings.map(({ businessID }) => businessID)
  const [cards, blocked] = await Promise.all([businessCards(context, ids), blockedIds(context, ids)])
  const data = belongings.flatMap(({ businessID, access }) => {
    const card = blocked.has(businessID) ? undefined : cards.get(businessID)
    return card ? [{ ...card, access }] : []
  })
  return { data, total: data.length }
}

/** Merged businesses resolve to the remaining one. */
async function profileFor(
  context: Context,
  id: string,
  versions?: 'true',
): Promise<{ data: BusinessProfile; session: { access: Access | null } }> {
  const [row, accesses, blocked] = await Promise.all([
    findProfile(context.pool, id),
    accessesTo(context, [id]),
    blockedIds(context, [id]),
  ])
  if (!row || blocked.has(row.id)) throw new Refusal('NotFound', 'No such business')
  if (row.mergedInto) return profileFor(context, row.mergedInto, versions)
  if (row.removedAt) throw await goneRefusal(context.db, row.id, 'This business has been removed')
  if (row.status !== 'active') throw new Refusal('NotFound', 'No such business')
  const access = accesses.get(id) ?? null
  const data = await inReadersLanguage(context, row, profileOf(row, context.locale))
  if (versions && hasPermission('edit', access)) data.general.versions = versionsOf(row)
  return { data, session: { access } }
}

/** Costly without a country: every company is read. */
const showcases = hourly<string[]>(200)

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  read: (context, { params, query }) => profileFor(context, params.id, query.versions),

  async readMany(context, { query: { ids } }) {
    const [rows, blocked] = await Promise.all([findVisibleProfiles(context.pool, ids), blockedIds(context, ids)])
    const profiles = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = blocked.has(id) ? undefined : profiles.get(id)
      return row ? [profileOf(row, context.locale)] : []
    })
  },

  mine: (context) => listOf(context, context.viewer.userID),

  async ofUser(context, { query: { userID } }) {
    const [cards, blocked] = await Promise.all([userCards(context, [userID]), blockedIds(context, [userID])])
    if (!cards.has(userID) || blocked.has(userID)) throw new Refusal('NotFound', 'No such person')
    return listOf(context, userID)
  },

  create,
  change,
  remove,
  duplicates,
  addCertificate,
  changeCertificate,
  removeCertificate,

  async showcase(context, { query: { countries, industries, sort, size } }) {
    const asked = { countries: countries ?? null, industries: industries ?? null, newest: sort === 'newest', size }
    const { pool } = context
    const ids = await showcases(pool, JSON.stringify(asked), () => findShowcase(pool, asked))
    const [cards, blocked] = await Promise.all([businessCards(context, ids), blockedIds(context, ids)])
    return ids.flatMap((id) => (blocked.has(id) ? [] : (cards.get(id) ?? [])))
  },

  async lastRegistered({ pool, locale, eventLog, search }, { query: { businessType, size } }) {
    if (businessType) {
      await eventLog.catchUp()
      const [rows, total] = await Promise.all([
        findLatest(pool, [businessType], size),
        search.count('business', { businessType: [businessType] }),
      ])
      return { data: rows.map((row) => cardOf(row, locale)), total }
    }
    const rows = await findLatest(pool, latestRegisteredTypes, size)
    return Object.fromEntries(
      latestRegisteredTypes.map((type) => [
        type,
        rows.filter((row) => row.businessType === type).map((row) => cardOf(row, locale)),
      ]),
    )
  },
}
