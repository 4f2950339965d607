// Limits of corrections, removals and watches.
import * as most from '#contract/foundation/constants.ts'
import { addBusiness } from './testing.ts'
import { fill, type limits, ownerOf } from './testing-limits.ts'

export const listingLimits: typeof limits = {
  async correctionsPerDay(bench) {
    const { id } = await ownerOf(bench)
    const reader = await bench.person('Rita Reader')
    const row = `insert into corrections (business_id, field, value, link, suggested_by)
      select '${id}', 'contactInfo.city', 'City ' || n, 'https://a.example', $1`
    await fill(bench, most.correctionsPerDay - 1, row, reader.userID)
    const link = 'https://a.example'
    return (turn) =>
      reader.api.corrections.suggest({
        params: { id },
        body: { field: 'contactInfo.city', value: `Town ${turn}`, link },
      })
  },
  async removalsPerDay(bench) {
    const { id } = await ownerOf(bench)
    const email = 'asker@removals.example'
    await fill(
      bench,
      most.removalsPerDay - 1,
      `insert into removal_requests (business_id, email, locale, reason, sole_trader) select $1, '${email}', 'en', 'No. ' || n, false`,
      id,
    )
    return (turn) => bench.api.removals.request({ params: { id }, body: { email, reason: `Reason ${turn}` } })
  },
  async removalsOfNetworkPerDay(bench) {
    const { id } = await ownerOf(bench)
    await bench.pool.query('update removal_requests set network_hash = null')
    for (let asked = 1; asked < most.removalsOfNetworkPerDay; asked++)
      await bench.api.removals.request({ params: { id }, body: { email: `a${asked}@net.example`, reason: 'No.' } })
    return (turn) =>
      bench.api.removals.request({ params: { id }, body: { email: `b${turn}@net.example`, reason: 'No.' } })
  },
  async savedSearchesMost(bench) {
    const { owner } = await ownerOf(bench)
    const row = `insert into saved_searches (user_id, name, resource_type, question, question_key, locale, pace)
      select $1, 'Search ' || n, 'product', '{}', 'question ' || n, 'en', 'app'`
    await fill(bench, most.savedSearchesMost - 1, row, owner.userID)
    const question = { resourceType: 'product' } as const
    return (turn) =>
      owner.api.savedSearches.save({ body: { name: 'New', question: { ...question, textQuery: `pump ${turn}` } } })
  },
  async watchesMost(bench) {
    const { owner } = await ownerOf(bench)
    const row = `insert into watches (user_id, thing_type, thing_id) select $1, 'product', gen_random_uuid()`
    await fill(bench, most.watchesMost - 1, row, owner.userID)
    const ids: string[] = []
    for (let made = 0; made < 10; made++) ids.push(await addBusiness(bench.db, `Watched Pumps ${made}`))
    return (turn) => owner.api.watches.watch({ body: { resourceType: 'business', resourceID: ids[turn]! } })
  },
}
