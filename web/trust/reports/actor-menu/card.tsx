// Exports for other capabilities: mute, block and report a person or company. Signed-in people only.
import { Suspense } from 'react'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import type { Shown } from './ActorMenu.tsx'

const Menu = lazyComponent(async () => (await import('./ActorMenu.tsx')).ActorMenu)

export function ActorMenu(shown: Shown) {
  return useSession() ? (
    <Suspense>
      <Menu {...shown} />
    </Suspense>
  ) : null
}
