// Follow button.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { IconPlus } from '#web/ui/icons.ts'
import type { FollowTarget } from './LiveFollow.tsx'

const LiveFollow = lazyComponent(async () => (await import('./LiveFollow.tsx')).LiveFollow)

export function Follow(followed: FollowTarget) {
  const { t } = useLingui()
  const { look = 'plain', name, small } = followed
  if (!useSession())
    return (
      <LoginLink look={look} icon={IconPlus} intent={`follow ${followed.resourceID}`}>
        <Trans>Follow</Trans>
      </LoginLink>
    )
  const loading =
    small && name ? (
      <IconButton label={t`Follow ${name}`} icon={IconPlus} disabled />
    ) : (
      <Button look={look} icon={IconPlus} disabled>
        <Trans>Follow</Trans>
      </Button>
    )
  return (
    <Suspense fallback={loading}>
      <LiveFollow {...followed} />
    </Suspense>
  )
}
