// Exports for neighbors: mute, block and report a person or company. Signed-in people only.
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import type { ActorMenuProps } from './ActorMenu.tsx'

const Menu = lazyComponent(async () => (await import('./ActorMenu.tsx')).ActorMenu)

export function ActorMenu(shown: ActorMenuProps) {
  return useSession() ? (
    <Suspense>
      <Menu {...shown} />
    </Suspense>
  ) : null
}
