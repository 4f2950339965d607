// Exports for other capabilities: the actor menu (loaded when signed in), and the list of blocked and muted actors.
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

/** Empty when nobody is blocked or muted. */
export function Unwanted() {
  return (
    <Suspense>
      <List />
    </Suspense>
  )
}
