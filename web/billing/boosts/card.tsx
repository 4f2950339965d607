// Boost exports.
import { Suspense } from 'react'
import { useHydrated } from '#web/foundation/form/use-hydrated.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import type { Api } from '#web/foundation/page.ts'
import { takeClick } from './memory.ts'
import { showBoost, type Slot } from './load.ts'

const LazyPromoted = lazyComponent(async () => (await import('./Promoted.tsx')).Promoted)

export const PromotedAside = lazyComponent(async () => (await import('./Promoted.tsx')).PromotedAside)

export async function loadPromoted(api: Api, slot: Slot, signal: AbortSignal) {
  const [promoted] = await Promise.all([showBoost(api, slot, signal), PromotedAside.preload()])
  return promoted
}

/** Browser only: pages are cached without it. */
export function Promoted(slot: Slot) {
  return <Suspense>{useHydrated() && <LazyPromoted {...slot} />}</Suspense>
}

/** Never fails. */
export async function countInquiry(api: Api, businessID: string, requestID: string): Promise<void> {
  const boostID = takeClick(businessID)
  if (boostID) await api.boosts.countInquiry({ params: { boostID }, body: { requestID } }).catch(() => {})
}
