// The face that groups lend to others: the group in which a post stands, and those that the words of a search would find.
import { Suspense } from 'react'
import { lazyComponent } from '#web/app/lazy-component.ts'
import { useSession } from '#web/app/session.ts'

export { InGroup } from './InGroup.tsx'

const Found = lazyComponent(async () => (await import('./GroupsFound.tsx')).GroupsFound)

/** Groups are for signed-in people: strangers get, and fetch, nothing. */
export function GroupsFound({ text }: { text: string }) {
  if (!useSession() || !text) return null
  return (
    <Suspense>
      <Found text={text} />
    </Suspense>
  )
}
