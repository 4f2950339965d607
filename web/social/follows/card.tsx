// Follow button: login link for strangers, else lazy.
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import { IconPlus } from '@tabler/icons-react'
import type { Followed } from './LiveFollow.tsx'

const LiveFollow = lazyComponent(async () => (await import('./LiveFollow.tsx')).LiveFollow)

export function Follow(followed: Followed) {
  const link = (
    <LoginLink look={followed.look ?? 'plain'} icon={IconPlus} intent={`follow ${followed.resourceID}`}>
      <Trans>Follow</Trans>
    </LoginLink>
  )
  if (!useSession()) return link
  return (
    <Suspense fallback={link}>
      <LiveFollow {...followed} />
    </Suspense>
  )
}
