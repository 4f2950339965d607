// Boost of a slot; none is no error.
import type { PromotedResult } from '#contract/billing/boosts/boosts.ts'
import type { BoostPlace } from '#contract/billing/boosts/rules.ts'
import type { Api } from '#web/foundation/page.ts'
import { seenEnough } from './memory.ts'

export type Slot = {
  place: BoostPlace
  nodes?: string[] | undefined
  countries?: string[] | undefined
}

export async function showBoost(api: Api, slot: Slot, signal: AbortSignal): Promise<PromotedResult | undefined> {
  const { promoted } = await api.boosts
    .show({ body: { ...slot, except: seenEnough() }, signal })
    .catch(() => ({ promoted: null }))
  return promoted ?? undefined
}
