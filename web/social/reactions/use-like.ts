// Optimistic like, reverted silently on failure.
import type { ReactionState } from '#contract/social/reactions.ts'
import { useIntent } from '#web/foundation/intent.ts'
import { useOptimisticToggle } from '#web/foundation/optimistic.ts'
import { useApi } from '#web/foundation/page.ts'
import { sessionNow } from '#web/foundation/session.ts'

export type LikeTarget = { resourceType: 'post' | 'comment' | 'product' | 'business'; resourceID: string }

export function useLike({ resourceType, resourceID }: LikeTarget, known: Partial<ReactionState>) {
  const api = useApi()
  const liked = known.reactionType === undefined ? undefined : known.reactionType === 'like'
  const { on, press, count } = useOptimisticToggle(liked, (like) => {
    // Read late: the press may precede the actor's loading.
    const businessID = sessionNow()?.actor.businessID
    const params = { resourceType }
    return like
      ? api.reactions.react({ params, body: { resourceID, reactionType: 'like', businessID } })
      : api.reactions.unreact({ params, body: { resourceID, businessID } })
  })
  useIntent(`like ${resourceID}`, sessionNow() !== undefined && liked !== undefined, () => !on && press())
  return { liked: on, press, count: count(known.reactionCount?.like ?? 0) }
}
