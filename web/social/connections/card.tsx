// Connect button.
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import { IconLink } from '#web/ui/icons.ts'

const LiveConnect = lazyComponent(async () => (await import('./LiveConnect.tsx')).LiveConnect)

export function Connect({ resourceID }: { resourceID: string }) {
  const link = (
    <LoginLink icon={IconLink} intent={`connect ${resourceID}`}>
      <Trans comment="button: ask a company or person for a connection">Connect</Trans>
    </LoginLink>
  )
  if (!useSession()) return link
  return (
    <Suspense fallback={link}>
      <LiveConnect resourceID={resourceID} />
    </Suspense>
  )
}
