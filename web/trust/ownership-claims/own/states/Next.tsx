// Third step: the state of the claim.
import type { OwnershipState } from '#contract/trust/ownership-claims/proofs.ts'
import type { ComponentType } from 'react'
import { Claimed } from './Claimed.tsx'
import { Contested } from './Contested.tsx'
import { Ended } from './Ended.tsx'
import { NotAccepted } from './NotAccepted.tsx'
import { SharedNumbers } from '../SharedNumbers.tsx'
import type { ClaimView } from '../use-claim.ts'
import { Waiting } from './Waiting.tsx'

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

export function Next({ view }: { view: ClaimView }) {
  const { claim, warnings } = view.page
  if (!claim || claim.state === 'started') return null
  // A holder whose page is contested is one of the sides.
  const State = claim.sides.length > 0 ? Contested : states[claim.state]
  return (
    <>
      <SharedNumbers warnings={warnings} />
      <State view={view} />
    </>
  )
}
