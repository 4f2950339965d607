// Post exports for public pages.
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import { Skeleton } from '#web/ui/States.tsx'

const LiveTimeline = lazyComponent(async () => (await import('./Timeline.tsx')).Timeline)

export function Timeline({ id }: { id: string }) {
  if (!useSession())
    return (
      <p className="row between">
        <span className="muted">
          <Trans>Posts of people are for signed-in members.</Trans>
        </span>
        <LoginLink look="soft">
          <Trans>Login</Trans>
        </LoginLink>
      </p>
    )
  return (
    <Suspense fallback={<Skeleton tall={64} />}>
      <LiveTimeline id={id} />
    </Suspense>
  )
}
