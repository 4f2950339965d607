// Limit of NDAs in a thread, filled to the last place.
import { ndasMost as most } from '#contract/foundation/constants.ts'
import { locales } from '#contract/foundation/locales.ts'
import type { TestApi } from '#api/testing.ts'
import { dealing } from './testing.ts'

export const ndaLimits = {
  async ndasMost(bench: TestApi) {
    const { S, rid } = await dealing(bench)
    const query = { bid: S.id }
    // Ten proposals that differ.
    const propose = (turn: number) =>
      S.owner.api.ndas.propose({
        params: { rid },
        query,
        body: { kind: turn % 2 ? 'mutual' : 'oneWay', lang: locales[Math.floor(turn / 2) % locales.length] },
      })
    for (let made = 1; made < most; made++) {
      const { ndaID } = await propose(0)
      await S.owner.api.ndas.withdraw({ params: { ndaID }, query, body: {} })
    }
    return propose
  },
}
