// People exports: card, first steps.
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'

export { UserCard } from './UserCard.tsx'

const Steps = lazyComponent(async () => (await import('./FirstSteps.tsx')).FirstSteps)

/** Lazy, and only when signed in. */
export function FirstSteps() {
  return useSession() ? (
    <Suspense>
      <Steps />
    </Suspense>
  ) : null
}
