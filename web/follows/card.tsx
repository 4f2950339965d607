// The face that follows lend to other pages. For strangers Follow is a link to the login; what a person needs is fetched only then.
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { LoginLink } from '#web/LoginLink.tsx'
import { later } from '#web/later.ts'
import { useSession } from '#web/session.ts'
import { plusIcon } from '#web/ui/icons.ts'
import type { Followed } from './LiveFollow.tsx'

const LiveFollow = later(async () => (await import('./LiveFollow.tsx')).LiveFollow)

export function Follow(followed: Followed) {
  const link = (
    <LoginLink look={followed.look ?? 'plain'} icon={plusIcon}>
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
