// Boosts for other pages: the slot marked Promoted, and inquiries that follow a click in it.
import { lazyComponent } from '#web/app/lazy-component.ts'
import type { Api } from '#web/app/page.ts'
import { takeClick } from './memory.ts'

export const Promoted = lazyComponent(async () => (await import('./Promoted.tsx')).Promoted)

/** Counts the inquiry where the company was clicked in a slot before. Never fails. */
export async function countInquiry(api: Api, businessID: string, requestID: string): Promise<void> {
  const boostID = takeClick(businessID)
  if (boostID) await api.boosts.countInquiry({ params: { boostID }, body: { requestID } }).catch(() => {})
}
