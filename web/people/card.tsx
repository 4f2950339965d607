// The face that people lend to other pages: their card, and the first steps of a newcomer. Nothing else of this folder may be imported from outside.
import { Suspense } from 'react'
import { lazyComponent } from '#web/app/lazy-component.ts'
import { useSession } from '#web/app/session.ts'

export { UserCard } from './UserCard.tsx'

const Steps = lazyComponent(async () => (await import('./FirstSteps.tsx')).FirstSteps)

/** The list of first steps, for who is signed in and has steps left; fetched only then. */
export function FirstSteps() {
  return useSession() ? (
    <Suspense>
      <Steps />
    </Suspense>
  ) : null
}
