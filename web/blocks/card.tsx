// The face that blocks lend to other pages: the menu beside a person or company, fetched where somebody is signed in, and the list of who is blocked.
import { Suspense } from 'react'
import { lazyComponent } from '#web/app/lazy-component.ts'
import { useSession } from '#web/app/session.ts'
import type { Shown } from './ActorMenu.tsx'

const Menu = lazyComponent(async () => (await import('./ActorMenu.tsx')).ActorMenu)
const List = lazyComponent(async () => (await import('./Unwanted.tsx')).Unwanted)

export function ActorMenu(shown: Shown) {
  return useSession() ? (
    <Suspense>
      <Menu {...shown} />
    </Suspense>
  ) : null
}

/** Who is blocked or muted, each with the way back; nothing where there is nobody. */
export function Unwanted() {
  return (
    <Suspense>
      <List />
    </Suspense>
  )
}
