// Like exports: login link for strangers, else lazy.
import { Trans } from '@lingui/react/macro'
import { Suspense, type ComponentProps } from 'react'
import { LoginLink } from '#web/foundation/shell/LoginLink.tsx'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { IconThumbUp } from '#web/ui/icons.ts'
import type { LikeTarget } from './use-like.ts'

export { useLike } from './use-like.ts'

const LiveLike = lazyComponent(async () => (await import('./LiveLike.tsx')).LiveLike)

type Look = ComponentProps<typeof LoginLink>['look']

export function Like({ count, look = 'ghost', ...liked }: LikeTarget & { count: number; look?: Look }) {
  const { formats } = useSite()
  const link = (
    <LoginLink look={look} icon={IconThumbUp} intent={`like ${liked.resourceID}`}>
      <Trans>Like</Trans>
      {count > 0 && <span className="num">{formats.number(count)}</span>}
    </LoginLink>
  )
  if (!useSession()) return link
  return (
    <Suspense fallback={link}>
      <LiveLike {...liked} count={count} look={look} />
    </Suspense>
  )
}
