// Signed-in Follow button.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ComponentProps } from 'react'
import { useIntent } from '#web/foundation/intent.ts'
import { useOptimisticToggle } from '#web/foundation/optimistic.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { IconCheck, IconPlus } from '#web/ui/icons.ts'

export type FollowTarget = {
  resourceType: 'business' | 'user'
  resourceID: string
  name?: string | undefined
  isFollowing?: boolean | undefined
  look?: ComponentProps<typeof Button>['look']
  small?: boolean | undefined
}

export function LiveFollow({ isFollowing, ...followed }: FollowTarget) {
  const api = useApi()
  const businessID = useSession()?.actor.businessID
  const [known, setKnown] = useState(isFollowing)
  const { resourceID } = followed
  useEffect(() => {
    if (isFollowing !== undefined) return undefined
    let wanted = true
    api.follows.summary({ params: { id: resourceID }, query: { businessID } }).then(
      (summary) => wanted && setKnown(summary.isFollowing),
      () => {},
    )
    return () => void (wanted = false)
  }, [api, resourceID, businessID, isFollowing])
  return <Pressed key={`${businessID} ${known}`} {...followed} known={known} />
}

function Pressed({
  resourceType,
  resourceID,
  name,
  known,
  look,
  small,
}: FollowTarget & { known: boolean | undefined }) {
  const api = useApi()
  const { t } = useLingui()
  const session = useSession()
  const businessID = session?.actor.businessID
  const { on, press } = useOptimisticToggle(known, (follow) =>
    follow
      ? api.follows.follow({ params: { resourceType }, body: { resourceID, businessID } })
      : api.follows.unfollow({ params: { id: resourceID }, body: { businessID } }),
  )
  useIntent(`follow ${resourceID}`, known !== undefined, () => !on && press())
  if (resourceID === (businessID ?? session?.userID)) return null
  const label = name && (on ? t`Following ${name}` : t`Follow ${name}`)
  if (small && label)
    return <IconButton label={label} icon={on ? IconCheck : IconPlus} disabled={known === undefined} onClick={press} />
  return (
    <Button
      look={on ? 'soft' : (look ?? 'plain')}
      icon={on ? IconCheck : IconPlus}
      disabled={known === undefined}
      aria-label={label}
      onClick={press}
    >
      {on ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  )
}
