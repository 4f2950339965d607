// The face that favourites lend to other pages. For strangers Save is a link to the login; what a person needs is fetched only then.
import { Suspense } from 'react'
import { LoginLink } from '#web/LoginLink.tsx'
import { later } from '#web/later.ts'
import { useSession } from '#web/session.ts'
import { bookmarkIcon } from '#web/ui/icons.ts'
import { SaveWords, type Savable } from './SaveWords.tsx'

const LiveSave = later(async () => (await import('./LiveSave.tsx')).LiveSave)

export function Save(savable: Savable) {
  const { resourceType, name, look = 'plain', size } = savable
  const link = (
    <LoginLink look={look} size={size} icon={bookmarkIcon}>
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
