// Save button.
import { Suspense } from 'react'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import { IconBookmark } from '#web/ui/icons.ts'
import { SaveWords, type Savable } from './SaveWords.tsx'

const LiveSave = lazyComponent(async () => (await import('./LiveSave.tsx')).LiveSave)

export function Save(savable: Savable) {
  const { resourceType, name, look = 'plain', size } = savable
  const link = (
    <LoginLink look={look} size={size} icon={IconBookmark} intent={`save ${savable.resourceID}`}>
      <SaveWords resourceType={resourceType} />
      {name && <span className="sr"> {name}</span>}
    </LoginLink>
  )
  if (!useSession()) return link
  return (
    <Suspense fallback={link}>
      <LiveSave {...savable} />
    </Suspense>
  )
}
