// Team exports, loaded late: people have no team.
import { lateComponent } from '#web/foundation/lazy-component.ts'

export const TeamBar = lateComponent(async () => (await import('./TeamBar.tsx')).TeamBar)
export const SavedReplies = lateComponent(async () => (await import('./SavedReplies.tsx')).SavedReplies)

export function preloadTeam() {
  return Promise.all([TeamBar.preload(), SavedReplies.preload()])
}
