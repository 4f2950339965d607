// Signed-in Like button with actor state. Lazy.
import { useEffect, useState, type ComponentProps } from 'react'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { LikeButton } from './LikeButton.tsx'
import { useLike, type LikeTarget } from './use-like.ts'

type Look = ComponentProps<typeof LikeButton>['look']

export function LiveLike({ count, look, ...liked }: LikeTarget & { count: number; look: Look }) {
  const api = useApi()
  const businessID = useSession()?.actor.businessID
  const [known, setKnown] = useState<'like' | null>()
  const { resourceID } = liked
  useEffect(() => {
    let wanted = true
    api.reactions.check({ params: { resourceID }, query: { businessID } }).then(
      ({ reactionType }) => wanted && setKnown(reactionType),
      () => {},
    )
    return () => void (wanted = false)
  }, [api, resourceID, businessID])
  return <Pressed key={`${businessID} ${known}`} {...liked} count={count} look={look} known={known} />
}

function Pressed({
  count,
  look,
  known,
  ...liked
}: LikeTarget & { count: number; look: Look; known: 'like' | null | undefined }) {
  const like = useLike(liked, { reactionCount: { like: count }, ...(known !== undefined && { reactionType: known }) })
  return (
    <LikeButton
      look={look}
      pressed={like.liked}
      count={like.count}
      disabled={known === undefined}
      onClick={like.press}
    />
  )
}
