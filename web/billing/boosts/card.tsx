// Boosts for other pages: the slot marked Promoted, and inquiries that follow a click in it.
import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import type { Api } from '#web/foundation/page.ts'
import { takeClick } from './memory.ts'
import type { Slot } from './Promoted.tsx'

const LazyPromoted = lazyComponent(async () => (await import('./Promoted.tsx')).Promoted)

/** In browsers only: pages are cached without it. */
export function Promoted(slot: Slot) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return <Suspense>{isMounted && <LazyPromoted {...slot} />}</Suspense>
}

/** Counts the inquiry where the company was clicked in a slot before. Never fails. */
export async function countInquiry(api: Api, businessID: string, requestID: string): Promise<void> {
  const boostID = takeClick(businessID)
  if (boostID) await api.boosts.countInquiry({ params: { boostID }, body: { requestID } }).catch(() => {})
}
