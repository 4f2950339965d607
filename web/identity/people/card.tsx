// People exports: card, first steps.
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import './UserCard.module.css'

export { readFirstSteps } from './read-first-steps.ts'

export const FirstSteps = lazyComponent(async () => (await import('./FirstSteps.tsx')).FirstSteps)
export const UserCard = lazyComponent(async () => (await import('./UserCard.tsx')).UserCard)
