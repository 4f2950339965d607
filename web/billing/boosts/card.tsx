// Boost exports: Promoted slot, inquiries after a click.
import { Suspense } from 'react'
import { useHydrated } from '#web/foundation/form/use-hydrated.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import type { Api } from '#web/foundation/page.ts'
import { takeClick } from './memory.ts'
import type { Slot } from './Promoted.tsx'

const LazyPromoted = lazyComponent(async () => (await import('./Promoted.tsx')).Promoted)

/** Browser only: pages are cached without it. */
export function Promoted(slot: Slot) {
  return <Suspense>{useHydrated() && <LazyPromoted {...slot} />}</Suspense>
}

/** Counts an inquiry that follows a click in a slot. Never fails. */
export async function countInquiry(api: Api, businessID: string, requestID: string): Promise<void> {
  const boostID = takeClick(businessID)
  if (boostID) await api.boosts.countInquiry({ params: { boostID }, body: { requestID } }).catch(() => {})
}
