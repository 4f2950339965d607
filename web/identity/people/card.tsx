// Exports for other capabilities: card of a person, first steps of a new member.
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'

export { UserCard } from './UserCard.tsx'

const Steps = lazyComponent(async () => (await import('./FirstSteps.tsx')).FirstSteps)

/** For signed-in people with steps left; loaded only then. */
export function FirstSteps() {
  return useSession() ? (
    <Suspense>
      <Steps />
    </Suspense>
  ) : null
}
