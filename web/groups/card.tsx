// Exports for other capabilities: the group of a post, and groups found by a search.
import { Suspense } from 'react'
import { lazyComponent } from '#web/app/lazy-component.ts'
import { useSession } from '#web/app/session.ts'

export { InGroup } from './InGroup.tsx'

const Found = lazyComponent(async () => (await import('./GroupsFound.tsx')).GroupsFound)

/** For signed-in people; strangers load nothing. */
export function GroupsFound({ text }: { text: string }) {
  if (!useSession() || !text) return null
  return (
    <Suspense>
      <Found text={text} />
    </Suspense>
  )
}
