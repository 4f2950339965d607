// Limits of corrections and removals, each filled up to its last place.
import * as most from '#contract/foundation/constants.ts'
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
}
