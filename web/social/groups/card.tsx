// Exports: groups found by a search.
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'

const Found = lazyComponent(async () => (await import('./GroupsFound.tsx')).GroupsFound)

export function GroupsFound({ text }: { text: string }) {
  if (!useSession() || !text) return null
  return (
    <Suspense>
      <Found text={text} />
    </Suspense>
  )
}
