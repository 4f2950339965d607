// Third step: the state of the claim.
import type { OwnershipState } from '#contract/trust/ownership-claims/proofs.ts'
import { type ComponentType, Suspense, useEffect } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { Claimed } from './Claimed.tsx'
import { Skeleton } from '#web/ui/States.tsx'
import { SharedNumbers } from '../SharedNumbers.tsx'
import type { ClaimView } from '../use-claim.ts'
import { Waiting } from './Waiting.tsx'

const Contested = lazyComponent(async () => (await import('./Contested.tsx')).Contested)
const Ended = lazyComponent(async () => (await import('./Ended.tsx')).Ended)
const NotAccepted = lazyComponent(async () => (await import('./NotAccepted.tsx')).NotAccepted)

const states: Record<Exclude<OwnershipState, 'started'>, ComponentType<{ view: ClaimView }>> = {
  review: NotAccepted,
  waiting: Waiting,
  contested: Contested,
  claimed: Claimed,
  refused: NotAccepted,
  withdrawn: Ended,
  released: Ended,
  lapsed: Ended,
}

export function focusStep(): void {
  document.getElementById('claim-step')?.focus()
}

export function Next({ view, hasMoved }: { view: ClaimView; hasMoved: boolean }) {
  const { claim, warnings } = view.page
  if (!claim || claim.state === 'started') return null
  // A holder whose page is contested is one of the sides.
  const State = claim.sides.length > 0 ? Contested : states[claim.state]
  return (
    <>
      <SharedNumbers warnings={warnings} />
      <Suspense fallback={<Skeleton tall={64} />}>
        <State view={view} />
        {hasMoved && <FocusWhenLoaded key={claim.state} />}
      </Suspense>
    </>
  )
}

function FocusWhenLoaded() {
  useEffect(focusStep, [])
  return null
}
