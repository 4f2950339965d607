// Watch button for neighbors, loaded late and for signed-in people only.
import { Suspense } from 'react'
import type { Watchable } from '#contract/discovery/watches/kinds.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'

export type WatchProps = { resourceType: Watchable; resourceID: string; look?: 'plain' | 'ghost' }

const LiveWatch = lazyComponent(async () => (await import('./LiveWatch.tsx')).LiveWatch)

export function Watch(props: WatchProps) {
  return useSession() ? (
    <Suspense>
      <LiveWatch {...props} />
    </Suspense>
  ) : null
}
