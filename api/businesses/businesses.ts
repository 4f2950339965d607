// Rules of businesses: who sees a profile, and the latest registered. No HTTP, no SQL text.
import type { businesses as contract } from '#contract/businesses.ts'
import { latestRegisteredTypes } from '#contract/constants.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context } from '../context.ts'
import { countOfType, findLatest, findProfile } from './queries.ts'
import { cardOf, profileOf } from './shape.ts'

export const handlers: CapabilityHandlers<typeof contract, Context> = {
  async read({ pool, locale }, { params }) {
    const row = await findProfile(pool, params.id)
    if (!row || row.status !== 'active') throw new Refusal('NotFound', 'No such business')
    if (row.removedAt) throw new Refusal('Gone', 'This business has been removed')
    return { data: profileOf(row, locale), session: { access: null } }
  },

  async lastRegistered({ pool, locale }, { query: { businessType, size } }) {
    if (businessType) {
      const [rows, total] = await Promise.all([findLatest(pool, [businessType], size), countOfType(pool, businessType)])
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
