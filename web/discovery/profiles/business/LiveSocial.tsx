// Live actions of Social.tsx with the chosen actor's state.
import { ActorMenu } from '#web/trust/reports/actor-menu/card.tsx'
import { Connect } from '#web/social/connections/card.tsx'
import { Save } from '#web/social/favorites/card.tsx'
import { Follow } from '#web/social/follows/card.tsx'
import { Watch } from '#web/social/watches/card.tsx'
import { Like } from '#web/social/reactions/card.tsx'
import type { SocialProps } from './Social.tsx'

export function LiveSocial({ businessID: resourceID, likes, name }: SocialProps) {
  return (
    <>
      <Like resourceType="business" resourceID={resourceID} count={likes} look="plain" />
      <Follow resourceType="business" resourceID={resourceID} />
      <Connect resourceID={resourceID} />
      <Save resourceType="business" resourceID={resourceID} />
      <Watch resourceType="business" resourceID={resourceID} />
      <ActorMenu resourceType="business" resourceID={resourceID} name={name} />
    </>
  )
}
